import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeHtml } from '../shared/escape.mjs';

/** Reloads the page when the development server says so; the module itself comes from that server. */
const LIVE_RELOAD = '<script type="module" src="{base}/__reload.js"></script>';

/**
 * Pours every route into index.html. The frame's styles and the page's own are inline, so that one round trip (11 kB)
 * paints it. A route becomes two files, so that every static host answers 200 with and without a trailing slash;
 * 404.html shows Home, as the site does for any unknown path.
 *
 * @param {{ client: import('../bundle/bundle.mjs').Client, prerenderer: import('../bundle/bundle.mjs').Prerenderer }} bundles
 * @param {import('../shared/options.mjs').Options & { look: (page: string) => { preview: string | null, themeColor: string }, policy: { forPage: (css: string) => string }, pdf: string | null }} options
 *   `pdf` is the curriculum's path below the site's root
 * @returns {Promise<{ path: string, contents: string }[]>}
 * @throws {Error} when index.html lacks a placeholder
 */
export async function prerender(
  { client, prerenderer },
  { root, base, assetsUrl, watch, look, policy, pdf },
) {
  const shell = await readFile(join(root, 'index.html'), 'utf8');
  const icons = await readIcons(root);
  const font = client.files.find((f) => f.path.endsWith('.woff2'))?.path ?? null;
  /** @param {string} page */
  const filesOf = (page) => ({ font, ...look(page) });
  /** @param {{ page: string, moves: boolean }} rendered */
  const scriptsOf = ({ page, moves }) => {
    const files = new Set([...client.preload, ...((moves && client.pages[page]) || [])]);
    const imports = [...files].map((file) => assetsUrl + file).join(' ');
    const main = escapeHtml(assetsUrl + client.main);
    return `<script data-main="${main}" data-imports="${escapeHtml(imports)}">${client.start}</script>`;
  };
  const reload = watch ? LIVE_RELOAD.replace('{base}', () => escapeHtml(base)) : '';
  /** @param {{ page: string, path: string, head: string, body: string }} rendered @param {string} scripts */
  const pour = ({ head, ...rendered }, scripts) => {
    const css = client.cssOf(rendered.page);
    const styles = `<style data-page="${rendered.page}">${css}</style>`;
    return fill(shell, {
      ...rendered,
      policy: policy.forPage(css),
      icons,
      styles,
      scripts,
      head: head + reload,
    });
  };

  const pages = [];
  for (const path of prerenderer.paths) {
    const result = await whole(path, prerenderer.render(path, filesOf));
    const contents = pour(result, scriptsOf(result));
    pages.push(...(path === '/' ? [{ path: 'index.html', contents }] : filesAt(path, contents)));
  }
  const unknown = await prerenderer.render('/', filesOf, { found: false });
  const cv = await whole('/CV', prerenderer.renderCv(filesOf, pdf && `${base}/${pdf}`));
  return [
    ...pages,
    { path: '404.html', contents: pour(unknown, scriptsOf(unknown)) },
    ...filesAt(cv.path, pour(cv, '')),
  ];
}

/**
 * @template Rendered
 * @param {string} path
 * @param {Promise<Rendered>} rendered
 */
async function whole(path, rendered) {
  return rendered.catch((error) => {
    throw new Error(`The page ${path} can't be prerendered: ${error.message}`, { cause: error });
  });
}

/**
 * @param {string} path of a page, such as `/About`
 * @param {string} contents
 */
function filesAt(path, contents) {
  const name = path.slice(1);
  return [
    { path: `${name}.html`, contents },
    { path: `${name}/index.html`, contents },
  ];
}

/**
 * The glyphs, which are once in every page's HTML, so that their shapes are in no script.
 *
 * @param {string} root
 */
async function readIcons(root) {
  const file = await readFile(join(root, 'src/components/basic/icons.svg'), 'utf8');
  return file
    .replace(/<!--.*?-->/gs, '')
    .replace(/>\s+</g, '><')
    .trim();
}

/**
 * @param {string} shell
 * @param {Record<string, string>} values
 */
function fill(shell, values) {
  for (const name of ['page', 'policy', 'styles', 'head', 'icons', 'path', 'body', 'scripts']) {
    if (!shell.includes(`{{${name}}}`))
      throw new Error(`index.html has no place for {{${name}}}: put it back`);
  }
  return shell.replace(/\{\{(\w+)\}\}/g, (whole, name) => String(values[name] ?? whole));
}
