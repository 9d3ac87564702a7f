import { kindOf, type Shown } from '../../schema/kinds.ts';
import { placesIn } from '../../schema/visit.ts';
import type { FileSchema } from './check.ts';
import { contentFile } from './faults.ts';
import type { Sources } from './run.ts';

type ImageEntry = { src: string; focus?: string; width?: number; height?: number };

/** The data that a component needs to show a picture from static/images. */
export interface BuiltImage {
  /** Of the original, in pixels. */
  width: number;
  /** Of the original, in pixels. */
  height: number;
  /** Its path below the assets' address; without extension when there are `widths`. */
  file: string;
  /** Those that the build has made, in pixels: each as `file-WIDTH.avif`. */
  widths?: number[];
  /** The width of `file-WIDTH.webp`, for browsers without AVIF: the middle one. */
  webp?: number;
  /** The colours of its upper and lower half, seen until it has loaded, such as `9ce-463`; none for drawings and for pictures that one can see through. */
  tone?: string;
  /** The hue that it shows most, in OKLCH degrees; only for pictures whose entry is shown in it, and on sites without an accent. */
  hue?: number;
  /** Of a photograph of the owner: `file` in the tones of a page, by page. */
  tones?: Record<string, string>;
  /** The width of `file-moving.webp`, which plays it, in pixels; none for a still picture. */
  moves?: number;
}

/** An entry in the content, at any depth. */
export interface Entry {
  /** Such as `src/content/owner.ts`. */
  file: string;
  /** Beginning with the export's name; includes the code of a text written per language. */
  path: PropertyKey[];
  value: unknown;
}

/** Every entry in the content, each before those that it contains. */
export function* entriesOf(sources: object): Generator<Entry> {
  for (const [file, exports] of Object.entries(sources))
    yield* below({ file: contentFile(file), path: [], value: exports });
}

/** Every picture in the content. */
export function* imagesOf(sources: object): Generator<Entry & { value: ImageEntry }> {
  for (const entry of entriesOf(sources)) {
    const { value } = entry;
    if (typeof value === 'object' && value !== null && 'src' in value && typeof value.src === 'string')
      yield { ...entry, value: value as ImageEntry };
  }
}

/** Every picture in the content that its schema declares, with the size at which it is shown. */
export function* picturesOf(
  sources: Sources,
  schemas: Record<string, FileSchema>,
): Generator<Entry & { value: ImageEntry; shown: Shown }> {
  for (const [file, { schema }] of Object.entries(schemas)) {
    for (const place of placesIn(schema, sources[file])) {
      const { shown } = kindOf(place.schema);
      const value = place.value as ImageEntry | null;
      if (shown && typeof value?.src === 'string')
        yield { file: contentFile(file), path: place.path, value, shown };
    }
  }
}

/** Every text in the content, including addresses and file names. */
export function* textsOf(sources: object): Generator<Entry & { value: string }> {
  for (const entry of entriesOf(sources)) {
    if (typeof entry.value === 'string') yield { ...entry, value: entry.value };
  }
}

function* below(entry: Entry): Generator<Entry> {
  yield entry;
  const { file, path, value } = entry;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    yield* below({ file, path: [...path, Array.isArray(value) ? Number(key) : key], value: child });
  }
}
