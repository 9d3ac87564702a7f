// The build, as a table of contents. `node build.mjs` writes dist/ (--verbose lists its files); --serve serves it as well,
// --watch rebuilds and reloads on every change, --cv prints the CV as a PDF, which the next build links to.
import { realpathSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { colourStyles, pageColours } from './src/builder/assets/colours.mjs';
import { charactersOf, letterWarnings } from './src/builder/assets/font.mjs';
import { makeIcons } from './src/builder/assets/icons.mjs';
import { makeImages, pictureFaults, pictureFile } from './src/builder/assets/images.mjs';
import { markSymbols } from './src/builder/assets/marks.mjs';
import { nameStyles } from './src/builder/assets/nameStyles.mjs';
import { makePreviews } from './src/builder/assets/previews.mjs';
import { readTokens } from './src/builder/assets/tokens.mjs';
import { wheelSides, wheelStyles } from './src/builder/assets/wheel.mjs';
import { openBundles } from './src/builder/bundle/bundle.mjs';
import { declareContent } from './src/builder/bundle/declare.mjs';
import { withAddress } from './src/builder/content/address.mjs';
import { readContent } from './src/builder/content/content.mjs';
import { ContentError } from './src/builder/content/faults.mjs';
import { previewTexts } from './src/builder/content/previewTexts.mjs';
import { askRepositories } from './src/builder/content/repositories.mjs';
import { ON_THE_WEB, placeholdersFor } from './src/builder/doctor/placeholders.mjs';
import { findCv } from './src/builder/print/cv.mjs';
import { openProse } from './src/builder/prose/documents.mjs';
import { resumeFiles } from './src/builder/resume/files.mjs';
import { openInbox } from './src/builder/serve/inbox.mjs';
import { serve } from './src/builder/serve/server.mjs';
import { openLiveReload, watch } from './src/builder/serve/watch.mjs';
import { isLocal, readHost, readOptions, readPort } from './src/builder/shared/options.mjs';
import { printError } from './src/builder/shared/report.mjs';
import { headersFile } from './src/builder/site/headers.mjs';
import { checkLinks } from './src/builder/site/links.mjs';
import { connectionsOf, openedDocuments } from './src/builder/site/opened.mjs';
import { prerender } from './src/builder/site/pages.mjs';
import { openPolicy } from './src/builder/site/policy.mjs';
import { openStage } from './src/builder/site/publish.mjs';
import { forSearchEngines } from './src/builder/site/sitemap.mjs';
import { printBuild } from './src/builder/site/summary.mjs';

// React prerenders twice as fast without its development checks; in development, pages run them in the browser.
process.env.NODE_ENV ??= 'production';

/**
 * Opens a builder that keeps its bundles warm. Each `build()` writes the whole site and replaces the old one in one
 * step; when it throws, the old one stays.
 *
 * @param {Partial<import('./src/builder/shared/options.mjs').Options>} [given]
 */
export async function openBuilder(given) {
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
    /** @param {import('./src/builder/content/content.mjs').Edition} edition */
    async function makeLook(edition) {
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
 * @param {import('./src/builder/shared/options.mjs').Options} options
 * @throws {ContentError} naming every fault
 */
async function checkedContent(options) {
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

/**
 * The deployment facts that the site's code uses, except for the styles.
 *
 * @param {import('./src/builder/shared/options.mjs').Options} options
 * @param {import('./src/builder/bundle/modules.mjs').SiteFacts['images']} images
 * @param {import('./src/builder/assets/wheel.mjs').Side[]} sides
 * @returns {Omit<import('./src/builder/bundle/modules.mjs').SiteFacts, 'styles'>}
 */
function siteFacts({ base, siteUrl, assetsUrl, inbox }, images, sides) {
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

async function main() {
  const flags = new Set(process.argv.slice(2));
  if (flags.has('--cv')) return print();
  const watching = flags.has('--watch');
  const serving = watching || flags.has('--serve');
  // A development build mustn't be uploaded: keep it out of dist/.
  const outDir = watching ? join('.cache', 'dev') : 'dist';
  const given = { inbox: serving, watch: watching, outDir };
  // A site served here is for this machine, unless SITE_URL says otherwise.
  const builder = await openBuilder(serving ? given : await withAddress(given));
  let server = null;
  try {
    if (watching) await declareContent(builder.options);
    const reload = openLiveReload(builder.options);
    const inbox = openInbox({ ...builder.options, log: console.log });
    const handlers = watching ? [inbox, reload.handle] : [inbox];
    // Claim the port first: if it is taken, fail before building and replacing the site that another server shows.
    if (serving) server = await serve(builder.options, { port: readPort(), host: readHost(), handlers });
    if (watching) await watch(builder, reload);
    else {
      const { site } = await readContent(builder.options);
      for (const line of site ? await askRepositories(site, builder.options) : []) console.log(line);
      await printBuild(await builder.build(), { verbose: flags.has('--verbose') });
    }
  } catch (error) {
    await server?.close();
    await builder.dispose();
    throw error;
  }
  if (server) {
    const [url, ...elsewhere] = server.urls;
    console.log(`Serving at ${url} (messages from the form: ${url}inbox)`);
    for (const address of elsewhere) console.log(`On your network: ${address}`);
  }
  if (!watching) await builder.dispose();
}

/** Prints the CV. Unlike building, this needs a browser. */
async function print() {
  const { printCv } = await import('./src/builder/print/printCv.mjs');
  const given = await withAddress();
  const files = await printCv(openBuilder, given);
  const { root, siteUrl } = readOptions(given);
  for (const file of files)
    console.log(`Printed ${relative(root, file)} for ${siteUrl}; the next build links to it.`);
  if (isLocal(siteUrl))
    console.log(
      'It shows a local address: run SITE_URL=https://you.dev/ npm run cv, or set `site` in src/content/owner.ts',
    );
}

// Symbolic links are already resolved in import.meta.url.
if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  main().catch((error) => {
    printError(error);
    process.exitCode = 1;
  });
}
