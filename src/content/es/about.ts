import type { AboutTexts } from '../texts.ts';

/** About's first view; what follows is in aboutStory.ts. */
export const about: AboutTexts = {
  title: 'Más sobre mí',
  tagline: [
    { text: 'Aprendo haciendo', lang: 'es' },
    { text: 'Learning by building', lang: 'en' },
    { text: 'Neugierig geblieben', lang: 'de' },
  ],
};
