import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { type ContentFiles, textsOf } from '../content/entries.ts';
import { type Fault, formatFault } from '../content/faults.ts';
import { kept } from '../shared/files.ts';
import { hash, inName } from '../shared/hash.ts';
import type { OutputFile } from '../shared/outputFile.ts';

const PACKAGE = '@fontsource-variable/bricolage-grotesque';
const require = createRequire(import.meta.url);

/** The font's Latin letters and signs. */
export const FONT = require.resolve(`${PACKAGE}/files/bricolage-grotesque-latin-wght-normal.woff2`);
/** The letters of further languages. */
const EXTENDED = require.resolve(`${PACKAGE}/files/bricolage-grotesque-latin-ext-wght-normal.woff2`);

/** The weights that the styles use. */
const WEIGHTS = { min: 400, max: 700 };
/** Kerning and tabular figures; without this list the file would also have fractions, for example. */
const FEATURES = ['kern', 'tnum'];

/** Code points as the font's package and styles write them: ranges such as `U+0000-00FF`. */
function charactersIn(ranges: string): string[] {
  return ranges.split(',').flatMap((range) => {
    const [first = 0, last = first] = range
      .slice('U+'.length)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i));
  });
}

const { version } = require(`${PACKAGE}/package.json`);
/** The characters of `FONT`. */
export const LATIN = charactersIn(require(`${PACKAGE}/unicode.json`).latin);
/** The letters of Europe's other languages that are written in Latin letters, and their currencies. */
const EUROPEAN =
  'U+100-130,U+132-151,U+154-17f,U+218-21b,U+259,U+1e80-1e85,U+1e9e,U+1ef2-1ef3,U+20a0-20ab,U+20ad-20c0';

/**
 * The letters of the first file, then those of a third: capitals with accents that few languages have, fractions and the like.
 * The first two, which most pages need, each fit a connection's initial window (10 packets of 1,460 bytes, RFC 6928). With a
 * single file of 29 kB, Lighthouse's LCP was 1.43 s; with two it was 1.2.
 */
const LETTERS = /[a-zA-ZÁÄÉÍÑÓÖÚÜßà-ïñ-öø-ü .,:’-]/;
const RARE = /[À-ÖØ-ÞðýþÿŒœ¼-¾¹²³ªº]/;

const letters = LATIN.filter((character) => LETTERS.test(character));
const rare = LATIN.filter((character) => RARE.test(character) && !LETTERS.test(character));
const signs = LATIN.filter((character) => !LETTERS.test(character) && !RARE.test(character));

/** Characters as a `unicode-range`. */
function rangeOf(characters: string[]): string {
  const runs: { first: number; last: number }[] = [];
  for (const code of characters.map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run?.last === code - 1) run.last = code;
    else runs.push({ first: code, last: code });
  }
  const hex = ({ first, last }: (typeof runs)[number]) =>
    first === last ? first.toString(16) : `${first.toString(16)}-${last.toString(16)}`;
  return runs.map((run) => `U+${hex(run)}`).join();
}

/** The font's files. A browser asks for one with a `range` where a page has such characters. */
const FACES = [
  { name: 'letters', family: 'Bricolage Letters', file: FONT, characters: letters },
  { name: 'signs', family: 'Bricolage Signs', file: FONT, characters: signs },
  { name: 'rare', family: 'Bricolage Signs', file: FONT, characters: rare, range: rangeOf(rare) },
  {
    name: 'european',
    family: 'Bricolage Signs',
    file: EXTENDED,
    characters: charactersIn(EUROPEAN),
    range: EUROPEAN,
  },
];

const IN_FONT = new Set(FACES.flatMap(({ characters }) => characters));

/** Letters of scripts that any system's fonts have: pictures take them from there, as browsers do. */
const SYSTEM_SCRIPTS = /[\p{Script=Greek}\p{Script=Cyrillic}\s]/u;

/**
 * @returns a text as pictures can show it, and the characters of it that neither the font nor a system's own is sure to have, which
 *   would be boxes
 */
export function drawable(text: string): { text: string; left: string[] } {
  const parts = [...new Intl.Segmenter().segment(text.normalize('NFC'))].map(({ segment }) => segment);
  const isShown = (part: string) => [...part].every((each) => IN_FONT.has(each) || SYSTEM_SCRIPTS.test(each));
  const left = [...new Set(parts.filter((part) => !isShown(part)))];
  const kept = parts.filter(isShown).join('');
  return { text: left.length > 0 ? kept.replace(/\s+/g, ' ').trim() : kept, left };
}

/**
 * The font without axes, for writing into pictures: the face that is used, and one with the letters of further languages, which
 * has the same name.
 */
export async function pictureFaces(weight: number, { cacheDir }: { cacheDir: string }) {
  const shared = { cacheDir, format: 'truetype', weight } as const;
  const [{ path: font }, { path: further }] = await Promise.all([
    subset(FONT, { ...shared, characters: LATIN }),
    subset(EXTENDED, { ...shared, characters: charactersIn(EUROPEAN) }),
  ]);
  return { font, further };
}

/** Entries that no page shows. */
const UNSEEN = ['src', 'url', 'id', 'blacklist', 'endpoint', 'file'];

/**
 * Letters in the content that the font lacks: browsers take them from a fallback font, which looks different.
 *
 * @returns the path says which edition an entry is in
 */
export function strangeLetters(written: ContentFiles): Fault[] {
  const shown = textsOf(written).filter(({ path }) => !path.some((name) => UNSEEN.includes(String(name))));
  return shown.flatMap((entry) => {
    const letters = [...entry.value.normalize('NFC')].filter((letter) => /\p{L}/u.test(letter));
    const strange = new Set(letters.filter((letter) => !IN_FONT.has(letter)));
    const message = `the font has no ${[...strange].join(' ')}: browsers take them from a fallback font`;
    return strange.size > 0 ? [{ ...entry, message }] : [];
  });
}

/** One line for all letters that the font lacks. */
export function letterWarnings(written: ContentFiles): string[] {
  const faults = strangeLetters(written);
  const [first] = faults;
  if (!first) return [];
  const others = faults.length > 1 ? `, and ${faults.length - 1} more texts have such letters` : '';
  return [`${formatFault(first)}${others}`];
}

/**
 * The site's font for browsers, the same for every content: made when it is asked for, and kept in the cache.
 *
 * @returns `styles` name the files; `early` are the paths of those that every page needs
 */
export function makeFonts({ cacheDir, assetsUrl }: { cacheDir: string; assetsUrl: string }): {
  files: OutputFile[];
  styles: string;
  early: string[];
} {
  const faces = FACES.map(({ name, file, family, characters, range }) => {
    const key = hash(version, JSON.stringify([characters, WEIGHTS, FEATURES]));
    const path = `assets/${name}-${inName(key)}.woff2`;
    const only = range ? `;unicode-range:${range}` : '';
    return {
      path,
      contents: async () => (await subset(file, { cacheDir, characters })).contents,
      style: `@font-face{font-family:"${family}";src:url(${assetsUrl}${path});font-weight:400 700;font-display:swap${only}}`,
      isEarly: range === undefined,
    };
  });
  return {
    files: faces,
    styles: faces.map(({ style }) => style).join(''),
    early: faces.filter(({ isEarly }) => isEarly).map(({ path }) => path),
  };
}

/**
 * Subsets a font to some characters, the styles' weights and the features that they use. subset-font does this, since
 * rewriting outlines would be a project of its own. The result is cached, since subsetting takes half a second.
 *
 * @param options one weight makes a font without axes, for tools that don't support them
 */
export async function subset(
  file: string,
  {
    cacheDir,
    characters,
    format = 'woff2',
    weight = WEIGHTS,
  }: {
    cacheDir: string;
    characters: string[];
    format?: 'woff2' | 'truetype';
    weight?: number | { min: number; max: number };
  },
) {
  const original = await readFile(file);
  const key = hash(original, JSON.stringify([characters, format, weight, FEATURES]));
  const path = join(cacheDir, 'fonts', `${key}.${format}`);
  const contents = await kept(path, () =>
    subsetFont(original, characters.join(''), {
      targetFormat: format,
      variationAxes: { wght: weight },
      keepFeatures: FEATURES,
    }),
  );
  return { path, contents };
}

/**
 * The font without axes, a face for each weight and file: browsers write variable fonts into PDFs as drawings (Type 3), from which
 * some programs read words in pieces. Letters and signs are in one face here, so that "1,900" is one word.
 *
 * @param characters those that are printed
 */
export async function staticFaces(
  characters: string[],
  weights: number[],
  { cacheDir }: { cacheDir: string },
): Promise<{ weight: number; data: Buffer; range: string }[]> {
  const files = [
    { file: FONT, own: LATIN },
    { file: EXTENDED, own: charactersIn(EUROPEAN) },
  ];
  const faces = files.flatMap(({ file, own: known }) => {
    const own = characters.filter((character) => known.includes(character)).sort();
    if (own.length === 0) return [];
    const range = rangeOf(own);
    return weights.map(async (weight) => {
      const { contents } = await subset(file, {
        cacheDir,
        characters: own,
        format: 'truetype',
        weight,
      });
      return { weight, data: contents, range };
    });
  });
  return Promise.all(faces);
}
