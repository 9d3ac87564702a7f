import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Whether the browser supports a CSS property with that value; false while prerendering and hydrating. */
export function useSupports(property: string, value: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => typeof CSS !== 'undefined' && CSS.supports?.(property, value) === true,
    () => false,
  );
}
