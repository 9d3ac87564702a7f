import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches; false while prerendering and hydrating, and where matchMedia is missing. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = media(query);
      list?.addEventListener('change', onChange);
      return () => list?.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => media(query)?.matches ?? false,
    () => false,
  );
}

/** A media query list; null where matchMedia is missing. */
export const media = (query: string) => (typeof matchMedia === 'function' ? matchMedia(query) : null);
