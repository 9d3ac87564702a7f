import slugify from '@sindresorhus/slugify';

/** An id for each of some titles, no two the same. */
export const idsOf = (titles: string[]): string[] =>
  titles.map((title, i) => {
    const before = titles.slice(0, i).filter((each) => slugOf(each) === slugOf(title)).length;
    return [slugOf(title) || 'entry', ...(before > 0 ? [before + 1] : [])].join('-');
  });

/**
 * @returns a text as part of an address: lowercase Latin letters, digits and hyphens; '' if nothing is left
 */
export const slugOf = (text: string): string =>
  slugify(text.normalize('NFC'), { decamelize: false, customReplacements: [['&', ' ']] });
