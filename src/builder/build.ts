// The build, as a table of contents.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ProseDocument } from '../prose/types.ts';
import { openFont } from './assets/font.ts';
import { makeIcons } from './assets/icons.ts';
import { makeImages, type PictureEntry, pictureFaults } from './assets/images.ts';
import { markSymbols } from './assets/marks.ts';
import { type Bundles, openBundles } from './bundle/bundle.ts';
import type { SiteFacts } from './bundle/modules.ts';
import { loadContent, type Site } from './content/content.ts';
import { openedBy, picturesOf } from './content/entries.ts';
import { ContentError } from './content/faults.ts';
import { languageWarnings } from './content/languages.ts';
import { makeProse, openProse } from './prose/documents.ts';
import { downloadsOf, resumeFiles } from './resume/files.ts';
import { ON_THE_WEB, placeholderPictures, placeholders } from './setup/placeholders.ts';
import { isLocal, type Options, readOptions } from './shared/options.ts';
import type { OutputFile } from './shared/outputFile.ts';
import { extrasIn, makeExtras, previewsOf } from './site/extras.ts';
import { headersFile } from './site/headers.ts';
import { checkLinks } from './site/links.ts';
import { type PageFile, renderPages } from './site/pages.ts';
import { policiesOf } from './site/policy.ts';
import { publish, tidyUp } from './site/publish.ts';
import { HEADERS_FILE } from './site/resolve.ts';
import { forSearchEngines } from './site/sitemap.ts';
import { staticFiles } from './site/staticFiles.ts';
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

/** The whole build: each step takes values and returns files or facts. */
async function makeSite(bundler: Bundler, options: Options): Promise<Made> {
  const started = performance.now();
  const read = await readSite(options);
  const { site, prose, shell } = read;
  const theme = makeTheme(site);
  const font = await openFont({ font: site.owner.font, languages: site.editions }, options);
  const picturing = makeImages(read.pictures, { ...options, ...stylesOf(site) });
  const facts = factsWith(picturing, theme, options);
  const bundling = bundler.bundle(site.editions, facts, font.styles + theme.styles);
  const [pictures, bundles] = await Promise.all([picturing, bundling]);
  const { documents, feeds } = makeProse(site, prose.places, { ...options, images: pictures.images });
  const extras = await makeExtras(site, documents, { ...theme, font }, options);
  const icons = await makeIcons({ ...theme, ...options, editions: site.editions });
  const own = await staticFiles(options);
  const cvs = printedCvs(site, own.files);
  const pages = await renderPages(bundles, shell, {
    ...options,
    marks: await markSymbols(site.owner.profiles, options),
    ...{ fonts: [font.early], icon: icons.icon },
    policyOf: policiesOf(site, options),
    extras: extras.map((each, i) => extrasIn(each, theme, cvs[i] ?? null)),
  });
  const built = [
    ...pictures.copies,
    ...bundles.files,
    ...font.files,
    ...pages,
    ...(await forSearchEngines(() => listPages(bundles, documents, site, options), options)),
    ...previewsOf(extras),
    ...resumeFiles(site.editions, options),
    ...feeds,
    { path: HEADERS_FILE, contents: headersFile(options, pages, [font.early]) },
  ];
  // Of several with one path, the last counts: an owner's icon, but not their sitemap.
  const files = [...icons.files, ...own.files, ...built];
  const left = [unprinted(site, cvs, options), own.left, pictures.warnings];
  return {
    ...{ options, bundles, pages, files },
    async check() {
      await scriptsOf(bundles); // a fault in one that only browsers run
      await checkLinks(pages, { files: files.map(({ path }) => path), ...options });
    },
    warnings: warningsOf(read, left),
    ms: performance.now() - started,
  };
}

/** Each edition's CV as a PDF below static/, which `npm run cv` prints; null where there is none. */
const printedCvs = ({ editions }: Site, own: OutputFile[]) =>
  editions.map((edition) => {
    const pdf = downloadsOf(edition)?.pdf;
    return pdf && own.some(({ path }) => path === pdf) ? pdf : null;
  });

const unprinted = ({ editions }: Site, cvs: (string | null)[], { siteUrl }: Options) =>
  editions.flatMap((edition, i) => {
    const pdf = downloadsOf(edition)?.pdf;
    return !pdf || cvs[i] || isLocal(siteUrl) ? [] : `static/${pdf} is missing: npm run cv prints it`;
  });

/** Whether the demonstration's placeholders matter. */
const forWeb = ({ siteUrl, placeholders: allowed }: Options) => !allowed && !isLocal(siteUrl);

/** Texts that are shown otherwise than the owner may expect, or not at all. */
const warningsOf = ({ site, drawn }: Read, others: string[][]) => [
  ...unlinked(site),
  ...drawn,
  ...others.flat(),
  ...site.left,
  ...languageWarnings(site),
];

/** Whether projects are shown in their pictures' hues, and photographs of the owner in tones of their page's colour. */
const stylesOf = ({ owner }: Site) => ({ inHues: owner.accent === undefined, inTones: !owner.portrait });

interface Read {
  site: Site;
  prose: ReturnType<typeof openProse>;
  /** index.html. */
  shell: string;
  /** All places of pictures. */
  pictures: PictureEntry[];
  /** Warnings of pictures that aren't the owner's. */
  drawn: string[];
}

/**
 * Reads and checks the content: its entries, pictures, stories and notes, and that no placeholder would go on the web.
 *
 * @throws {ContentError} naming every fault
 */
async function readSite(options: Options): Promise<Read> {
  const site = await loadContent(options);
  const prose = openProse(site);
  const shell = await readFile(join(options.root, 'index.html'), 'utf8');
  const pictures = [...picturesOf(site), ...prose.pictures];
  const left = forWeb(options) ? placeholders(site) : [];
  const faults = [...(await pictureFaults(pictures, options)), ...prose.faults, ...left];
  if (faults.length > 0) throw new ContentError(faults, left.length > 0 ? ON_THE_WEB : '');
  const drawn = forWeb(options) ? await placeholderPictures(site, options) : [];
  return { site, prose, shell, pictures, drawn };
}

/** The facts that the site's code uses, once the pictures are known. */
function factsWith(picturing: ReturnType<typeof makeImages>, { sides }: Theme, options: Options) {
  const facts = picturing.then(({ images }) => siteFacts(options, images, sides));
  facts.catch(() => {}); // the pictures' own failure is reported
  return facts;
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
  site: Site,
  { siteUrl }: Options,
) {
  const own = editions.map(async ({ edition, prerenderer }) => {
    const { listed, listingOf } = await prerenderer();
    return [...listed, ...(documents[edition.code] ?? []).map(listingOf)];
  });
  return [
    ...(await Promise.all(own)).flat(),
    ...openedBy(site).map((path) => ({ address: siteUrl + path.slice(1), counterparts: [] })),
  ];
}

function unlinked({ editions: [first] }: Site) {
  const bar = first?.content.frame.bar ?? [];
  return (first?.pages ?? [])
    .filter(({ name, definition }) => !definition.isDocument && !bar.includes(name))
    .map(({ name }) => `/${name} isn’t in the bar: add it to bar in src/content/frame.ts`);
}
