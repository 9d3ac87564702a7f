import { HEADERS_FILE } from './headers.ts';

/** Finds a site's file by its path below the site's root; nothing for a folder. */
export type Find<File> = (path: string) => File | undefined;

/**
 * The file that static hosts answer an address with: X from X or X.html, X/ from X/index.html.
 *
 * @param path below the base, decoded, without its first slash
 */
export function resolve<File>(find: Find<File>, path: string): File | undefined {
  if (path === HEADERS_FILE) return undefined; // for hosts, not for visitors
  if (path === '' || path.endsWith('/')) return find(`${path}index.html`);
  return find(path) ?? find(`${path}.html`);
}

/** The file with which hosts answer an unknown address: the 404.html in its first folder, or the site's. */
export const resolveUnknown = <File>(find: Find<File>, path: string): File | undefined =>
  find(`${path.split('/')[0]}/404.html`) ?? find('404.html');
