import type { EditionFacts } from './types.ts';

/**
 * The languages of the site, each with a folder here for its texts. The first is at the site's root, the others below
 * their codes: `/de/About`. A language whose folder is removed is gone from the whole site.
 */
export const editions: EditionFacts[] = [
  { code: 'es', name: 'Español', locale: 'es-ES' },
  { code: 'de', name: 'Deutsch', locale: 'de-DE' },
  { code: 'en', name: 'English', locale: 'en-GB' },
];
