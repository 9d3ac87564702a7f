import type { ZodType } from 'zod';
import { IN_ONE_LANGUAGE, isByLanguage, LABEL } from './kinds.ts';

interface Place {
  schema: ZodType;
  value: unknown;
  path: PropertyKey[];
  /** Whether it may differ by language. */
  isText: boolean;
  /** Whether it is (part of) a text of the site itself. */
  isLabel: boolean;
}

/**
 * Every place in a value that its schema describes, each before those inside it. A value that is written per language
 * has a place for each one, with the code in its path.
 */
export function* placesIn(
  schema: ZodType,
  value: unknown,
  path: PropertyKey[] = [],
  isLabel: boolean = false,
): Generator<Place> {
  if (value === undefined) return;
  const { def } = schema as any;
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

const isLabelSchema = (schema: ZodType) => (schema.def as any)[LABEL] === true;

export const inOneLanguage = (schema: ZodType): ZodType | undefined => (schema.def as any)[IN_ONE_LANGUAGE];

/**
 * The parts of a value and their schemas.
 *
 * @returns key null: the value itself, inner schema
 */
function partsOf(
  schema: ZodType,
  value: any,
): [key: string | number | null, schema: ZodType, value: unknown][] {
  const { def } = schema as any;
  if (def.type === 'optional') return [[null, def.innerType, value]];
  if (def.type === 'array' && Array.isArray(value)) return value.map((own, i) => [i, def.element, own]);
  if (def.type === 'object' && typeof value === 'object' && value !== null)
    return Object.entries(def.shape).map(([key, part]) => [key, part as ZodType, value[key]]);
  return [];
}

/**
 * Changes everything that may differ by language.
 *
 * @param change `schema` is that of the value in one language
 */
export function mapTexts(
  schema: ZodType,
  value: any,
  change: (value: unknown, schema: ZodType, isLabel: boolean) => unknown,
): any {
  if (value === undefined) return undefined;
  const inner = inOneLanguage(schema);
  if (inner) return change(value, inner, isLabelSchema(schema));
  const parts = partsOf(schema, value).map(([key, part, own]) => [key, mapTexts(part, own, change)] as const);
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
 * @param value already checked
 */
export const pick = (schema: ZodType, value: unknown, code: string): any =>
  mapTexts(schema, value, (text) => inItsLanguage(isByLanguage(text) ? text[code] : text, code));

/** A value in one language, with that language in each phrase that doesn't name its own. */
function inItsLanguage(value: any, code: string): any {
  if (Array.isArray(value)) return value.map((each) => inItsLanguage(each, code));
  return typeof value === 'object' && value !== null ? { lang: code, ...value } : value;
}

/**
 * Only the labels in a value: no facts, and none of the owner's texts.
 *
 * @returns undefined when there is none
 */
export function labelsOf(schema: ZodType, value: unknown): any {
  if (value === undefined || isLabelSchema(schema)) return value;
  if (inOneLanguage(schema) || Array.isArray(value)) return undefined;
  const parts = partsOf(schema, value).map(([key, part, own]) => [key, labelsOf(part, own)]);
  if (parts[0]?.[0] === null) return parts[0][1];
  const kept = parts.filter(([, own]) => own !== undefined);
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}
