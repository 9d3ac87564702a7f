import { useCallback, useSyncExternalStore } from 'react';

/** Flags raised while storage was denied or full: they hold for this visit. */
const visit = new Set<string>();
const listeners = new Set<() => void>();

/**
 * A flag kept in local storage: absent or present. Where storage is absent or throws, it holds for the visit.
 *
 * @param key its name in local storage
 * @returns whether it is set, and a function that sets it. While prerendering and hydrating it counts as set,
 *   so that nothing shows up that may have to go away again.
 */
export function useLocalStorageFlag(key: string): [boolean, () => void] {
  const isSet = useSyncExternalStore(
    subscribe,
    () => readFlag(key),
    () => true,
  );
  const set = useCallback(() => raiseFlag(key), [key]);
  return [isSet, set];
}

function subscribe(onChange: () => void) {
  listeners.add(onChange);
  window.addEventListener('storage', onChange); // other tabs
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('storage', onChange);
  };
}

function readFlag(key: string): boolean {
  if (visit.has(key)) return true;
  try {
    return window.localStorage.getItem(key) !== null;
  } catch {
    return false; // denied: only `visit` counts
  }
}

function raiseFlag(key: string) {
  try {
    window.localStorage.setItem(key, 'true');
  } catch {
    visit.add(key); // denied or full
  }
  for (const listener of listeners) listener();
}
