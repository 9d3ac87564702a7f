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

const BUILDING = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="1">
<title>Building the site</title>
<style>html { color-scheme: light dark; font: 1.125rem/1.5 system-ui, sans-serif } body { margin: 20vh auto 0; max-inline-size: 30rem; padding-inline: 1.5rem }</style>
<p>The site is being built. This page shows it as soon as it is there.</p>
</html>
`;

/** Answers while there is no site to show yet. */
export function building(res: ServerResponse) {
  res.setHeader('retry-after', '1');
  html(res, 503, BUILDING);
}

/** Redirects to a GET, whatever the request's method was. */
export function redirect(res: ServerResponse, location: string) {
  res.writeHead(303, { location, 'cache-control': 'no-store' });
  res.end();
}
