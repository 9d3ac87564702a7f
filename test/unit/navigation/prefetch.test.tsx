import { beforeEach, expect, it, vi } from 'vitest';
import { loadPage } from '../../../src/navigation/pages.ts';
import { watchIntent } from '../../../src/navigation/prefetch.ts';

vi.mock('../../../src/navigation/pages.ts', () => ({ loadPage: vi.fn(async () => {}) }));
vi.mock('#site/site.js', async (original) => ({ ...(await original<object>()), base: '/repo' }));

watchIntent();
beforeEach(() => vi.mocked(loadPage).mockClear());

it.each(['pointerover', 'focusin'])('loads a page when a link to it gets %s', (type) => {
  document.body.innerHTML = `<a href="${window.location.origin}/repo/Home"><b>Home</b></a><a href="https://a.example/Home">B</a>`;
  document.querySelector('b')?.dispatchEvent(new Event(type, { bubbles: true }));
  document.querySelector('a + a')?.dispatchEvent(new Event(type, { bubbles: true }));
  expect(vi.mocked(loadPage).mock.calls).toEqual([[expect.objectContaining({ page: 'Home' })]]);
});
