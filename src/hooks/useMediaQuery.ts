import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches; while prerendering and hydrating, and where the browser can't tell, it doesn't. */
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

/** A media query; null where the browser can't tell. */
export const media = (query: string) => (typeof matchMedia === 'function' ? matchMedia(query) : null);
