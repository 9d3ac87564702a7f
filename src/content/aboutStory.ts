import type { AboutStoryFacts, Facts } from './types.ts';

const berasategi = {
  credit: 'Aitzol Berasategi',
  licence: 'CC BY 4.0',
  url: 'https://creativecommons.org/licenses/by/4.0/',
} as const;

/** About below its first view. */
export const aboutStory = {
  /** Technologies: those of the daily work, then the next ones. */
  story: {
    skills: ['HTML', 'CSS', 'JavaScript', 'Typescript', 'React-Vite'],
    next: ['Node/express', 'MongoDB'],
  },
  photo: { src: 'portrait.svg' },
  photographs: [
    { id: 'aizkorri', image: { src: 'landscapes/aizkorri.jpg' }, ...berasategi },
    { id: 'picos-de-europa', image: { src: 'landscapes/picos-de-europa.jpg' }, ...berasategi },
    { id: 'sunset', image: { src: 'landscapes/sunset.jpg' }, ...berasategi },
    { id: 'brook', image: { src: 'landscapes/brook.jpg' }, ...berasategi },
    {
      id: 'dandelions',
      image: { src: 'landscapes/dandelions.jpg' },
      credit: 'Clemens Engelhardt',
      licence: 'CC0 1.0',
      url: 'https://creativecommons.org/publicdomain/zero/1.0/',
    },
    {
      id: 'estuary',
      image: { src: 'landscapes/estuary.jpg' },
      credit: 'Sander Klootwijk',
      licence: 'CC BY-SA 4.0',
      url: 'https://creativecommons.org/licenses/by-sa/4.0/',
    },
    {
      id: 'infinite-sea',
      image: { src: 'landscapes/infinite-sea.jpg' },
      credit: 'Aury88',
      licence: 'CC BY-SA 3.0',
      url: 'https://creativecommons.org/licenses/by-sa/3.0/',
    },
  ],
} as const satisfies Facts<AboutStoryFacts>;
