/**
 * Runs inline in the first edition's 404.html, with which many hosts answer every unknown address. An address that begins
 * with another edition's code leads to that edition: to the page that it means, or to its Home.
 */
import { plainPath } from './plainPath.ts';

const { base = '', editions = '', pages = '' } = document.currentScript?.dataset ?? {};
const { pathname, search, hash } = window.location;
const [first = '', ...rest] = pathname.slice(base.length + 1).split('/');
const edition = editions.split(' ').find((code) => code === plainPath(first));
if (edition) {
  const name = plainPath(rest.join('/'));
  const page = pages.split(' ').find((each) => each.toLowerCase() === name) ?? '';
  const address = `${base}/${edition}/${page}`;
  // The same address again would only fail again.
  if (address !== pathname) window.location.replace(address + search + hash);
}
