/** Finds a site's file by its path below the site's root; nothing for a folder. */
export type Find<File> = (path: string) => Promise<File | undefined>;

/**
 * The file that static hosts answer an address with: X from X or X.html, X/ from X/index.html.
 *
 * @param path below the base, decoded, without its first slash
 */
export async function resolve<File>(find: Find<File>, path: string): Promise<File | undefined> {
  if (path === HEADERS_FILE) return undefined; // for hosts, not for visitors
  if (path === '' || path.endsWith('/')) return find(`${path}index.html`);
  return (await find(path)) ?? find(`${path}.html`);
}

/** What hosts answer an unknown address with: the 404.html in its folder, or in the nearest one above it. */
export async function resolveUnknown<File>(find: Find<File>, path: string): Promise<File | undefined> {
  const folders = path.split('/').slice(0, -1);
  for (let depth = folders.length; depth >= 0; depth--) {
    const file = await find([...folders.slice(0, depth), '404.html'].join('/'));
    if (file) return file;
  }
  return undefined;
}

/** Where hosts find the headers of each file. */
export const HEADERS_FILE = '_headers';
