import { vi } from 'vitest';

/**
 * Replaces matchMedia with a fake that knows whether a visitor wants less motion.
 *
 * @returns `change` makes the query match or not; `listeners` counts the listeners
 */
export function fakeReducedMotion(initially: boolean) {
  const query = '(prefers-reduced-motion: reduce)';
  const lists = new Set<EventTarget & { media: string }>();
  let matches = initially;
  let listeners = 0;
  vi.stubGlobal('matchMedia', (media: string) => {
    const list = Object.assign(new EventTarget(), { media });
    const { addEventListener, removeEventListener } = list;
    Object.assign(list, {
      addEventListener: (...args: Parameters<typeof addEventListener>) => {
        listeners++;
        addEventListener.apply(list, args);
      },
      removeEventListener: (...args: Parameters<typeof removeEventListener>) => {
        listeners--;
        removeEventListener.apply(list, args);
      },
    });
    Object.defineProperty(list, 'matches', { get: () => media === query && matches });
    lists.add(list);
    return list;
  });
  return {
    change(now: boolean) {
      matches = now;
      for (const list of lists) if (list.media === query) list.dispatchEvent(new Event('change'));
    },
    listeners: () => listeners,
  };
}
