/** Normalizes a path's spelling: hosts may serve one page at `/About`, `/About/`, `/About.html` and `/about`. */
export function plainPath(path: string): string {
  return path
    .toLowerCase()
    .replace(/(\/index)?\.html$/, '')
    .replace(/\/+$/, '');
}
