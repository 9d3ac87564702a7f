import type { OutputFile } from '../shared/outputFile.ts';

/**
 * Replaces the service worker of the site that was at this address before: browsers that have it ask for its file again,
 * and the new one removes itself and all that the old one stored. Otherwise it would show its own site for ever.
 * https://w3c.github.io/ServiceWorker/#update-algorithm
 */
const CODE = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave() {
  for (const key of await caches.keys()) await caches.delete(key);
  await self.registration.unregister();
  for (const client of await self.clients.matchAll({ type: 'window' })) await client.navigate(client.url);
}
`;

/** @param path of its file below the site's root; undefined when there was none */
export const formerWorker = (path: string | undefined): OutputFile[] =>
  path ? [{ path, contents: CODE }] : [];
