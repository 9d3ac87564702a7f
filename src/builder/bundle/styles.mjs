import { join } from 'node:path';
import * as esbuild from 'esbuild';
import { transform } from 'lightningcss';

/**
 * Every style sheet of the site as browsers get it.
 *
 * @typedef {object} Styles
 * @property {string} frame for the frame around every page
 * @property {Record<string, string>} pages by page name, for the rest of that page
 * @property {Record<string, string>} documents by page name, for pages that are standalone documents
 * @property {Record<string, Record<string, string>>} names by CSS module, the names that its classes and keyframes get
 * @property {{ path: string, contents: Uint8Array }[]} files fonts and drawings that the styles refer to
 */

/** The style sheet that every document gets before its own. */
const DOCUMENT = 'src/styles/document.css';

/**
 * Compiles all style sheets in one go, so that each class has one name everywhere: in every page's styles, in the browser's
 * scripts and in the HTML.
 *
 * @param {import('./graph.mjs').Graph} graph
 * @param {string[]} documents the names of pages that are standalone documents
 * @param {{ root: string, target: string[], watch: boolean, assetsUrl: string, plugins: esbuild.Plugin[] }} options
 * @returns {Promise<Styles>}
 */
export async function compileStyles(
  { frame, pages },
  documents,
  { root, target, watch, assetsUrl, plugins },
) {
  const apart = documents.map((name) => [name, [DOCUMENT, ...(pages[name] ?? [])]]);
  /** @type {Record<string, string[]>} */
  const sheets = { frame, ...pages, ...Object.fromEntries(apart) };
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
    loader: { '.woff2': 'file', '.svg': 'file' },
    logLevel: 'silent',
    minify: !watch,
    splitting: true, // otherwise each entry would get class names of its own
    // Chrome 111 to 119 have all that text and controls need but nesting; they go without the lattice's mask.
    supported: { nesting: false },
    target,
    write: false,
    plugins: [lists({ root, sheets, modules }), ...plugins],
  });
  const output = (/** @type {string} */ name) => {
    const file = outputFiles.find(({ path }) => path === join(root, name));
    if (!file) throw new Error(`esbuild wrote no ${name} for the styles`);
    return file.text.trim();
  };
  /** @param {string} name */
  const sheet = (name) => (watch ? output(`${name}.css`) : shorten(output(`${name}.css`)));
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
      .map(({ path, contents }) => ({ path: path.slice(root.length + 1), contents })),
  };
}

/**
 * Shortens esbuild's output: lightningcss merges rules and drops spaces in custom properties (80 bytes a page, brotli).
 *
 * @param {string} css
 */
function shorten(css) {
  return transform({ filename: 'styles.css', code: Buffer.from(css), minify: true }).code.toString();
}

/**
 * An esbuild plugin for entries that aren't files: one imports a page's sheets, one exports all CSS modules' names.
 *
 * @param {{ root: string, sheets: Record<string, string[]>, modules: string[] }} lists
 * @returns {esbuild.Plugin}
 */
function lists({ root, sheets, modules }) {
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

/**
 * An esbuild plugin for the scripts: importing a CSS module gives its names; importing other styles gives nothing.
 *
 * @param {string} root
 * @param {() => Styles['names'] | undefined} names
 * @returns {esbuild.Plugin}
 */
export function namesOfStyles(root, names) {
  return {
    name: 'names-of-styles',
    setup({ onLoad }) {
      onLoad({ filter: /\.css$/ }, ({ path }) => {
        const known = names()?.[path.slice(root.length + 1)];
        return { contents: known ? `export default ${JSON.stringify(known)}` : '', loader: 'js' };
      });
    },
  };
}
