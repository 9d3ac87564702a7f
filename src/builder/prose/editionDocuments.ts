import type { ProseDocument } from '../../prose/types.ts';
import { isPath } from '../../shared/absolute.ts';
import type { BuiltImage } from '../../shared/builtImage.ts';
import type { Edition } from '../content/content.ts';
import { NOTES } from '../content/prose.ts';
import { labelsOf, type Placed, storied } from './places.ts';

/** Only developers see it, so it is the line of the file itself. */
const DRAFT = 'draft: true';

interface ProseContext {
  base: string;
  /** The site's. */
  languages: string[];
  /** By `src`: a picture may have a hue of its own. */
  images: Record<string, BuiltImage>;
  /** Without an address, for the document's own page. */
  htmlOf: (place: Placed, address?: string) => string;
}

/**
 * An edition's documents as they are rendered, and the list of notes if there are any.
 *
 * @param places in all editions
 */
export function editionDocuments(edition: Edition, places: Placed[], given: ProseContext): ProseDocument[] {
  const own = places.filter((place) => place.edition === edition);
  const stories = own.filter(({ entry }) => entry);
  const notes = own.filter(({ entry }) => !entry);
  const list = linesOf(edition, places, given);

  return [
    ...stories.map((place) => documentOf(place, { places, siblings: stories, given })),
    ...(list.length > 0 ? [listOf(edition, list, given)] : []),
    // Notes lead from the oldest to the newest.
    ...notes.map((place) => documentOf(place, { places, siblings: notes.toReversed(), given })),
  ];
}

/** By locale: making one costs more than a hundred dates. */
const formats = new Map<string, Intl.DateTimeFormat>();

function dayIn({ locale }: Edition, day: string): string {
  const format =
    formats.get(locale) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  formats.set(locale, format);
  return format.format(new Date(day));
}

/** The page that an edition's documents belong to. */
const parentPage = (edition: Edition) => storied(edition).page ?? edition.pages[0]?.name ?? '';

/** @param around `siblings`: the documents of its kind, in the order in which they lead to each other */
function documentOf(
  place: Placed,
  around: { places: Placed[]; siblings: Placed[]; given: ProseContext },
): ProseDocument {
  const { source, entry, path, title, edition } = place;
  const { places, given } = around;

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
    html: (address) => given.htmlOf(place, address),
    contents,
    facts: factsOf(place, minutes),
    result: entry?.result,
    dates: entry ? undefined : { published: date, updated },
    live: entry?.url ? liveOf(entry.url, given.base) : undefined,
    code: entry?.code,
    next: nextOf(place, around),
    pager: entry ? undefined : pagerFrom(place, around.siblings),
    versions: places.filter((other) => other.path === path).map((other) => other.edition.lang),
  };
}

/** Other sites refuse to be framed: https://developer.mozilla.org/docs/Web/HTTP/Headers/X-Frame-Options */
const liveOf = (url: string, base: string) =>
  isPath(url) ? { href: base + url, canRun: true } : { href: url, canRun: false };

function factsOf({ source, entry, edition }: Placed, minutes: number): string[] {
  const labels = labelsOf(edition);
  const { role, period, date = '', updated = date, draft } = source.front;

  return [
    ...(entry ? [role, period] : [dayIn(edition, date)]),
    updated !== date && labels.updated.replace('{date}', dayIn(edition, updated)),
    (entry?.facts ?? []).filter((fact) => !period?.includes(fact)).join(', '),
    ...(entry ? [] : [labels.minutes.replace('{minutes}', String(minutes))]),
    draft && DRAFT,
  ].filter((fact): fact is string => typeof fact === 'string' && fact !== '');
}

/**
 * The next document of its kind; the last leads to the first. Of two notes, only the older one has a next:
 * the newer links back already.
 */
function nextOf(place: Placed, { siblings, given }: { siblings: Placed[]; given: ProseContext }) {
  const i = siblings.indexOf(place);
  const next = siblings[(i + 1) % siblings.length];
  if (!next || next === place || (!place.entry && next === siblings[i - 1])) return undefined;
  const { title, path, entry } = next;
  const { cover, phone } = entry ?? {};

  return { title, path, cover, phone, hue: given.images[cover?.src ?? '']?.hue };
}

/** A note's way back. */
function pagerFrom(place: Placed, siblings: Placed[]) {
  const { edition } = place;
  const labels = labelsOf(edition);
  const previous = siblings[siblings.indexOf(place) - 1];

  return [
    ...(previous ? [{ label: labels.previous, title: previous.title, path: previous.path }] : []),
    { title: labels.notes, path: NOTES },
  ];
}

/** The notes of all languages, newest first: each in this one, or in the first in its order that has it. */
function linesOf(edition: Edition, places: Placed[], { base }: ProseContext) {
  const notes = places.filter(({ entry }) => !entry);
  const chosen = [...new Set(notes.map(({ path }) => path))].flatMap((path) => {
    const versions = notes.filter((note) => note.path === path);
    const code = edition.order.find((each) => versions.some((note) => note.edition.code === each));
    return versions.find((note) => note.edition.code === code) ?? [];
  });

  const lines = chosen.map((place) => {
    const {
      path,
      title,
      source,
      edition: { lang, name, path: folder },
    } = place;

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
