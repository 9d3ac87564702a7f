import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Whether the browser knows a CSS property with that value; while prerendering and hydrating it doesn't. */
export function useSupports(property: string, value: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => typeof CSS !== 'undefined' && CSS.supports?.(property, value) === true,
    () => false,
  );
}
