import type { PageLook } from '../../builtModules.ts';
import type { ProseDocument } from '../../prose/types.ts';
import { type Design, makePreviews } from '../assets/previews.ts';
import type { Edition } from '../content/content.ts';
import type { OutputFile } from '../shared/outputFile.ts';
import type { Theme } from '../theme/theme.ts';

/** An edition with how link previews and the browser's interface show its pages. */
export interface LookedEdition extends Edition {
  previews: OutputFile[];
  /** By the name of a page, by the path of a story or a note. */
  looks: Record<string, PageLook>;
}

/** Previews' words: a page's heading, on the first page the owner's name, and a first sentence. */
export async function withLooks(
  edition: Edition,
  documents: ProseDocument[],
  design: Omit<Design, 'name'> & Pick<Theme, 'colour'>,
): Promise<LookedEdition> {
  const { pages, content } = edition;
  const { name } = content.owner.owner;
  const ofPages = pages.map(({ name: page, texts: { heading, description } }, i) => {
    const [first = description] = description.match(/^.{20,}?[.:](?=\s)/) ?? [];
    const kind = i === 0 ? ('first' as const) : ('page' as const);
    return { key: page, page, kind, title: i === 0 ? name : heading, text: first.replace(/:$/, '.') };
  });

  const ofDocuments = documents.map(({ path: key, page, title, description: text, ...document }) => {
    const { figure, cover, hue } = document;
    const kind = document.kind === 'story' ? ('story' as const) : ('note' as const);
    return { key, page, kind, title, text, figure, cover, hue };
  });

  const all = [...ofPages, ...ofDocuments];
  const previews = await makePreviews(all, { ...design, name });
  const looks = all.map(({ key, page }, i): [string, PageLook] => [
    key,
    {
      preview: previews[i]?.path ?? null,
      themeColor: { light: design.colour('ground-light', page), dark: design.colour('ground', page) },
    },
  ]);

  return { ...edition, previews, looks: Object.fromEntries(looks) };
}
