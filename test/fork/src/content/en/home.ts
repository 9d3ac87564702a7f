import type { HomeTexts } from '../texts.ts';

/** Home's first view; what follows is in homeStory.ts. */
export const home: HomeTexts = {
  label: 'Toronto, Ontario – on the north shore of the lake',
  phrases: [
    { text: 'Hello there', lang: 'en' },
    { text: 'Bonjour et bienvenue', lang: 'fr' },
  ],
  lead: 'I turn scattered public records into maps and services that people can rely on at six in the morning, in the rain, with a bus to catch.',
  toProjects: 'See the work',
  toContact: 'Drop a line',
  localTime: 'Your clock says',
};
