import slugify from '@sindresorhus/slugify';

/**
 * @returns a text as part of an address: lowercase Latin letters, digits and hyphens; '' if nothing is left
 */
export const slugOf = (text: string): string =>
  slugify(text.normalize('NFC'), { decamelize: false, customReplacements: [['&', ' ']] });
