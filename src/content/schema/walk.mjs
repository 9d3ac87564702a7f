import { IN_ONE_LANGUAGE, isByLanguage, LABEL } from './kinds.mjs';

/** @typedef {import('zod').ZodType} Schema */
/**
 * @typedef {object} Place a value, with the schema that it should match
 * @property {Schema} schema
 * @property {unknown} value
 * @property {PropertyKey[]} path
 * @property {boolean} isText whether it may differ by language
 * @property {boolean} isLabel whether it is (part of) a text of the site itself
 */

/**
 * Every place in a value that its schema describes, each before those inside it. A value that is written per language
 * has a place for each one, with the code in its path.
 *
 * @param {Schema} schema
 * @param {unknown} value
 * @param {PropertyKey[]} [path]
 * @param {boolean} [isLabel]
 * @returns {Generator<Place>}
 */
export function* placesIn(schema, value, path = [], isLabel = false) {
  if (value === undefined) return;
  const { def } = /** @type {any} */ (schema);
  if (def.type === 'optional') {
    yield* placesIn(def.innerType, value, path, isLabel);
    return;
  }
  const inner = inOneLanguage(schema);
  const ofLabel = isLabel || isLabelSchema(schema);
  yield { schema, value, path, isText: inner !== undefined, isLabel: ofLabel };
  if (inner && isByLanguage(value)) {
    for (const [code, own] of Object.entries(value)) yield* placesIn(inner, own, [...path, code], ofLabel);
  } else if (inner) {
    yield* placesIn(inner, value, path, ofLabel);
  } else {
    for (const [key, part, own] of partsOf(schema, value))
      yield* placesIn(part, own, key === null ? path : [...path, key], ofLabel);
  }
}

/** @param {Schema} schema */
const isLabelSchema = (schema) => /** @type {any} */ (schema.def)[LABEL] === true;

/** @param {Schema} schema @returns {Schema | undefined} */
export const inOneLanguage = (schema) => /** @type {any} */ (schema.def)[IN_ONE_LANGUAGE];

/**
 * The parts of a value and their schemas.
 *
 * @param {Schema} schema
 * @param {any} value
 * @returns {[key: string | number | null, schema: Schema, value: unknown][]} key null: the value itself, inner schema
 */
function partsOf(schema, value) {
  const { def } = /** @type {any} */ (schema);
  if (def.type === 'optional') return [[null, def.innerType, value]];
  if (def.type === 'array' && Array.isArray(value)) return value.map((own, i) => [i, def.element, own]);
  if (def.type === 'object' && typeof value === 'object' && value !== null)
    return Object.entries(def.shape).map(([key, part]) => [key, /** @type {Schema} */ (part), value[key]]);
  return [];
}

/**
 * Changes everything that may differ by language.
 *
 * @param {Schema} schema
 * @param {any} value
 * @param {(value: unknown, schema: Schema, isLabel: boolean) => unknown} change `schema` is that of the value in one language
 * @returns {any}
 */
export function mapTexts(schema, value, change) {
  if (value === undefined) return undefined;
  const inner = inOneLanguage(schema);
  if (inner) return change(value, inner, isLabelSchema(schema));
  const parts = partsOf(schema, value).map(
    ([key, part, own]) => /** @type {const} */ ([key, mapTexts(part, own, change)]),
  );
  const [first] = parts;
  if (!first) return value;
  if (first[0] === null) return first[1];
  return Array.isArray(value)
    ? parts.map(([, own]) => own)
    : Object.fromEntries(parts.filter(([, own]) => own !== undefined));
}

/**
 * A value in one language.
 *
 * @param {Schema} schema
 * @param {unknown} value already checked
 * @param {string} code
 * @returns {any}
 */
export const pick = (schema, value, code) =>
  mapTexts(schema, value, (text) => inItsLanguage(isByLanguage(text) ? text[code] : text, code));

/**
 * A value in one language, with that language in each phrase that doesn't name its own.
 *
 * @param {any} value
 * @param {string} code
 * @returns {any}
 */
function inItsLanguage(value, code) {
  if (Array.isArray(value)) return value.map((each) => inItsLanguage(each, code));
  return typeof value === 'object' && value !== null ? { lang: code, ...value } : value;
}

/**
 * Only the labels in a value: no facts, and none of the owner's texts.
 *
 * @param {Schema} schema
 * @param {unknown} value
 * @returns {any} undefined when there is none
 */
export function labelsOf(schema, value) {
  if (value === undefined || isLabelSchema(schema)) return value;
  if (inOneLanguage(schema) || Array.isArray(value)) return undefined;
  const parts = partsOf(schema, value).map(([key, part, own]) => [key, labelsOf(part, own)]);
  if (parts[0]?.[0] === null) return parts[0][1];
  const kept = parts.filter(([, own]) => own !== undefined);
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}
