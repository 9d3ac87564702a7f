import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { armHeadings, disarmHeadings } from '../../../src/scripts/armHeadings.ts';

const { dataset } = document.documentElement;
const cancel = vi.fn();
/** The headings that were hidden, by their texts. */
let hidden: string[];
/** Runs what waits for the next frame. */
let frame: () => void;

function addHeading(text: string, top: number) {
  const heading = document.createElement('h2');
  Object.assign(heading, {
    textContent: text,
    getBoundingClientRect: () => new DOMRect(0, top, 100, 40),
    animate: () => {
      hidden.push(text);
      return { cancel };
    },
  });
  heading.dataset.phase = 'shown';
  document.body.append(heading);
}

beforeEach(() => {
  hidden = [];
  frame = () => {};
  dataset.scripts = '';
  document.body.replaceChildren();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => {
    frame = run;
  });
  addHeading('Seen', 0);
  addHeading('Below', window.innerHeight);
});
afterEach(() => {
  vi.unstubAllGlobals();
  delete dataset.scripts;
});

it('hides a heading below the window, once', () => {
  armHeadings();
  frame();
  armHeadings();
  frame();
  expect(hidden).toEqual(['Below']);
});

it('shows it again when the scripts have failed, and hides none that arrives then', () => {
  armHeadings();
  frame();
  armHeadings();
  delete dataset.scripts;
  disarmHeadings();
  expect(cancel).toHaveBeenCalledOnce();
  addHeading('Late', window.innerHeight);
  frame();
  expect(hidden).toEqual(['Below']);
});

it('hides none when less motion is wanted', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  armHeadings();
  frame();
  expect(hidden).toEqual([]);
});
