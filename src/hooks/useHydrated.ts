import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Whether the page is alive: false while prerendering and hydrating. */
export const useHydrated = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
