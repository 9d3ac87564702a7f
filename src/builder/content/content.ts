import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AnyContent, Languages, Page as PageType } from '../../schema/definePage.ts';
import { type SiteContent, files as siteFiles } from '../../schema/site.ts';
import { pick } from '../../schema/visit.ts';
import { stateOf } from '../shared/files.ts';
import { decodeText, listContentFiles, listOwnFiles, listPageFolders, NOT_UTF8 } from '../shared/ownFiles.ts';
import { eachWhenChanged } from '../shared/whenChanged.ts';
import { checkContent, type FileSchema, fileOf } from './check.ts';
import { ContentError, type Fault } from './faults.ts';
import { fallbacksIn } from './languages.ts';
import { FEED, NOTES, readProse, type Source } from './prose.ts';
import type { Sources } from './run.ts';
import { runModules } from './run.ts';

/** A page of one edition. */
export interface SitePage {
  /** Such as `About`. */
  name: string;
  texts: { title: string; link: string; heading: string; short?: string | undefined; description: string };
  /** The content that its components get. */
  content: AnyContent;
  definition: PageType;
}

/** A language of the site. */
export interface Edition {
  /** Such as `de`. */
  code: string;
  /** In its own language. */
  name: string;
  /** Such as `de-DE`. */
  locale: string;
  /** The first part of its addresses: '' for the first edition, '/de' for another. */
  path: string;
  /** The languages of the texts that its pages show in another language. */
  fallbacks: Record<string, string>;
  /** In its language, by file. */
  content: SiteContent & Record<string, AnyContent>;
  /** The label of the list of notes; null when there are none. */
  notes: string | null;
  /** The path of the feed of the notes in this language, below its own; null when there are none. */
  feed: string | null;
  /** Those that have something to show: in the order of the bar, then those that aren't in it. */
  pages: SitePage[];
}

export interface Site {
  /** At least one, the first is at the site's root. */
  editions: Edition[];
  sources: Sources;
  /** By file. */
  schemas: Record<string, FileSchema>;
  /** By page. */
  definitions: Record<string, PageType>;
  /** In the first language. */
  owner: SiteContent['owner']['owner'];
  /** The stories and notes in all languages. */
  prose: Source[];
  /** Documents that this build doesn't have, and why. */
  left: string[];
}

/**
 * Reads and checks src/content.
 *
 * @throws {ContentError} when an entry is missing, empty, misspelt, superfluous or of the wrong kind
 */
export async function loadContent(options: { root: string }): Promise<Site> {
  const { site, faults } = await readContent(options);
  if (!site) throw new ContentError(faults);
  return site;
}

/**
 * Reads src/content and the pages' definitions, and checks the content without throwing.
 *
 * @returns no site when there are faults; their lines are known
 */
export async function readContent({
  root,
  watch = false,
}: {
  root: string;
  watch?: boolean;
}): Promise<{ sources: Sources; schemas: Record<string, FileSchema>; faults: Fault[]; site: Site | null }> {
  const { sources, definitions, faults: moduleFaults } = await readModules(root);
  const { schemas, faults } = checkContent(
    sources,
    definitions,
    moduleFaults.map(({ file }) => file),
  );
  const {
    sources: prose,
    faults: proseFaults,
    left,
  } = faults.length + moduleFaults.length > 0
    ? { sources: [], faults: [], left: [] }
    : await readProse(sources.editions.editions, { root, watch });
  const labelFaults =
    prose.length > 0 && !sources.frame?.prose
      ? [
          {
            file: 'src/content/frame.ts',
            path: ['prose'],
            message: 'is missing: there are stories or notes, so add the labels that they need',
          },
        ]
      : [];
  const all = [...moduleFaults, ...faults, ...proseFaults, ...labelFaults].map((fault) => ({
    ...fault,
    root,
  }));
  if (all.length > 0) return { sources, schemas, faults: all, site: null };
  const site = assembled(sources, definitions, schemas, { prose, left });
  return { sources, schemas, faults: all, site };
}

interface Modules {
  sources: Sources;
  definitions: Record<string, PageType>;
  faults: Fault[];
}

/** By project. */
const modulesOf = eachWhenChanged(runPages);

/** Runs the content files and the pages' definitions, unless nothing that they are made of has changed. */
export async function readModules(root: string): Promise<Modules> {
  const { files: names } = await listOwnFiles(root, 'src');
  const code = names.filter((name) => /^(?!builder).*\.ts$/.test(name));
  const components = names.filter((name) => /^pages.*\.tsx$/.test(name));
  const state = [...components, await stateOf(code.map((name) => join(root, 'src', name)))].join('\n');
  return modulesOf(root, state, root);
}

async function runPages(root: string): Promise<Modules> {
  const [files, pages] = await Promise.all([listContentFiles(root), listPageFolders(root)]);
  const { modules, faults } = await runModules(
    [...files.map((name) => `src/content/${name}`), ...pages.map((name) => `src/pages/${name}/page.ts`)],
    root,
  );
  faults.push(...(await encodingFaults(files, root)));
  const sources: Sources = {};
  const definitions: Record<string, PageType> = {};
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

/** A fault for each content file in another encoding, whose letters would be wrong. */
async function encodingFaults(names: string[], root: string): Promise<Fault[]> {
  const files = names.map((name) => `src/content/${name}`);
  const texts = await Promise.all(files.map(async (file) => decodeText(await readFile(join(root, file)))));
  return files.filter((_, i) => texts[i] === null).map((file) => ({ file, message: NOT_UTF8 }));
}

/**
 * @throws {ContentError}
 */
export function siteOf(
  sources: Sources,
  definitions: Record<string, PageType>,
  { prose = [] }: { prose?: Source[] } = {},
): Site {
  const { schemas, faults } = checkContent(sources, definitions);
  if (faults.length > 0) throw new ContentError(faults);
  return assembled(sources, definitions, schemas, { prose, left: [] });
}

/** Each content file's content in one language, as its page shows it. */
function contentIn(
  language: Omit<Languages<AnyContent>, 'first' | 'others'>,
  { sources, definitions, schemas }: Pick<Site, 'sources' | 'definitions' | 'schemas'>,
): Record<string, AnyContent> {
  const codes = language.editions.map(({ code }) => code);
  const content: Record<string, AnyContent> = {};
  const contentOf = (file: string): AnyContent => {
    const { schema, page } = schemas[file] as FileSchema;
    const picked = pick(schema, sources[file], [language.code, ...codes]);
    const show = page ? definitions[page]?.show : undefined;
    const shown = show?.(picked, {
      ...language,
      first: pick(schema, sources[file], codes),
      others: (other) => {
        const theirs = fileOf(other);
        if (!(other in definitions)) return undefined;
        content[theirs] ??= contentOf(theirs);
        return content[theirs];
      },
    });
    const absent = Object.fromEntries(Object.keys(schema.shape).map((key) => [key, undefined]));
    return { ...absent, ...(page && { page: picked.page }), ...(shown ?? picked) };
  };
  for (const file of Object.keys(schemas)) content[file] ??= contentOf(file);
  return content;
}

/**
 * @param sources without faults
 */
function assembled(
  sources: Sources,
  definitions: Record<string, PageType>,
  schemas: Record<string, FileSchema>,
  more: Pick<Site, 'prose' | 'left'>,
): Site {
  const { prose } = more;
  const { editions } = sources.editions;
  const known = editions.map(({ code, name }: Edition) => ({ code, name }));
  const storied = Object.keys(definitions).find((page) => definitions[page]?.stories);
  const documents = prose.map(({ kind, id, code }) => ({
    path: `${kind === 'notes' ? NOTES : `/${storied}`}/${id}`,
    code,
  }));
  /** The first language decides which pages exist. */
  let there: string[] | undefined;
  const all = editions.map((edition: Edition, i: number) => {
    const { code } = edition;
    const codes = [code, ...known.map((each: { code: string }) => each.code)];
    const { owner } = pick(siteFiles.owner, sources.owner, codes);
    const { story = '', notes = '' } = pick(siteFiles.frame, sources.frame, codes).prose ?? {};
    const ids = prose.flatMap((each) => (each.kind === 'stories' && each.code === code ? each.id : []));
    const stories = { ids, label: story };
    const content = contentIn(
      { code, name: owner.name, editions: known, stories, documents },
      { sources, definitions, schemas },
    );
    const pages = Object.entries(schemas).flatMap(([file, { page }]) => {
      const definition = page && definitions[page];
      if (!definition) return [];
      if (there ? !there.includes(page) : definition.isThere?.(content[file]) === false) return [];
      const { title, link = title, heading = title, ...texts } = content[file].page;
      content[file].page = { ...texts, title, link, heading };
      return [{ name: page, texts: content[file].page, content: content[file], definition }];
    });
    there ??= pages.map(({ name }) => name);
    const { bar } = content.frame;
    const place = ({ name }: SitePage) => (bar.includes(name) ? bar.indexOf(name) : bar.length);
    return {
      ...edition,
      path: i === 0 ? '' : `/${code}`,
      notes: prose.some(({ kind }) => kind === 'notes') ? notes : null,
      feed: prose.some((each) => each.kind === 'notes' && each.code === code) ? FEED : null,
      fallbacks: fallbacksIn({ sources, schemas }, codes),
      content,
      pages: pages.sort((a, b) => place(a) - place(b) || a.name.localeCompare(b.name)),
    };
  });
  return { editions: all, sources, schemas, definitions, owner: all[0].content.owner.owner, ...more };
}
