import type { Facts, HomeStoryFacts, LogoFacts } from './types.ts';

/** Home below its first view. */
export const homeStory = {
  /** Newest first. `from` and `to` are years; without `to` it lasts, without both the texts say when. */
  jobs: [{ id: 'frontend', from: 2023 }, { id: 'service-desk', from: 2019, to: 2023 }, { id: 'self-taught' }],
  /** The ids of three projects. */
  featured: ['gardens', 'weather', 'budget'],
  welcomeCard: { image: { src: 'greeting.svg' } },
} as const satisfies Facts<HomeStoryFacts>;

/** The technologies of the sliding strip, which shows each four times. */
export const logos = [
  { id: 'html', image: { src: 'logos/html5.svg' } },
  { id: 'css', image: { src: 'logos/css.svg' } },
  { id: 'javascript', image: { src: 'logos/javascript.svg' } },
  { id: 'nodejs', image: { src: 'logos/nodejs.svg' } },
  { id: 'react', image: { src: 'logos/react.svg' } },
] as const satisfies Facts<LogoFacts[]>;
