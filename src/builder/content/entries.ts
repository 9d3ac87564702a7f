import type { ZodObject } from 'zod';
import { isByLanguage, type PictureUse } from '../../schema/fields.ts';
import { type ContentPlace, placesIn } from '../../schema/visit.ts';
import { contentFile } from './faults.ts';
import type { Sources } from './run.ts';

/** `page`: the name of its page. */
export type FileSchema = { page: string | null; schema: ZodObject };

type ImageEntry = { src: string; alt?: string; focus?: string; width?: number; height?: number };

/** The content's files, and what may be written in them; without faults. */
export interface ContentFiles {
  sources: Sources;
  schemas: Record<string, FileSchema>;
}

/** A value in the content, at any depth. */
export interface Entry<Value = unknown> {
  /** Such as `src/content/owner.ts`. */
  file: string;
  /** Beginning with the export's name; includes the code of a text written per language. */
  path: PropertyKey[];
  value: Value;
}

/** Every place in the content, by file. */
export const placesOf = ({ sources, schemas }: ContentFiles): (ContentPlace & { file: string })[] =>
  Object.entries(schemas).flatMap(([name, { schema }]) =>
    placesIn(schema, sources[name]).map((place) => ({ ...place, file: contentFile(name) })),
  );

/** Every picture in the content, with the size at which it is shown, and the colour that its entry names. */
export const picturesOf = (
  written: ContentFiles,
): (Entry<ImageEntry> & { use: PictureUse; colour?: string })[] =>
  placesOf(written).flatMap(({ file, path, value, schema, parent }) => {
    const { use } = schema.meta() ?? {};
    const { colour } = (parent ?? {}) as { colour?: string };
    return use ? [{ file, path, value: value as ImageEntry, use, ...(colour && { colour }) }] : [];
  });

/** Every text in the content, including addresses and file names. */
export const textsOf = (written: ContentFiles): Entry<string>[] =>
  placesOf(written).flatMap(({ file, path, value, isText }) =>
    typeof value === 'string' && !isText ? [{ file, path, value }] : [],
  );

/** The texts that are written once per language. */
export const textsByLanguage = (
  written: ContentFiles,
): (Entry<Record<string, unknown>> & { isLabel: boolean })[] =>
  placesOf(written).flatMap(({ file, path, value, schema, isText }) =>
    isText && isByLanguage(value) ? [{ file, path, value, isLabel: schema.meta()?.isLabel ?? false }] : [],
  );

/** An owner's texts that are one for all languages, but for names. */
export const textsForAll = (written: ContentFiles): Entry[] =>
  placesOf(written).flatMap(({ file, path, value, schema, isText }) => {
    const { isLabel, isName } = schema.meta() ?? {};
    const isWords = /\p{L}/u.test(JSON.stringify(value));
    return isText && !isLabel && !isName && isWords && !isByLanguage(value) ? [{ file, path, value }] : [];
  });

/** A label's key, such as `frame.labels.menu`. */
export const keyOf = (file: string, path: PropertyKey[]): string =>
  [file.replace(/^.*\/|\.ts$/g, ''), ...path].join('.');

/** Of the site's languages. */
export const codesOf = ({ editions }: Sources): string[] =>
  editions.editions.map(({ code }: { code: string }) => code);
