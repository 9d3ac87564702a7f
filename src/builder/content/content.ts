import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyContent, PageContext, PageDefinition } from '../../schema/definePage.ts';
import { orderOf, type Writing, type Edition as WrittenEdition, writingOf } from '../../schema/edition.ts';
import { isByLanguage } from '../../schema/fields.ts';
import { type SiteContent, siteSchemas } from '../../schema/site.ts';
import { pick } from '../../schema/visit.ts';
import { listContentFiles, listLabelFiles, listPageFolders } from '../shared/listFiles.ts';
import { checkContent, fileOf, schemasOf } from './check.ts';
import { type FileSchema, textsByLanguage } from './entries.ts';
import { ContentError, type Fault } from './faults.ts';
import { checkLabels, type LabelSources, labelFile, withLabels, withOwners } from './labels.ts';
import { fallbacksIn } from './languages.ts';
import { FEED, type ProseSource, readProse } from './proseSources.ts';
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
  prose: ProseSource[];
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
  known: { modules?: Modules; prose?: ProseSource[] } = {},
): Promise<Site> {
  const { sources, definitions, labels } = known.modules ?? (await readModules(root));
  const checked = checkedOf(sources, definitions, labels);
  const read = await readProse(sources.editions.editions, { root, watch }, known.prose);
  const { sources: prose, faults, left } = read;
  if (faults.length > 0) throw new ContentError(faults);

  return siteFrom(checked, { prose, left });
}

/** The exports of the content files and the pages' definitions. */
export interface Modules {
  sources: Sources;
  definitions: Record<string, PageDefinition>;
  /** The owner's labels, by language. */
  labels: LabelSources;
}

/** Runs the content files and the pages' definitions. */
export async function readModules(root: string): Promise<Modules> {
  const [files, pages, languages] = await Promise.all([
    listContentFiles(root),
    listPageFolders(root),
    listLabelFiles(root),
  ]);

  const modules = await runModules(
    [
      ...files.map((name) => `src/content/${name}`),
      ...pages.map((name) => `src/pages/${name}/page.ts`),
      ...languages.map(labelFile),
    ],
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

  const labels = Object.fromEntries(languages.map((code) => [code, modules[labelFile(code)].labels]));

  return { sources, definitions, labels };
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

function checkedOf(
  written: Sources,
  definitions: Record<string, PageDefinition>,
  labels: LabelSources = {},
): Checked {
  const schemas = schemasOf(definitions);
  checkLabels(labels, schemas);
  const sources = withLabels(written, schemas, withOwners(labels));
  checkContent(sources, { definitions, schemas });
  return { sources, definitions, schemas };
}

function siteFrom(checked: Checked, documents: Pick<Site, 'prose' | 'left'>): Site {
  const editions = editionsOf(checked, documents.prose);
  return { ...checked, editions, owner: editions[0]?.content.owner.owner as Owner, ...documents };
}

/**
 * The site that content makes, without documents or labels of its owner unless they are given.
 *
 * @throws {ContentError}
 */
export const siteOf = (
  sources: Sources,
  definitions: Record<string, PageDefinition>,
  { prose = [], labels }: { prose?: ProseSource[]; labels?: LabelSources } = {},
): Site => siteFrom(checkedOf(sources, definitions, labels), { prose, left: [] });

/** A name in Latin letters, if it is written so in any language; otherwise in the first of some languages. */
function latinNameOf(name: unknown, order: string[]): string {
  if (!isByLanguage(name)) return String(name);
  const names = order.flatMap((code) => (code in name ? [String(name[code])] : []));
  return names.find((each) => !/[^\p{Script=Latin}\P{L}]/u.test(each)) ?? names[0] ?? '';
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

function editionsOf(checked: Checked, documents: ProseSource[]): Edition[] {
  const editions: WrittenEdition[] = checked.sources.editions.editions;
  const languages = editions.map((edition) => ({ ...edition, ...writingOf(edition.locale) }));

  const drafts = languages.map((language) => {
    const written = documents.filter(({ code }) => code === language.code);
    const context = contextOf(language, { languages, documents: written }, checked);
    return { language, written, order: context.order, content: contentIn(context, checked) };
  });

  // The first language decides which pages exist.
  const pageNames = pagesIn(drafts[0]?.content ?? {}, checked)
    .filter(({ definition, content }) => definition.isThere?.(content) !== false)
    .map(({ name }) => name);

  const texts = textsByLanguage(checked);
  /** Texts may be in a language that the site doesn't have. */
  const langOf = (code: string) => languages.find((language) => language.code === code)?.lang ?? code;

  return drafts.map(({ language, written, order, content }, i) => ({
    ...language,
    order,
    path: i === 0 ? '' : `/${language.code}`,
    notes: documents.some(isNote) ? content.frame.prose.notes : null,
    feed: written.some(isNote) ? FEED : null,
    fallbacks: fallbacksIn(texts, { order, content }, langOf),
    content: content as Edition['content'],
    pages: inOrderOfBar(
      pagesIn(content, checked).filter(({ name }) => pageNames.includes(name)),
      content.frame.bar,
    ),
  }));
}

const isNote = ({ kind }: ProseSource) => kind === 'notes';

interface Language extends WrittenEdition, Writing {}

/** What a language's pages may need beside their own content. */
function contextOf(
  language: Language,
  { languages, documents }: { languages: Language[]; documents: ProseSource[] },
  { sources }: Checked,
): Omit<PageContext, 'contentOf'> {
  const order = orderOf(language, languages);
  const { labels, prose }: SiteContent['frame'] = pick(siteSchemas.frame, sources.frame, order);
  const storyIds = documents.flatMap((document) => (isNote(document) ? [] : document.id));
  const names = new Intl.DisplayNames(language.locale, { type: 'language' });

  return {
    code: language.code,
    digits: language.digits,
    order,
    latinName: latinNameOf(sources.owner.owner.name, order),
    editions: languages.map(({ code, lang, name }) => ({ code, lang, name })),
    stories: { ids: storyIds, label: prose.story },
    inLanguage: (tag) => labels.inLanguage.replace('{language}', names.of(tag) ?? tag),
  };
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
