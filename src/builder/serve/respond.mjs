import { cspHash } from '../shared/hash.mjs';

/** @typedef {import('node:http').ServerResponse} ServerResponse */

/**
 * @param {ServerResponse} res
 * @param {number} status
 * @param {string} text
 */
export function plain(res, status, text) {
  res.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  res.end(`${text}\n`);
}

/**
 * Sends a page that needs nothing but its inline styles.
 *
 * @param {ServerResponse} res
 * @param {number} status
 * @param {string} page
 */
export function html(res, status, page) {
  const styles = [...page.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) => cspHash(css));
  res.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; style-src ${styles.join(' ')}; base-uri 'none'; frame-ancestors 'none'`,
    'x-content-type-options': 'nosniff',
  });
  res.end(page);
}

/**
 * Redirects to a GET, whatever the request's method was.
 *
 * @param {ServerResponse} res
 * @param {string} location
 */
export function redirect(res, location) {
  res.writeHead(303, { location, 'cache-control': 'no-store' });
  res.end();
}
