/** What all spellings of a path have in common: hosts answer to `/About`, `/About/`, `/About.html` and `/about` alike. */
export function plainPath(path: string): string {
  return path
    .toLowerCase()
    .replace(/(\/index)?\.html$/, '')
    .replace(/\/+$/, '');
}
