import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('still has scripts eight seconds after they loaded', async () => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe() {}
    },
  );
  const script = document.createElement('script');
  script.dataset.load = 'node:path';
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  await import('../../../src/scripts/start.ts');
  window.dispatchEvent(new Event('scroll'));
  await vi.dynamicImportSettled();
  vi.advanceTimersByTime(8000);
  expect(document.documentElement.dataset.scripts).toBe('');
});
