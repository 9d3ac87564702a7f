import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import subsetFont from 'subset-font';
import { textsOf } from '../content/entries.ts';
import { type Fault, formatFault } from '../content/faults.ts';
import { kept } from '../shared/files.ts';
import { hash, inName } from '../shared/hash.ts';
import type { OutputFile } from '../shared/outputFile.ts';

const PACKAGE = '@fontsource-variable/bricolage-grotesque';
const require = createRequire(import.meta.url);

/** The font that the styles name. */
export const FONT = require.resolve(`${PACKAGE}/files/bricolage-grotesque-latin-wght-normal.woff2`);

/** The font's other files, which only sites with such letters need. */
const FURTHER = ['latin-ext', 'vietnamese'].map((name) => ({
  name,
  file: require.resolve(`${PACKAGE}/files/bricolage-grotesque-${name}-wght-normal.woff2`),
}));

/** The code points in a file of the font, as its package lists them: ranges such as `U+0000-00FF`. */
const rangesOf = (name: string) =>
  (require(`${PACKAGE}/unicode.json`)[name] as string).split(',').map((range) => {
    const [first = 0, last = first] = range
      .slice('U+'.length)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return { first, last };
  });
const RANGES = Object.fromEntries(
  ['latin', ...FURTHER.map(({ name }) => name)].map((name) => [name, rangesOf(name)]),
);

function isIn(name: string, character: string) {
  const code = character.codePointAt(0) ?? 0;
  return (RANGES[name] ?? []).some(({ first, last }) => first <= code && code <= last);
}

const isInFont = (character: string) => Object.keys(RANGES).some((name) => isIn(name, character));

/** The characters that the site itself needs, and those that visitors may type: names use letters of any language. */
const ALWAYS =
  String.fromCodePoint(...Array.from({ length: 0x7e - 0x20 + 1 }, (_, i) => 0x20 + i)) +
  'ñáéíóúüßöäàèçÑÁÉÍÓÚÜÖÄ¿¡ºª·«»‹›–—‘’‚“”„…©×→€\u00a0';

/** Entries that no page shows. */
const UNSEEN = ['src', 'url', 'id', 'blacklist', 'endpoint', 'file'];

const seen = (sources: object) =>
  [...textsOf(sources)].filter(({ path }) => !path.some((name) => UNSEEN.includes(String(name))));

/**
 * The characters of the font that a site needs: those of all its editions, stories and notes, and those that any site needs.
 *
 * @param sources the files of the content
 * @param prose its documents
 */
export function charactersOf(sources: object, prose: { front: object; body: string }[] = []) {
  const documents = prose.flatMap(({ front, body }) => [...Object.values(front).map(String), body]);
  const texts = [...seen(sources).map(({ value }) => value), ...documents];
  const needed = [...new Set(ALWAYS + texts.join('').normalize('NFC'))].filter(isInFont);
  return needed.sort().join('');
}

/**
 * The letters of other European languages and of Vietnamese that a site needs, in files of their own.
 *
 * @param characters from `charactersOf`
 * @returns the files, and the styles that name them
 */
export async function furtherLetters(
  characters: string,
  { cacheDir, assetsUrl }: { cacheDir: string; assetsUrl: string },
): Promise<{ files: OutputFile[]; styles: string }> {
  const missing = [...characters].filter((character) => !isIn('latin', character));
  const faces = FURTHER.map(async ({ name, file }) => {
    const own = missing.filter((character) => isIn(name, character));
    if (own.length === 0) return [];
    const { contents } = await subset(file, { cacheDir, characters: own.join('') });
    const path = `assets/${name}-${inName(hash(contents))}.woff2`;
    const range = own.map((character) => `U+${character.codePointAt(0)?.toString(16)}`);
    const face = `@font-face{font-family:"Bricolage Signs";src:url(${assetsUrl}${path});font-weight:400 700;font-display:swap;unicode-range:${range}}`;
    return [{ path, contents, face }];
  });
  const made = (await Promise.all(faces)).flat();
  return { files: made, styles: made.map(({ face }) => face).join('') };
}

/**
 * Letters in the content that the font lacks: browsers take them from a fallback font, which looks different.
 *
 * @param sources the files of the content
 * @returns the path says which edition an entry is in
 */
export function strangeLetters(sources: object): Fault[] {
  return seen(sources).flatMap((entry) => {
    const letters = [...entry.value.normalize('NFC')].filter((letter) => /\p{L}/u.test(letter));
    const strange = new Set(letters.filter((letter) => !isInFont(letter)));
    const message = `the font has no ${[...strange].join(' ')}: browsers take them from a fallback font`;
    return strange.size > 0 ? [{ ...entry, message }] : [];
  });
}

/** One line for all letters that the font lacks. */
export function letterWarnings(sources: object): string[] {
  const faults = strangeLetters(sources);
  const [first] = faults;
  if (!first) return [];
  const others = faults.length > 1 ? `, and ${faults.length - 1} more texts have such letters` : '';
  return [`${formatFault(first)}${others}`];
}

/**
 * The characters of one of the font's two files, 12 kB each: either fits a connection's initial window (10 packets of
 * 1,460 bytes, RFC 6928). With a single file of 29 kB, Lighthouse's LCP was 1.43 s; now it is 1.2.
 */
const OF_LETTERS = /[\p{Lowercase_Letter}\p{Uppercase_Letter} .,:’-]/u;

/** A style sheet requests the other file by appending this to the font file's name. */
const SIGNS = '?signs';

/** The weights that the styles use. */
const WEIGHTS = { min: 400, max: 700 };
/** Kerning and tabular figures; without this list the file would also have fractions, for example. */
const FEATURES = ['kern', 'tnum'];

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
    characters: string;
    format?: 'woff2' | 'truetype';
    weight?: number | { min: number; max: number };
  },
) {
  const original = await readFile(file);
  const key = hash(original, JSON.stringify([characters, format, weight, FEATURES]));
  const path = join(cacheDir, 'fonts', `${key}.${format}`);
  const contents = await kept(path, () =>
    subsetFont(original, characters, {
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
  const files = [{ name: 'latin', file: FONT }, ...FURTHER];
  const faces = files.flatMap(({ name, file }) => {
    const own = characters.filter((character) => isIn(name, character)).sort();
    if (own.length === 0) return [];
    const range = own.map((character) => `U+${character.codePointAt(0)?.toString(16)}`).join();
    return weights.map(async (weight) => {
      const { contents } = await subset(file, {
        cacheDir,
        characters: own.join(''),
        format: 'truetype',
        weight,
      });
      return { weight, data: contents, range };
    });
  });
  return Promise.all(faces);
}

/**
 * An esbuild plugin that takes the font that the styles name from its package and subsets it: to letters, or to
 * everything else if `?signs` follows the name.
 */
export function subsetFonts({ cacheDir, characters }: { cacheDir: string; characters: string }): Plugin {
  return {
    name: 'subset-fonts',
    setup(build) {
      build.onResolve({ filter: /^@fontsource-variable\/.*\.woff2(\?signs)?$/ }, ({ path }) => {
        const isSigns = path.endsWith(SIGNS);
        const own = [...characters].filter((character) => OF_LETTERS.test(character) !== isSigns).join('');
        const file = require.resolve(path.replace(SIGNS, ''));
        const name = isSigns ? 'signs.woff2' : 'letters.woff2';
        return { path: join(file, name), namespace: 'fonts', pluginData: { file, characters: own } };
      });
      build.onLoad({ filter: /.*/, namespace: 'fonts' }, async ({ pluginData: { file, ...data } }) => ({
        contents: (await subset(file, { cacheDir, ...data })).contents,
        loader: 'file',
      }));
    },
  };
}
