import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Whether hydration is done: false while prerendering and hydrating. */
export const useHydrated = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
