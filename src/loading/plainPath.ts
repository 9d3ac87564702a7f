/** Normalizes a path's spelling: hosts answer `/About`, `/About/`, `/About.html` and `/about` alike. */
export function plainPath(path: string): string {
  return path
    .toLowerCase()
    .replace(/(\/index)?\.html$/, '')
    .replace(/\/+$/, '');
}
