// The build, as a table of contents.

import { join } from 'node:path';
import { colourStyles, pageColours } from './assets/colours.ts';
import { charactersOf, letterWarnings } from './assets/font.ts';
import { makeIcons } from './assets/icons.ts';
import { makeImages, pictureFaults, pictureFile } from './assets/images.ts';
import { markSymbols } from './assets/marks.ts';
import { nameStyles } from './assets/nameStyles.ts';
import { makePreviews } from './assets/previews.ts';
import { readTokens } from './assets/tokens.ts';
import { type Side, wheelSides, wheelStyles } from './assets/wheel.ts';
import { openBundles } from './bundle/bundle.ts';
import type { SiteFacts } from './bundle/modules.ts';
import { type Edition, readContent } from './content/content.ts';
import { ContentError } from './content/faults.ts';
import { previewTexts } from './content/previewTexts.ts';
import { ON_THE_WEB, placeholdersFor } from './doctor/placeholders.ts';
import { findCv } from './print/cv.ts';
import { openProse } from './prose/documents.ts';
import { resumeFiles } from './resume/files.ts';
import { type Options, readOptions } from './shared/options.ts';
import { headersFile } from './site/headers.ts';
import { checkLinks } from './site/links.ts';
import { connectionsOf, openedDocuments } from './site/opened.ts';
import { prerender } from './site/pages.ts';
import { openPolicy } from './site/policy.ts';
import { openStage } from './site/publish.ts';
import { forSearchEngines } from './site/sitemap.ts';

// React prerenders twice as fast without its development checks; in development, pages run them in the browser.
process.env.NODE_ENV ??= 'production';

/**
 * Opens a builder that keeps its bundles warm. Each `build()` writes the whole site and replaces the old one in one
 * step; when it throws, the old one stays.
 */
export async function openBuilder(given?: Partial<Options>) {
  const options = readOptions(given);
  const bundles = await openBundles(options);

  async function build() {
    const started = performance.now();
    const { site, prose } = await checkedContent(options);
    const { editions, sources, owner } = site;
    const pages = editions[0]?.pages ?? [];
    const { colours, notes } = await pageColours(pages, owner.accent, options);
    const sides = wheelSides(colours);
    const characters = charactersOf(sources);
    const [styles, colour, { images, copies, made }] = await Promise.all([
      bundles.compileStyles(pages, characters),
      readTokens(colours, options),
      makeImages(site, options, prose.pictures),
    ]);
    const { documents, feeds } = await prose.make(images);
    const { name, avatar, profiles } = owner;
    const portrait = { portrait: pictureFile(avatar.src, options), focus: avatar.focus, name };
    const look = { ...portrait, colour, sides, characters, ...options };
    async function makeLook(edition: Edition) {
      const texts = previewTexts(edition);
      const written = documents[edition.code] ?? [];
      const more = written.map(({ page, title, description: text }) => ({ page, title, text }));
      const previews = await makePreviews([...texts, ...more], look);
      const ofDocuments = previews.splice(texts.length);
      return {
        edition: edition.code,
        cv: await findCv(edition, options),
        previews: Object.fromEntries(previews.map((preview) => [preview.page, preview])),
        prose: written.map((document, i) => ({ document, preview: ofDocuments[i] })),
      };
    }

    const stage = await openStage(options);
    try {
      const originals = join(options.root, 'static/images');
      const [bundled, looks, icons, marks] = await Promise.all([
        bundles.rebuild(
          editions,
          siteFacts(options, images, sides),
          styles,
          colourStyles(colours) + nameStyles(name) + wheelStyles(sides),
        ),
        Promise.all(editions.map(makeLook)),
        makeIcons({ name, sides, colour, editions, ...options }),
        markSymbols(profiles, options),
        stage.copyFolder(join(options.root, 'static'), (path) => path !== originals),
        stage.copy(copies),
      ]);
      const policy = openPolicy(site, options);
      const html = await prerender(bundled, {
        ...options,
        marks,
        policy,
        lookOf(code) {
          const look = looks.find(({ edition }) => edition === code);
          return {
            previews: look?.previews ?? {},
            pdf: look?.cv.path ?? null,
            prose: (look?.prose ?? []).map(({ document, preview }) => ({
              document,
              preview: preview?.path ?? null,
            })),
            themeColor: (page) => ({
              light: colour('ground', page, { scheme: 'light' }),
              dark: colour('ground', page),
            }),
          };
        },
      });
      const listed = bundled.editions.flatMap(({ edition, prerenderer }) => [
        ...prerenderer.listed,
        ...(documents[edition.code] ?? []).map(prerenderer.listingOf),
      ]);
      const opened = await openedDocuments(site, options);
      const sites = opened.map((each) => each.html);
      const found = await forSearchEngines(
        [...listed, ...opened.map(({ address }) => ({ address, counterparts: [] }))],
        options,
      );
      const previews = looks.flatMap(({ previews, prose }) => [
        ...Object.values(previews),
        ...prose.flatMap(({ preview }) => preview ?? []),
      ]);
      const resumes = resumeFiles(editions, options);
      const files = [...bundled.files, ...html, ...found, ...previews, ...icons, ...resumes, ...feeds];
      const others = [...sites, ...opened.flatMap(({ preview }) => preview ?? [])];
      const written = new Map([...files, ...others].map(({ path, contents }) => [path, contents])); // editions may share some
      await Promise.all([...written].map(([path, contents]) => stage.write(path, contents)));
      checkLinks([...html, ...sites], { files: await stage.files(), ...options });
      const connections = sites.flatMap(({ contents }) => connectionsOf(contents));
      await stage.write('_headers', headersFile(policy.whole(connections), options, files));
      if (options.compress) await stage.compress();
      await stage.publish();
      const bar = editions[0]?.content.frame.bar ?? [];
      const unlinked = pages
        .filter(({ name, definition }) => !definition.isDocument && !bar.includes(name))
        .map(({ name }) => `/${name} isn’t in the bar: add it to bar in src/content/frame.ts`);
      const warnings = [
        ...unlinked,
        ...notes,
        ...looks.flatMap(({ cv }) => cv.warning ?? []),
        ...letterWarnings(sources),
      ];
      return { options, bundles: bundled, pages: html, made, warnings, ms: performance.now() - started };
    } finally {
      await stage.discard();
    }
  }
  return { options, build, dispose: bundles.dispose };
}

/**
 * Reads and checks the content: its entries, pictures, stories and notes, and that no placeholder would go on the web.
 *
 * @throws {ContentError} naming every fault
 */
async function checkedContent(options: Options) {
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
