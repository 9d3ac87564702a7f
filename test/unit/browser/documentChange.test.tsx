import { expect, it, vi } from 'vitest';
import { changeDocuments } from '../../../src/browser/documentChange.ts';

it('takes its names back when another transition begins before its end', () => {
  document.body.innerHTML =
    '<main><ul data-carry="picture"><a href="/Projects/a" data-carried>A</a></ul></main>';
  changeDocuments();
  const arrive = (url: string | null) => {
    vi.stubGlobal('navigation', { activation: { from: url && { url } } });
    const viewTransition = { ready: Promise.reject(new Error('skipped')), finished: new Promise(() => {}) };
    window.dispatchEvent(Object.assign(new Event('pagereveal'), { viewTransition }));
    return document.querySelector('ul')?.style.viewTransitionName;
  };
  expect(arrive(`${window.location.origin}/Projects/a`)).toBe('ground');
  expect(arrive(null)).toBe('');
});

it.each(['pageswap', 'pagereveal'])(
  'leaves no rejection unhandled when a transition is skipped at %s',
  async (type) => {
    changeDocuments();
    const skipped = () => Promise.reject(new Error('skipped'));
    const viewTransition = { ready: skipped(), finished: skipped(), skipTransition: () => {} };
    window.dispatchEvent(Object.assign(new Event(type), { viewTransition }));
    await new Promise((resolve) => setTimeout(resolve)); // unhandled ones are reported by then
  },
);
