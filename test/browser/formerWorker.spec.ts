// A site that was at the address before, with a service worker that answers everything from its cache.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesIn, serve } from '../../src/builder/serve/server.ts';
import { root } from '../support/project.ts';
import { expect, test } from './fixtures.ts';

const OLD = `self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open('old').then((cache) => cache.put('/', new Response('<h1>Old</h1>', { headers: { 'content-type': 'text/html' } }))));
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => event.respondWith(caches.match('/').then((found) => found ?? fetch(event.request))));
`;

/** Without an icon, browsers ask for one. */
const pageOf = (title: string) => `<link rel="icon" href="data:,"><h1>${title}</h1>`;

test('a former site’s service worker goes away with what it stored', async ({ page }) => {
  const siteOf = (title: string, worker: string) =>
    filesIn([
      { path: 'index.html', contents: pageOf(title) },
      { path: 'sw.js', contents: worker },
    ]);
  let find = siteOf('First', OLD);
  const server = await serve({ base: '', find: (path) => find(path) });
  try {
    await page.goto(server.url);
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/sw.js');
      await navigator.serviceWorker.ready;
    });
    await page.reload();
    await expect(page.locator('h1')).toHaveText('Old');

    const readme = await readFile(join(root, 'README.md'), 'utf8');
    const [, worker = ''] = readme.match(/```js\n(self\..*?)```/s) ?? [];
    find = siteOf('New', worker);
    // Browsers look for a new worker by themselves whenever a page is opened.
    await page.reload();
    await expect(page.locator('h1')).toHaveText('New');
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
      0,
    );
  } finally {
    await server.close();
  }
});
