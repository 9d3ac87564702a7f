/** Loads what isn't needed before the first input: page changes and their decoration, in one file. */
export const loadChange = () => import('./change/change.ts');
