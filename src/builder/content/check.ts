import { type core, ZodObject, type ZodType } from 'zod';
import type { AnyContent, PageDefinition } from '../../schema/definePage.ts';
import { siteSchemas } from '../../schema/site.ts';
import { pick } from '../../schema/visit.ts';
import { codesOf, type FileSchema } from './entries.ts';
import { ContentError, contentFile, type Fault } from './faults.ts';
import type { Sources } from './run.ts';

/** A page's content file, without extension. */
export const fileOf = (page: string): string => page.toLowerCase();

/** The schema of each content file. */
export function schemasOf(definitions: Record<string, PageDefinition>): Record<string, FileSchema> {
  const ofSite = Object.entries(siteSchemas).map(([file, schema]) => [file, { page: null, schema }] as const);
  const ofPages = Object.entries(definitions).map(
    ([page, { schema }]) => [fileOf(page), { page, schema }] as const,
  );
  return Object.fromEntries([...ofPages, ...ofSite]);
}

/**
 * Checks every content file against its schema; if all are valid, that the files agree with each other.
 *
 * @param sources each file's exports by its name without extension
 * @throws {ContentError} naming every fault
 */
export function checkContent(
  sources: Sources,
  {
    definitions,
    schemas,
  }: { definitions: Record<string, PageDefinition>; schemas: Record<string, FileSchema> },
) {
  throwAll([...fileFaults(sources, schemas), ...schemaFaults(sources, schemas)]);
  throwAll(mutualFaults(sources, schemas, definitions));
}

function throwAll(faults: Fault[]) {
  if (faults.length > 0) throw new ContentError(faults);
}

/** Files that are missing, or that nothing reads. */
function fileFaults(sources: Sources, schemas: Record<string, FileSchema>): Fault[] {
  const missing = Object.entries(schemas).filter(([file]) => !(file in sources));
  const unknown = Object.keys(sources).filter((file) => !(file in schemas));

  return [
    ...missing.map(([file, { schema, page }]) => ({
      file: contentFile(file),
      message:
        `is missing: write it, exporting ${Object.keys(schema.shape).join(' and ')}` +
        (page ? `, or remove src/pages/${page}` : ''),
    })),
    ...unknown.map((file) => ({
      file: contentFile(file),
      message: 'isn’t a known content file: remove it, or add its page in src/pages',
    })),
  ];
}

const schemaFaults = (sources: Sources, schemas: Record<string, FileSchema>): Fault[] =>
  Object.entries(schemas).flatMap(([file, { schema }]) =>
    file in sources ? faultsIn(sources[file], schema, contentFile(file)) : [],
  );

/** Zod's issues, each as a problem and its fix. */
export function faultsIn(
  value: unknown,
  schema: ZodObject,
  file: string,
): (Fault & { path: PropertyKey[] })[] {
  const { error } = schema.safeParse(value, { error: wordsOf });

  return (error?.issues ?? []).flatMap(innermost).map(({ path, message }) => ({
    file,
    path,
    value: path.reduce<AnyContent>((entry, key) => entry?.[key], value),
    message,
  }));
}

/** By the kind that was expected. */
const EXPECTED: Record<string, string> = {
  string: 'isn’t a text: write it in quotes',
  array: 'isn’t a list: write it in brackets, such as ["…"], or one a language, such as { uk: ["…"] }',
  object: 'isn’t an entry: write its fields, each with its name',
  number: 'isn’t a number: write it without quotes',
  int: 'isn’t a whole number: write it without quotes',
  boolean: 'is neither true nor false: write one of them, without quotes',
};

/** The problem and its fix where the schema names none. */
function wordsOf(issue: core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'is missing: write it';
      return `${EXPECTED[issue.expected]}${issue.expected === 'object' ? exampleOf(issue.inst) : ''}`;
    case 'invalid_value':
      return `isn’t known here: write ${issue.values.map((each) => JSON.stringify(each)).join(' or ')}`;
    case 'too_small':
      return issue.origin === 'array'
        ? `has too few entries: write at least ${issue.minimum}`
        : `is too small: write at least ${issue.minimum}`;
    case 'too_big':
      return issue.origin === 'array'
        ? `has too many entries: write at most ${issue.maximum}`
        : `is too large: write at most ${issue.maximum}`;
    case 'invalid_key':
      return 'isn’t a language: write its code of two or three letters, such as de';
  }
}

/** The fields that an entry needs, in an example of it. */
function exampleOf(schema: unknown): string {
  if (!(schema instanceof ZodObject)) return '';
  const needed = Object.entries(schema.shape).filter(
    ([, field]) => !(field as ZodType).safeParse(undefined).success,
  );
  return needed.length > 0 ? `, such as { ${needed.map(([key]) => `${key}: …`).join(', ')} }` : '';
}

/** The issues of that alternative of a union that was meant: the one of the value's own type. */
function innermost(issue: core.$ZodIssue): { path: PropertyKey[]; message: string }[] {
  const { path } = issue;
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      path: [...path, key],
      message: 'isn’t known here: correct its name, or remove it',
    }));

  if (issue.code !== 'invalid_union') return [issue];

  const meant = issue.errors.find(
    (issues) => !issues.some(({ code, path: [first] }) => first === undefined && /_type|_keys/.test(code)),
  );

  return (meant ?? issue.errors[0] ?? []).flatMap((inner) =>
    innermost({ ...inner, path: [...path, ...inner.path] }),
  );
}

function mutualFaults(
  sources: Sources,
  schemas: Record<string, FileSchema>,
  definitions: Record<string, PageDefinition>,
): Fault[] {
  const all: Record<string, AnyContent> = Object.fromEntries(
    Object.entries(schemas).map(([file, { schema }]) => [
      file,
      pick(schema, sources[file], codesOf(sources)),
    ]),
  );

  // A document can't be in the bar: the router would handle its link.
  const names = Object.keys(definitions).filter((page) => !definitions[page]?.printed);
  const bar: string[] = all.frame.bar;

  const strange = bar.map((name, i) => ({
    file: contentFile('frame'),
    path: ['bar', i],
    value: name,
    message: `there is no such page: write one of ${names.join(', ')}, or add src/pages/${name}`,
  }));

  const ofPages = Object.entries(definitions).flatMap(([page, { check }]) =>
    (check?.(all[fileOf(page)], all) ?? []).map((fault) => ({ file: contentFile(fileOf(page)), ...fault })),
  );

  return [...strange.filter(({ value }) => !names.includes(value)), ...ofPages];
}
