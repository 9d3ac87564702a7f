import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ProseDocument } from '../../prose/types.ts';
import type { BuiltImage } from '../../shared/builtImage.ts';
import type { Edition, Site } from '../content/content.ts';
import type { Fault } from '../content/faults.ts';
import type { Options } from '../shared/options.ts';
import { makeFeed } from './feed.ts';
import { openHighlighter } from './highlight.ts';
import { check, firstFigure, firstPicture, oddities, parse, picturesIn, render } from './markdown.ts';
import { formerPaths, movedFrom } from './moved.ts';
import { makePages } from './pages.ts';
import { labelsOf, type Placed, pathsIn, placed, storied } from './places.ts';

type ParsedSource = ReturnType<typeof parseAll>[number];

/** Parses and checks the site's stories and notes. */
export async function openProse(site: Site, options: Options) {
  const sources = parseAll(site);
  const places = placed(sources, site.editions);
  const pictures = sources.flatMap(({ file, bodyLine, parsed }) =>
    picturesIn(parsed).map(({ src, line }) => ({
      file: `${file}:${bodyLine + line}`,
      path: [src],
      value: { src },
    })),
  );
  const odd = sources.map(({ parsed, ...source }) => ({ source, ...oddities(parsed) }));
  return {
    /** Texts that are shown otherwise than their author may expect, with file and line. */
    warnings: odd.flatMap(({ source: { file, bodyLine }, warnings }) =>
      warnings.map(({ line, message }) => `${file}:${bodyLine + line} ${message}`),
    ),

    faults: [...site.editions.flatMap((edition) => faultsIn(edition, { sources, places }, options))],

    /** The places of pictures that they show. */
    pictures,

    /**
     * Makes what is rendered, the notes' feeds, and what stands at former addresses; there mustn't be faults.
     *
     * @param images by `src`
     * @returns documents by language
     */
    async make(
      images: Record<string, BuiltImage>,
    ): Promise<{ documents: Record<string, ProseDocument[]>; files: { path: string; contents: string }[] }> {
      if (places.length === 0) return { documents: {}, files: [] };
      const highlighter = await openHighlighter(odd.flatMap(({ languages }) => languages));
      const made = site.editions.map((edition) =>
        makeEdition(site, edition, places, { highlighter, images, ...options }),
      );
      return {
        documents: Object.fromEntries(made.map(({ code, documents }) => [code, documents])),
        files: [...made.flatMap(({ feed }) => feed), ...movedFrom(places, options)],
      };
    },
  };
}

const parseAll = ({ prose }: Site) => prose.map((source) => ({ ...source, parsed: parse(source) }));

/** Stories of projects that don't exist, and links that lead nowhere. */
function faultsIn(
  edition: Edition,
  { sources, places }: { sources: ParsedSource[]; places: Placed[] },
  { root }: { root: string },
): Fault[] {
  const paths = pathsIn(places, edition);
  const isFile = (path: string) =>
    existsSync(join(root, 'static', path, path.endsWith('/') ? 'index.html' : ''));
  const ids = storied(edition).entries.map(({ id }) => id);
  const fix = ids.length > 0 ? `write one of ${ids.join(', ')}` : 'add one, or remove this file';
  return sources
    .filter(({ code }) => code === edition.code)
    .flatMap(({ kind, id, file, bodyLine, parsed }) => [
      ...(kind === 'stories' && !ids.includes(id)
        ? [{ file, message: `is about "${id}", but there is no such project: ${fix}` }]
        : []),
      ...places
        .filter(
          ({ source, path }) =>
            source.file === file && formerPaths(source, path).some((old) => paths.has(old)),
        )
        .map(({ source }) => ({
          file,
          message: `was formerly ${source.front.formerly?.join(', ')}, but a document has that name now: remove it from formerly`,
        })),
      ...check(parsed, { paths, isFile }).map(({ line, message }) => ({
        file: `${file}:${bodyLine + line}`,
        message,
      })),
    ]);
}

interface DocumentContext extends Pick<Options, 'base' | 'siteUrl' | 'assetsUrl'> {
  highlighter: Awaited<ReturnType<typeof openHighlighter>>;
  images: Record<string, BuiltImage>;
}

/** A language's documents, and the feed of its notes if there are any. */
function makeEdition(
  { editions, owner }: Site,
  edition: Edition,
  places: Placed[],
  { highlighter, images, base, siteUrl, assetsUrl }: DocumentContext,
) {
  const paths = pathsIn(places, edition);
  const labels = labelsOf(edition);
  const placeIn = ({ prefix = base, assets = assetsUrl, self = '' } = {}) => ({
    ...{ highlighter, self, code: edition.code },
    images,
    assetsUrl: assets,
    labels,
    // Any other file is in static/, the same in every language.
    hrefOf: (path: string) => prefix + (paths.has(path.replace(/[?#].*/, '')) ? edition.path : '') + path,
  });
  const codes = editions.map(({ code }) => code);
  const documents = makePages(edition, places, {
    base,
    codes,
    hueOf: (src) => images[src]?.hue,
    textOf: ({ source }) => render(source.parsed, placeIn()),
    pictureOf: ({ source }) => firstPicture(source.parsed, placeIn()),
    figureOf: ({ source }) => firstFigure(source.parsed, placeIn()),
  });
  const notes = places.filter((place) => place.edition === edition && !place.entry);
  const home = siteUrl.slice(0, -1);
  const assets = new URL(assetsUrl, siteUrl).href;
  const feed = () =>
    makeFeed(edition, {
      title: `${labels.notes} · ${owner.name}`,
      author: owner.name,
      siteUrl,
      notes: notes.map((note) => ({
        ...note,
        html: render(
          note.source.parsed,
          placeIn({
            ...{ prefix: home, assets },
            self: home + edition.path + note.path,
          }),
        ).html,
      })),
    });
  return { code: edition.code, documents, feed: notes.length > 0 ? [feed()] : [] };
}
