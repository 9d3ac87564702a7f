/** Normalizes a path: hosts may serve one page at `/About`, `/About/`, `/About.html`, `/about`. */
export function plainPath(path: string): string {
  return path
    .toLowerCase()
    .replace(/(\/index)?\.html$/, '')
    .replace(/\/+$/, '');
}
