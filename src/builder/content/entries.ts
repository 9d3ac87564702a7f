import { kindOf, type PictureUse } from '../../schema/kinds.ts';
import { placesIn } from '../../schema/visit.ts';
import type { FileSchema } from './check.ts';
import { contentFile } from './faults.ts';
import type { Sources } from './run.ts';

type ImageEntry = { src: string; focus?: string; width?: number; height?: number };

/** The content's files, and what may be written in them. */
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
export const placesOf = ({ sources, schemas }: ContentFiles) =>
  Object.entries(schemas).flatMap(([name, { schema }]) => {
    const file = contentFile(name);
    return placesIn(schema, sources[name]).map((place) => ({ ...place, file }));
  });

/** Every picture in the content, with the size at which it is shown, and the colour that its entry names. */
export const picturesOf = (
  written: ContentFiles,
): (Entry<ImageEntry> & { shown: PictureUse; colour?: string })[] => {
  const places = placesOf(written);
  const keyOf = (file: string, path: PropertyKey[]) => `${file} ${path.join('.')}`;
  const colours = new Map(
    places.flatMap(({ file, path, value }) =>
      path.at(-1) === 'colour' && typeof value === 'string'
        ? [[keyOf(file, path.slice(0, -1)), value] as const]
        : [],
    ),
  );
  return places.flatMap(({ file, path, value, schema }) => {
    const { shown } = kindOf(schema);
    const image = value as ImageEntry | null;
    const colour = colours.get(keyOf(file, path.slice(0, -1)));
    return shown && typeof image?.src === 'string'
      ? [{ file, path, value: image, shown, ...(colour && { colour }) }]
      : [];
  });
};

/** Every text in the content, including addresses and file names. */
export const textsOf = (written: ContentFiles): Entry<string>[] =>
  // A text that may differ by language has a part, also where it doesn't.
  placesOf(written).flatMap(({ file, path, value, isText }) =>
    typeof value === 'string' && !isText ? [{ file, path, value }] : [],
  );
