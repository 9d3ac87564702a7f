import type { AboutTexts } from '../texts.ts';

/** About's first view; what follows is in aboutStory.ts. */
export const about: AboutTexts = {
  title: 'Mehr über mich',
  tagline: [
    { text: 'Neugierig geblieben', lang: 'de' },
    { text: 'Aprendo haciendo', lang: 'es' },
    { text: 'Learning by building', lang: 'en' },
  ],
};
