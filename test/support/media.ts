import { vi } from 'vitest';

/**
 * Replaces matchMedia with a fake that knows one query.
 *
 * @returns `change` makes the query match or not; `listeners` counts the listeners
 */
export function fakeMedia(query: string, initially: boolean) {
  const lists = new Set<EventTarget & { media: string }>();
  let matches = initially;
  let listeners = 0;
  const matchMedia = (asked: string) => {
    const target = new EventTarget();
    const list = Object.assign(target, {
      media: asked,
      addEventListener(...args: Parameters<EventTarget['addEventListener']>) {
        listeners++;
        EventTarget.prototype.addEventListener.apply(target, args);
      },
      removeEventListener(...args: Parameters<EventTarget['removeEventListener']>) {
        listeners--;
        EventTarget.prototype.removeEventListener.apply(target, args);
      },
    });
    Object.defineProperty(list, 'matches', { get: () => asked === query && matches });
    lists.add(list);
    return list;
  };
  vi.stubGlobal('matchMedia', matchMedia);
  return {
    change(now: boolean) {
      matches = now;
      for (const list of lists) if (list.media === query) list.dispatchEvent(new Event('change'));
    },
    listeners: () => listeners,
  };
}

export const fakeReducedMotion = (initially: boolean) =>
  fakeMedia('(prefers-reduced-motion: reduce)', initially);
