import { expect, it } from 'vitest';
import { inOrder } from '../../../src/builder/print/browser.ts';

const OWN = '/home/ada/.cache/ms-playwright/chromium-1255/chrome-linux64/chrome';
const SHELL =
  '/home/ada/.cache/ms-playwright/chromium_headless_shell-1255/chrome-headless-shell-linux64/chrome-headless-shell';

it('prefers a headless shell for tests and printing: Playwright’s own, the system’s, then any Chromium', () => {
  const places = inOrder(OWN, { shell: true });
  expect(places.slice(0, 4)).toEqual([SHELL, 'chromium-headless-shell', 'chrome-headless-shell', OWN]);
  expect(places).toContain('chromium');
});

it('prefers the whole browser for benches', () => {
  const places = inOrder(OWN, {});
  expect(places.slice(0, 2)).toEqual([OWN, 'chromium']);
  expect(places).toContain(SHELL);
});

it('knows no shell beside a browser that Playwright keeps elsewhere', () => {
  expect(inOrder('/opt/chrome', { shell: true })[0]).toBe('chromium-headless-shell');
});
