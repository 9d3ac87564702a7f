// The template's labels, and where they come into the content: before it is checked, so that from there on a label
// is a text like any other.
import type { ZodType } from 'zod';
import { LABELS, STAND_IN } from '../../labels/labels.ts';
import type { AnyContent } from '../../schema/definePage.ts';
import { isByLanguage, label, z } from '../../schema/fields.ts';
import { inOneLanguage } from '../../schema/visit.ts';
import { faultsIn } from './check.ts';
import { codesOf, type FileSchema } from './entries.ts';
import { ContentError } from './faults.ts';
import type { Sources } from './run.ts';

/** Labels by language, then by content file and path, such as `frame.labels.menu`. */
export type LabelSources = Record<string, Record<string, unknown>>;

/** The sections of a résumé that have no page of their own: the CV lists each below its title. */
const SECTIONS = ['awards', 'certificates', 'publications', 'interests', 'volunteer'];

/** The file of an owner's labels in a language. */
export const labelFile = (code: string) => `src/content/labels/${code}.ts`;

/** The template's labels with an owner's in their place. */
export const withOwners = (owners: LabelSources): LabelSources => ({
  ...LABELS,
  ...Object.fromEntries(Object.entries(owners).map(([code, texts]) => [code, { ...LABELS[code], ...texts }])),
});

/** A label in some languages, as far as they have it; in English where none has. */
export function labelIn(codes: string[], key: string, all: LabelSources = LABELS): Record<string, unknown> {
  const inThese = (some: string[]) =>
    Object.fromEntries(some.flatMap((code) => (all[code]?.[key] ? [[code, all[code][key]]] : [])));

  const found = inThese(codes);
  return Object.keys(found).length > 0 ? found : inThese([STAND_IN]);
}

/** Every content file with the labels that it lacks, in the site's languages. */
export function withLabels(
  sources: Sources,
  schemas: Record<string, FileSchema>,
  all: LabelSources = LABELS,
): Sources {
  // Faults in it are reported when all content is checked.
  const codes = schemas.editions?.schema.safeParse(sources.editions).success ? codesOf(sources) : [];
  const known: Known = (key) => labelIn(codes, key, all);
  const files = Object.entries(sources).map(([file, content]) => {
    const { schema } = schemas[file] ?? {};
    return [file, schema ? filled(schema, titled(file, content, known), [file], known) : content];
  });

  return Object.fromEntries(files);
}

type Known = (key: string) => Record<string, unknown>;

/** A page's link and heading follow its title where an owner words that otherwise. */
function titled(file: string, content: AnyContent, known: Known): AnyContent {
  const { title } = content?.page ?? {};
  if (!label.safeParse(title).success) return content;

  const named = (key: string) =>
    isByLanguage(title)
      ? { ...known(`${file}.page.title`), ...known(`${file}.page.${key}`), ...title }
      : title;

  return { ...content, page: { link: named('link'), heading: named('heading'), ...content.page } };
}

/** What an optional schema holds. */
const within = (schema: ZodType) => (schema instanceof z.ZodOptional ? (schema.unwrap() as ZodType) : schema);

/** A value with the labels that it lacks; an entry that an owner left out stays out. */
function filled(schema: ZodType, value: unknown, path: string[], known: Known): unknown {
  const inner = within(schema);
  if (inner.meta()?.isLabel) return labelled(value, known(path.join('.')));
  const isLeftOut = value === undefined && inner !== schema;
  const isOther =
    value !== undefined && (typeof value !== 'object' || value === null || Array.isArray(value));
  if (!(inner instanceof z.ZodObject) || isLeftOut || isOther) return value;

  const before = (value ?? {}) as AnyContent;
  const parts = Object.entries(inner.shape).flatMap(([key, of]) => {
    const part = filled(of as ZodType, before[key], [...path, key], known);
    return part === undefined ? [] : [[key, part] as const];
  });

  const whole: object = { ...before, ...Object.fromEntries(parts) };
  const needed = Object.entries(inner.shape).filter(([, of]) => !(of instanceof z.ZodOptional));
  const isComplete = needed.every(([key]) => key in whole);

  return value === undefined && !(isComplete && parts.length > 0) ? undefined : whole;
}

function labelled(value: unknown, known: Record<string, unknown>): unknown {
  if (value === undefined) return Object.keys(known).length > 0 ? known : undefined;
  return isByLanguage(value) ? { ...known, ...value } : value;
}

/** The schema of each label, by its key. */
export function labelSchemas(schemas: Record<string, FileSchema>): Record<string, ZodType> {
  const under = (schema: ZodType, key: string): [string, ZodType][] => {
    const inner = within(schema);
    if (inner.meta()?.isLabel) return [[key, inner]];
    if (!(inner instanceof z.ZodObject)) return [];
    return Object.entries(inner.shape).flatMap(([name, of]) => under(of as ZodType, `${key}.${name}`));
  };

  const ofFiles = Object.entries(schemas).flatMap(([file, { schema }]) => under(schema, file));
  return Object.fromEntries([...ofFiles, ...SECTIONS.map((name) => [`resume.${name}`, label] as const)]);
}

/** @throws {ContentError} naming what is unknown or wrong in an owner's labels */
export function checkLabels(owners: LabelSources, schemas: Record<string, FileSchema>) {
  const each = Object.entries(labelSchemas(schemas)).map(
    ([key, schema]) => [key, (inOneLanguage(schema) ?? schema).optional()] as const,
  );
  const schema = z.strictObject(Object.fromEntries(each));
  const faults = Object.entries(owners).flatMap(([code, texts]) => faultsIn(texts, schema, labelFile(code)));
  if (faults.length > 0) throw new ContentError(faults);
}
