import { afterEach, expect, it, vi } from 'vitest';
import { onPixelRatio } from '../../src/particles/pixelRatio.ts';
import { fakeMedia } from '../support/media.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('notices each change of the window’s pixel ratio', () => {
  const world = fakeMedia('(resolution: 1dppx)', true);
  const ratios: number[] = [];
  onPixelRatio(() => ratios.push(window.devicePixelRatio));
  Object.assign(window, { devicePixelRatio: 2 });
  world.change(false);
  expect(ratios).toEqual([2]);
  world.change(false); // it now waits for another query
  expect(ratios).toEqual([2]);
  Object.assign(window, { devicePixelRatio: 1 });
});

it('does nothing where matchMedia is missing', () => {
  vi.stubGlobal('matchMedia', undefined);
  expect(() => onPixelRatio(() => {})).not.toThrow();
});
