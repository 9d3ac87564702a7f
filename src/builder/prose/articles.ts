import type { Edition } from '../content/content.ts';
import { NOTES, type ProseSource } from '../content/proseSources.ts';
import type { Parsed } from './markdown.ts';

type ParsedProse = ProseSource & { parsed: Parsed };

export interface Article {
  edition: Edition;
  source: ParsedProse;
  /** Below the edition's. */
  path: string;
  title: string;
  /** The entry that a story is about; null for a note. */
  entry: ReturnType<typeof storied>['entries'][number] | null;
}

/** The labels of stories and notes. */
export const labelsOf = ({ content }: Edition) => content.frame.prose;

/** The page whose entries may have stories. */
export function storied({ pages, digits }: Edition) {
  const page = pages.find(({ definition }) => definition.stories);
  return { page: page?.name, entries: page?.definition.stories?.(page.content, digits) ?? [] };
}

/** All documents in order: by language, stories as their subjects are, then notes, newest first. */
export function articlesOf(sources: ParsedProse[], editions: Edition[]): Article[] {
  return editions.flatMap((edition) => {
    const { page, entries } = storied(edition);
    const written = sources.filter(({ code }) => code === edition.code);

    const stories = entries.flatMap((entry) =>
      written
        .filter(({ kind, id }) => kind === 'stories' && id === entry.id)
        .map((source) => ({ source, entry, path: `/${page}/${entry.id}`, title: entry.title })),
    );

    const notes = written
      .filter(({ kind }) => kind === 'notes')
      .map((source) => ({ source, entry: null, path: `${NOTES}/${source.id}`, title: '' }))
      .sort((a, b) => (b.source.front.date ?? '').localeCompare(a.source.front.date ?? ''));

    return [...stories, ...notes].map((each) => ({
      ...each,
      edition,
      title: each.source.front.title ?? each.title,
    }));
  });
}

/** The paths that an edition's documents may link to, besides static files. */
export function pathsIn(articles: Article[], edition: Edition) {
  const documents = articles.filter((each) => each.edition === edition).map(({ path }) => path);
  const lists = articles.some(({ entry }) => !entry) ? [NOTES] : [];
  return new Set(['/', ...edition.pages.map(({ name }) => `/${name}`), ...documents, ...lists]);
}
