import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type * as esbuild from 'esbuild';
import { bundle, Features, transform } from 'lightningcss';
import { hash, inName } from '../shared/hash.ts';
import { type OutputFile, pathBelow } from '../shared/outputFile.ts';

/** Where the drawings are that style sheets refer to. */
const FOLDER = 'src/styles';

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
  const all = await readdir(join(root, 'src'), { recursive: true });
  const modules = all
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => pathBelow(root, join(root, 'src', file)))
    .sort();
  const names: Styles['names'] = {};
  const shortNames: Map<string, string> = new Map();
  const texts: Map<string, string> = new Map();
  for (const [i, file] of modules.entries()) {
    const { code, exports } = transform({
      filename: file,
      code: await readFile(join(root, file)),
      cssModules: { pattern: `m${i}_[local]`, grid: false, container: false },
      ...BROWSERS,
    });
    texts.set(file, code.toString());
    names[file] = {};
    for (const [j, [local, { name }]] of Object.entries(exports ?? {})
      .sort()
      .entries()) {
      const short = watch ? name : nameAt(i, j);
      shortNames.set(name, short);
      names[file][local] = short;
    }
  }
  const drawings = await readDrawings(root, assetsUrl);
  const textOf = (file: string) =>
    texts.get(file) ??
    bundle({ filename: join(root, file), visitor: drawings.visitor, ...BROWSERS }).code.toString();
  return {
    names,
    files: drawings.files,
    join: (sheets) => shorten(sheets.map(textOf).join('\n'), { names: shortNames, minify: !watch }),
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

/** The drawings beside the style sheets, with what gives a sheet their addresses. */
async function readDrawings(root: string, assetsUrl: string) {
  const folder = join(root, FOLDER);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.svg'));
  const files = names.map(async (name) => {
    const contents = await readFile(join(folder, name));
    return { url: `./${name}`, path: `assets/${name.slice(0, -4)}-${inName(hash(contents))}.svg`, contents };
  });
  const drawings = await Promise.all(files);
  const addressOf = (url: string) => drawings.find((drawing) => drawing.url === url)?.path;
  return {
    files: drawings,
    visitor: {
      Url(url: { url: string; loc: { line: number; column: number } }) {
        const path = addressOf(url.url);
        return path ? { ...url, url: assetsUrl + path } : url;
      },
    },
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
