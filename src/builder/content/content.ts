import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyContent, PageContext, PageDefinition } from '../../schema/definePage.ts';
import { orderOf, type Writing, type Edition as WrittenEdition, writingOf } from '../../schema/edition.ts';
import { isByLanguage } from '../../schema/fields.ts';
import { type SiteContent, siteSchemas } from '../../schema/site.ts';
import { pick } from '../../schema/visit.ts';
import { listContentFiles, listPageFolders } from '../shared/ownFiles.ts';
import { checkContent, fileOf } from './check.ts';
import { type FileSchema, textsByLanguage } from './entries.ts';
import { ContentError, contentFile, type Fault } from './faults.ts';
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
  definition: PageDefinition;
}

/** A language of the site. */
export interface Edition extends Writing {
  /** Such as `de`. */
  code: string;
  /** In its own language. */
  name: string;
  /** Such as `de-DE`. */
  locale: string;
  /** Its code, then those of the languages that stand in for it, in order. */
  order: string[];
  /** The first part of its addresses: '' for the first edition, '/de' for another. */
  path: string;
  /** The languages, as `lang`, of the texts that its pages show in another language. */
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

type Owner = SiteContent['owner']['owner'];

export interface Site {
  /** At least one, the first is at the site's root. */
  editions: Edition[];
  sources: Sources;
  /** By file. */
  schemas: Record<string, FileSchema>;
  /** By page. */
  definitions: Record<string, PageDefinition>;
  /** In the first language. */
  owner: Owner;
  /** The stories and notes in all languages. */
  prose: Source[];
  /** Documents that this build doesn't have, and why. */
  left: string[];
}

/**
 * Reads src/content and the pages' definitions, and checks them in rounds: each step relies on the one
 * before.
 *
 * @param options drafts, and notes of a day to come, are read only while developing
 * @param known what hasn't changed since it was read the last time
 * @throws {ContentError} when an entry is missing, empty, misspelt, superfluous or of the wrong kind
 */
export async function loadContent(
  { root, watch = false }: { root: string; watch?: boolean },
  known: { modules?: Modules; prose?: Source[] } = {},
): Promise<Site> {
  const { sources, definitions } = known.modules ?? (await readModules(root));
  const checked = checkedOf(sources, definitions);
  const read = await readProse(sources.editions.editions, { root, watch }, known.prose);
  const { sources: prose, faults, left } = read;
  if (prose.length > 0 && !sources.frame.prose) faults.push(WITHOUT_LABELS);
  if (faults.length > 0) throw new ContentError(faults);

  return siteFrom(checked, { prose, left });
}

const WITHOUT_LABELS: Fault = {
  file: contentFile('frame'),
  path: ['prose'],
  message: 'is missing: there are stories or notes, so add the labels that they need',
};

/** The exports of the content files and the pages' definitions. */
export interface Modules {
  sources: Sources;
  definitions: Record<string, PageDefinition>;
}

/** Runs the content files and the pages' definitions. */
export async function readModules(root: string): Promise<Modules> {
  const [files, pages] = await Promise.all([listContentFiles(root), listPageFolders(root)]);

  const modules = await runModules(
    [...files.map((name) => `src/content/${name}`), ...pages.map((name) => `src/pages/${name}/page.ts`)],
    root,
  );

  const sources = Object.fromEntries(
    files.map((name) => [name.slice(0, -'.ts'.length), modules[`src/content/${name}`]]),
  );

  const definitions = Object.fromEntries(
    pages.map((name) => [name, modules[`src/pages/${name}/page.ts`].page]),
  );

  const faults = pages.flatMap((name) => pageFaults(name, definitions[name], root));
  if (faults.length > 0) throw new ContentError(faults);

  return { sources, definitions };
}

function pageFaults(name: string, page: PageDefinition | undefined, root: string): Fault[] {
  const folder = `src/pages/${name}`;
  const component = `${folder}/${name}Page.tsx`;
  const faults = {
    // It is part of addresses, selectors and module names.
    'isn’t a valid page name: begin with a capital, and use only Latin letters and digits':
      !/^[A-Z][A-Za-z\d]*$/.test(name),
    [`has no component: write ${component}`]: !existsSync(join(root, component)),
    'exports no page: write export const page = definePage({ … }) in its page.ts': !page?.schema,
  };

  return Object.entries(faults).flatMap(([message, isWrong]) => (isWrong ? [{ file: folder, message }] : []));
}

type Checked = Pick<Site, 'sources' | 'definitions' | 'schemas'>;

const checkedOf = (sources: Sources, definitions: Record<string, PageDefinition>): Checked => ({
  sources,
  definitions,
  schemas: checkContent(sources, definitions),
});

function siteFrom(checked: Checked, documents: Pick<Site, 'prose' | 'left'>): Site {
  const editions = editionsOf(checked, documents.prose);
  return { ...checked, editions, owner: editions[0]?.content.owner.owner as Owner, ...documents };
}

/**
 * The site that content makes, without documents unless they are given.
 *
 * @throws {ContentError}
 */
export const siteOf = (
  sources: Sources,
  definitions: Record<string, PageDefinition>,
  prose: Source[] = [],
): Site => siteFrom(checkedOf(sources, definitions), { prose, left: [] });

/** A name in Latin letters, if it is written so in any language; otherwise in the first of some languages. */
function latinNameOf(name: unknown, order: string[]): string {
  if (!isByLanguage(name)) return String(name);
  const own = order.flatMap((code) => (code in name ? [String(name[code])] : []));
  return own.find((each) => !/[^\p{Script=Latin}\P{L}]/u.test(each)) ?? own[0] ?? '';
}

/** Each content file's content in one language, as its page shows it. */
function contentIn(
  language: Omit<PageContext, 'contentOf'>,
  { sources, definitions, schemas }: Checked,
): Record<string, AnyContent> {
  const content: Record<string, AnyContent> = {};
  const contentOf = (file: string): AnyContent => {
    const { schema, page } = schemas[file] as FileSchema;
    const picked = pick(schema, sources[file], language.order);
    const show = page ? definitions[page]?.show : undefined;

    const shown = show?.(picked, {
      ...language,
      contentOf: (other) => {
        const theirs = fileOf(other);
        if (!(other in definitions)) return undefined;
        content[theirs] ??= contentOf(theirs);
        return content[theirs];
      },
    });

    const absent = Object.fromEntries(Object.keys(schema.shape).map((key) => [key, undefined]));
    const whole = { ...absent, ...(shown ?? picked) };

    return page ? { ...whole, page: completeTexts(picked.page) } : whole;
  };

  for (const file of Object.keys(schemas)) content[file] ??= contentOf(file);

  return content;
}

/** A page's link and heading are its title, unless it has its own. */
const completeTexts = ({ title, link = title, heading = title, ...texts }: SitePage['texts']) => ({
  ...texts,
  title,
  link,
  heading,
});

function editionsOf(checked: Checked, prose: Source[]): Edition[] {
  const { sources } = checked;
  const written: WrittenEdition[] = sources.editions.editions;
  const languages = written.map((edition) => ({ ...edition, ...writingOf(edition.locale) }));
  const known = languages.map(({ code, lang, name }) => ({ code, lang, name }));
  const documents = documentsOf(prose, checked);

  const shown = languages.map((language) => {
    const { code } = language;
    const order = orderOf(language, languages);
    const own = prose.filter((each) => each.code === code);
    const labels: SiteContent['frame']['prose'] = pick(siteSchemas.frame, sources.frame, order).prose;
    const ids = own.flatMap(({ kind, id }) => (kind === 'stories' ? id : []));
    const stories = { ids, label: labels?.story ?? '' };
    const latinName = latinNameOf(sources.owner.owner.name, order);
    const context = { code, order, latinName, editions: known, stories, documents };

    return { language, order, own, labels, content: contentIn(context, checked) };
  });

  // The first language decides which pages exist.
  const there = pagesIn(shown[0]?.content ?? {}, checked)
    .filter(({ definition, content }) => definition.isThere?.(content) !== false)
    .map(({ name }) => name);

  const texts = textsByLanguage(checked);
  /** Texts may be in a language that the site doesn't have. */
  const langOf = (code: string) => known.find((edition) => edition.code === code)?.lang ?? code;

  return shown.map(({ language, order, own, labels, content }, i) => ({
    ...language,
    order,
    path: i === 0 ? '' : `/${language.code}`,
    notes: prose.some(({ kind }) => kind === 'notes') ? (labels?.notes ?? null) : null,
    feed: own.some(({ kind }) => kind === 'notes') ? FEED : null,
    fallbacks: fallbacksIn(texts, { order, content }, langOf),
    content: content as Edition['content'],
    pages: inOrderOfBar(
      pagesIn(content, checked).filter(({ name }) => there.includes(name)),
      content.frame.bar,
    ),
  }));
}

/** The paths of stories and notes, each in its language. */
function documentsOf(prose: Source[], { definitions }: Checked) {
  const storyPage = Object.keys(definitions).find((page) => definitions[page]?.stories);

  return prose.map(({ kind, id, code }) => ({
    path: `${kind === 'notes' ? NOTES : `/${storyPage}`}/${id}`,
    code,
  }));
}

const pagesIn = (content: Record<string, AnyContent>, { schemas, definitions }: Checked): SitePage[] =>
  Object.entries(schemas).flatMap(([file, { page }]) => {
    const definition = page && definitions[page];
    return definition ? [{ name: page, texts: content[file].page, content: content[file], definition }] : [];
  });

function inOrderOfBar(pages: SitePage[], bar: string[]): SitePage[] {
  const place = ({ name }: SitePage) => (bar.includes(name) ? bar.indexOf(name) : bar.length);
  return pages.toSorted((a, b) => place(a) - place(b) || a.name.localeCompare(b.name));
}
