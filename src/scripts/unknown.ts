/**
 * Runs inline in 404.html, before anything is painted. Hosts with case-sensitive addresses serve that file,
 * which shows Home, at `/about`: redirect an address that stands for a page to that page. Many hosts serve
 * the first edition's 404.html at every unknown address: redirect one that begins with another edition's code
 * to that edition.
 */
import { plainPath } from '../navigation/plainPath.ts';

const { base = '', editions = '', pages = '' } = document.currentScript?.dataset ?? {};
const { pathname, search, hash } = window.location;
const path = pathname.slice(base.length);
const code = editions.split(' ').find((edition) => plainPath(path.split('/')[1] ?? '') === edition);
const home = code ? `/${code}` : '';
const page = pages.split(' ').find((name) => plainPath(`/${name}`) === plainPath(path.slice(home.length)));
if (page || (code && !document.documentElement.lang.startsWith(code))) {
  const address = `${base}${home}/${page ?? ''}`;
  // Redirecting to the same address would only fail again.
  if (address !== pathname) window.location.replace(address + search + hash);
}
