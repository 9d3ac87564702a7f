import type { AboutStoryFacts, Facts } from './types.ts';

const berasategi = {
  credit: 'Aitzol Berasategi',
  licence: 'CC BY 4.0',
  url: 'https://creativecommons.org/licenses/by/4.0/',
} as const;

/** Without technologies to come, and with photographs in five ratios. */
export const aboutStory = {
  story: { skills: ['PostgreSQL', 'PostGIS', 'Python', 'Rust', 'GDAL', 'Linux'] },
  photo: { src: 'portrait.jpg', focus: '66% 40%' },
  photographs: [
    { id: 'ridge', image: { src: 'landscapes/ridge-3x2.jpg' }, ...berasategi },
    { id: 'footpath', image: { src: 'landscapes/footpath-4x3.jpg' }, ...berasategi },
    {
      id: 'night-sea',
      image: { src: 'landscapes/night-sea-1x1.jpg' },
      credit: 'Aury88',
      licence: 'CC BY-SA 3.0',
      url: 'https://creativecommons.org/licenses/by-sa/3.0/',
    },
    {
      id: 'seed-head',
      image: { src: 'landscapes/seed-head-9x16.jpg', focus: '45% 28%' },
      credit: 'Clemens Engelhardt',
      licence: 'CC0 1.0',
      url: 'https://creativecommons.org/publicdomain/zero/1.0/',
    },
    {
      id: 'tidal-flats',
      image: { src: 'landscapes/tidal-flats-21x9.jpg', focus: '64% 50%' },
      credit: 'Sander Klootwijk',
      licence: 'CC BY-SA 4.0',
      url: 'https://creativecommons.org/licenses/by-sa/4.0/',
    },
  ],
} as const satisfies Facts<AboutStoryFacts>;
