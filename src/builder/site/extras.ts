import type { ProseDocument } from '../../prose/types.ts';
import { coverPreview } from '../assets/coverPreview.ts';
import { drawable } from '../assets/font.ts';
import { isDrawing, pictureFile } from '../assets/images.ts';
import { makePreviews } from '../assets/previews.ts';
import type { Edition, Site } from '../content/content.ts';
import { inName } from '../shared/hash.ts';
import type { Options } from '../shared/options.ts';
import type { OutputFile } from '../shared/outputFile.ts';
import type { Theme } from '../theme/theme.ts';

type Preview = Awaited<ReturnType<typeof makePreviews>>[number];

/** What an edition's pages show besides their content. */
export interface Extras {
  previews: Preview[];
  prose: { document: ProseDocument; preview: Preview | null }[];
  /** A line for each title or description of which a preview can't show everything. */
  left: string[];
}

/** @param documents by language */
export const makeExtras = (
  { editions, owner }: Site,
  documents: Record<string, ProseDocument[]>,
  theme: Theme,
  options: Options,
): Promise<Extras[]> => {
  const { name, avatar } = owner;
  const portrait = pictureFile(avatar.src, options);
  const drawn = {
    ...theme,
    ...options,
    name,
    portrait,
    focus: avatar.focus,
    // Drawings have their own colours.
    inTones: !owner.portrait && portrait !== null && !isDrawing(portrait),
  };
  return Promise.all(editions.map((edition) => makeExtra(edition, documents[edition.code] ?? [], drawn)));
};

/** A link preview that shows a document's cover; null without one, or where it is on another site. */
async function previewOf({ cover, page }: ProseDocument, options: Drawn): Promise<Preview | null> {
  const drawn = cover ? await coverPreview(cover, options) : null;
  return drawn && { page, path: `assets/preview-story-${inName(drawn.key)}.jpg`, contents: drawn.contents };
}

type Drawn = Parameters<typeof makePreviews>[1];

/** The words of each page's link preview: its heading and its description's first sentence, unless the page says otherwise. */
const previewTexts = ({ pages, content: { owner } }: Edition) =>
  pages.map(({ name, texts: { heading, description }, content, definition }) => {
    const own = definition.preview?.(content, owner.owner);
    const [first = description] = description.match(/^.+?[.:](?=\s)/) ?? [];
    return { page: name, title: heading, text: first.replace(/:$/, '.'), ...own };
  });

async function makeExtra(edition: Edition, documents: ProseDocument[], drawn: Drawn) {
  const texts = previewTexts(edition);
  const more = documents.map(({ page, title, description: text }) => ({ page, title, text }));
  const previews = await makePreviews([...texts, ...more], drawn);
  return {
    previews: previews.slice(0, texts.length),
    left: [...texts, ...more].flatMap(({ title, text }) => {
      const left = [title, text].flatMap((each) => drawable(each).left);
      return left.length > 0
        ? [`The preview of “${title}” leaves out ${left.join(' ')}: its font doesn’t have it`]
        : [];
    }),
    prose: await Promise.all(
      documents.map(async (document, i) => ({
        document,
        preview: (await previewOf(document, drawn)) ?? previews[texts.length + i] ?? null,
      })),
    ),
  };
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
      light: colour('ground', page, 'light'),
      dark: colour('ground', page),
    }),
  };
}

export const previewsOf = (extras: Extras[]): OutputFile[] =>
  extras.flatMap(({ previews, prose }) => [...previews, ...prose.flatMap(({ preview }) => preview ?? [])]);

export const leftIn = (extras: Extras[]): string[] => extras.flatMap(({ left }) => left);
