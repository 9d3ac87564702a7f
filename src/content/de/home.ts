import type { HomeTexts } from '../texts.ts';

/** Home's first view; what follows is in homeStory.ts. */
export const home: HomeTexts = {
  label: 'Portfolio – Leipzig',
  phrases: [
    { text: 'Herzlich willkommen', lang: 'de' },
    { text: 'Bienvenido', lang: 'es' },
    { text: 'Welcome to my Portfolio', lang: 'en' },
    { text: 'Ich bin Lucía und baue Weboberflächen', lang: 'de' },
  ],
  lead: 'Ich entwickle klare, schnelle Oberflächen mit React und TypeScript. Was passiert, wenn sie das nicht sind, weiß ich aus dem IT-Support.',
  toProjects: 'Projekte',
  toContact: 'Kontakt',
  /** The visitor's own time. */
  localTime: 'Bei dir ist es',
};
