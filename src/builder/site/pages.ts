import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageFiles } from '../../prerender/identity.ts';
import type { ProseDocument } from '../../prose/types.ts';
import { longestWord } from '../../shared/words.ts';
import { elementStyles } from '../assets/elementStyles.ts';
import type { BundledEdition, Bundles } from '../bundle/bundle.ts';
import type { Edition } from '../content/content.ts';
import { escapeHtml } from '../shared/escape.ts';
import type { Options } from '../shared/options.ts';
import { type OutputFile, once } from '../shared/outputFile.ts';
import { inlineScripts } from './policy.ts';

/** Reloads the page when the development server says so; the module itself comes from that server. */
const LIVE_RELOAD = '<script type="module" src="{base}/__reload.js"></script>';

/** A page, rendered when it is asked for. */
export interface PageFile extends OutputFile {
  contents: () => Promise<string>;
}

interface Extras {
  /** By page. */
  previews: Record<string, { path: string }>;
  themeColor: (page: string) => { light: string; dark: string };
  /** The CV's file below the site's root. */
  pdf: string | null;
  prose: { document: ProseDocument; preview: string | null }[];
}

interface PageOptions extends Options {
  /** Symbols of the owner's profiles. */
  marks: string;
  /** The paths of the fonts that every page needs. */
  fonts: string[];
  /** The path of the site's icon. */
  icon: string;
  /** Each edition's. */
  extras: Extras[];
  /** A page's, by what is inline in it. */
  policyOf: (inline: { scripts: string[]; styles: string[] }) => string;
}

/** What all pages are filled with. */
interface Shell {
  bundles: Bundles;
  html: string;
  icons: string;
  given: PageOptions;
}

/**
 * Fills index.html with every route of every edition, once a page is asked for. The frame's styles and the page's own are
 * inline, so that one round trip (12 kB) paints it. A route becomes two files, so that every static host answers 200 with and
 * without a trailing slash; 404.html shows Home, as the site does for any unknown path.
 *
 * @throws {Error} when index.html lacks a placeholder
 */
export async function renderPages(bundles: Bundles, html: string, given: PageOptions): Promise<PageFile[]> {
  checkShell(html);
  const icons = await readIcons(given.root, given.marks);
  const shell = { bundles, html, icons, given };
  return bundles.editions.flatMap((edition, i) => pagesOf(edition, given.extras[i] as Extras, shell));
}

function pagesOf(built: BundledEdition, extras: Extras, shell: Shell): PageFile[] {
  const { edition, prerenderer } = built;
  const { given } = shell;
  const { code, path: folder } = edition;
  const { previews, themeColor, pdf, prose } = extras;
  const filesOf = (page: string) => ({
    fonts: given.fonts,
    icon: given.icon,
    preview: previews[page]?.path ?? null,
    themeColor: themeColor(page),
  });
  const documents = edition.pages.filter(({ definition }) => definition.isDocument);
  const routed = edition.pages.filter((each) => !documents.includes(each)).map(({ name }) => `/${name}`);

  /** A page that scripts start on. */
  const route = (path: string, found: boolean) => async () => {
    const { render } = await prerenderer();
    const rendered = await render(path, filesOf, { found });
    const files = await built.scriptsOf(rendered.page);
    const scripts = [...(found ? [] : [leadToPage(edition, shell)]), startOf(files, shell)];
    return pour(code, rendered, scripts, shell);
  };

  return [
    ...['/', ...routed].flatMap((path) => pageAt(folder + path, route(path, true))),
    ...documents.flatMap(({ name }) =>
      pageAt(`${folder}/${name}`, async () => {
        const { renderDocument } = await prerenderer();
        const rendered = await renderDocument(name, filesOf, pdf && `${given.base}/${pdf}`);
        return pour(code, rendered, [], shell);
      }),
    ),
    ...prosePages(built, prose, filesOf, shell),
    ...pageAt(`${folder}/404`, route('/', false)).slice(0, 1),
  ];
}

/** Stories, notes and the list of notes. */
function prosePages(
  { edition, prerenderer }: BundledEdition,
  prose: Extras['prose'],
  filesOf: (page: string) => PageFiles,
  shell: Shell,
): PageFile[] {
  const scriptOf = ({ kind }: ProseDocument): Script => ({
    code: shell.bundles.inline(kind === 'story' ? 'story' : 'menu'),
    data: {},
  });
  // All have the same styles: the policy in the header names each page's, and mustn't grow with their number.
  const shown = prose
    .map(({ document: { html = '', title, cover, hue } }) =>
      [
        html,
        ` data-word="${longestWord(title)}"`,
        cover?.focus ? ` data-focus="${cover.focus}"` : '',
        hue === undefined ? '' : ` data-hue="${hue}"`,
      ].join(''),
    )
    .join('');
  return prose.flatMap(({ document, preview }) =>
    pageAt(edition.path + document.path, async () => {
      const { renderProse } = await prerenderer();
      return pour(
        edition.code,
        await renderProse(document, filesOf, preview),
        [scriptOf(document)],
        shell,
        shown,
      );
    }),
  );
}

/** A page's files. An error in it names the page. */
function pageAt(path: string, contents: () => Promise<string>): PageFile[] {
  const named = once(() =>
    contents().catch((error) => {
      throw new Error(`The page ${path} can't be prerendered: ${error.message}`, { cause: error });
    }),
  );
  return filesAt(path, named);
}

/** @param pictures HTML with all pictures of a page that shares its styles with others */
function pour(
  lang: string,
  { head, ...rendered }: Rendered,
  scripts: Script[],
  { bundles, html, icons, given: { policyOf, watch, base } }: Shell,
  pictures: string = rendered.body,
) {
  const css = bundles.cssOf(rendered.sheet ?? rendered.page) + elementStyles(pictures);
  const inline = [
    ...scripts.map(({ code }) => code),
    ...inlineScripts(fill(html, { lang, page: rendered.page, path: rendered.path })),
  ];
  const reload = watch ? LIVE_RELOAD.replace('{base}', () => escapeHtml(base)) : '';
  return fill(html, {
    ...rendered,
    lang,
    policy: policyOf({ scripts: inline, styles: [css] }),
    icons,
    styles: `<style data-page="${rendered.page}">${css}</style>`,
    scripts: scripts.map(write).join(''),
    head: head + reload,
  });
}

/** The script that loads a page's others. */
const startOf = (files: string[], { bundles, given }: Shell): Script => ({
  code: bundles.inline('start'),
  data: { load: files.map((file) => given.assetsUrl + file).join(' ') },
});

/** The script of 404.html. */
function leadToPage({ pages: own }: Edition, { bundles, given: { base } }: Shell): Script {
  const [, ...others] = bundles.editions.map(({ edition }) => edition.code);
  const pages = own.map(({ name }) => name).join(' ');
  return {
    code: bundles.inline('unknown'),
    data: { base, editions: others.join(' '), pages },
  };
}

/** `sheet`: the page whose styles it has, if not its own. */
type Rendered = { page: string; path: string; head: string; body: string; sheet?: string };
/** An inline one, which finds the data on its element. */
type Script = { code: string; data: Record<string, string> };

function write({ code, data }: Script) {
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`);
  return `<script${attributes.join('')}>${code}</script>`;
}

/**
 * @param path of a page, such as `/About`, or of an edition's Home, such as `/` and `/de/`
 */
function filesAt(path: string, contents: PageFile['contents']): PageFile[] {
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

const PLACES = ['lang', 'page', 'policy', 'styles', 'head', 'icons', 'path', 'body', 'scripts'];

function checkShell(shell: string) {
  for (const name of PLACES)
    if (!shell.includes(`{{${name}}}`))
      throw new Error(`index.html has no place for {{${name}}}: put it back`);
}

const fill = (shell: string, values: Record<string, string>) =>
  shell.replace(/\{\{(\w+)\}\}/g, (whole, name) => String(values[name] ?? whole));
