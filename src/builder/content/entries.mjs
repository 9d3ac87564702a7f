import { SHOWN } from '../../content/schema/kinds.mjs';
import { placesIn } from '../../content/schema/walk.mjs';
import { contentFile } from './faults.mjs';

/** @typedef {{ src: string, focus?: string, width?: number, height?: number }} ImageEntry */
/** @typedef {{ width: number, height?: number, hued?: boolean }} Shown the largest size at which a picture is shown, in CSS pixels */

/**
 * The data that a component needs to show a picture from static/images.
 *
 * @typedef {object} BuiltImage
 * @property {number} width of the original, in pixels
 * @property {number} height of the original, in pixels
 * @property {string} file its path below the assets' address; without extension when there are `widths`
 * @property {number[]} [widths] those that the build has made, in pixels: each as `file-WIDTH.avif` and `file-WIDTH.webp`
 * @property {string} [tone] what is seen until it has loaded: the colours of its upper and lower half, such as `9ce-463`; none for
 *   drawings and for pictures that one can see through
 * @property {number | undefined} [hue] in degrees of OKLCH, one of twelve; only where it is shown, and none for a grey picture
 */

/**
 * An entry in the content, at any depth.
 *
 * @typedef {object} Entry
 * @property {string} file such as `src/content/owner.ts`
 * @property {PropertyKey[]} path beginning with the export's name; includes the code of a text written per language
 * @property {unknown} value
 */

/**
 * Every entry in the content, each before those that it contains.
 *
 * @param {object} sources
 * @returns {Generator<Entry>}
 */
export function* entriesOf(sources) {
  for (const [file, exports] of Object.entries(sources))
    yield* below({ file: contentFile(file), path: [], value: exports });
}

/**
 * Every picture in the content.
 *
 * @param {object} sources
 * @returns {Generator<Entry & { value: ImageEntry }>}
 */
export function* imagesOf(sources) {
  for (const entry of entriesOf(sources)) {
    const { value } = entry;
    if (typeof value === 'object' && value !== null && 'src' in value && typeof value.src === 'string')
      yield { ...entry, value: /** @type {ImageEntry} */ (value) };
  }
}

/**
 * Every picture in the content that its schema declares, with the size at which it is shown.
 *
 * @param {import('./content.mjs').Sources} sources
 * @param {Record<string, import('./content.mjs').FileSchema>} schemas
 * @returns {Generator<Entry & { value: ImageEntry, shown: Shown }>}
 */
export function* picturesOf(sources, schemas) {
  for (const [file, { schema }] of Object.entries(schemas)) {
    for (const place of placesIn(schema, sources[file])) {
      const shown = /** @type {any} */ (place.schema.def)[SHOWN];
      const value = /** @type {ImageEntry | null} */ (place.value);
      if (shown && typeof value?.src === 'string')
        yield { file: contentFile(file), path: place.path, value, shown };
    }
  }
}

/**
 * Every text in the content, including addresses and file names.
 *
 * @param {object} sources
 * @returns {Generator<Entry & { value: string }>}
 */
export function* textsOf(sources) {
  for (const entry of entriesOf(sources)) {
    if (typeof entry.value === 'string') yield { ...entry, value: entry.value };
  }
}

/**
 * @param {Entry} entry
 * @returns {Generator<Entry>}
 */
function* below(entry) {
  yield entry;
  const { file, path, value } = entry;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    yield* below({ file, path: [...path, Array.isArray(value) ? Number(key) : key], value: child });
  }
}
