/**
 * @returns why it can't be a site's address, and how to fix it; null if it can
 */
export function addressFault(text: string): string | null {
  if (!URL.canParse(text) || !/^https?:\/\//i.test(text))
    return 'isn’t an absolute http(s) URL. Write the full address';
  const { search, hash, pathname } = new URL(text);
  return search || hash || /\/\/|\.html?$/.test(pathname)
    ? 'isn’t the address of a folder: remove ?, # and .html, and use single slashes'
    : null;
}

/** The parts of an address between which a line may end: each with the dot or slash at its end. */
export const addressParts = (address: string): string[] => address.split(/(?<=[./?&@])(?=[^./?&@\s])/);
