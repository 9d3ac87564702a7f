// The walk over content: schema and value together.
import type { ZodType } from 'zod';
import { typeset } from '../shared/typeset.ts';
import type { AnyContent } from './definePage.ts';
import { isByLanguage, z } from './fields.ts';

/** A value in the content, and what its schema says of it. */
export interface ContentPlace {
  schema: ZodType;
  value: unknown;
  path: PropertyKey[];
  /** Whether it may differ by language. */
  isText: boolean;
  /** The entry that it is in; undefined for a file. */
  parent: unknown;
}

/** @param into makes the value again from what its parts return */
type Visitor = (place: ContentPlace, into: () => unknown) => unknown;

/** The schema of a text in one language; null for what isn't a text. It is known by its union (fields.ts). */
export const inOneLanguage = (schema: ZodType): ZodType | null =>
  schema instanceof z.ZodUnion && schema.options[1] instanceof z.ZodRecord
    ? (schema.options[0] as ZodType)
    : null;

/**
 * Calls a function for a value, which decides whether its parts are visited too. A value that is written per
 * language has a part for each one, with the code in its path.
 *
 * @returns what the function returns; undefined for undefined
 */
export function visit(
  schema: ZodType,
  value: unknown,
  visitor: Visitor,
  { path = [], parent }: Partial<Pick<ContentPlace, 'path' | 'parent'>> = {},
): unknown {
  if (value === undefined) return undefined;
  if (schema instanceof z.ZodOptional)
    return visit(schema.unwrap() as ZodType, value, visitor, { path, parent });

  const inner = inOneLanguage(schema);
  const part = (of: unknown, item: unknown, ...key: PropertyKey[]) =>
    visit(of as ZodType, item, visitor, { path: [...path, ...key], parent: value });

  const parts = (entries: [key: string, schema: unknown, value: unknown][]) =>
    Object.fromEntries(
      entries.map(([key, of, item]) => [key, part(of, item, key)]).filter(([, item]) => item !== undefined),
    );

  return visitor({ schema, value, path, isText: inner !== null, parent }, () => {
    if (inner && isByLanguage(value))
      return parts(Object.entries(value).map(([code, item]) => [code, inner, item]));
    if (inner) return part(inner, value);
    if (schema instanceof z.ZodArray && Array.isArray(value))
      return value.map((item, i) => part(schema.element, item, i));
    if (schema instanceof z.ZodObject)
      return parts(Object.entries(schema.shape).map(([key, of]) => [key, of, (value as AnyContent)[key]]));

    return value;
  });
}

/** Every place in a value that its schema describes, each before those inside it. */
export function placesIn(schema: ZodType, value: unknown): ContentPlace[] {
  const places: ContentPlace[] = [];
  visit(schema, value, (place, into) => {
    places.push(place);
    return into();
  });
  return places;
}

/** Changes everything that may differ by language. */
export const mapTexts = (
  schema: ZodType,
  value: unknown,
  change: (text: unknown, place: ContentPlace) => unknown,
) => visit(schema, value, (place, into) => (place.isText ? change(place.value, place) : into()));

/**
 * A value in one language, or, where a text lacks it, in another.
 *
 * @param value already checked
 * @param codes the language, then those that stand in for it, in order
 */
export const pick = (schema: ZodType, value: unknown, codes: string[]): AnyContent =>
  mapTexts(schema, value, (text) => {
    const [language = ''] = codes;
    if (!isByLanguage(text)) return typeset(text, language);
    const code = languageOf(text, codes);
    const written = typeset(text[code], code);
    return code === language ? written : inItsLanguage(written, code);
  });

/** The first of some languages that a text written per language has, or else the first of its own. */
export const languageOf = (text: Record<string, unknown>, codes: string[]): string =>
  [...codes, ...Object.keys(text)].find((code) => code in text) ?? '';

/** A value in another language than its page's: each phrase that doesn't name its language gets that one. */
function inItsLanguage(value: unknown, code: string): unknown {
  if (Array.isArray(value)) return value.map((each) => inItsLanguage(each, code));
  return typeof value === 'object' && value !== null ? { lang: code, ...value } : value;
}
