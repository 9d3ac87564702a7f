import type { Edition } from '../schema/edition.ts';

/** The languages of the site. The first is at its root, the others under their codes: `/de/About`. */
export const editions: Edition[] = [
  { code: 'es', name: 'Español', locale: 'es-ES' },
  { code: 'de', name: 'Deutsch', locale: 'de-DE' },
  { code: 'en', name: 'English', locale: 'en-GB' },
];
