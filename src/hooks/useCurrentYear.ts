import { useSyncExternalStore } from 'react';

const never = () => () => {};
const currentYear = () => new Date().getFullYear();

/**
 * The year on the visitor's clock.
 *
 * @param buildYear the year in the prerendered HTML, which the first render must match
 */
export function useCurrentYear(buildYear: number): number {
  return useSyncExternalStore(never, currentYear, () => buildYear);
}
