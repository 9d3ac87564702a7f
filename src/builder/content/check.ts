import type { core, ZodObject } from 'zod';
import type { AnyContent, Page } from '../../schema/definePage.ts';
import { isByLanguage, z } from '../../schema/kinds.ts';
import { files as siteFiles } from '../../schema/site.ts';
import { languageOf, pick, placesIn } from '../../schema/visit.ts';
import { contentFile, type Fault } from './faults.ts';
import type { Sources } from './run.ts';

/** `page`: the name of its page. */
export type FileSchema = { page: string | null; schema: ZodObject };

/**
 * @returns its content file, without extension
 */
export const fileOf = (page: string): string => page.toLowerCase();

/**
 * Checks every content file against its schema, that each text is in one of the site's languages, and that the files agree
 * with each other.
 *
 * @param sources each file's exports by its name without extension
 * @param definitions by page
 * @param failed files that couldn't be run, such as `src/content/owner.ts`
 */
export function checkContent(
  sources: Sources,
  definitions: Record<string, Page>,
  failed: string[] = [],
): { schemas: Record<string, FileSchema>; faults: Fault[] } {
  const schemas: Record<string, FileSchema> = {};
  for (const [file, schema] of Object.entries(siteFiles)) schemas[file] = { page: null, schema };
  for (const [page, { schema }] of Object.entries(definitions))
    if (!(fileOf(page) in schemas)) schemas[fileOf(page)] = { page, schema };

  const faults = [...nameFaults(schemas, definitions), ...fileFaults(sources, schemas, failed)];
  const codes = siteFiles.editions.safeParse(sources.editions).data?.editions.map(({ code }) => code);
  for (const [file, { schema }] of Object.entries(schemas)) {
    const exports = sources[file];
    if (!exports) continue;
    const own = schemaFaults(contentFile(file), exports, schema);
    faults.push(...own);
    if (codes && own.length === 0) faults.push(...languageFaults(contentFile(file), exports, schema, codes));
  }
  // References between files can be checked only when each file is valid by itself.
  if (faults.length === 0 && failed.length === 0 && codes)
    faults.push(...mutualFaults(sources, schemas, definitions, codes));
  return { schemas, faults };
}

/** Pages whose content file belongs to another page or to the site. */
function nameFaults(schemas: Record<string, FileSchema>, definitions: Record<string, Page>): Fault[] {
  return Object.keys(definitions)
    .filter((page) => schemas[fileOf(page)]?.page !== page)
    .map((page) => {
      const other = schemas[fileOf(page)]?.page;
      const whose = other ? `also that of src/pages/${other}` : 'the site’s own';
      return {
        file: `src/pages/${page}`,
        message: `would use ${contentFile(fileOf(page))} for its content, which is ${whose}: choose another name`,
      };
    });
}

/** Files that are missing, or that nothing reads. */
function fileFaults(
  sources: Record<string, object>,
  schemas: Record<string, FileSchema>,
  failed: string[],
): Fault[] {
  const there = (file: string) => file in sources || failed.includes(contentFile(file));
  const missing = Object.entries(schemas).filter(([file]) => !there(file));
  const unknown = Object.keys(sources).filter(
    (file) =>
      !(file in schemas) && !failed.some((path) => path.toLowerCase() === `src/pages/${file}/page.ts`),
  );
  return [
    ...missing.map(([file, { schema, page }]) => ({
      file: contentFile(file),
      message: `is missing: write it, exporting ${Object.keys(schema.shape).join(' and ')}${page ? `, or remove src/pages/${page}` : ''}`,
    })),
    ...unknown.map((file) => ({
      file: contentFile(file),
      message: 'isn’t a known content file: remove it, or add its page in src/pages',
    })),
  ];
}

function schemaFaults(file: string, exports: object, schema: ZodObject): Fault[] {
  return (schema.safeParse(exports).error?.issues ?? []).flatMap((issue) =>
    explain(issue, schema).map(({ path, message }) => ({
      file,
      path,
      value: valueAt(exports, path),
      message,
    })),
  );
}

/** Texts in none of the site's languages. */
function languageFaults(file: string, exports: object, schema: ZodObject, codes: string[]): Fault[] {
  return placesIn(schema, exports).flatMap(({ value, path, isText }) =>
    isText && isByLanguage(value) && languageOf(value, codes) === ''
      ? [{ file, path, value, message: `is in none of the site’s languages: write it in "${codes[0]}"` }]
      : [],
  );
}

function mutualFaults(
  sources: Sources,
  schemas: Record<string, FileSchema>,
  definitions: Record<string, Page>,
  codes: string[],
): Fault[] {
  const all: Record<string, AnyContent> = Object.fromEntries(
    Object.entries(schemas).map(([file, { schema }]) => [file, pick(schema, sources[file], codes)]),
  );
  const faults: Fault[] = [];
  // A document can't be in the bar: the router would handle its link.
  const names = Object.keys(definitions).filter((page) => !definitions[page]?.isDocument);
  for (const [i, name] of all.frame.bar.entries())
    if (!names.includes(name))
      faults.push({
        file: contentFile('frame'),
        path: ['bar', i],
        value: name,
        message: `there is no page "${name}": write one of ${names.join(', ')}, or add src/pages/${name}`,
      });
  for (const [page, { check }] of Object.entries(definitions)) {
    const found = check?.(all[fileOf(page)], all) ?? [];
    faults.push(...found.map((fault) => ({ file: contentFile(fileOf(page)), ...fault })));
  }
  return faults;
}

function valueAt(value: unknown, path: PropertyKey[]) {
  return path.reduce((entry, key) => (entry as Record<PropertyKey, unknown> | undefined)?.[key], value);
}

const KINDS: Record<string, string> = {
  string: 'some text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an entry with its fields',
};

/** The names that an entry may have. */
function namesAt(schema: unknown, [key, ...path]: PropertyKey[]): string[] {
  if (schema instanceof z.ZodOptional)
    return namesAt(schema.unwrap(), key === undefined ? [] : [key, ...path]);
  if (schema instanceof z.ZodArray) return namesAt(schema.element, path);
  if (!(schema instanceof z.ZodObject)) return [];
  return key === undefined ? Object.keys(schema.shape) : namesAt(schema.shape[String(key)], path);
}

/**
 * @param schema of what the issue is in
 * @returns what it says, in the words of this project
 */
export function explain(
  issue: core.$ZodIssue,
  schema: ZodObject,
): { path: PropertyKey[]; message: string }[] {
  const { path, message } = issue;
  if (issue.code === 'invalid_union') {
    // Of the alternatives, the one whose kind the value has.
    const ofKind = issue.errors.find((issues) => !issues.some(({ code }) => code === 'invalid_type'));
    return (ofKind ?? issue.errors[0] ?? []).flatMap((inner) =>
      explain({ ...inner, path: [...path, ...inner.path] }, schema),
    );
  }
  if (issue.code === 'unrecognized_keys') {
    const names = namesAt(schema, path);
    const known = names.length > 0 ? ` to one of ${names.join(', ')},` : '';
    return issue.keys.map((key) => ({
      path: [...path, key],
      message: `isn’t known here: correct its name${known} or remove it`,
    }));
  }
  if (issue.code === 'invalid_type' && message.startsWith('Invalid input')) {
    const kind = KINDS[issue.expected] ?? issue.expected;
    const missing = message.endsWith('undefined');
    const isListed = issue.expected === 'string' && typeof path.at(-1) === 'number';
    const per = isListed ? '; in several languages, write the whole list in each' : '';
    return [
      { path, message: missing ? `is missing: write ${kind}` : `is of the wrong kind: write ${kind}${per}` },
    ];
  }
  if (issue.code === 'too_small' && message.startsWith('Too small')) {
    const least = Number(issue.minimum);
    return [
      {
        path,
        message:
          issue.origin === 'array'
            ? `needs at least ${least === 1 ? 'one entry' : `${least} entries`}: add to it`
            : `is too small: write ${issue.inclusive ? 'at least' : 'more than'} ${least}`,
      },
    ];
  }
  if (issue.code === 'too_big' && message.startsWith('Too big'))
    return [{ path, message: `is too large: write at most ${issue.maximum}` }];
  if (issue.code === 'invalid_value' && message.startsWith('Invalid')) {
    return [{ path, message: `isn’t known: write one of ${issue.values.join(', ')}` }];
  }
  return [{ path, message }];
}
