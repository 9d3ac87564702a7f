import type { About } from './types.ts';

/** About's first view; what follows is in aboutStory.ts. */
export const about: About = {
  title: 'Más sobre mí',
  tagline: [
    { text: 'Aprendo haciendo', lang: 'es' },
    { text: 'Learning by building', lang: 'en' },
    { text: 'Neugierig geblieben', lang: 'de' },
  ],
};
