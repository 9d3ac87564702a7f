import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import { ContentError, contentFile } from '../content/faults.ts';
import { kept } from '../shared/files.ts';
import { hash } from '../shared/hash.ts';
import type { OutputFile } from '../shared/outputFile.ts';
import { fallbackStyles } from './fallbackFont.ts';
import { lackingLetters } from './lackingLetters.ts';

/** The default; an owner may name another package of https://fontsource.org */
const PACKAGE = '@fontsource-variable/bricolage-grotesque';
/** The weights that the styles use. */
const WEIGHTS = { min: 400, max: 700 };
/** Kerning and tabular figures; without this list the file would also have fractions, for example. */
const FEATURES = ['kern', 'tnum'];
/**
 * The characters of the two files that every page loads: letters with the commonest punctuation, then signs
 * and capitals with accents. Together they are Latin-1, without a few that would make them larger. Each fits
 * a connection's first window (10 packets of 1,460 bytes: https://www.rfc-editor.org/rfc/rfc6928). One file
 * of 29 kB cost 74 ms of LCP, the package's own of 41 kB 350.
 */
const LETTERS = 'U+20,U+2C-2E,U+3A,U+41-5A,U+61-7A,U+DF-EF,U+F1-F6,U+F8-FC,U+2019';
const SIGNS =
  'U+21-2B,U+2F-39,U+3B-40,U+5B-60,U+7B-7E,U+A0-A1,U+A9,U+AB,U+B0,U+B7,U+BB,U+BF-CF,U+D1-DC,U+2009,' +
  'U+2013-2014,U+2018,U+201A,U+201C-201E,U+2022,U+2026,U+202F,U+2039-203A,U+20AC';

/** Letters that are joined to the next. */
const JOINED = /\p{Script=Arabic}|\p{Script=Syriac}/u;
/** The forms that letters have within words: a face that has them by code lets Arabic be copied from a PDF reversed. */
const JOINED_FORM = /[\ufb50-\ufbff\ufe70-\ufeff]/;
/** All that the styles set tighter than text. */
const TITLES = ':is(h1,h2,h3,.cover-link)';
/** A title's line height as a share of its font's ascent and descent: the default has 1.2 em, and 0.95. */
const SOLID = 0.8;
/** Letters without accents stand in one; beyond the other, fonts leave room for marks that no title has. */
const [LEAST_LEADING, MOST_LEADING] = [1.1, 1.3];
/** In a fallback font. */
const UNKNOWN_LEADING = 1.25;

/** The default's letters stay apart when the styles set titles this tight; others' touch. */
const LOOSER =
  'html:root{--tracking-display:-.03em;--tracking-title:-.03em;--year-fit:2.75;--fit-sheet:154cqi}';

/** A face without axes, for a PDF or a picture: TrueType. */
export interface StaticFace {
  weight: number;
  /** In the syntax of `unicode-range`. */
  range: string;
  file: string;
  data: Buffer;
}

export interface Font {
  files: OutputFile[];
  /** The paths of those with Latin letters. */
  early: string[];
  /** The paths of those with most letters of a text, such as a language's name. */
  filesFor: (text: string) => string[];
  styles: string;
  /** Faces with the letters of a text. */
  staticFaces: (text: string, weights: number[]) => Promise<StaticFace[]>;
  /** The letters of the site's texts that it lacks. */
  warnings: string[];
}

/**
 * The site's font, `Text` in its styles: two small files for most pages, and the package's own for all other
 * letters.
 *
 * @throws {ContentError} when the package isn't installed
 */
export async function openFont(
  { font: name = PACKAGE, editions = [], letters = new Set() }: WantedFont,
  { root, cacheDir, assetsUrl }: { root: string; cacheDir: string; assetsUrl: string },
): Promise<Font> {
  const shipped = shippedFiles(name, root);
  const latin = shipped.find(({ part }) => part === 'latin') ?? shipped[0];
  const wanted = { cacheDir, wght: WEIGHTS, format: 'woff2' } as const;

  const part = async (range: string) => {
    const { key, make } = await subset(latin?.file ?? '', charactersIn(range), wanted);
    return { path: `assets/font-${key}.woff2`, contents: make, range };
  };

  const [signsFile, lettersFile] = await Promise.all([part(SIGNS), part(LETTERS)]);

  // Faces for letters that no text has would only make every page larger.
  const known = new Set([LETTERS, SIGNS].flatMap(charactersIn));
  const others = [...letters].filter((letter) => !known.has(letter) && !/\p{Cc}/u.test(letter));
  const needed = shipped.filter(({ has }) => others.some(has));
  const hasLetter = (letter: string) => known.has(letter) || shipped.some(({ has }) => has(letter));

  const further = needed.map(({ file, path, range }) => ({ path, contents: () => readFile(file), range }));
  // Browsers take the last face that has a character (https://www.w3.org/TR/css-fonts-4/#composite-fonts): the
  // signs' face has no range, and is for all that no other has.
  const faces = [
    faceOf(assetsUrl + signsFile.path),
    ...[...further, lettersFile].map(({ path, range }) => faceOf(assetsUrl + path, range)),
  ];

  // If the font can't write a language's name, its pages use a fallback font, whose letters merge when
  // tightened and are wider in titles (PageTitle.module.css). Joined scripts have no gaps to tighten.
  const unwritten = editions.filter(({ name: written }) =>
    [...written].some((letter) => JOINED.test(letter) || (/\p{L}/u.test(letter) && !hasLetter(letter))),
  );

  const untightened = unwritten.map(
    ({ code }) => `:lang(${code}){letter-spacing:normal!important;--fit:154cqi;--fit-bold:1.15}`,
  );

  const staticFaces: Font['staticFaces'] = (text, weights) =>
    Promise.all(
      shipped
        .filter(({ has }) => [...text].some(has))
        .flatMap(({ file, range }) =>
          weights.map(async (wght) => {
            const characters = charactersIn(range).filter((letter) => !JOINED_FORM.test(letter));
            const made = await subset(file, characters, { cacheDir, wght, format: 'truetype' });
            return { weight: wght, range, file: made.file, data: await made.make() };
          }),
        ),
    );

  const leadings = await Promise.all(
    editions.map(async ({ code, name: written }) => {
      const file = mostOf(written, shipped)?.file;
      const leading = file ? await leadingOf(file) : UNKNOWN_LEADING;
      if (file === latin?.file) return '';
      const own = `:lang(${code})`;
      return `${own}{--leading:${leading}}${TITLES}${own},${TITLES} ${own}{line-height:${leading}!important}`;
    }),
  );

  const ofOther = name === PACKAGE ? '' : LOOSER + (await fallbackStyles(await staticFaces('A', [400, 700])));
  const early = [lettersFile.path, signsFile.path];

  return {
    files: [signsFile, ...further, lettersFile],
    early,
    filesFor: (text) => {
      const best = mostOf(text, needed);
      return best ? [best.path] : early;
    },
    styles: [ofOther, ...faces, ...untightened, ...leadings].join(''),
    staticFaces,
    warnings: lackingLetters(letters, basename(name), hasLetter),
  };
}

/** The file with most letters of a text, if it has more than half of them. */
function mostOf<File extends { has: (letter: string) => boolean }>(text: string, files: File[]) {
  const counted = files.map((file) => ({ file, count: [...text].filter(file.has).length }));
  const best = counted.toSorted((a, b) => b.count - a.count)[0];
  return best && 2 * best.count > text.length ? best.file : undefined;
}

/** A title's line height in the script of a font's file, in ems. */
async function leadingOf(file: string): Promise<number> {
  const { ascent, descent, unitsPerEm } = await fromBuffer(await readFile(file));
  const leading = (SOLID * (ascent - descent)) / unitsPerEm;
  return Number(Math.max(LEAST_LEADING, Math.min(leading, MOST_LEADING)).toFixed(2));
}

/** @param range in the syntax of `unicode-range`; all characters by default */
function faceOf(url: string, range?: string): string {
  const source = `font-family:Text;src:url(${url});font-weight:400 700;font-display:swap`;
  return `@font-face{${source}${range ? `;unicode-range:${range}` : ''}}`;
}

interface WantedFont {
  /** The package. */
  font?: string | undefined;
  editions?: { code: string; name: string }[];
  /** All characters of the site's texts. */
  letters?: Set<string>;
}

/** The variable files of a package of fontsource. */
function shippedFiles(name: string, root: string) {
  try {
    const require = createRequire(join(root, 'package.json'));
    const ranges: Record<string, string> = require(`${name}/unicode.json`);
    const { version } = require(`${name}/package.json`);

    return Object.entries(ranges).map(([written, range]) => {
      const part = written.replace(/[[\]]/g, '');
      const characters = new Set(charactersIn(range));
      const stem = `${basename(name)}-${part}`;

      return {
        part,
        file: require.resolve(`${name}/files/${stem}-wght-normal.woff2`),
        path: `assets/${stem}-${hash(stem, version)}.woff2`,
        range,
        has: (character: string) => characters.has(character),
      };
    });
  } catch {
    const message = `isn’t installed, or lacks weights: npm install --save-dev --save-exact ${name}`;
    throw new ContentError([{ file: contentFile('owner'), path: ['owner', 'font'], value: name, message }]);
  }
}

/** Of ranges such as `U+0000-00FF,U+131`. */
const charactersIn = (ranges: string) =>
  ranges.split(',').flatMap((range) => {
    const [first = 0, last = first] = range
      .split(/U\+|-/)
      .slice(1)
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i));
  });

interface Wanted {
  cacheDir: string;
  format: 'woff2' | 'truetype';
  wght: number | { min: number; max: number };
}

/** A part of a font, by subset-font; it takes half a second, so it is cached. */
async function subset(font: string, characters: string[], { cacheDir, format, wght }: Wanted) {
  const original = await readFile(font);
  const text = characters.join('');
  const key = hash(original, JSON.stringify([text, format, wght, FEATURES]));
  const file = join(cacheDir, 'fonts', `${key}.${format}`);
  const shared = { targetFormat: format, variationAxes: { wght }, keepFeatures: FEATURES };
  return { key, file, make: () => kept(file, () => subsetFont(original, text, shared)) };
}
