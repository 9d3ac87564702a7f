// What the local server says itself.
import type { ServerResponse } from 'node:http';
import { escapeHtml } from '../shared/escape.ts';
import { cspHash } from '../shared/hash.ts';

export function plain(res: ServerResponse, status: number, text: string) {
  res.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  res.end(`${text}\n`);
}

/** Sends a page that needs nothing but its inline styles and, in development, the script that reloads it. */
export function html(res: ServerResponse, status: number, page: string) {
  const styles = [...page.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) => cspHash(css));
  res.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; style-src ${styles.join(' ')}; script-src 'self'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'`,
    'x-content-type-options': 'nosniff',
  });
  res.end(page);
}

/** Answers while there is no site to show yet. */
export function building(res: ServerResponse, reload?: string) {
  res.setHeader('retry-after', '1');
  html(res, 503, buildingPage(reload));
}

/**
 * @param reload the address of the script that shows the site, or why it can't be built; without it the page asks again
 */
export const buildingPage = (reload?: string) =>
  BUILDING.replace('{again}', () =>
    reload
      ? `<script type="module" src="${escapeHtml(reload)}"></script>`
      : '<meta http-equiv="refresh" content="1">',
  );

const BUILDING = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
{again}
<title>Building the site</title>
<style>html { color-scheme: light dark; font: 1.125rem/1.5 system-ui, sans-serif } body { margin: 20vh auto 0; max-inline-size: 30rem; padding-inline: 1.5rem }</style>
<p>The site is being built. This page shows it as soon as it is there.</p>
</html>
`;

/** Redirects to a GET, whatever the request's method was. */
export function redirect(res: ServerResponse, location: string) {
  res.writeHead(303, { location, 'cache-control': 'no-store' });
  res.end();
}
