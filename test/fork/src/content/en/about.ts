import type { AboutTexts } from '../texts.ts';

/** With one phrase, which has nothing to be exchanged for. */
export const about: AboutTexts = {
  title: 'The long version',
  tagline: [{ text: 'Every table is a map of something', lang: 'en' }],
};
