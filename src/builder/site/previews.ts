import type { PageLook } from '../../builtModules.ts';
import type { ProseDocument } from '../../prose/types.ts';
import { type Design, makePreviews } from '../assets/previews.ts';
import type { Edition } from '../content/content.ts';
import type { OutputFile } from '../shared/outputFile.ts';
import type { Theme } from '../theme/theme.ts';

/**
 * Link previews, and how they and the browser's interface show each page. A preview's words are a page's
 * heading, on the first page the owner's name, and a first sentence.
 *
 * @returns `looks`: by the name of a page, by the path of a story or a note
 */
export async function looksOf(
  edition: Edition,
  documents: ProseDocument[],
  design: Omit<Design, 'name' | 'dir'> & Pick<Theme, 'colour'>,
): Promise<{ previews: OutputFile[]; looks: Record<string, PageLook> }> {
  const { pages, content } = edition;
  const { owner } = content.owner;
  const { name, avatar } = owner;

  const ofPages = pages.map(({ name: page, texts: { heading, description }, ...made }, i) => {
    const [first = description] = description.match(/^.{20,}?[.:](?=\s)/) ?? [];
    const title = i === 0 ? name : heading;
    const { image: cover = avatar, isLogo } = made.definition.glimpse?.(made.content, owner) ?? {};
    return {
      key: page,
      page,
      kind: 'page' as const,
      title,
      text: first.replace(/\s*:$/, '.'),
      cover,
      isLogo,
    };
  });

  const ofDocuments = documents.map(({ path: key, page, title, description: text, ...document }) => {
    const { figure, cover, hue } = document;
    const kind = document.kind === 'story' ? ('story' as const) : ('note' as const);
    return { key, page, kind, title, text, figure, cover, hue };
  });

  const all = [...ofPages, ...ofDocuments];
  const previews = await makePreviews(all, { ...design, name, dir: edition.dir });

  const looks = all.map(({ key, page }, i): [string, PageLook] => [
    key,
    {
      preview: previews[i]?.path ?? null,
      themeColor: { light: design.colour('ground-light', page), dark: design.colour('ground', page) },
    },
  ]);

  return { previews, looks: Object.fromEntries(looks) };
}
