// A site that was at the address before, with a service worker that answers everything from its cache.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesIn } from '../../src/builder/serve/files.ts';
import { serve } from '../../src/builder/serve/server.ts';
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
  const outDir = await mkdtemp(join(tmpdir(), 'former-'));
  const server = await serve({ base: '', find: filesIn(outDir) }, { host: '127.0.0.1', log: () => {} });
  try {
    await writeFile(join(outDir, 'index.html'), pageOf('First'));
    await writeFile(join(outDir, 'sw.js'), OLD);
    await page.goto(server.url);
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/sw.js');
      await navigator.serviceWorker.ready;
    });
    await page.reload();
    await expect(page.locator('h1')).toHaveText('Old');

    await writeFile(join(outDir, 'index.html'), pageOf('New'));
    const readme = await readFile(join(root, 'README.md'), 'utf8');
    const [, worker = ''] = readme.match(/```js\n(self\..*?)```/s) ?? [];
    await writeFile(join(outDir, 'sw.js'), worker);
    // Browsers look for a new worker by themselves whenever a page is opened.
    await page.reload();
    await expect(page.locator('h1')).toHaveText('New');
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
      0,
    );
  } finally {
    await server.close();
    await rm(outDir, { recursive: true });
  }
});
