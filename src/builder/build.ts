// The build, as a table of contents: each step takes values and returns files or facts.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openFont } from './assets/font.ts';
import { makeIcons } from './assets/icons.ts';
import { makeImages } from './assets/images.ts';
import { makeMarks } from './assets/marks.ts';
import { type Bundle, openBundler } from './bundle/bundle.ts';
import type { SiteFacts } from './bundle/siteModules.ts';
import type { Site } from './content/content.ts';
import { openDocuments } from './prose/documents.ts';
import { openReader, type Read } from './read.ts';
import { downloadsOf, resumeFiles } from './resume/files.ts';
import { isLocal, type Options, readOptions } from './shared/options.ts';
import { type OutputFile, readText } from './shared/outputFile.ts';
import { openEditions } from './site/editions.ts';
import { HEADERS_FILE, headersFile } from './site/headers.ts';
import { makeHtmlPages } from './site/htmlPages.ts';
import { checkLinks } from './site/links.ts';
import { policiesOf } from './site/policy.ts';
import { withLooks } from './site/previews.ts';
import { publish } from './site/publish.ts';
import { forSearchEngines } from './site/sitemap.ts';
import { staticFiles } from './site/staticFiles.ts';
import { directionStyles } from './theme/direction.ts';
import { makeTheme } from './theme/theme.ts';

/** A built site, whose pages are rendered when they are asked for. */
export interface Made {
  files: OutputFile[];
  /** @throws {ContentError} naming the links in its pages that lead nowhere */
  check: () => Promise<void>;
  /** Lines about files and pages that aren't shown, or are shown otherwise than the owner may expect. */
  warnings: string[];
}

/** Functions that keep something from build to build. */
interface Makers {
  editionsOf: ReturnType<typeof openEditions>;
  documentsOf: ReturnType<typeof openDocuments>;
}

/** Opens a builder with warm bundles. `build()` writes the whole site; `make()` writes nothing. */
export async function openBuilder(given?: Partial<Options>) {
  const options = readOptions(given);
  const bundler = await openBundler(options);
  const readSite = openReader(options);
  const makers: Makers = { editionsOf: openEditions(), documentsOf: openDocuments(options) };

  /** @param changed the files that differ from the last time, below the project's folder; all by default */
  async function make(changed?: string[]): Promise<Made> {
    // Wait for both, even if one fails: each keeps its result for the next time.
    const [read, bundle] = await Promise.allSettled([readSite(changed), bundler.bundle(changed)]);
    if (read.status === 'rejected') throw read.reason;
    if (bundle.status === 'rejected') throw bundle.reason;

    const pages = read.value.site.editions[0]?.pages ?? [];

    return makeSite(read.value, bundle.value(pages), makers, options);
  }

  async function build(): Promise<Made> {
    const made = await make();
    await made.check();
    await publish(made.files, options);
    return made;
  }

  return { options, make, build, dispose: bundler.dispose };
}

async function makeSite(read: Read, bundle: Bundle, makers: Makers, options: Options): Promise<Made> {
  const { site, prose } = read;
  const { owner, editions: languages } = site;
  const theme = makeTheme(site);
  const inTones = !owner.portrait;

  const [font, pictures, own] = await Promise.all([
    openFont({ font: owner.font, languages, letters: prose.letters }, options),
    makeImages(read.pictures, { ...options, inTones }),
    staticFiles(options),
  ]);
  const icons = await makeIcons({ ...theme, ...options, editions: languages });
  const marks = await makeMarks(owner.profiles, options);

  const { documents, feeds } = makers.documentsOf(site, prose.places, pictures.images);
  const design = { ...theme, ...options, inTones, font, portrait: owner.avatar };
  const looked = await Promise.all(
    languages.map((edition) => withLooks(edition, documents[edition.code] ?? [], design)),
  );

  const cvs = printedCvs(site, own.files);
  const built = makers.editionsOf(looked, bundle, siteFacts(bundle, pictures, options));
  const editions = built.map((edition, i) => ({
    ...edition,
    documents: documents[edition.edition.code] ?? [],
    pdf: cvs[i] ?? null,
    fonts: font.filesFor(edition.edition.name),
  }));

  const pages = await makeHtmlPages(editions, {
    ...options,
    bundle,
    icon: icons.icon,
    marks: marks.symbols,
    shell: await readFile(join(options.root, 'index.html'), 'utf8'),
    styles: font.styles + theme.styles + directionStyles(languages),
    policyOf: policiesOf(site, options),
  });

  // Of several with one path, the last counts: an owner's icon, but not their sitemap.
  const files: OutputFile[] = [
    ...icons.files,
    ...own.files,
    ...pictures.copies,
    ...bundle.files,
    ...font.files,
    ...pages,
    ...looked.flatMap(({ previews }) => previews),
    ...editions.flatMap((edition) => edition.files),
    ...(await forSearchEngines(site, documents, options)),
    ...resumeFiles(languages, options),
    ...feeds,
    { path: HEADERS_FILE, contents: headersFile(languages, { ...options, own: await rulesIn(own.files) }) },
  ];

  return {
    files,
    check: () => checkLinks(pages, { site, files: files.map(({ path }) => path), ...options }),
    warnings: [
      ...read.warnings,
      ...font.warnings,
      ...marks.warnings,
      ...unprinted(site, cvs, options),
      ...own.left,
      ...pictures.warnings,
    ],
  };
}

/** Facts about the build that the site's code needs in every language. */
const siteFacts = (
  { worker, sheets }: Bundle,
  { images }: { images: SiteFacts['images'] },
  { base, siteUrl, assetsUrl, inbox }: Options,
): SiteFacts => ({
  base,
  siteUrl,
  assetsUrl,
  worker,
  images,
  sheets: sheets.paths,
  inbox: inbox ? `${base}/inbox` : null,
  buildYear: new Date().getFullYear(),
});

/** The owner's rules for hosts, if there are any. */
async function rulesIn(files: OutputFile[]): Promise<string | undefined> {
  const rules = files.find(({ path }) => path === HEADERS_FILE);
  return rules && readText(rules);
}

/** Each edition's CV as a PDF below static/, which `npm run cv` prints; null where there is none. */
const printedCvs = ({ editions }: Site, own: OutputFile[]) =>
  editions.map((edition) => own.find(({ path }) => path === downloadsOf(edition)?.pdf)?.path ?? null);

const unprinted = ({ editions }: Site, cvs: (string | null)[], { siteUrl }: Options) =>
  editions.flatMap((edition, i) => {
    const pdf = downloadsOf(edition)?.pdf;
    return !pdf || cvs[i] || isLocal(siteUrl) ? [] : `static/${pdf} is missing: npm run cv prints it`;
  });
