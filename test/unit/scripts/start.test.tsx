import { beforeEach, expect, it, vi } from 'vitest';

const { dataset } = document.documentElement;
const preloads = () => document.querySelectorAll('link[rel="modulepreload"]').length;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  document.head.replaceChildren();
  delete dataset.scripts;
  delete dataset.path;
  const script = document.createElement('script');
  script.dataset.load = 'node:path';
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe() {}
    },
  );
});

it('still has scripts eight seconds after they loaded', async () => {
  await import('../../../src/scripts/start.ts');
  expect(preloads()).toBe(0);
  window.dispatchEvent(new Event('scroll'));
  expect(preloads()).toBe(1);
  await vi.dynamicImportSettled();
  vi.advanceTimersByTime(8000);
  expect(dataset.scripts).toBe('');
});

it('gets its scripts three seconds after it has loaded, if no paint is reported', async () => {
  await import('../../../src/scripts/start.ts');
  window.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(2999);
  expect(preloads()).toBe(0);
  vi.advanceTimersByTime(1);
  expect(preloads()).toBe(1);
});

it.each([
  ['/repo/About', ''],
  ['/web/2026/About', undefined],
])('loads scripts at the page’s own address alone: %s', async (path, scripts) => {
  window.history.replaceState(null, '', path);
  dataset.path = '/repo/About';
  await import('../../../src/scripts/start.ts');
  expect(dataset.scripts).toBe(scripts);
});
