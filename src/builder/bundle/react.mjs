import * as esbuild from 'esbuild';
import { hash } from '../shared/hash.mjs';
import { minify } from './minify.mjs';

const PACKAGES = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'wouter'];

/**
 * React and the router in a file of their own: it stays in visitors' caches when the site changes. It holds what the
 * site uses of them, no more.
 *
 * @param {{ root: string, cacheDir: string, target: string[], watch: boolean }} options
 * @returns {Promise<{ path: string, contents: Uint8Array }>}
 */
export async function bundleReact({ root, cacheDir, target, watch }) {
  const names = watch ? await exportedNames() : await usedNames({ root, target });
  const { outputFiles = [] } = await esbuild.build({
    stdin: {
      contents: [...names].map(([name, from]) => `export { ${name} } from '${from}';`).join('\n'),
      resolveDir: root,
    },
    bundle: true,
    format: 'esm',
    define: watch
      ? { 'process.env.NODE_ENV': '"development"' }
      : { 'process.env.NODE_ENV': '"production"', __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
    legalComments: 'none',
    logLevel: 'silent',
    minify: !watch, // and by terser after it: 0.15 kB less (brotli) than by either alone
    target,
    write: false,
  });
  const code = outputFiles[0]?.text ?? '';
  const contents = Buffer.from(watch ? code : await minify(code, { cacheDir }));
  return { path: `assets/react-${hash(contents)}.js`, contents };
}

/**
 * For esbuild: imports of React lead to its file.
 *
 * @param {string} url
 * @returns {esbuild.Plugin}
 */
export function reactElsewhere(url) {
  return {
    name: 'react-elsewhere',
    setup({ onResolve }) {
      onResolve({ filter: new RegExp(`^(${PACKAGES.join('|')})$`) }, () => ({ path: url, external: true }));
    },
  };
}

/** While watching, since the next change may need any of them. */
async function exportedNames() {
  /** @type {Map<string, string>} */
  const names = new Map();
  for (const from of PACKAGES) {
    for (const name of Object.keys(await import(from))) {
      if (/^[a-z_$]/i.test(name) && !['default', 'module.exports'].includes(name) && !names.has(name))
        names.set(name, from);
    }
  }
  return names;
}

/**
 * What the site's code imports from the packages, and from which, read off a bundle that leaves them out.
 *
 * @param {{ root: string, target: string[] }} options
 */
async function usedNames({ root, target }) {
  const { outputFiles } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: ['src/main.tsx'],
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: [...PACKAGES, 'virtual:site', '*?worker'],
    loader: { '.woff2': 'empty', '.svg': 'empty' },
    outdir: root,
    logLevel: 'silent',
    target,
    write: false,
  });
  /** @type {Map<string, string>} */
  const names = new Map();
  for (const [, list = '', from = ''] of (
    outputFiles.find((f) => f.path.endsWith('.js'))?.text ?? ''
  ).matchAll(/^import \{([^}]*)\} from "([^"]+)";/gm)) {
    if (!PACKAGES.includes(from)) continue;
    for (const part of list.split(',')) names.set(part.trim().replace(/ as .*$/s, ''), from);
  }
  if (!names.has('hydrateRoot'))
    throw new Error('src/main.tsx imports no hydrateRoot: what takes over the page?');
  return names;
}
