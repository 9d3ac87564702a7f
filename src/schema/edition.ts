/** A language of the site, as src/content/editions.ts lists it. */
export interface Edition {
  /** The first part of its addresses, such as `de`; the first edition has none. */
  code: string;
  /** In its own language. */
  name: string;
  /**
   * Language, script if that isn't the usual one, and country, such as `de-DE` or `sr-Latn-RS`; the digits of its
   * dates and counts, if not 0 to 9, as in `ar-JO-u-nu-arab`.
   */
  locale: string;
  /** The language of texts that this one lacks, by its code; without it, the site's first. */
  fallback?: string;
}

/** How an edition is written. */
export interface Writing {
  /** For browsers, such as `de` or `sr-Latn`. */
  lang: string;
  dir: 'ltr' | 'rtl';
  paper: 'A4' | 'letter';
  /** Those of dates and counts, from 0 to 9. */
  digits: string;
}

/** Scripts that are written from right to left. */
const RIGHT_TO_LEFT = ['Arab', 'Hebr', 'Syrc', 'Thaa'];

/** Countries whose paper is Letter: https://github.com/unicode-org/cldr-json, measurementData, paperSize. */
const LETTER = 'BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' ');

/**
 * The facts about a locale that browsers need.
 *
 * @returns `lang`: with the script where that isn't the language's usual one, such as `de`, `sr-Latn`;
 * `paper`: the size of the country's sheets
 */
export function writingOf(locale: string): Writing {
  const { language, script = '', region = '', numberingSystem = 'latn' } = new Intl.Locale(locale).maximize();
  const usual = new Intl.Locale(language).maximize().script;

  return {
    lang: script === usual ? language : `${language}-${script}`,
    dir: RIGHT_TO_LEFT.includes(script) ? 'rtl' : 'ltr',
    paper: LETTER.includes(region) ? 'letter' : 'A4',
    digits: new Intl.NumberFormat('en', {
      numberingSystem,
      minimumIntegerDigits: 10,
      useGrouping: false,
    }).format(123456789),
  };
}

/**
 * The codes of the languages in which a text is looked for: the edition's own, its fallback, then all in
 * order.
 */
export const orderOf = (
  { code, fallback = code }: Pick<Edition, 'code' | 'fallback'>,
  all: { code: string }[],
): string[] => [...new Set([code, fallback, ...all.map((each) => each.code)])];
