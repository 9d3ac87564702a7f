import type { ProseDocument } from '../../prose/types.ts';
import type { BuiltImage } from '../../shared/builtImage.ts';
import type { PictureEntry } from '../assets/images.ts';
import type { Edition, Site } from '../content/content.ts';
import type { Fault } from '../content/faults.ts';
import type { Options } from '../shared/options.ts';
import type { OutputFile } from '../shared/outputFile.ts';
import { editionDocuments } from './editionDocuments.ts';
import { makeFeed } from './feed.ts';
import { type Parsed, parse, render } from './markdown.ts';
import { labelsOf, type Placed, pathsIn, placed, storied } from './places.ts';

/** Parsed documents, by language and body. */
export type ParsedBodies = Map<string, Parsed>;

interface OpenedProse {
  faults: Fault[];
  pictures: PictureEntry[];
  places: Placed[];
  bodies: ParsedBodies;
  /** All characters of the site's texts, those of the content included. */
  letters: Set<string>;
}

/**
 * Parses and checks the site's stories and notes.
 *
 * @param before what was parsed the last time, which costs the most
 */
export function openProse(site: Site, before: ParsedBodies = new Map()): OpenedProse {
  const bodies: ParsedBodies = new Map();
  const sources = site.prose.map((source) => {
    const key = `${source.code} ${source.body}`;
    const parsed = bodies.get(key) ?? before.get(key) ?? parse(source.body, source.code);
    bodies.set(key, parsed);
    return { ...source, parsed };
  });

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

  return { faults, pictures, places: placed(sources, site.editions), bodies, letters };
}

type Images = Record<string, BuiltImage>;

/** Makes a site's documents, and keeps them until the site or one of its pictures differs. */
export function openDocuments(options: Options) {
  let last: { site: Site; images: string; made: Documents } | undefined;

  return (site: Site, places: Placed[], images: Images): Documents => {
    const key = JSON.stringify(images);
    if (last?.site !== site || last.images !== key)
      last = { site, images: key, made: makeProse(site, places, { ...options, images }) };
    return last.made;
  };
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
function makeProse(
  site: Site,
  places: Placed[],
  { images, ...options }: { images: Images } & Options,
): Documents {
  if (places.length === 0) return { documents: {}, feeds: [] };
  const languages = site.editions.map(({ lang }) => lang);
  const contextOf = (edition: Edition) => {
    const paths = pathsIn(places, edition);

    return {
      images,
      assetsUrl: options.assetsUrl,
      labels: labelsOf(edition),
      code: edition.code,
      address: '',
      // Any other file is in static/, the same in every language.
      hrefOf: (path: string) =>
        options.base + (paths.has(path.replace(/[?#].*/, '')) ? edition.path : '') + path,
    };
  };

  const made = site.editions.map((edition) => {
    const context = contextOf(edition);
    const htmlOf = (place: Placed) => render(place.source.parsed, context);
    const given = { base: options.base, languages, images, htmlOf };
    return [edition.code, editionDocuments(edition, places, given)] as const;
  });

  const documents = Object.fromEntries(made);
  const feeds = site.editions.flatMap((edition) => {
    const notes = (documents[edition.code] ?? []).filter(({ kind }) => kind === 'note');
    const context = contextOf(edition);
    const absolute = (path: string) => new URL(path, options.siteUrl).href;
    /** With absolute addresses: mail services and many readers take no others. */
    const contentOf = (path: string, address: string) => {
      const place = places.find((each) => each.edition === edition && each.path === path) as Placed;
      const { assetsUrl, hrefOf } = context;

      return render(place.source.parsed, {
        ...context,
        address,
        assetsUrl: absolute(assetsUrl),
        hrefOf: (href) => absolute(hrefOf(href)),
      });
    };

    return notes.length > 0
      ? makeFeed(edition, notes, { author: site.owner.name, contentOf, ...options })
      : [];
  });

  return { documents, feeds };
}
