import { useCallback, useSyncExternalStore } from 'react';

/** Flags that were set while storage was denied or full: they last for this visit. */
const visit = new Map<string, boolean>();
const listeners = new Set<() => void>();

/**
 * A flag kept in local storage: absent or present. Where storage is missing or throws, the flag lasts for the
 * visit.
 *
 *     const [dismissed, setDismissed] = useLocalStorageFlag('banner-dismissed');
 *     if (!dismissed) return <Banner onClose={() => setDismissed(true)} />;
 *
 * @param key its name in local storage
 * @returns whether it is set, and a function that sets or clears it. While prerendering and hydrating it
 * counts as set, so that nothing appears that might have to disappear again.
 */
export function useLocalStorageFlag(key: string): [boolean, (isSet: boolean) => void] {
  const isSet = useSyncExternalStore(
    subscribe,
    () => readFlag(key),
    () => true,
  );

  const set = useCallback((next: boolean) => writeFlag(key, next), [key]);

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
  const known = visit.get(key);
  if (known !== undefined) return known;
  try {
    return window.localStorage.getItem(key) !== null;
  } catch {
    return false; // denied, and not set during this visit
  }
}

function writeFlag(key: string, isSet: boolean) {
  try {
    if (isSet) window.localStorage.setItem(key, 'true');
    else window.localStorage.removeItem(key);
    visit.delete(key);
  } catch {
    visit.set(key, isSet); // denied or full
  }

  for (const listener of listeners) listener();
}
