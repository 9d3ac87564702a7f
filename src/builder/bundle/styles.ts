import { join } from 'node:path';
import * as esbuild from 'esbuild';
import { transform } from 'lightningcss';
import { pathBelow } from '../shared/outputFile.ts';
import type { Sheets } from './sheets.ts';

/** Every style sheet of the site as browsers get it. */
export interface Styles {
  /** For the frame around every page. */
  frame: string;
  /** By page name, for the rest of that page. */
  pages: Record<string, string>;
  /** By page name, for pages that are standalone documents. */
  documents: Record<string, string>;
  /** By CSS module, the names that its classes and keyframes get. */
  names: Record<string, Record<string, string>>;
  /** Drawings that the styles refer to. */
  files: { path: string; contents: Uint8Array }[];
}

/** The style sheet that every document gets before its own. */
const DOCUMENT = 'src/styles/document.css';

/**
 * Compiles all style sheets in one go, so that each class has one name everywhere: in every page's styles, in the browser's
 * scripts and in the HTML.
 *
 * @param documents the names of pages that are standalone documents
 */
export async function compileStyles(
  { frame, pages }: Sheets,
  documents: string[],
  { root, target, watch, assetsUrl }: { root: string; target: string[]; watch: boolean; assetsUrl: string },
): Promise<Styles> {
  const apart = documents.map((name) => [name, [DOCUMENT, ...(pages[name] ?? [])]]);
  const sheets: Record<string, string[]> = { frame, ...pages, ...Object.fromEntries(apart) };
  const modules = [...new Set(Object.values(sheets).flat())].filter((file) => file.endsWith('.module.css'));
  const { outputFiles } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: {
      ...Object.fromEntries(Object.keys(sheets).map((name) => [name, `sheets:${name}`])),
      names: 'names:all',
    },
    assetNames: 'assets/[name]-[hash]',
    publicPath: assetsUrl,
    outdir: root,
    bundle: true,
    format: 'esm',
    loader: { '.svg': 'file' },
    logLevel: 'silent',
    minify: !watch,
    splitting: true, // otherwise each entry would get class names of its own
    // Chrome 111 to 119 have all that text and controls need but nesting; they go without the lattice's mask.
    supported: { nesting: false },
    target,
    write: false,
    plugins: [lists({ root, sheets, modules })],
  });
  const output = (name: string) => {
    const file = outputFiles.find(({ path }) => path === join(root, name));
    if (!file) throw new Error(`esbuild wrote no ${name} for the styles`);
    return file.text.trim();
  };
  const sheet = (name: string) => (watch ? output(`${name}.css`) : shorten(output(`${name}.css`)));
  const names = await import(
    `data:text/javascript;base64,${Buffer.from(output('names.js')).toString('base64')}`
  );
  const others = Object.keys(pages).filter((name) => !documents.includes(name));
  return {
    frame: sheet('frame'),
    pages: Object.fromEntries(others.map((name) => [name, sheet(name)])),
    documents: Object.fromEntries(documents.map((name) => [name, sheet(name)])),
    names: names.default,
    files: outputFiles
      .filter(({ path }) => path.startsWith(join(root, 'assets/')))
      .map(({ path, contents }) => ({ path: pathBelow(root, path), contents })),
  };
}

/** Shortens esbuild's output: lightningcss merges rules and drops spaces in custom properties (80 bytes a page, brotli). */
function shorten(css: string) {
  return transform({ filename: 'styles.css', code: Buffer.from(css), minify: true }).code.toString();
}

/** An esbuild plugin for entries that aren't files: one imports a page's sheets, one exports all CSS modules' names. */
function lists({
  root,
  sheets,
  modules,
}: {
  root: string;
  sheets: Record<string, string[]>;
  modules: string[];
}): esbuild.Plugin {
  return {
    name: 'lists-of-styles',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^(sheets|names):/ }, ({ path }) => {
        const [namespace, name] = path.split(':');
        return { path: String(name), namespace: String(namespace) };
      });
      onLoad({ filter: /.*/, namespace: 'sheets' }, ({ path }) => ({
        contents: (sheets[path] ?? []).map((file) => `@import ${JSON.stringify(`./${file}`)};\n`).join(''),
        loader: 'css',
        resolveDir: root,
      }));
      onLoad({ filter: /.*/, namespace: 'names' }, () => ({
        contents: [
          ...modules.map((file, i) => `import m${i} from ${JSON.stringify(`./${file}`)};`),
          `export default { ${modules.map((file, i) => `${JSON.stringify(file)}: m${i}`).join(', ')} };`,
        ].join('\n'),
        resolveDir: root,
      }));
    },
  };
}

/** An esbuild plugin for the scripts: importing a CSS module gives its names; importing other styles gives nothing. */
export function namesOfStyles(
  root: string,
  importing: (sheet: string) => { contents: string; resolveDir?: string },
): esbuild.Plugin {
  return {
    name: 'names-of-styles',
    setup({ onLoad }) {
      onLoad({ filter: /\.module\.css$/ }, ({ path }) => ({
        ...importing(pathBelow(root, path)),
        loader: 'js',
      }));
      onLoad({ filter: /\.css$/ }, () => ({ contents: '', loader: 'js' }));
    },
  };
}

const NAMES = 'virtual:names';

/** Imports a CSS module's names, which aren't known yet, from a file beside the bundle. */
export const namesBeside = (root: string) => (sheet: string) => ({
  contents: `import { names } from '${NAMES}';\nexport default names[${JSON.stringify(sheet)}];`,
  resolveDir: root,
});

/** The module in that file. */
export const namesModule = ({ names }: Styles): [string, string] => [
  NAMES,
  `export const names = ${JSON.stringify(names)};`,
];
