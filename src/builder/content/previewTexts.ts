import type { Edition } from './content.ts';

/**
 * The words of each page's link preview: its heading, and the first sentence of its description, unless the page says
 * otherwise.
 */
export function previewTexts({ pages, content: { owner } }: Edition) {
  return pages.map(({ name, texts: { heading, description }, content, definition }) => {
    const own = definition.preview?.(content, owner.owner);
    const [first = description] = description.match(/^.+?[.:](?=\s)/) ?? [];
    return { page: name, title: heading, text: first.replace(/:$/, '.'), ...own };
  });
}
