// The build, as a table of contents.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ProseDocument } from '../prose/types.ts';
import { charactersOf, furtherLetters, letterWarnings } from './assets/font.ts';
import { makeIcons } from './assets/icons.ts';
import { makeImages, pictureFaults } from './assets/images.ts';
import { markSymbols } from './assets/marks.ts';
import { type Bundles, openBundles } from './bundle/bundle.ts';
import type { SiteFacts } from './bundle/modules.ts';
import { readContent, type Site } from './content/content.ts';
import { ContentError } from './content/faults.ts';
import { ON_THE_WEB, placeholdersFor } from './doctor/placeholders.ts';
import { findCv } from './print/cv.ts';
import { openProse } from './prose/documents.ts';
import { resumeFiles } from './resume/files.ts';
import { type Options, readOptions } from './shared/options.ts';
import { type OutputFile, pathBelow } from './shared/outputFile.ts';
import { headersFile } from './site/headers.ts';
import { checkLinks } from './site/links.ts';
import { lookIn, makeLooks, previewsOf } from './site/looks.ts';
import { connectionsOf, openedDocuments } from './site/opened.ts';
import { type Page, renderPages } from './site/pages.ts';
import { openPolicy, type Policy } from './site/policy.ts';
import { publish, tidyUp } from './site/publish.ts';
import { forSearchEngines } from './site/sitemap.ts';
import { makeTheme } from './theme/theme.ts';
import type { Side } from './theme/wheel.ts';

// React prerenders twice as fast without its development checks; in development, pages run them in the browser.
process.env.NODE_ENV ??= 'production';

/** A site that is made, but whose pages are rendered only when they are asked for. */
export interface Made {
  options: Options;
  bundles: Bundles;
  pages: Page[];
  /** All files but scripts. */
  files: OutputFile[];
  /** @throws {ContentError} naming the links in its pages that lead nowhere */
  check: () => Promise<void>;
  /** How many pictures were encoded. */
  encoded: number;
  warnings: string[];
  /** The texts that are still to be written or translated. */
  todos: string[];
  /** How long it took. */
  ms: number;
}

/**
 * Opens a builder that keeps its bundles warm. Each `build()` writes the whole site and replaces the old one in one
 * step; when it throws, the old one stays. `make()` writes nothing.
 */
export async function openBuilder(given?: Partial<Options>) {
  const options = readOptions(given);
  const bundles = await openBundles(options);

  async function make(): Promise<Made> {
    const started = performance.now();
    const { site, prose } = await readSite(options);
    const theme = await makeTheme(site, options);
    const characters = charactersOf(site.sources, site.prose);
    const letters = await furtherLetters(characters, options);
    const pictures = makeImages(site, options, prose.pictures);
    const [styles, { images, copies, made }] = await Promise.all([
      bundles.compileStyles(site.editions[0]?.pages ?? [], characters),
      pictures,
    ]);
    const written = await prose.make(images);
    const facts = siteFacts(options, images, theme.sides);
    const bundled = await bundles.rebuild(site.editions, facts, styles, letters.styles + theme.styles);
    const [looks, cvs, icons] = await Promise.all([
      makeLooks(site, written.documents, theme, options),
      Promise.all(site.editions.map((edition) => findCv(edition, options))),
      makeIcons({ ...theme, ...options, name: site.owner.name, editions: site.editions }),
      // While developing, scripts are bundled when a browser asks for them.
      options.watch ? [] : scriptsOf(bundled),
    ]);
    const policy = openPolicy(site, options);
    const marks = await markSymbols(site.owner.profiles, options);
    const lookOf = (code: string) => {
      const i = site.editions.findIndex((edition) => edition.code === code);
      return lookIn(looks[i], theme, cvs[i]?.file?.path ?? null);
    };
    const pages = await renderPages(bundled, { ...options, marks, policy, lookOf });
    const opened = await openedDocuments(site, options);
    const listed = await forSearchEngines(() => listPages(bundled, written.documents, opened), options);
    const resumes = resumeFiles(site.editions, options);
    const owned = await staticFiles(
      options,
      cvs.flatMap(({ printed }) => printed),
    );
    const own = [
      ...bundled.files,
      ...letters.files,
      ...pages,
      ...listed,
      ...previewsOf(looks),
      ...icons,
      ...resumes,
    ];
    const files = [
      ...owned.files,
      ...cvs.flatMap(({ file }) => file ?? []),
      ...copies,
      ...own,
      ...written.feeds,
      ...opened.flatMap(({ html, preview }) => [html, ...(preview ? [preview] : [])]),
      headersOf([...own, ...written.feeds], { pages, opened, policy, options }),
    ];
    const documents = opened.map(({ html }) => html);
    return {
      options,
      bundles: bundled,
      pages,
      files,
      check: () => checkLinks([...pages, ...documents], { files: files.map(({ path }) => path), ...options }),
      encoded: made,
      warnings: [
        ...unlinked(site),
        ...theme.notes,
        ...cvs.flatMap(({ warning }) => warning ?? []),
        ...letterWarnings(site.sources),
        ...owned.left,
        ...site.left,
        ...prose.warnings,
        ...todoWarning(site),
      ],
      todos: site.todos.map(({ text }) => text),
      ms: performance.now() - started,
    };
  }

  async function build(): Promise<Made> {
    const started = performance.now();
    await tidyUp(options.outDir);
    const made = await make();
    await made.check();
    await publish([...made.files, ...(await scriptsOf(made.bundles))], options);
    return { ...made, ms: performance.now() - started };
  }

  return { options, make, build, dispose: bundles.dispose };
}

/**
 * Reads and checks the content: its entries, pictures, stories and notes, and that no placeholder would go on the web.
 *
 * @throws {ContentError} naming every fault
 */
async function readSite(options: Options) {
  const { sources, schemas, faults, site } = await readContent(options);
  const [pictures, prose] = await Promise.all([
    pictureFaults({ sources, schemas }, options),
    site && openProse(site, options),
  ]);
  const left = placeholdersFor(sources, options);
  const { root } = options;
  const more = [...(prose?.faults ?? []), ...left].map((fault) => ({ ...fault, root }));
  const all = [...faults, ...pictures, ...more];
  if (!site || !prose || all.length > 0) throw new ContentError(all, left.length > 0 ? ON_THE_WEB : '');
  return { site, prose };
}

/** The deployment facts that the site's code uses, except for the styles. */
function siteFacts(
  { base, siteUrl, assetsUrl, inbox }: Options,
  images: SiteFacts['images'],
  sides: Side[],
): Omit<SiteFacts, 'styles'> {
  return {
    base,
    siteUrl,
    assetsUrl,
    inbox: inbox ? `${base}/inbox` : null,
    buildYear: new Date().getFullYear(),
    images,
    sides: sides.map(({ page }) => page),
  };
}

/** Names that no site should have: hidden ones, but for those that hosts read, and what editors and systems leave behind. */
const PRIVATE =
  /^\.(?!(well-known|nojekyll|htaccess)$)|~$|^(Thumbs\.db|desktop\.ini)$|\.(swp|bak|orig|tmp)$/i;

/**
 * The owner's files, but for the pictures that the build makes others from.
 *
 * @param others files that have another place in the site
 * @returns `left`: a line for each that isn't published
 */
async function staticFiles(
  { root }: Options,
  others: string[],
): Promise<{ files: OutputFile[]; left: string[] }> {
  const folder = join(root, 'static');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ path: pathBelow(folder, file), contents: { file } }))
    .filter(({ path }) => !path.startsWith('images/') && !others.includes(path));
  const isPrivate = ({ path }: OutputFile) => path.split('/').some((name) => PRIVATE.test(name));
  const left = new Set(
    files.filter(isPrivate).map(({ path }) => {
      const names = path.split('/');
      return names.slice(0, names.findIndex((name) => PRIVATE.test(name)) + 1).join('/');
    }),
  );
  return {
    files: files.filter((file) => !isPrivate(file)),
    left: [...left].map(
      (path) => `static/${path} isn’t published: hidden files and what editors leave behind aren’t`,
    ),
  };
}

/** The scripts of all languages. */
async function scriptsOf({ editions }: Bundles) {
  const clients = await Promise.all(editions.map(({ client }) => client()));
  return clients.flatMap(({ files }) => files);
}

/** The pages that search engines should list. */
async function listPages(
  { editions }: Bundles,
  documents: Record<string, ProseDocument[]>,
  opened: { address: string }[],
) {
  const own = editions.map(async ({ edition, prerenderer }) => {
    const { listed, listingOf } = await prerenderer();
    return [...listed, ...(documents[edition.code] ?? []).map(listingOf)];
  });
  return [
    ...(await Promise.all(own)).flat(),
    ...opened.map(({ address }) => ({ address, counterparts: [] })),
  ];
}

/** The headers name what is inline in every page, so this renders all of them. */
function headersOf(
  files: OutputFile[],
  {
    pages,
    opened,
    policy,
    options,
  }: { pages: Page[]; opened: { html: { contents: string } }[]; policy: Policy; options: Options },
): OutputFile {
  return {
    path: '_headers',
    async contents() {
      await Promise.all(pages.map(({ contents }) => contents()));
      const connections = opened.flatMap(({ html }) => connectionsOf(html.contents));
      return headersFile(policy.whole(connections), options, files);
    },
  };
}

function todoWarning({ todos: { length } }: Site) {
  return length > 0
    ? [`${length} texts are still to be written or translated: npm run doctor lists them`]
    : [];
}

function unlinked({ editions: [first] }: Site) {
  const bar = first?.content.frame.bar ?? [];
  return (first?.pages ?? [])
    .filter(({ name, definition }) => !definition.isDocument && !bar.includes(name))
    .map(({ name }) => `/${name} isn’t in the bar: add it to bar in src/content/frame.ts`);
}
