import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isPath } from '../../content/schema/kinds.mjs';
import { pictureFaultsOf } from '../assets/images.mjs';
import { at } from '../content/prose.mjs';
import { makeDrawings } from './drawings.mjs';
import { toFeed } from './feed.mjs';
import { openHighlighter } from './highlight.mjs';
import { check, parse, picturesIn, render } from './markdown.mjs';

/** @typedef {import('../content/content.mjs').Site} Site */
/** @typedef {import('../content/content.mjs').Edition} Edition */
/** @typedef {import('../content/faults.mjs').Fault} Fault */
/** @typedef {import('../content/prose.mjs').Source} Source */
/** @typedef {import('../../prose/types.ts').ProseDocument} ProseDocument */

const NOTES = '/Notes';
const FEED = 'feed.xml';

/** The page whose entries may have stories, in an edition. @param {Edition} edition */
const storied = ({ pages }) => pages.find(({ definition }) => definition.stories);

/**
 * What a language has of the documents.
 *
 * @param {Site} site
 * @param {Edition} edition
 */
function shelf({ prose }, edition) {
  const page = storied(edition);
  const entries = page?.definition.stories?.(page.content) ?? [];
  const own = prose.filter(({ code }) => code === edition.code);
  /** In the order of the page's entries. */
  const stories = entries.flatMap((entry) => {
    const source = own.find(({ kind, id }) => kind === 'stories' && id === entry.id);
    return page && source ? [{ entry, source, path: `/${page.name}/${entry.id}` }] : [];
  });
  const notes = own
    .filter(({ kind }) => kind === 'notes')
    .sort((a, b) => b.front.date.localeCompare(a.front.date))
    .map((source) => ({ source, path: `${NOTES}/${source.id}` }));
  return { page: page?.name ?? edition.pages[0]?.name ?? '', entries, stories, notes };
}

/**
 * The faults in the documents' Markdown, pictures and links.
 *
 * @param {Site} site
 * @param {{ root: string, cacheDir: string }} options
 * @returns {Promise<Fault[]>}
 */
export async function proseFaults(site, { root, cacheDir }) {
  if (site.prose.length === 0) return [];
  const drawings = await makeDrawings({ root, cacheDir });
  const faults = site.editions.flatMap((edition) => {
    const { entries, stories, notes } = shelf(site, edition);
    const paths = new Set([
      '/',
      ...edition.pages.map(({ name }) => `/${name}`),
      ...[...stories, ...notes].map(({ path }) => path),
      ...(site.prose.some(({ kind }) => kind === 'notes') ? [NOTES] : []),
    ]);
    const exists = (/** @type {string} */ path) =>
      paths.has(path) || existsSync(join(root, 'static', path, path.endsWith('/') ? 'index.html' : ''));
    const own = site.prose.filter(({ code }) => code === edition.code);
    return own.flatMap((source) => {
      const orphan = source.kind === 'stories' && !entries.some(({ id }) => id === source.id);
      return [
        ...(orphan
          ? [
              {
                file: source.file,
                message: `is about "${source.id}", but there is no such project: write one of ${entries.map(({ id }) => id).join(', ')}`,
              },
            ]
          : []),
        ...check(source, parse(source), exists).map((fault) => at(source.file, fault)),
      ];
    });
  });
  const pictures = site.prose.flatMap((source) =>
    picturesIn(parse(source)).map(({ src, line }) => ({
      src,
      file: `${source.file}:${source.bodyLine + line}`,
    })),
  );
  const files = pictures.filter(({ src }) => !drawings.files[src]);
  return [...faults, ...drawings.faults, ...(await pictureFaultsOf(files, { root }))];
}

/**
 * The files of the pictures that documents show, by `src`.
 *
 * @param {Site} site
 * @param {{ root: string, cacheDir: string }} options
 * @returns {Promise<Record<string, string>>}
 */
export async function prosePictures({ prose }, options) {
  if (prose.length === 0) return {};
  const { files } = await makeDrawings(options);
  const sources = prose.flatMap((source) => picturesIn(parse(source)).map(({ src }) => src));
  return Object.fromEntries(
    sources
      .filter((src) => !/^https:/.test(src))
      .map((src) => [src, files[src] ?? join(options.root, 'static/images', src)]),
  );
}

/**
 * Turns the documents of all languages into what is rendered, and the notes into feeds.
 *
 * @param {Site} site without faults
 * @param {{ base: string, siteUrl: string, assetsUrl: string, images: Record<string, import('../content/entries.mjs').BuiltImage> }} options
 * @returns {Promise<{ documents: Record<string, ProseDocument[]>, feeds: { path: string, contents: string }[] }>} by language
 */
export async function makeProse(site, { base, siteUrl, assetsUrl, images }) {
  if (site.prose.length === 0) return { documents: {}, feeds: [] };
  const open = await openHighlighter();
  /** @type {Record<string, ProseDocument[]>} */
  const documents = {};
  const feeds = [];
  const addressIn = (/** @type {string} */ code, /** @type {string} */ path) =>
    siteUrl + `${site.editions.find((edition) => edition.code === code)?.path ?? ''}${path}`.slice(1);
  const shelves = new Map(site.editions.map((edition) => [edition.code, shelf(site, edition)]));
  for (const edition of site.editions) {
    const { page, stories, notes } = shelves.get(edition.code) ?? shelf(site, edition);
    // Where there are documents, there are labels.
    const labels = /** @type {NonNullable<Edition['content']['frame']['prose']>} */ (
      edition.content.frame.prose
    );
    const dateWords = (/** @type {string} */ day) =>
      new Date(`${day}T00:00:00Z`).toLocaleDateString(edition.locale, { dateStyle: 'long', timeZone: 'UTC' });
    const rendered = (/** @type {Source} */ source, isFeed = false) =>
      render(parse(source), {
        open,
        images,
        assetsUrl: isFeed ? new URL(assetsUrl, siteUrl).href : assetsUrl,
        hrefOf: (path) =>
          (isFeed ? siteUrl.replace(/\/$/, '') : base) +
          (isStatic(path, edition, shelves.get(edition.code)) ? path : edition.path + path),
        labels: { footnotes: labels.footnotes, back: labels.back },
      });
    const versionsOf = (/** @type {string} */ path) =>
      site.editions.flatMap(({ code }) => {
        const other = shelves.get(code);
        const has =
          path === NOTES ||
          [...(other?.stories ?? []), ...(other?.notes ?? [])].some((each) => each.path === path);
        return has ? [{ lang: code, path }] : [];
      });
    /** @param {Pick<ProseDocument, 'kind' | 'path' | 'title' | 'description'> & Partial<ProseDocument>} given @returns {ProseDocument} */
    const document = (given) => {
      const versions = versionsOf(given.path);
      const all = versions.map(({ lang }) => ({ hrefLang: lang, href: addressIn(lang, given.path) }));
      const counterparts =
        all[0] && all.length > 1 ? [...all, { hrefLang: 'x-default', href: all[0].href }] : [];
      const rest = { html: '', contents: [], facts: [], dates: null, links: [], ways: [], list: [] };
      return {
        page,
        versions,
        counterparts,
        address: addressIn(edition.code, given.path),
        ...rest,
        ...given,
      };
    };
    const titles = stories.map(({ entry, source }) => source.front.title ?? entry.title);
    const all = stories.map(({ entry, source, path }, i) => {
      const { html, contents, minutes } = rendered(source);
      const { role, period } = source.front;
      /** @param {number} n @param {string} label @param {'back' | 'on'} direction */
      const way = (n, label, direction) => {
        const to = stories[n];
        return to ? [{ label, direction, title: titles[n] ?? '', path: to.path }] : [];
      };
      return document({
        kind: 'story',
        path,
        title: titles[i] ?? entry.title,
        description: source.front.description,
        html,
        contents,
        facts: [role, period, ...entry.facts, minutesOf(labels, minutes)].filter(Boolean),
        links: [
          ...(entry.url
            ? [{ label: labels.live, href: isPath(entry.url) ? base + entry.url : entry.url }]
            : []),
          ...(entry.code ? [{ label: labels.code, href: entry.code }] : []),
        ],
        ways: [...way(i - 1, labels.previous, 'back'), ...way(i + 1, labels.next, 'on')],
      });
    });
    const told = notes.map(({ source, path }, i) => {
      const { html, contents, minutes } = rendered(source);
      const { title, description, date, updated = date } = source.front;
      const [newer, older] = [notes[i - 1], notes[i + 1]];
      return document({
        kind: 'note',
        path,
        title,
        description,
        html,
        contents,
        facts: [
          dateWords(date),
          ...(updated === date ? [] : [labels.updated.replace('{date}', dateWords(updated))]),
          minutesOf(labels, minutes),
        ],
        dates: { published: date, updated },
        ways: [
          ...(newer
            ? [
                {
                  label: labels.next,
                  direction: /** @type {const} */ ('back'),
                  title: newer.source.front.title,
                  path: newer.path,
                },
              ]
            : []),
          ...(older
            ? [
                {
                  label: labels.previous,
                  direction: /** @type {const} */ ('on'),
                  title: older.source.front.title,
                  path: older.path,
                },
              ]
            : []),
        ],
      });
    });
    const list = listOf(site, edition, shelves, { base, dateWords });
    const index = document({
      kind: 'notes',
      path: NOTES,
      title: labels.notes,
      description: labels.notesIntro,
      list,
    });
    documents[edition.code] = [...all, ...(list.length > 0 ? [index] : []), ...told];
    if (notes.length > 0) {
      const home = `${siteUrl}${edition.path && `${edition.path.slice(1)}/`}`;
      feeds.push({
        path: `${edition.path}/${FEED}`.slice(1),
        contents: toFeed({
          title: `${labels.notes} · ${site.owner.name}`,
          lang: edition.code,
          address: home + FEED,
          home: home + NOTES.slice(1),
          author: site.owner.name,
          notes: notes.map(({ source, path }) => {
            const { title, description, date, updated = date } = source.front;
            return {
              title,
              description,
              date,
              updated,
              address: home + path.slice(1),
              html: rendered(source, true).html,
            };
          }),
        }),
      });
    }
  }
  return { documents, feeds };
}

/** @param {Record<string, string>} labels @param {number} minutes */
const minutesOf = (labels, minutes) => String(labels.minutes).replace('{minutes}', String(minutes));

/** Whether a path is that of something in static/, which is the same in every language. @param {string} path @param {Edition} edition @param {ReturnType<typeof shelf> | undefined} own */
function isStatic(path, { pages }, own) {
  const [plain = ''] = path.split(/[?#]/);
  const known = [
    NOTES,
    '/',
    ...pages.map(({ name }) => `/${name}`),
    ...[...(own?.stories ?? []), ...(own?.notes ?? [])].map((each) => each.path),
  ];
  return !known.includes(plain);
}

/**
 * Every note, in the edition's language if there is one, otherwise in the first that has it.
 *
 * @param {Site} site
 * @param {Edition} edition
 * @param {Map<string, ReturnType<typeof shelf>>} shelves
 * @param {{ base: string, dateWords: (day: string) => string }} options
 */
function listOf({ editions, prose }, edition, shelves, { base, dateWords }) {
  const ids = [...new Set(prose.filter(({ kind }) => kind === 'notes').map(({ id }) => id))];
  const order = [edition, ...editions.filter(({ code }) => code !== edition.code)];
  return ids
    .flatMap((id) => {
      const found = order.find(({ code }) => shelves.get(code)?.notes.some(({ source }) => source.id === id));
      const note = found && shelves.get(found.code)?.notes.find(({ source }) => source.id === id);
      if (!note) return [];
      const { title, description, date } = note.source.front;
      const isOwn = found.code === edition.code;
      return [
        {
          title,
          description,
          date,
          words: dateWords(date),
          href: base + found.path + note.path,
          lang: isOwn ? null : found.code,
          language: isOwn ? null : found.name,
        },
      ];
    })
    .sort((a, b) => b.date.localeCompare(a.date));
}
