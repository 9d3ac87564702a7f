import type { ProseDocument } from '../../prose/types.ts';
import type { BuiltImage } from '../../shared/builtImage.ts';
import type { PictureEntry } from '../assets/images.ts';
import type { Site } from '../content/content.ts';
import type { Fault } from '../content/faults.ts';
import type { ProseSource } from '../content/proseSources.ts';
import type { Options } from '../shared/options.ts';
import type { OutputFile } from '../shared/outputFile.ts';
import { type Article, articlesOf, labelsOf, pathsIn, storied } from './articles.ts';
import { editionDocuments } from './editionDocuments.ts';
import { makeFeed } from './feed.ts';
import { type Parsed, parse, render } from './markdown.ts';

interface OpenedProse {
  faults: Fault[];
  pictures: PictureEntry[];
  articles: Article[];
  /** All characters of the site's texts, those of the content included. */
  letters: Set<string>;
}

/** While developing, a document that hasn't changed isn't read again: then it isn't parsed again either. */
const parsedSources = new WeakMap<ProseSource, Parsed>();

function parsedOf(source: ProseSource): Parsed {
  const parsed = parsedSources.get(source) ?? parse(source.body, source.code);
  parsedSources.set(source, parsed);
  return parsed;
}

/** Parses and checks the site's stories and notes. */
export function openProse(site: Site): OpenedProse {
  const sources = site.prose.map((source) => ({ ...source, parsed: parsedOf(source) }));

  const faults = sources.flatMap(({ file, kind, id, code, parsed }) => {
    const edition = site.editions.find((each) => each.code === code);
    const ids = edition ? storied(edition).entries.map((entry) => entry.id) : [];
    const fix = ids.length > 0 ? `write one of ${ids.join(', ')}` : 'add one, or remove this file';
    const isLost = kind === 'stories' && !ids.includes(id);

    return [
      ...(isLost ? [{ file, message: `is about "${id}", but there is no such project: ${fix}` }] : []),
      ...parsed.faults.map((message) => ({ file, message })),
    ];
  });

  const pictures = sources.flatMap(({ file, parsed }) =>
    parsed.pictures.map((src) => ({ file, path: [src], value: { src } })),
  );

  const content = site.editions.map((edition) => edition.content);
  const fronts = sources.map(({ front }) => front);
  const letters = new Set(JSON.stringify([content, fronts]));

  for (const { parsed } of sources) for (const letter of parsed.letters) letters.add(letter);

  return { faults, pictures, articles: articlesOf(sources, site.editions), letters };
}

/** By language; and the notes' feeds. */
interface Documents {
  documents: Record<string, ProseDocument[]>;
  feeds: OutputFile[];
}

/**
 * Makes the documents as they are rendered; there mustn't be faults.
 *
 * @param images by `src`
 */
export function makeProse(
  site: Site,
  articles: Article[],
  { images, ...options }: { images: Record<string, BuiltImage> } & Options,
): Documents {
  if (articles.length === 0) return { documents: {}, feeds: [] };

  const languages = site.editions.map(({ lang }) => lang);

  const ofEditions = site.editions.map((edition) => {
    const paths = pathsIn(articles, edition);

    const context = {
      images,
      assetsUrl: options.assetsUrl,
      labels: labelsOf(edition),
      code: edition.code,
      dir: edition.dir,
      address: '',
      // Any other file is in static/, the same in every language.
      hrefOf: (path: string) =>
        options.base + (paths.has(path.replace(/[?#].*/, '')) ? edition.path : '') + path,
    };

    const absolute = (path: string) => new URL(path, options.siteUrl).href;
    /** Mail services and many readers of feeds take no other addresses. */
    const elsewhere = {
      ...context,
      assetsUrl: absolute(context.assetsUrl),
      hrefOf: (path: string) => absolute(context.hrefOf(path)),
    };

    const htmlOf = ({ source }: Article, address?: string) =>
      render(source.parsed, address === undefined ? context : { ...elsewhere, address });

    return {
      edition,
      documents: editionDocuments(edition, articles, { base: options.base, languages, images, htmlOf }),
    };
  });

  return {
    documents: Object.fromEntries(ofEditions.map(({ edition, documents }) => [edition.code, documents])),
    feeds: ofEditions.flatMap(({ edition, documents }) => {
      const notes = documents.filter(({ kind }) => kind === 'note');
      return notes.length > 0 ? makeFeed(edition, notes, { author: site.owner.name, ...options }) : [];
    }),
  };
}
