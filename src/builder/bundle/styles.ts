import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, parse } from 'node:path';
import type * as esbuild from 'esbuild';
import { bundle, Features, transform } from 'lightningcss';
import { hash, inName } from '../shared/hash.ts';
import { type OutputFile, pathBelow } from '../shared/outputFile.ts';
import { listOwnFiles } from '../shared/ownFiles.ts';

/** Chrome 111 to 119 have all that text and controls need but nesting; they go without the lattice's mask. */
const SAFARI = (16 << 16) | (4 << 8);
const BROWSERS = {
  targets: { chrome: 120 << 16, firefox: 113 << 16, safari: SAFARI, ios_saf: SAFARI },
  include: Features.Nesting,
  exclude: Features.LightDark, // the styles don't use it, and its stand-in is two variables
};

/** Every style sheet of the site as browsers get it. */
export interface Styles {
  /** By CSS module, the names of its classes. */
  names: Record<string, Record<string, string>>;
  /** Some sheets as one text. */
  join: (sheets: string[]) => string;
  /** The drawings that they refer to. */
  files: OutputFile[];
}

/**
 * Compiles the style sheets. A class's name follows from its module's place among all and its own in the module, so that
 * nothing has to wait for the names.
 */
export async function compileStyles({
  root,
  assetsUrl,
  watch,
}: {
  root: string;
  assetsUrl: string;
  watch: boolean;
}): Promise<Styles> {
  const { files } = await listOwnFiles(root, 'src');
  const sheets = files.filter((file) => file.endsWith('.css')).map((file) => `src/${file}`);
  const modules = sheets.filter((file) => file.endsWith('.module.css'));
  const drawings = openDrawings(root, assetsUrl);
  const texts: Map<string, string> = new Map();
  // Each that another imports is compiled by itself, too: an entry may be any of them.
  for (const file of sheets.filter((each) => !modules.includes(each))) {
    const visitor = drawings.visitorFor(dirname(file));
    texts.set(file, bundle({ filename: join(root, file), visitor, ...BROWSERS }).code.toString());
  }
  const names: Styles['names'] = {};
  const shortNames: Map<string, string> = new Map();
  for (const [i, file] of modules.entries()) {
    const { code, locals } = compileModule(file, await readFile(join(root, file)), {
      pattern: `m${i}_[local]`,
      visitor: drawings.visitorFor(dirname(file)),
    });
    texts.set(file, code);
    const short = locals.map(([local, name], k) => [local, name, watch ? name : nameAt(i, k)] as const);
    for (const [, name, own] of short) shortNames.set(name, own);
    names[file] = Object.fromEntries(short.map(([local, , own]) => [local, own]));
  }
  return {
    names,
    files: [...drawings.files.values()],
    join: (some) =>
      shorten(some.map((file) => texts.get(file)).join('\n'), { names: shortNames, minify: !watch }),
  };
}

/**
 * @returns `locals`: its classes and keyframes, each with the name that the pattern gives it, in order
 */
function compileModule(
  file: string,
  code: Buffer,
  {
    pattern,
    visitor,
  }: { pattern: string; visitor: ReturnType<ReturnType<typeof openDrawings>['visitorFor']> },
) {
  // Other names, such as those of a grid's lines, may be shared with other sheets.
  const cssModules = { pattern, grid: false, container: false };
  const compiled = transform({ filename: file, code, cssModules, visitor, ...BROWSERS });
  const exported = Object.entries(compiled.exports ?? {}).sort();
  const composed = exported.find(([, { composes }]) => composes.length > 0);
  if (composed) throw new Error(`${file}: .${composed[0]} composes another class: give the element both`);
  return {
    code: compiled.code.toString(),
    locals: exported.map(([local, { name }]) => [local, name] as const),
  };
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const DIGITS = `${LETTERS}0123456789`;

/**
 * A short name for the j-th class of the i-th module: a letter for the module, or `_` and two from the 53rd on, then the
 * class in base 62.
 */
function nameAt(i: number, j: number): string {
  const letter = (n: number) => LETTERS[n % LETTERS.length] ?? '';
  const module =
    i < LETTERS.length ? letter(i) : `_${letter(Math.floor(i / LETTERS.length) - 1)}${letter(i)}`;
  const digits = [];
  for (let n = j; n > 0 || digits.length === 0; n = Math.floor(n / DIGITS.length))
    digits.unshift(DIGITS[n % DIGITS.length]);
  return module + digits.join('');
}

/** Gives classes and keyframes their names, and shortens the text. */
function shorten(css: string, { names, minify }: { names: Map<string, string>; minify: boolean }): string {
  const { code } = transform({
    filename: 'styles.css',
    code: Buffer.from(css),
    minify,
    visitor: {
      // biome-ignore lint/suspicious/noExplicitAny: a selector's parts are of two dozen types, which stay as they are
      Selector: (selector): any => renamed(selector, names),
      CustomIdent: (name) => names.get(name),
      // In values with variables, which aren't parsed further.
      Token: {
        ident: (token) => {
          const value = names.get(token.value);
          return value ? { type: 'token', value: { ...token, value } } : undefined;
        },
      },
    },
    ...BROWSERS,
  });
  return code.toString().trim();
}

/** A selector with other names of classes, in its arguments too. */
function renamed(value: unknown, names: Map<string, string>): unknown {
  if (Array.isArray(value)) return value.map((each) => renamed(each, names));
  if (typeof value !== 'object' || value === null) return value;
  if ('type' in value && value.type === 'class' && 'name' in value && typeof value.name === 'string')
    return { ...value, name: names.get(value.name) ?? value.name };
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, renamed(each, names)]));
}

/** Publishes the files that style sheets name by a relative address, and gives them theirs. */
function openDrawings(root: string, assetsUrl: string) {
  const files: Map<string, OutputFile> = new Map();
  const publish = (folder: string, url: string) => {
    const file = join(root, folder, url);
    if (!existsSync(file))
      throw new Error(`a style sheet in ${folder} names ${url}, which isn’t there: correct url()`);
    const contents = readFileSync(file);
    const { name, ext } = parse(file);
    const path = `assets/${name}-${inName(hash(contents))}${ext}`;
    files.set(path, { path, contents });
    return assetsUrl + path;
  };
  return {
    files,
    visitorFor: (folder: string) => ({
      Url: (url: { url: string; loc: { line: number; column: number } }) =>
        /^([a-z]+:|\/|#)/i.test(url.url) ? url : { ...url, url: publish(folder, url.url) },
    }),
  };
}

/** An esbuild plugin for the scripts: importing a CSS module gives its names; importing other styles gives nothing. */
export const namesOfStyles = (root: string, names: () => Styles['names']): esbuild.Plugin => ({
  name: 'names-of-styles',
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, ({ path }) => {
      const own = names()[pathBelow(root, path)];
      return { contents: own ? `export default ${JSON.stringify(own)}` : '', loader: 'js' };
    });
  },
});
