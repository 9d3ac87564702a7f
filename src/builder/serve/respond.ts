import type { ServerResponse } from 'node:http';
import { cspHash } from '../shared/hash.ts';

export function plain(res: ServerResponse, status: number, text: string) {
  res.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  res.end(`${text}\n`);
}

/** Sends a page that needs nothing but its inline styles. */
export function html(res: ServerResponse, status: number, page: string) {
  const styles = [...page.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) => cspHash(css));
  res.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; style-src ${styles.join(' ')}; base-uri 'none'; frame-ancestors 'none'`,
    'x-content-type-options': 'nosniff',
  });
  res.end(page);
}

/** Redirects to a GET, whatever the request's method was. */
export function redirect(res: ServerResponse, location: string) {
  res.writeHead(303, { location, 'cache-control': 'no-store' });
  res.end();
}
