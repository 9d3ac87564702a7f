import type { ProseDocument } from '../../documents/types.ts';
import { type Design, makePreviews } from '../assets/previews.ts';
import type { Edition } from '../content/content.ts';
import type { OutputFile } from '../shared/outputFile.ts';

/** An edition's link previews. */
export interface Previews {
  files: OutputFile[];
  /** The file of a page, by its name, or of a story or note, by its path. */
  pathOf: (page: string) => string | null;
}

/** Their words: a page's heading, on the first page the owner's name, and a first sentence. */
export async function previewsOf(
  { pages, content }: Edition,
  documents: ProseDocument[],
  design: Omit<Design, 'name'>,
): Promise<Previews> {
  const { name } = content.owner.owner;
  const ofPages = pages.map(({ name: page, texts: { heading, description } }, i) => {
    const [first = description] = description.match(/^.{20,}?[.:](?=\s)/) ?? [];
    return { key: page, page, title: i === 0 ? name : heading, text: first.replace(/:$/, '.') };
  });
  const ofDocuments = documents.map(({ path, page, title, description, cover }) => ({
    ...{ key: path, page, title, text: description, cover },
  }));
  const all = [...ofPages, ...ofDocuments];
  const files = await makePreviews(all, { ...design, name });
  const paths = new Map(all.map(({ key }, i) => [key, files[i]?.path]));
  return { files, pathOf: (page) => paths.get(page) ?? null };
}
