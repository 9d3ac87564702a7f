import type { ProseDocument } from '../../prose/types.ts';
import { isPath } from '../../shared/absolute.ts';
import type { BuiltImage } from '../../shared/builtImage.ts';
import { inDigits } from '../../shared/digits.ts';
import { counted } from '../../shared/plural.ts';
import { typeset } from '../../shared/typeset.ts';
import type { Edition } from '../content/content.ts';
import { NOTES } from '../content/proseSources.ts';
import { type Article, labelsOf, storied } from './articles.ts';

/** Only developers see it, so it is the line of the file itself. */
const DRAFT = 'draft: true';

interface ProseContext {
  base: string;
  /** The site's. */
  languages: string[];
  /** By `src`: a picture may have a hue of its own. */
  images: Record<string, BuiltImage>;
  /** Without an address, for the document's own page. */
  htmlOf: (article: Article, address?: string) => string;
}

/**
 * An edition's documents as they are rendered, and the list of notes if there are any.
 *
 * @param articles in all editions
 */
export function editionDocuments(
  edition: Edition,
  articles: Article[],
  given: ProseContext,
): ProseDocument[] {
  const written = articles.filter((article) => article.edition === edition);
  const stories = written.filter(({ entry }) => entry);
  const notes = written.filter(({ entry }) => !entry);
  const list = linesOf(edition, articles, given);

  return [
    ...stories.map((article) => documentOf(article, { articles, siblings: stories, given })),
    ...(list.length > 0 ? [listOf(edition, list, given)] : []),
    // Notes lead from the oldest to the newest.
    ...notes.map((article) => documentOf(article, { articles, siblings: notes.toReversed(), given })),
  ];
}

/** By locale: making one costs more than a hundred dates. */
const formats = new Map<string, Intl.DateTimeFormat>();

const OPTIONS = { dateStyle: 'long', timeZone: 'UTC', numberingSystem: 'latn' } as const;

function dayIn({ code, locale, digits }: Edition, day: string): string {
  const format = formats.get(locale) ?? new Intl.DateTimeFormat(locale, OPTIONS);
  formats.set(locale, format);
  return String(typeset(inDigits(format.format(new Date(day)), digits), code));
}

/** The page that an edition's documents belong to. */
const parentPage = (edition: Edition) => storied(edition).page ?? edition.pages[0]?.name ?? '';

/** @param around `siblings`: the documents of its kind, in the order in which they lead to each other */
function documentOf(
  article: Article,
  around: { articles: Article[]; siblings: Article[]; given: ProseContext },
): ProseDocument {
  const { source, entry, path, title, edition } = article;
  const { articles, given } = around;

  const { description, date = '', updated = date, figure } = source.front;
  const { contents, minutes } = source.parsed;

  return {
    kind: entry ? 'story' : 'note',
    page: parentPage(edition),
    path,
    title,
    description,
    cover: entry?.cover,
    phone: entry?.phone,
    figure,
    hue: given.images[entry?.cover?.src ?? '']?.hue,
    html: (address) => given.htmlOf(article, address),
    contents,
    facts: factsOf(article, minutes),
    result: entry?.result,
    dates: entry ? undefined : { published: date, updated },
    // Other sites refuse to be framed: https://developer.mozilla.org/docs/Web/HTTP/Headers/X-Frame-Options
    live: entry?.url ? { url: entry.url, canRun: isPath(entry.url), opensIn: entry.opensIn } : undefined,
    links: entry?.links,
    next: nextOf(article, around),
    versions: articles.filter((other) => other.path === path).map((other) => other.edition.lang),
  };
}

function factsOf({ source, entry, edition }: Article, minutes: number): string[] {
  const labels = labelsOf(edition);
  const { role, period, date = '', updated = date, draft } = source.front;
  const others = (entry?.facts ?? []).filter((fact) => !period?.includes(fact));

  return [
    ...(entry ? [role, period] : [dayIn(edition, date)]),
    updated !== date && labels.updated.replace('{date}', dayIn(edition, updated)),
    typeset(others.join(' · '), edition.code),
    ...(entry
      ? []
      : [counted(labels.minutes, { count: minutes, language: edition.lang, digits: edition.digits })]),
    draft && DRAFT,
  ].filter((fact): fact is string => typeof fact === 'string' && fact !== '');
}

/** The next document of its kind; the last leads to the first. */
function nextOf(article: Article, { siblings, given }: { siblings: Article[]; given: ProseContext }) {
  const next = siblings[(siblings.indexOf(article) + 1) % siblings.length];
  if (!next || next === article) return undefined;
  const { title, path, entry } = next;
  const { cover, phone } = entry ?? {};

  return { title, path, cover, phone, hue: given.images[cover?.src ?? '']?.hue };
}

/** The notes of all languages, newest first: each in this one, or in the first in its order that has it. */
function linesOf(edition: Edition, articles: Article[], { base }: ProseContext) {
  const notes = articles.filter(({ entry }) => !entry);
  const inOrder = edition.order.flatMap((code) => notes.filter((note) => note.edition.code === code));
  const chosen = new Map(inOrder.toReversed().map((note) => [note.path, note]));

  const lines = notes.flatMap((article) => {
    if (chosen.get(article.path) !== article) return [];
    const {
      path,
      title,
      source,
      edition: { lang, name, path: folder },
    } = article;

    const { description, date = '', draft, figure } = source.front;
    const isOwn = lang === edition.lang;

    return {
      title,
      description,
      date,
      words: [dayIn(edition, date), ...(draft ? [DRAFT] : [])].join(' · '),
      href: base + folder + path,
      lang: isOwn ? null : lang,
      language: isOwn ? null : name,
      figure,
    };
  });

  return lines.sort((a, b) => b.date.localeCompare(a.date));
}

function listOf(
  edition: Edition,
  list: ReturnType<typeof linesOf>,
  { base, languages }: ProseContext,
): ProseDocument {
  const labels = labelsOf(edition);

  return {
    kind: 'notes',
    page: parentPage(edition),
    path: NOTES,
    title: labels.notes,
    description: labels.notesIntro,
    versions: languages,
    list,
    feed: edition.feed ? { label: labels.feed, href: base + edition.path + edition.feed } : undefined,
  };
}
