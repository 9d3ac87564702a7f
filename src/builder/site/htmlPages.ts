import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeUTF8 } from 'entities';
import type { PageLook } from '../../builtModules.ts';
import type { ProseDocument } from '../../prose/types.ts';
import type { HeadFiles } from '../../render/identity.ts';
import type { Bundle } from '../bundle/bundle.ts';
import { PROSE } from '../bundle/sheets.ts';
import type { Options } from '../shared/options.ts';
import { type OutputFile, once } from '../shared/outputFile.ts';
import type { BuiltEdition } from './editions.ts';

/** Reloads the page when the server says so. A module before the import map would disable that. */
const LIVE_RELOAD = '<script src="{base}/__reload.js"></script>';

interface PageParts extends Options {
  bundle: Bundle;
  /** index.html. */
  shell: string;
  /** Symbols of the owner's profiles. */
  marks: string;
  icon: string;
  /** Styles that the content adds to the frame's. */
  styles: string;
  /** By a page's HTML. */
  policyOf: (html: string) => string;
}

/**
 * Fills index.html with every route of every edition, once a page is asked for. The frame's and the page's
 * own styles are inline, so that one round trip (14 kB) paints it. A route becomes two files, so that hosts
 * answer 200 with and without a trailing slash; 404.html shows Home, as the site does at any unknown path.
 */
export async function makeHtmlPages(editions: BuiltEdition[], parts: PageParts): Promise<OutputFile[]> {
  const icons = await readIcons(parts);
  const codes = editions.map(({ code }) => code);
  return editions.flatMap((edition) => pagesOf(edition, { ...parts, icons, codes }));
}

function pagesOf(edition: BuiltEdition, parts: PageParts & { icons: string; codes: string[] }): OutputFile[] {
  const { renderer, documents, pdf, fonts } = edition;
  const { base, bundle, icon } = parts;
  const files: HeadFiles = { fonts, icon };
  const pages = edition.pages.map(({ name }) => name);
  const printed = edition.pages.filter(({ definition }) => definition.printed).map(({ name }) => name);
  const routed = pages.filter((name) => !printed.includes(name));

  const route = (path: string, found: boolean) => async () => {
    const { render } = await renderer();
    const made = await render(found ? path : null, files);
    const unknown = { base, editions: parts.codes.slice(1).join(' '), pages: pages.join(' ') };
    const lead = found ? '' : script(bundle.inline.unknown, unknown);
    return pour(edition, made, lead + startOf(made.page, edition, parts), parts);
  };

  const sheet = (name: string) => async () => {
    const { renderPrinted } = await renderer();
    const made = await renderPrinted(name, files, pdf && `${base}/${pdf}`);
    return pour(edition, made, script(bundle.inline.menu), parts);
  };

  const prose = (each: ProseDocument) => async () => {
    const { renderProse } = await renderer();
    const look = edition.looks[each.path] as PageLook;
    const made = await renderProse(each, { ...files, ...look });
    const code = bundle.inline[each.kind === 'story' ? 'story' : 'menu'];
    return pour(edition, { ...made, sheet: PROSE }, script(code), parts);
  };

  const all = [
    ...['/', ...routed.map((name) => `/${name}`)].map((path) => [path, route(path, true)] as const),
    ...printed.map((name) => [`/${name}`, sheet(name)] as const),
    ...documents.map((each) => [each.path, prose(each)] as const),
  ];

  return [
    ...all.flatMap(([path, contents]) => filesAt(edition.path + path, contents)),
    ...filesAt(`${edition.path}/404`, route('/', false)).slice(0, 1),
  ];
}

/** A page's files, by its path, such as `/About`, `/` and `/de/`; an error in it names the page. */
function filesAt(path: string, make: () => Promise<string>): OutputFile[] {
  const contents = once(() =>
    make().catch((error) => {
      throw new Error(`The page ${path} can't be prerendered: ${error.message}`, { cause: error });
    }),
  );

  const name = path.replace(/\/$/, '').slice(1);
  if (name === '') return [{ path: 'index.html', contents }];

  return [`${name}.html`, `${name}/index.html`].map((each) => ({ path: each, contents }));
}

/** `sheet`: the page whose styles it has, if not its own. */
type Rendered = { page: string; path: string; head: string; body: string; sheet?: string };

function pour(
  { lang, dir, paper }: BuiltEdition,
  { head, sheet, ...rendered }: Rendered,
  scripts: string,
  { bundle, shell, icons, styles, policyOf, watch, base }: PageParts & { icons: string },
) {
  const { page } = rendered;
  const { common, ofPage } = bundle.sheets.inline(sheet ?? page);
  const reload = watch ? LIVE_RELOAD.replace('{base}', () => escapeUTF8(base)) : '';

  const values: Record<string, string> = {
    ...rendered,
    ...{ lang, dir, icons, scripts },
    styles: `<style data-page="${page}">${common}${styles}${ofPage}${paper === 'A4' ? '' : `@page{size:${paper}}`}</style>`,
    head: head + reload,
  };

  const html = shell.replace(/\{\{(\w+)\}\}/g, (whole, name) => values[name] ?? whole);

  return html.replace('{{policy}}', () => policyOf(html));
}

/** The import map of the content, and the script that loads the page's others. */
function startOf(page: string, { folder }: BuiltEdition, { bundle, assetsUrl }: PageParts): string {
  const { scripts, modules } = bundle.startOf(page);
  const files = [...scripts, ...modules.map((name) => folder + name)].map((path) => assetsUrl + path);
  const map = JSON.stringify({ imports: { '#site/': assetsUrl + folder } });
  return `<script type="importmap">${map}</script>${script(bundle.inline.start, { load: files.join(' ') })}`;
}

/** An inline one, which finds the data on its element. */
function script(code: string, data: Record<string, string> = {}) {
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${escapeUTF8(value)}"`);
  return `<script${attributes.join('')}>${code}</script>`;
}

/** The icons, which every page's HTML contains once, so that their shapes aren't in any script. */
async function readIcons({ root, marks }: PageParts) {
  const file = await readFile(join(root, 'src/components/ui/icons.svg'), 'utf8');
  return file
    .replace('</svg>', () => `${marks}</svg>`)
    .replace(/<!--.*?-->| xmlns="[^"]*"/gs, '')
    .replace(/>\s+</g, '><')
    .trim();
}
