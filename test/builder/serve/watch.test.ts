import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openBuilder } from '../../../src/builder/build.ts';
import { serve } from '../../../src/builder/serve/server.ts';
import { openLiveReload, watch } from '../../../src/builder/serve/watch.ts';
import { cacheDir } from '../../support/project.ts';
import { copySample, sampleSources } from '../../support/sample.ts';

const { owner } = sampleSources().owner;
let project: Awaited<ReturnType<typeof copySample>>;
beforeAll(async () => {
  project = await copySample();
});
afterAll(() => project.remove());

const built = (count: number) => `event: built\ndata: ${count}\n\n`;

it('rebuilds on a change, notifies open pages, and survives a broken change', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  const builder = await openBuilder({
    root: project.root,
    cacheDir,
    watch: true,
    siteUrl: 'http://localhost/',
  });
  const reload = openLiveReload(builder.options);
  const server = await serve(
    { ...builder.options, find: reload.find },
    {
      host: '127.0.0.1',
      log: () => {},
      handlers: [reload.handle],
    },
  );
  const watcher = await watch(builder, { ...reload, log: () => {} });
  const page = async () => (await fetch(server.url)).text();

  expect(await page()).toContain('<script type="module" src="/__reload.js">');
  // The same as hosts send.
  const { headers } = await fetch(server.url);
  expect(headers.get('content-security-policy')).toBe("frame-ancestors 'self'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  // An owner's document is as it is in static/, while developing too.
  const written = await readFile(join(project.root, 'static/milk-run/index.html'), 'utf8');
  expect(await (await fetch(`${server.url}milk-run/`)).text()).toBe(written);
  const script = await (await fetch(`${server.url}__reload.js`)).text();
  expect(script).toContain('location.reload()');

  const events = (await fetch(`${server.url}__reload`)).body
    ?.pipeThrough(new TextDecoderStream())
    .getReader();
  expect((await events?.read())?.value).toBe(built(1));
  const restore = await project.edit('src/content/owner.ts', (text) =>
    text.replace(/name: '[^']+'/, "name: 'Ada Lovelace'"),
  );
  expect((await events?.read())?.value).toBe(built(2));
  expect(await page()).toContain('Ada Lovelace');

  await project.edit('src/content/owner.ts', (text) => text.replace("'Ada Lovelace'", "''"));
  const failure = {
    title: 'The content has a fault',
    faults: [{ place: 'src/content/owner.ts, owner.name = ""', message: 'is empty: write the text' }],
  };
  const event = `event: failed\ndata: ${JSON.stringify(failure)}\n\n`;
  expect((await events?.read())?.value).toBe(event);
  expect(complaints.mock.calls.join()).toContain('owner.name = "": is empty');
  expect(await page()).toContain('Ada Lovelace');
  // A page opened now gets the same event.
  const later = (await fetch(`${server.url}__reload`)).body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await later?.read())?.value).toBe(built(2) + event);
  await later?.cancel();

  await restore();
  expect((await events?.read())?.value).toBe(built(3));
  expect(await page()).toContain(owner.name);

  await watcher.close();
  await server.close();
  await builder.dispose();
});
