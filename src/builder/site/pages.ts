import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ProseDocument } from '../../prose/types.ts';
import { pictureStyles } from '../assets/pictureStyles.ts';
import type { Bundles } from '../bundle/bundle.ts';
import type { Prerenderer } from '../bundle/prerenderer.ts';
import { escapeHtml } from '../shared/escape.ts';
import type { Options } from '../shared/options.ts';

/** Reloads the page when the development server says so; the module itself comes from that server. */
const LIVE_RELOAD = '<script type="module" src="{base}/__reload.js"></script>';

/** A built one, its path below the site's root. */
type Page = { path: string; contents: string };

interface Look {
  /** By page. */
  previews: Record<string, { path: string }>;
  themeColor: (page: string) => { light: string; dark: string };
  /** The CV's file below the site's root. */
  pdf: string | null;
  prose: { document: ProseDocument; preview: string | null }[];
}

/**
 * Fills index.html with every route of every edition. The frame's styles and the page's own are inline, so that one
 * round trip (12 kB) paints it. A route becomes two files, so that every static host answers 200 with and without a
 * trailing slash; 404.html shows Home, as the site does for any unknown path.
 *
 * @throws {Error} when index.html lacks a placeholder
 */
export async function prerender(
  bundles: Bundles,
  {
    root,
    base,
    assetsUrl,
    watch,
    marks,
    lookOf,
    policy,
  }: Options & {
    marks: string;
    lookOf: (edition: string) => Look;
    policy: ReturnType<typeof import('./policy.ts').openPolicy>;
  },
): Promise<Page[]> {
  const shell = await readFile(join(root, 'index.html'), 'utf8');
  const icons = await readIcons(root, marks);
  const fonts = bundles.files.map(({ path }) => path).filter((path) => path.endsWith('.woff2'));
  const reload = watch ? LIVE_RELOAD.replace('{base}', () => escapeHtml(base)) : '';

  /**
   * @param shown HTML with all its pictures
   */
  function pour(
    lang: string,
    { head, ...rendered }: Rendered,
    scripts: Script[],
    shown: string = rendered.body,
  ) {
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

  async function pagesOf({ edition, client, prerenderer }: Bundles['editions'][number]) {
    const { code, path: folder } = edition;
    const { previews, themeColor, pdf, prose } = lookOf(code);
    const filesOf = (page: string) => ({
      fonts,
      preview: previews[page]?.path ?? null,
      themeColor: themeColor(page),
    });
    const startOf = ({ page, moves }: { page: string; moves: boolean }): Script => {
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

  function leadToPage({ listed }: Prerenderer): Script {
    const [, ...others] = bundles.editions.map(({ edition }) => edition.code);
    const pages = listed.map(({ page }) => page).join(' ');
    return { code: bundles.inline('unknown'), data: { base, editions: others.join(' '), pages } };
  }

  return (await Promise.all(bundles.editions.map(pagesOf))).flat();
}

/** `sheet`: the page whose styles it has, if not its own. */
type Rendered = { page: string; path: string; head: string; body: string; sheet?: string };
/** An inline one, which finds the data on its element. */
type Script = { code: string; data: Record<string, string> };

function write({ code, data }: Script) {
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`);
  return `<script${attributes.join('')}>${code}</script>`;
}

async function whole<Result>(path: string, rendered: Promise<Result>) {
  return rendered.catch((error) => {
    throw new Error(`The page ${path} can't be prerendered: ${error.message}`, { cause: error });
  });
}

/**
 * @param path of a page, such as `/About`, or of an edition's Home, such as `/` and `/de/`
 */
function filesAt(path: string, contents: string): Page[] {
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
 * @param marks symbols of the owner's profiles
 */
async function readIcons(root: string, marks: string) {
  const file = await readFile(join(root, 'src/components/basic/icons.svg'), 'utf8');
  return file
    .replace('</svg>', () => `${marks}</svg>`)
    .replace(/<!--.*?-->| xmlns="[^"]*"/gs, '')
    .replace(/>\s+</g, '><')
    .trim();
}

function fill(shell: string, values: Record<string, string>) {
  for (const name of ['lang', 'page', 'policy', 'styles', 'head', 'icons', 'path', 'body', 'scripts']) {
    if (!shell.includes(`{{${name}}}`))
      throw new Error(`index.html has no place for {{${name}}}: put it back`);
  }
  return shell.replace(/\{\{(\w+)\}\}/g, (whole, name) => String(values[name] ?? whole));
}
