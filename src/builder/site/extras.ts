import type { ProseDocument } from '../../prose/types.ts';
import type { Font } from '../assets/font.ts';
import { type Design, makePreviews } from '../assets/previews.ts';
import type { Edition, Site } from '../content/content.ts';
import type { Options } from '../shared/options.ts';
import type { OutputFile } from '../shared/outputFile.ts';
import type { Theme } from '../theme/theme.ts';

type Preview = Awaited<ReturnType<typeof makePreviews>>[number];

/** What an edition's pages show besides their content. */
export interface Extras {
  previews: Preview[];
  prose: { document: ProseDocument; preview: Preview | null }[];
}

/** @param documents by language */
export const makeExtras = (
  { editions, owner }: Site,
  documents: Record<string, ProseDocument[]>,
  look: Theme & { font: Font },
  options: Options,
): Promise<Extras[]> => {
  const { name, avatar, portrait } = owner;
  const design = { ...look, ...options, name, portrait: avatar, inTones: !portrait };
  return Promise.all(editions.map((edition) => makeExtra(edition, documents[edition.code] ?? [], design)));
};

/** The words of each page's link preview: its heading and its description's first sentence, unless the page says otherwise. */
const previewTexts = ({ pages, content: { owner } }: Edition) =>
  pages.map(({ name, texts: { heading, description }, content, definition }) => {
    const own = definition.preview?.(content, owner.owner);
    const [first = description] = description.match(/^.+?[.:](?=\s)/) ?? [];
    return { page: name, title: heading, text: first.replace(/:$/, '.'), ...own };
  });

async function makeExtra(edition: Edition, documents: ProseDocument[], design: Design): Promise<Extras> {
  const texts = previewTexts(edition);
  const more = documents.map(({ page, title, description: text, cover }) => ({ page, title, text, cover }));
  const previews = await makePreviews([...texts, ...more], design);
  const prose = documents.map((document, i) => ({ document, preview: previews[texts.length + i] ?? null }));
  return { previews: previews.slice(0, texts.length), prose };
}

/**
 * A language's extras, as its pages are rendered with it.
 *
 * @param pdf the CV's file below the site's root
 */
export function extrasIn(extras: Extras, { colour }: Theme, pdf: string | null) {
  return {
    previews: Object.fromEntries(extras.previews.map((preview) => [preview.page, preview])),
    pdf,
    prose: extras.prose.map(({ document, preview }) => ({
      document,
      preview: preview?.path ?? null,
    })),
    themeColor: (page: string) => ({
      light: colour('ground-light', page),
      dark: colour('ground', page),
    }),
  };
}

export const previewsOf = (extras: Extras[]): OutputFile[] =>
  extras.flatMap(({ previews, prose }) => [...previews, ...prose.flatMap(({ preview }) => preview ?? [])]);
