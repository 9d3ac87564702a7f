import type { AboutTexts } from '../texts.ts';

/** About's first view; what follows is in aboutStory.ts. */
export const about: AboutTexts = {
  title: 'More about me',
  tagline: [
    { text: 'Learning by building', lang: 'en' },
    { text: 'Aprendo haciendo', lang: 'es' },
    { text: 'Neugierig geblieben', lang: 'de' },
  ],
};
