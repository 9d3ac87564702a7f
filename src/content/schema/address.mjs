/**
 * @param {string} text
 * @returns {string | null} what keeps it from being a site's address, and the fix
 */
export function addressFault(text) {
  if (!URL.canParse(text) || !/^https?:\/\//i.test(text))
    return 'isn’t an absolute http(s) URL. Write the whole address';
  const { search, hash, pathname } = new URL(text);
  return search || hash || /\/\/|\.html?$/.test(pathname)
    ? 'isn’t the address of a folder: no ?, # or .html in it, and single slashes'
    : null;
}
