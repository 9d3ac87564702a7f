// The build, as a table of contents.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ProseDocument } from '../prose/types.ts';
import { letterWarnings, makeFonts } from './assets/font.ts';
import { makeIcons } from './assets/icons.ts';
import { makeImages, pictureFaults } from './assets/images.ts';
import { markSymbols } from './assets/marks.ts';
import { type Bundles, openBundles } from './bundle/bundle.ts';
import type { SiteFacts } from './bundle/modules.ts';
import { fileOf } from './content/check.ts';
import { readContent, type Site } from './content/content.ts';
import { ContentError, contentFile } from './content/faults.ts';
import { ON_THE_WEB, placeholdersFor } from './doctor/placeholders.ts';
import { blockedInShell } from './owned/document.ts';
import { ownDocuments } from './owned/documents.ts';
import { type OpenedDocument, openedDocuments } from './owned/opened.ts';
import { staticFiles } from './owned/staticFiles.ts';
import { type Cv, findCv } from './print/cv.ts';
import { openProse } from './prose/documents.ts';
import { resumeFiles } from './resume/files.ts';
import { type Options, readOptions } from './shared/options.ts';
import type { OutputFile } from './shared/outputFile.ts';
import { extrasIn, makeExtras, previewsOf } from './site/extras.ts';
import { headersFile } from './site/headers.ts';
import { checkLinks } from './site/links.ts';
import { type PageFile, renderPages } from './site/pages.ts';
import { policiesOf } from './site/policy.ts';
import { publish, tidyUp } from './site/publish.ts';
import { forSearchEngines } from './site/sitemap.ts';
import { makeTheme, type Theme } from './theme/theme.ts';
import type { Side } from './theme/wheel.ts';

/** A site that is made, but whose pages are rendered only when they are asked for. */
export interface Made {
  options: Options;
  bundles: Bundles;
  pages: PageFile[];
  /** All files but scripts. */
  files: OutputFile[];
  /** @throws {ContentError} naming the links in its pages that lead nowhere */
  check: () => Promise<void>;
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
  const bundler = await openBundles(options);
  const make = () => makeSite(bundler, options);

  async function build(): Promise<Made> {
    const started = performance.now();
    await tidyUp(options.outDir);
    const made = await make();
    await made.check();
    await publish([...made.files, ...(await scriptsOf(made.bundles))], options);
    return { ...made, ms: performance.now() - started };
  }

  return { options, make, build, dispose: bundler.dispose };
}

type Bundler = Awaited<ReturnType<typeof openBundles>>;

async function makeSite(bundler: Bundler, options: Options): Promise<Made> {
  const started = performance.now();
  const read = await readSite(options);
  const theme = await makeTheme(read.site, options);
  const parts = await bundleSite(read, theme, bundler, options);
  const rendered = await renderSite(read, theme, parts, options);
  const { site, prose } = read;
  return {
    options,
    bundles: parts.bundles,
    pages: rendered.pages,
    files: rendered.files,
    async check() {
      await scriptsOf(parts.bundles);
      await checkLinks(rendered.documents, { files: rendered.files.map(({ path }) => path), ...options });
    },
    warnings: [
      ...unlinked(site),
      ...theme.notes,
      ...blockedInShell(read.shell, site.owner.allowed),
      ...rendered.warnings,
      ...parts.pictureWarnings,
      ...letterWarnings(site),
      ...site.left,
      ...prose.warnings,
      ...todoWarning(site),
    ],
    todos: site.todos.map(({ text }) => text),
    ms: performance.now() - started,
  };
}

/** Makes the pictures, fonts, styles and scripts, and the texts of stories and notes. */
async function bundleSite({ site, prose }: Read, theme: Theme, bundler: Bundler, options: Options) {
  const fonts = makeFonts(options);
  const making = makeImages(site, options, {
    pictures: prose.pictures,
    inHues: site.owner.accent === undefined,
    tones: site.owner.portrait ? undefined : (file) => tonesOf(file, site, theme),
  });
  const facts = making.then(({ images }) => siteFacts(options, images, theme.sides));
  facts.catch(() => {}); // `making` says so
  const [{ images, copies, warnings: pictureWarnings }, bundles] = await Promise.all([
    making,
    bundler.bundle(site.editions, facts, fonts.styles + theme.styles),
  ]);
  const written = await prose.make(images);
  return {
    bundles,
    written,
    fonts: fonts.early,
    files: [...copies, ...bundles.files, ...fonts.files],
    pictureWarnings,
  };
}

/** The pages that show the pictures of the owner in a content file, and their colours: its own page, or the first and the CV. */
function tonesOf(file: string, { editions: [first] }: Site, { colour }: Theme) {
  const pages = first?.pages ?? [];
  const own = pages.filter(({ name }) => contentFile(fileOf(name)) === file);
  const shared = pages.filter(({ definition }, i) => i === 0 || definition.download);
  return (own.length > 0 ? own : shared).map(({ name }) => ({ page: name, colour: colour('fill', name) }));
}

/** Renders the pages, and gathers them with all other files but the scripts. */
async function renderSite(
  { site, shell }: Read,
  theme: Theme,
  { bundles, written, fonts, files: parts }: Awaited<ReturnType<typeof bundleSite>>,
  options: Options,
) {
  const [extras, cvs, icons, marks, opened] = await Promise.all([
    makeExtras(site, written.documents, theme, options),
    Promise.all(site.editions.map((edition) => findCv(edition, options))),
    makeIcons({ ...theme, ...options, name: site.owner.name, editions: site.editions }),
    markSymbols(site.owner.profiles, options),
    openedDocuments(site, options),
    // While developing, scripts are bundled when a browser asks for them.
    options.watch ? [] : scriptsOf(bundles),
  ]);
  const owned = await ownFiles(cvs, opened, options);
  const extrasOf = (code: string) => {
    const i = site.editions.findIndex((edition) => edition.code === code);
    return extrasIn(extras[i], theme, cvs[i]?.file?.path ?? null);
  };
  const pages = await renderPages(bundles, shell, {
    ...options,
    marks,
    fonts,
    policyOf: policiesOf(site, options),
    extrasOf,
  });
  const files = [
    ...owned.files,
    ...parts,
    ...pages,
    ...(await forSearchEngines(() => listPages(bundles, written.documents, opened), options)),
    ...previewsOf(extras),
    ...icons,
    ...resumeFiles(site.editions, options),
    ...written.feeds,
  ];
  return {
    pages,
    files: [
      ...files,
      ...opened.flatMap(({ preview }) => preview ?? []),
      { path: '_headers', contents: headersFile(options, pages, fonts) },
    ],
    documents: [...pages, ...owned.checked],
    warnings: owned.warnings,
  };
}

/** What the owner has put into static/, documents with their policies. */
async function ownFiles(cvs: Cv[], opened: OpenedDocument[], options: Options) {
  const { files, left } = await staticFiles(
    options,
    cvs.flatMap(({ printed }) => printed),
  );
  const { documents, blocked } = await ownDocuments(files, opened, options.base);
  return {
    files: [...files, ...documents, ...cvs.flatMap(({ file }) => file ?? [])],
    /** Those whose links are checked: others may have links of their own kind. */
    checked: documents.filter(({ path }) => opened.some((each) => each.path === path)),
    warnings: [...cvs.flatMap(({ warning }) => warning ?? []), ...left, ...blocked],
  };
}

interface Read {
  site: Site;
  prose: Awaited<ReturnType<typeof openProse>>;
  /** index.html. */
  shell: string;
}

/**
 * Reads and checks the content: its entries, pictures, stories and notes, and that no placeholder would go on the web.
 *
 * @throws {ContentError} naming every fault
 */
async function readSite(options: Options): Promise<Read> {
  const { sources, schemas, faults, site } = await readContent(options);
  const [pictures, prose, shell] = await Promise.all([
    pictureFaults({ sources, schemas }, options),
    site && openProse(site, options),
    readFile(join(options.root, 'index.html'), 'utf8'),
  ]);
  const left = placeholdersFor({ sources, schemas }, options);
  const { root } = options;
  const more = [...(prose?.faults ?? []), ...left].map((fault) => ({ ...fault, root }));
  const all = [...faults, ...pictures, ...more];
  if (!site || !prose || all.length > 0) throw new ContentError(all, left.length > 0 ? ON_THE_WEB : '');
  return { site, prose, shell };
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
