import slugify from '@sindresorhus/slugify';

/** Ukrainian in Latin letters, as its passports have it: https://zakon.rada.gov.ua/laws/show/55-2010-п */
const UKRAINIAN = Object.entries({
  ...{ зг: 'zgh', г: 'h', ґ: 'g', ж: 'zh', и: 'y', х: 'kh', ц: 'ts', щ: 'shch', ь: '', '’': '', ʼ: '' },
  ...{ є: 'ie', ї: 'i', й: 'i', ю: 'iu', я: 'ia' },
});
/** At the start of a word. */
const UKRAINIAN_FIRST: Record<string, string> = { є: 'ye', ї: 'yi', й: 'y', ю: 'yu', я: 'ya' };

/** An id for each of some titles, no two the same. */
export const idsOf = (titles: string[], language?: string): string[] =>
  titles.map((title, i) => {
    const slug = slugOf(title, language);
    const before = titles.slice(0, i).filter((each) => slugOf(each, language) === slug).length;
    return [slug || 'entry', ...(before > 0 ? [before + 1] : [])].join('-');
  });

/**
 * @param language decides how other letters become Latin ones, such as `uk`
 * @returns a text as part of an address: lowercase Latin letters, digits and hyphens; '' if nothing is left
 */
export function slugOf(text: string, language?: string): string {
  const written = text.normalize('NFC');
  const options = { decamelize: false, ...(language && { locale: language }) };
  if (language !== 'uk') return slugify(written, { ...options, customReplacements: [['&', ' ']] });
  const begun = written
    .toLowerCase()
    .replace(/(?<![\p{L}’ʼ'])[єїйюя]/gu, (letter) => UKRAINIAN_FIRST[letter] ?? letter);

  return slugify(begun.replaceAll("'", ''), { ...options, customReplacements: [['&', ' '], ...UKRAINIAN] });
}
