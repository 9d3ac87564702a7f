/** @typedef {import('../content/content.mjs').Edition} Edition */
/** @typedef {import('../content/prose.mjs').Source & { parsed: import('./markdown.mjs').Parsed }} ParsedSource */

/**
 * @typedef {object} Placed a document in one language
 * @property {Edition} edition
 * @property {ParsedSource} source
 * @property {string} path below the edition's
 * @property {string} title
 * @property {ReturnType<typeof storied>['entries'][number] | null} entry what a story is about; null for a note
 */

/** The list of notes. */
export const NOTES = '/Notes';

/**
 * Where there are documents, there are labels.
 *
 * @param {Edition} edition
 */
export const labelsOf = ({ content }) =>
  /** @type {NonNullable<Edition['content']['frame']['prose']>} */ (content.frame.prose);

/** The page whose entries may have stories. @param {Edition} edition */
export function storied({ pages }) {
  const page = pages.find(({ definition }) => definition.stories);
  return { page: page?.name, entries: page?.definition.stories?.(page.content) ?? [] };
}

/**
 * All documents in their places: by language, stories in the order of what they are about, then notes, newest first.
 *
 * @param {ParsedSource[]} sources
 * @param {Edition[]} editions
 * @returns {Placed[]}
 */
export function placed(sources, editions) {
  return editions.flatMap((edition) => {
    const { page, entries } = storied(edition);
    const own = sources.filter(({ code }) => code === edition.code);
    const stories = entries.flatMap((entry) =>
      own
        .filter(({ kind, id }) => kind === 'stories' && id === entry.id)
        .map((source) => ({ source, entry, path: `/${page}/${entry.id}`, title: entry.title })),
    );
    const notes = own
      .filter(({ kind }) => kind === 'notes')
      .map((source) => ({ source, entry: null, path: `${NOTES}/${source.id}`, title: '' }))
      .sort((a, b) => b.source.front.date.localeCompare(a.source.front.date));
    return [...stories, ...notes].map((each) => ({
      ...each,
      edition,
      title: each.source.front.title ?? each.title,
    }));
  });
}

/**
 * The paths that an edition's documents may link to, besides static files.
 *
 * @param {Placed[]} places
 * @param {Edition} edition
 */
export function pathsIn(places, edition) {
  const documents = places.filter((each) => each.edition === edition).map(({ path }) => path);
  const lists = places.some(({ entry }) => !entry) ? [NOTES] : [];
  return new Set(['/', ...edition.pages.map(({ name }) => `/${name}`), ...documents, ...lists]);
}
