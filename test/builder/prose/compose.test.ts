import MarkdownIt from 'markdown-it';
import { describe, expect, it } from 'vitest';
import { compose } from '../../../src/builder/prose/compose.ts';

const parser = new MarkdownIt();

/** A picture that stands alone, as markdown.ts makes it of its paragraph. */
function pictureOf(size: { width: number; height: number } | undefined) {
  const figures = new new parser.core.State('', parser, {}).Token('figures', '', 0);
  figures.children = parser.parseInline('![A lake](lake.jpg)', {})[0]?.children ?? [];
  return compose([figures], () => size).map(({ layout }) => layout);
}

describe('a picture that stands alone', () => {
  it.each([
    ['is as wide as the content', { width: 1600, height: 1000 }, 'wide'],
    ['fills the window when it is a panorama', { width: 2880, height: 1200 }, 'full'],
    ['is no panorama when it has too few pixels', { width: 1200, height: 400 }, 'wide'],
    ['stands in the margin when it is higher than wide', { width: 780, height: 1688 }, 'margin'],
    ['stands in the margin when it is small', { width: 600, height: 400 }, 'margin'],
    ['is as wide as the content when it is a drawing, which has no size', undefined, 'wide'],
  ])('%s', (_, size, layout) => {
    expect(pictureOf(size)).toEqual([layout]);
  });
});
