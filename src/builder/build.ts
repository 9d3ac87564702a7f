// The build, as a table of contents: each step takes values and returns files or facts.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openFont } from './assets/font.ts';
import { makeIcons } from './assets/icons.ts';
import { makeImages } from './assets/images.ts';
import { makeMarks } from './assets/marks.ts';
import { type Bundle, openBundler } from './bundle/bundle.ts';
import type { SiteFacts } from './bundle/siteModules.ts';
import { cardFiles, pdfWarnings } from './cv/files.ts';
import { makeProse } from './prose/documents.ts';
import { openReader, type Read } from './read.ts';
import { type Options, readOptions } from './shared/options.ts';
import { type OutputFile, readText } from './shared/outputFile.ts';
import { openEditions } from './site/editions.ts';
import { HEADERS_FILE, headersFile } from './site/headers.ts';
import { makeHtmlPages } from './site/htmlPages.ts';
import { checkLinks } from './site/links.ts';
import { policiesOf } from './site/policy.ts';
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

/** Opens a builder with warm bundles. `build()` writes the whole site; `make()` writes nothing. */
export async function openBuilder(given?: Partial<Options>) {
  const options = readOptions(given);
  const bundler = await openBundler(options);
  const readSite = openReader(options);
  const makeEditions = openEditions();

  /** @param changed the files that differ from the last time, below the project's folder; all by default */
  async function make(changed?: string[]): Promise<Made> {
    // Wait for both, even if one fails: each keeps its result for the next time.
    const [read, bundle] = await Promise.allSettled([readSite(changed), bundler.bundle(changed)]);
    if (read.status === 'rejected') throw read.reason;
    if (bundle.status === 'rejected') throw bundle.reason;

    const pages = read.value.site.editions[0]?.pages ?? [];

    return makeSite(read.value, bundle.value(pages), makeEditions, options);
  }

  async function build(): Promise<Made> {
    const made = await make();
    await made.check();
    await publish(made.files, options);
    return made;
  }

  return { options, make, build, dispose: bundler.dispose };
}

async function makeSite(
  read: Read,
  bundle: Bundle,
  makeEditions: ReturnType<typeof openEditions>,
  options: Options,
): Promise<Made> {
  const { site, prose } = read;
  const { owner, editions } = site;
  const theme = makeTheme(site);

  const [font, pictures, statics] = await Promise.all([
    openFont({ font: owner.font, editions, letters: prose.letters }, options),
    makeImages(read.pictures, { ...options, inTones: !owner.portrait }),
    staticFiles(options),
  ]);

  const icons = makeIcons({ ...theme, ...options });
  const marks = await makeMarks(owner.profiles, options);

  const { documents, feeds } = makeProse(site, prose.articles, { ...options, images: pictures.images });

  const built = await makeEditions(editions, {
    bundle,
    facts: siteFacts(bundle, pictures, options),
    documents,
    design: { ...theme, ...options, font },
    font,
    statics,
  });

  const pages = await makeHtmlPages(built, {
    ...options,
    bundle,
    icon: icons.icon,
    marks: marks.symbols,
    shell: await readFile(join(options.root, 'index.html'), 'utf8'),
    styles: font.styles + theme.styles + directionStyles(editions),
    policyOf: policiesOf(site, options),
  });

  const forSearch = await forSearchEngines(site, documents, options);
  const headers = headersFile(editions, { ...options, rules: await rulesIn(statics) });

  // Of several with one path, the last counts: an owner's icon, but not their sitemap.
  const files: OutputFile[] = [
    ...icons.files,
    ...statics,
    ...pictures.copies,
    ...bundle.files,
    ...font.files,
    ...pages,
    ...built.flatMap((edition) => edition.files),
    ...forSearch,
    ...cardFiles(editions, options),
    ...feeds,
    { path: HEADERS_FILE, contents: headers },
  ];

  return {
    files,
    check: () => checkLinks(pages, { files: files.map(({ path }) => path), ...options }),
    warnings: [
      ...read.warnings,
      ...font.warnings,
      ...marks.warnings,
      ...(await pdfWarnings(built, statics, options)),
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
