import type { HomeTexts } from '../texts.ts';

/** Home's first view; what follows is in homeStory.ts. */
export const home: HomeTexts = {
  label: 'Portfolio – Leipzig, Germany',
  phrases: [
    { text: 'Welcome to my Portfolio', lang: 'en' },
    { text: 'Bienvenido', lang: 'es' },
    { text: 'Herzlich willkommen', lang: 'de' },
    { text: 'I’m Lucía and I build web interfaces', lang: 'en' },
  ],
  lead: 'I build clear, fast interfaces with React and TypeScript. My years in IT support taught me what happens when they’re neither.',
  toProjects: 'Projects',
  toContact: 'Contact',
  /** The visitor's own time. */
  localTime: 'Local time',
};
