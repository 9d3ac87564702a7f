import type { ProseDocument } from '../../prose/types.ts';
import { isPath } from '../../schema/kinds.ts';
import type { Edition } from '../content/content.ts';
import { labelsOf, NOTES, type Placed, storied } from './places.ts';

/** Seen while developing only, so in the words of its file. */
const DRAFT = 'draft: true';

/**
 * An edition's documents as they are rendered, and the list of notes if there are any.
 *
 * @param places in all editions
 * @param site `codes`: its languages
 */
export function makePages(
  edition: Edition,
  places: Placed[],
  {
    base,
    codes,
    textOf,
  }: {
    base: string;
    codes: string[];
    textOf: (place: Placed) => ReturnType<typeof import('./markdown.ts').render>;
  },
): ProseDocument[] {
  const labels = labelsOf(edition);
  const page = storied(edition).page ?? edition.pages[0]?.name ?? '';
  const parent = {
    title: edition.pages.find(({ name }) => name === page)?.texts.link ?? page,
    path: `/${page}`,
  };
  const own = places.filter((place) => place.edition === edition);
  const stories = own.filter(({ entry }) => entry);
  const notes = own.filter(({ entry }) => !entry);

  const dateOf = (day: string) =>
    new Date(day).toLocaleDateString(edition.locale, { dateStyle: 'long', timeZone: 'UTC' });

  function documentOf(place: Placed): ProseDocument {
    const { source, entry, path, title } = place;
    const { description, role, period, date = '', updated = date, draft } = source.front;
    const { html, contents, minutes } = textOf(place);
    // From left to right as time goes.
    const siblings = entry ? stories : notes.toReversed();
    const i = siblings.indexOf(place);
    const ways = [
      ['back', labels.previous, siblings[i - 1]],
      ['up', undefined, entry ? parent : { title: labels.notes, path: NOTES }],
      ['on', labels.next, siblings[i + 1]],
    ] as const;
    return {
      kind: entry ? 'story' : 'note',
      page,
      path,
      title,
      description,
      html,
      contents,
      facts: [
        ...(entry ? [role, period] : [dateOf(date)]),
        updated !== date && labels.updated.replace('{date}', dateOf(updated)),
        labels.minutes.replace('{minutes}', String(minutes)),
        ...(entry?.facts ?? []).filter((fact) => !period?.includes(fact)),
        draft && DRAFT,
      ].filter((fact): fact is string => typeof fact === 'string' && fact !== ''),
      ...(!entry && { dates: { published: date, updated } }),
      links: [
        ...(entry?.url ? [{ label: labels.live, href: (isPath(entry.url) ? base : '') + entry.url }] : []),
        ...(entry?.code ? [{ label: labels.code, href: entry.code }] : []),
      ],
      ways: ways.flatMap(([direction, label, to]) =>
        to ? [{ direction, ...(label && { label }), title: to.title, path: to.path }] : [],
      ),
      versions: places.filter((other) => other.path === path).map((other) => other.edition.code),
    };
  }

  /** A note in this language if there is one, otherwise in the first that has it. */
  function lineOf(path: string) {
    const versions = places.filter((place) => place.path === path);
    const note = versions.find((place) => place.edition === edition) ?? versions[0];
    const {
      title,
      source,
      edition: { code, name, path: folder },
    } = note as Placed;
    const { description, date = '', draft } = source.front;
    const isOwn = code === edition.code;
    return {
      title,
      description,
      date,
      words: [dateOf(date), ...(draft ? [DRAFT] : [])].join(' · '),
      href: base + folder + path,
      lang: isOwn ? null : code,
      language: isOwn ? null : name,
    };
  }

  const paths = new Set(places.filter(({ entry }) => !entry).map(({ path }) => path));
  const list = [...paths].map(lineOf).sort((a, b) => b.date.localeCompare(a.date));
  const index: ProseDocument = {
    kind: 'notes',
    page,
    path: NOTES,
    title: labels.notes,
    description: labels.notesIntro,
    versions: codes,
    list,
    ...(edition.feed && { feed: { label: labels.feed, href: base + edition.path + edition.feed } }),
  };
  return [...stories.map(documentOf), ...(list.length > 0 ? [index] : []), ...notes.map(documentOf)];
}
