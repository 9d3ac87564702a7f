import type { ZodObject } from 'zod';
import type { PageDefinition } from '../../schema/definePage.ts';
import { isByLanguage, type PictureUse } from '../../schema/fields.ts';
import { type ContentPlace, pick, placesIn } from '../../schema/visit.ts';
import { isPath } from '../../shared/absolute.ts';
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
): (Entry<ImageEntry> & { shown: PictureUse; colour?: string })[] =>
  placesOf(written).flatMap(({ file, path, value, schema, parent }) => {
    const { shown } = schema.meta() ?? {};
    const { colour } = (parent ?? {}) as { colour?: string };
    return shown ? [{ file, path, value: value as ImageEntry, shown, ...(colour && { colour }) }] : [];
  });

/** Every text in the content, including addresses and file names. */
export const textsOf = (written: ContentFiles): Entry<string>[] =>
  placesOf(written).flatMap(({ file, path, value, isText }) =>
    typeof value === 'string' && !isText ? [{ file, path, value }] : [],
  );

/** The texts that are written once per language. */
export const textsByLanguage = (written: ContentFiles): Entry<Record<string, unknown>>[] =>
  placesOf(written).flatMap(({ file, path, value, isText }) =>
    isText && isByLanguage(value) ? [{ file, path, value }] : [],
  );

/** The HTML documents in static/ that the site's pages open, as paths from the site's root. */
export const openedBy = ({
  sources,
  schemas,
  definitions,
}: ContentFiles & { definitions: Record<string, PageDefinition> }): string[] => {
  const opened = Object.entries(schemas).flatMap(([file, { page, schema }]) =>
    page ? (definitions[page]?.opens?.(pick(schema, sources[file], codesOf(sources))) ?? []) : [],
  );
  const paths = opened.map((address = '') => address.replace(/[?#].*/, ''));
  return [...new Set(paths)].filter((path) => isPath(path) && /.(\/|\.html)$/.test(path));
};

/** Of the site's languages. */
export const codesOf = ({ editions }: Sources): string[] =>
  editions.editions.map(({ code }: { code: string }) => code);
