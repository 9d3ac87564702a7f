/** @typedef {{ src: string, focus?: string, width?: number, height?: number }} ImageEntry */

/**
 * An entry of the content, at any depth.
 *
 * @typedef {object} Entry
 * @property {string} file below src/content, without ending
 * @property {PropertyKey[]} path beginning with the export's name
 * @property {unknown} value
 */

/**
 * Every entry of the content, each before those that it contains.
 *
 * @param {object} content
 * @returns {Generator<Entry>}
 */
export function* entriesOf(content) {
  for (const [file, exports] of Object.entries(content)) yield* below({ file, path: [], value: exports });
}

/**
 * Every picture of the content.
 *
 * @param {object} content
 * @returns {Generator<Entry & { value: ImageEntry }>}
 */
export function* imagesOf(content) {
  for (const entry of entriesOf(content)) {
    const { value } = entry;
    if (typeof value === 'object' && value !== null && 'src' in value)
      yield { ...entry, value: /** @type {ImageEntry} */ (value) };
  }
}

/**
 * Every text of the content, addresses and file names included.
 *
 * @param {object} content
 * @returns {Generator<Entry & { value: string }>}
 */
export function* textsOf(content) {
  for (const entry of entriesOf(content)) {
    if (typeof entry.value === 'string') yield { ...entry, value: entry.value };
  }
}

/**
 * Whether an entry is at a place, or below it.
 *
 * @param {Pick<Entry, 'path'>} entry
 * @param {string} place such as `projects.*.image`; a star stands for any name or number
 */
export function isAt({ path }, place) {
  return place.split('.').every((name, i) => i < path.length && (name === '*' || name === String(path[i])));
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
