import { afterEach, expect, it, vi } from 'vitest';
import { changeDocuments } from '../../../src/browser/documentChange.ts';

afterEach(() => vi.unstubAllGlobals());

it('takes its names back when another transition begins before its end', () => {
  document.body.innerHTML =
    '<main><ul data-carry="picture"><a href="/Projects/a" data-carried>A</a></ul></main>';
  changeDocuments();
  const arrive = (url: string | null) => {
    vi.stubGlobal('navigation', { activation: { from: url && { url } } });
    const viewTransition = { ready: Promise.resolve(), finished: new Promise(() => {}) };
    window.dispatchEvent(Object.assign(new Event('pagereveal'), { viewTransition }));
    return document.querySelector('ul')?.style.viewTransitionName;
  };
  expect(arrive(`${window.location.origin}/Projects/a`)).toBe('ground');
  expect(arrive(null)).toBe('');
});
