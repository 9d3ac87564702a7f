import type { Facts, HomeStoryFacts, LogoFacts } from './types.ts';

export const homeStory = {
  /** The last one has no years, and no period in the texts either. */
  jobs: [
    { id: 'watershed', from: 2021 },
    { id: 'timetables', from: 2016, to: 2021 },
    { id: 'surveying', from: 2011, to: 2016 },
    { id: 'mapping-evenings' },
  ],
  featured: ['twenty-minutes', 'culverts', 'island-ferry'],
  welcomeCard: { image: { src: 'canoe.svg' } },
} as const satisfies Facts<HomeStoryFacts>;

export const logos = [
  { id: 'postgis', image: { src: 'logos/postgis.svg' } },
  { id: 'python', image: { src: 'logos/python.svg' } },
  { id: 'cartography', image: { src: 'logos/cartography.svg' } },
] as const satisfies Facts<LogoFacts[]>;
