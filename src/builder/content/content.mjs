import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { files as siteFiles } from '../../content/schema/site.mjs';
import { pick } from '../../content/schema/walk.mjs';
import { checkContent } from './check.mjs';
import { ContentError } from './faults.mjs';
import { FEED, readProse } from './prose.mjs';
import { readRepositories } from './repositories.mjs';
import { runModules } from './run.mjs';

/** @typedef {import('./faults.mjs').Fault} Fault */
/** @typedef {import('./check.mjs').PageDefinition} PageDefinition */
/** @typedef {import('./check.mjs').FileSchema} FileSchema */

/**
 * A page of one edition.
 *
 * @typedef {object} Page
 * @property {string} name such as `About`
 * @property {{ title: string, link: string, heading: string, description: string }} texts
 * @property {any} content what its components get
 * @property {PageDefinition} definition
 */

/**
 * A language of the site.
 *
 * @typedef {object} Edition
 * @property {string} code such as `de`
 * @property {string} name in its own language
 * @property {string} locale such as `de-DE`
 * @property {string} path the first part of its addresses: '' for the first edition, '/de' for another
 * @property {import('../../content/schema/site.mjs').SiteContent & Record<string, any>} content in its language, by file
 * @property {string | null} notes the label of the list of notes; null when there are none
 * @property {string | null} feed the path of the feed of the notes in this language, below its own; null when there are none
 * @property {Page[]} pages those that have something to show: in the order of the bar, then those that aren't in it
 */

/**
 * @typedef {object} Site
 * @property {Edition[]} editions at least one, the first is at the site's root
 * @property {Sources} sources
 * @property {Record<string, FileSchema>} schemas by file
 * @property {Record<string, PageDefinition>} definitions by page
 * @property {import('../../content/schema/site.mjs').SiteContent['owner']['owner']} owner in the first language
 * @property {import('./prose.mjs').Source[]} prose the stories and notes in all languages
 */

/** @typedef {Record<string, Record<string, any>>} Sources each src/content file's exports, by name without extension */

/**
 * Reads and checks src/content.
 *
 * @param {{ root: string }} options
 * @returns {Promise<Site>}
 * @throws {ContentError} when an entry is missing, empty, misspelt, superfluous or of the wrong kind
 */
export async function loadContent(options) {
  const { site, faults } = await readContent(options);
  if (!site) throw new ContentError(faults);
  return site;
}

/**
 * Reads src/content and the pages' definitions, and checks the content without throwing.
 *
 * @param {{ root: string, watch?: boolean }} options
 * @returns {Promise<{ sources: Sources, schemas: Record<string, FileSchema>, faults: Fault[], site: Site | null }>} no site when
 *   there are faults; their lines are known
 */
export async function readContent({ root, watch = false }) {
  const { sources, definitions, faults: broken } = await readModules(root);
  const { schemas, faults } = checkContent(
    sources,
    definitions,
    broken.map(({ file }) => file),
  );
  const { repositories, faults: unread } = readRepositories(root);
  const { sources: prose, faults: unwritten } =
    faults.length + broken.length > 0
      ? { sources: [], faults: [] }
      : await readProse(/** @type {any} */ (sources.editions).editions, { root, watch });
  const unlabelled =
    prose.length > 0 && !sources.frame?.prose
      ? [
          {
            file: 'src/content/frame.ts',
            path: ['prose'],
            message: 'is missing: there are stories or notes, so add the labels that they need',
          },
        ]
      : [];
  const all = [...broken, ...faults, ...unread, ...unwritten, ...unlabelled].map((fault) => ({
    ...fault,
    root,
  }));
  const site = all.length > 0 ? null : assembled(sources, definitions, schemas, { repositories, prose });
  return { sources, schemas, faults: all, site };
}

/**
 * Runs the content files and the pages' definitions.
 *
 * @param {string} root
 * @returns {Promise<{ sources: Sources, definitions: Record<string, PageDefinition>, faults: Fault[] }>}
 */
export async function readModules(root) {
  const [content, folders] = await Promise.all([
    readdir(join(root, 'src/content')),
    readdir(join(root, 'src/pages'), { withFileTypes: true }),
  ]);
  const files = content.filter((name) => name.endsWith('.ts')).sort();
  const pages = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const { modules, faults } = await runModules(
    [...files.map((name) => `src/content/${name}`), ...pages.map((name) => `src/pages/${name}/page.ts`)],
    root,
  );
  /** @type {Record<string, any>} */
  const sources = {};
  /** @type {Record<string, PageDefinition>} */
  const definitions = {};
  for (const [path, exports] of Object.entries(modules)) {
    const [, page] = path.match(/^src\/pages\/(.+)\/page\.ts$/) ?? [];
    if (!page) sources[path.slice('src/content/'.length, -'.ts'.length)] = exports;
    else if (exports.page?.schema) definitions[page] = exports.page;
    else faults.push({ file: path, message: 'exports no page: write export const page = definePage({ … })' });
  }
  for (const name of pages) {
    // The name is part of addresses, selectors and module names.
    if (!/^[A-Z][A-Za-z\d]*$/.test(name))
      faults.push({
        file: `src/pages/${name}`,
        message: 'isn’t a valid page name: begin with a capital, and use only Latin letters and digits',
      });
    const component = `src/pages/${name}/${name}.tsx`;
    const { hue } = definitions[name] ?? {};
    if (!existsSync(join(root, component)))
      faults.push({ file: component, message: `is missing: write the page’s component, ${name}` });
    if (hue !== undefined && !(hue >= 0 && hue <= 360))
      faults.push({
        file: `src/pages/${name}/page.ts`,
        path: ['page', 'hue'],
        value: hue,
        message: 'isn’t a hue: write degrees from 0 to 360, or leave it out',
      });
  }
  return { sources, definitions, faults };
}

/**
 * @param {Sources} sources
 * @param {Record<string, PageDefinition>} definitions
 * @param {Record<string, import('../../content/schema/definePage.ts').Repository>} [repositories]
 * @returns {Site}
 * @throws {ContentError}
 */
export function siteOf(sources, definitions, repositories = {}) {
  const { schemas, faults } = checkContent(sources, definitions);
  if (faults.length > 0) throw new ContentError(faults);
  return assembled(sources, definitions, schemas, { repositories, prose: [] });
}

/**
 * @param {Sources} sources without faults
 * @param {Record<string, PageDefinition>} definitions
 * @param {Record<string, FileSchema>} schemas
 * @param {{ repositories: Record<string, import('../../content/schema/definePage.ts').Repository>, prose: import('./prose.mjs').Source[] }} beside
 * @returns {Site}
 */
function assembled(sources, definitions, schemas, { repositories, prose }) {
  const { editions } = /** @type {any} */ (sources.editions);
  const known = editions.map((/** @type {Edition} */ { code, name }) => ({ code, name }));
  /** The first language decides which pages exist. @type {string[] | undefined} */
  let there;
  const all = editions.map((/** @type {Edition} */ edition, /** @type {number} */ i) => {
    const { code } = edition;
    const { story = '', notes = '' } = pick(siteFiles.frame, sources.frame, code).prose ?? {};
    const ids = prose.flatMap((each) => (each.kind === 'stories' && each.code === code ? each.id : []));
    const content = Object.fromEntries(
      Object.entries(schemas).map(([file, { schema, page }]) => {
        const picked = pick(schema, sources[file], code);
        const show = page ? definitions[page]?.show : undefined;
        const absent = Object.fromEntries(Object.keys(schema.shape).map((key) => [key, undefined]));
        const shown = show
          ? show(picked, {
              code,
              editions: known,
              first: pick(schema, sources[file], known[0].code),
              locale: edition.locale,
              stories: { ids, label: story },
              repositories,
            })
          : picked;
        return [file, { ...absent, ...(page && { page: picked.page }), ...shown }];
      }),
    );
    const pages = Object.entries(schemas).flatMap(([file, { page }]) => {
      const definition = page && definitions[page];
      if (!definition) return [];
      if (there ? !there.includes(page) : definition.isThere?.(content[file]) === false) return [];
      const { title, link = title, heading = title, description } = content[file].page;
      content[file].page = { title, link, heading, description };
      return [{ name: page, texts: content[file].page, content: content[file], definition }];
    });
    there ??= pages.map(({ name }) => name);
    const { bar } = content.frame;
    const place = (/** @type {Page} */ { name }) => (bar.includes(name) ? bar.indexOf(name) : bar.length);
    return {
      ...edition,
      path: i === 0 ? '' : `/${code}`,
      notes: prose.some(({ kind }) => kind === 'notes') ? notes : null,
      feed: prose.some((each) => each.kind === 'notes' && each.code === code) ? FEED : null,
      content,
      pages: pages.sort((a, b) => place(a) - place(b) || a.name.localeCompare(b.name)),
    };
  });
  return { editions: all, sources, schemas, definitions, owner: all[0].content.owner.owner, prose };
}
