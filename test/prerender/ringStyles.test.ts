import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ringGeometry } from '../../src/motion/ring/ringGeometry.ts';
import { ringStyles } from '../../src/prerender/ringStyles.ts';

it('adds nothing where the stylesheet’s own widths fit', () => {
  const css = readFileSync(
    join(import.meta.dirname, '../../src/components/ring/Carousel.module.css'),
    'utf8',
  );
  for (const count of [3, 5, 7]) {
    expect(ringStyles(count)).toBe('');
    expect(css).toContain(`var(--face-narrow, ${ringGeometry(count, { narrow: true }).faceWidth})`);
    expect(css).toContain(`var(--face-wide, ${ringGeometry(count, { narrow: false }).faceWidth})`);
  }
});

it('sets the widths of the faces of a larger ring', () => {
  expect(ringStyles(8)).toBe(':root{--face-narrow:247;--face-wide:405}');
  for (let count = 8; count <= 15; count++) {
    expect(ringStyles(count)).toContain(`--face-narrow:${ringGeometry(count, { narrow: true }).faceWidth}`);
    expect(ringStyles(count)).toContain(`--face-wide:${ringGeometry(count, { narrow: false }).faceWidth}`);
  }
});
