import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureStyles } from '../assets/pictureStyles.mjs';
import { escapeHtml } from '../shared/escape.mjs';

/** Reloads the page when the development server says so; the module itself comes from that server. */
const LIVE_RELOAD = '<script type="module" src="{base}/__reload.js"></script>';

/** @typedef {{ path: string, contents: string }} Page a built one, its path below the site's root */

/**
 * @typedef {object} Look how link previews and browsers show an edition's pages
 * @property {Record<string, { path: string }>} previews by page
 * @property {(page: string) => { light: string, dark: string }} themeColor
 * @property {string | null} pdf the CV's file below the site's root
 * @property {{ document: import('../../prose/types.ts').ProseDocument, preview: string | null }[]} prose
 */

/**
 * Fills index.html with every route of every edition. The frame's styles and the page's own are inline, so that one
 * round trip (12 kB) paints it. A route becomes two files, so that every static host answers 200 with and without a
 * trailing slash; 404.html shows Home, as the site does for any unknown path.
 *
 * @param {import('../bundle/bundle.mjs').Bundles} bundles
 * @param {import('../shared/options.mjs').Options & { marks: string, lookOf: (edition: string) => Look, policy: ReturnType<typeof import('./policy.mjs').openPolicy> }} options
 * @returns {Promise<Page[]>}
 * @throws {Error} when index.html lacks a placeholder
 */
export async function prerender(bundles, { root, base, assetsUrl, watch, marks, lookOf, policy }) {
  const shell = await readFile(join(root, 'index.html'), 'utf8');
  const icons = await readIcons(root, marks);
  const fonts = bundles.files.map(({ path }) => path).filter((path) => path.endsWith('.woff2'));
  const reload = watch ? LIVE_RELOAD.replace('{base}', () => escapeHtml(base)) : '';

  /** @param {string} lang @param {Rendered} rendered @param {Script[]} scripts @param {string} [shown] HTML with all its pictures */
  function pour(lang, { head, ...rendered }, scripts, shown = rendered.body) {
    const css = bundles.cssOf(rendered.sheet ?? rendered.page) + pictureStyles(shown);
    const inline = scripts.map(({ code }) => code);
    return fill(shell, {
      ...rendered,
      lang,
      policy: policy.forPage(css, inline),
      icons,
      styles: `<style data-page="${rendered.page}">${css}</style>`,
      scripts: scripts.map(write).join(''),
      head: head + reload,
    });
  }

  /** @param {import('../bundle/bundle.mjs').Bundles['editions'][number]} edition */
  async function pagesOf({ edition, client, prerenderer }) {
    const { code, path: folder } = edition;
    const { previews, themeColor, pdf, prose } = lookOf(code);
    /** @param {string} page */
    const filesOf = (page) => ({
      fonts,
      preview: previews[page]?.path ?? null,
      themeColor: themeColor(page),
    });
    /** @param {{ page: string, moves: boolean }} rendered @returns {Script} */
    const startOf = ({ page, moves }) => {
      const files = new Set([...client.entry, ...((moves && client.pages[page]) || [])]);
      const scripts = [...files].map((file) => assetsUrl + file).join(' ');
      return { code: bundles.inline('start'), data: { scripts } };
    };
    const pages = [];
    for (const path of prerenderer.paths) {
      const rendered = await whole(folder + path, prerenderer.render(path, filesOf));
      pages.push(...filesAt(folder + path, pour(code, rendered, [startOf(rendered)])));
    }
    const unknown = await prerenderer.render('/', filesOf, { found: false });
    for (const { name } of edition.pages.filter(({ definition }) => definition.isDocument)) {
      const rendering = prerenderer.renderDocument(name, filesOf, pdf && `${base}/${pdf}`);
      const rendered = await whole(`${folder}/${name}`, rendering);
      pages.push(...filesAt(folder + rendered.path, pour(code, rendered, [])));
    }
    const { openMenu, closeMenu } = edition.content.frame.labels;
    const menu = { code: bundles.inline('menu'), data: { open: openMenu, close: closeMenu } };
    // All have the same styles: the policy in the header names each page's, and mustn't grow with their number.
    const shown = prose.map(({ document }) => document.html ?? '').join('');
    for (const { document, preview } of prose) {
      const rendered = await whole(
        folder + document.path,
        prerenderer.renderProse(document, filesOf, preview),
      );
      pages.push(...filesAt(folder + document.path, pour(code, rendered, [menu], shown)));
    }
    return [
      ...pages,
      {
        path: `${folder}/404.html`.slice(1),
        contents: pour(code, unknown, [leadToPage(prerenderer), startOf(unknown)]),
      },
    ];
  }

  /** @param {import('../bundle/bundle.mjs').Prerenderer} prerenderer @returns {Script} */
  function leadToPage({ listed }) {
    const [, ...others] = bundles.editions.map(({ edition }) => edition.code);
    const pages = listed.map(({ page }) => page).join(' ');
    return { code: bundles.inline('unknown'), data: { base, editions: others.join(' '), pages } };
  }

  return (await Promise.all(bundles.editions.map(pagesOf))).flat();
}

/** @typedef {{ page: string, path: string, head: string, body: string, sheet?: string }} Rendered `sheet`: the page whose styles it has, if not its own */
/** @typedef {{ code: string, data: Record<string, string> }} Script an inline one, which finds the data on its element */

/** @param {Script} script */
function write({ code, data }) {
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`);
  return `<script${attributes.join('')}>${code}</script>`;
}

/**
 * @template Result
 * @param {string} path
 * @param {Promise<Result>} rendered
 */
async function whole(path, rendered) {
  return rendered.catch((error) => {
    throw new Error(`The page ${path} can't be prerendered: ${error.message}`, { cause: error });
  });
}

/**
 * @param {string} path of a page, such as `/About`, or of an edition's Home, such as `/` and `/de/`
 * @param {string} contents
 * @returns {Page[]}
 */
function filesAt(path, contents) {
  const name = path.replace(/\/$/, '').slice(1);
  if (name === '') return [{ path: 'index.html', contents }];
  return [
    { path: `${name}.html`, contents },
    { path: `${name}/index.html`, contents },
  ];
}

/**
 * The icons, which every page's HTML contains once, so that their shapes aren't in any script.
 *
 * @param {string} root
 * @param {string} marks symbols of the owner's profiles
 */
async function readIcons(root, marks) {
  const file = await readFile(join(root, 'src/components/basic/icons.svg'), 'utf8');
  return file
    .replace('</svg>', () => `${marks}</svg>`)
    .replace(/<!--.*?-->| xmlns="[^"]*"/gs, '')
    .replace(/>\s+</g, '><')
    .trim();
}

/**
 * @param {string} shell
 * @param {Record<string, string>} values
 */
function fill(shell, values) {
  for (const name of ['lang', 'page', 'policy', 'styles', 'head', 'icons', 'path', 'body', 'scripts']) {
    if (!shell.includes(`{{${name}}}`))
      throw new Error(`index.html has no place for {{${name}}}: put it back`);
  }
  return shell.replace(/\{\{(\w+)\}\}/g, (whole, name) => String(values[name] ?? whole));
}
