import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBuilder } from '../../../../src/builder/build.ts';
import { openLiveSite, watchSources } from '../../../../src/builder/serve/live.ts';
import { serve } from '../../../../src/builder/serve/server.ts';
import { cacheDir } from '../../../support/project.ts';
import { copySample, sampleSources } from '../../../support/sample.ts';

const { owner } = sampleSources().owner;
let project: Awaited<ReturnType<typeof copySample>>;
beforeAll(async () => {
  project = await copySample();
});
afterAll(() => project.remove());

it('makes the site anew on a change, tells open pages, and shows what is wrong', async () => {
  const builder = await openBuilder({
    root: project.root,
    cacheDir,
    watch: true,
    siteUrl: 'http://localhost/',
  });
  const live = openLiveSite(builder.options);
  const server = await serve({ base: '', find: live.find, handle: live.handle });
  const page = async () => (await fetch(server.url)).text();
  /** The number of the last build that open pages have been told of. */
  let told = 0;
  const events = (await fetch(`${server.url}__reload`)).body
    ?.pipeThrough(new TextDecoderStream())
    .getReader();
  const listen = async (): Promise<void> => {
    const { value, done } = (await events?.read()) ?? { done: true };
    if (done) return;
    told = Number(value?.trim().split('data: ').at(-1));
    await listen();
  };
  const listening = listen();
  await expect.poll(() => told).toBeGreaterThan(0);
  let before = told;
  /** Waits until the page shows a text, and open pages have been told; a save may be built twice. */
  const shows = async (text: string) => {
    await expect.poll(page, { timeout: 60_000 }).toContain(text);
    await expect.poll(() => told, { timeout: 60_000 }).toBeGreaterThan(before);
    before = told;
  };

  const early = await page();
  expect(early).toContain('The site is being built.');
  // It reloads itself, even if the site has been built before its script runs.
  expect(early).toContain(`<script src="/__reload.js?${told}">`);
  expect(await (await fetch(`${server.url}__reload.js`)).text()).toContain('location.reload()');

  const stop = await watchSources(project.root, async (changed) => {
    await builder.make(changed).then(({ files }) => live.show(files), live.fail);
  });
  await shows(owner.name);
  expect(await page()).toContain('<script src="/__reload.js?');
  // An owner's document is as it is in static/.
  const written = await readFile(join(project.root, 'static/milk-run/index.html'), 'utf8');
  expect(await (await fetch(`${server.url}milk-run/`)).text()).toBe(written);

  const restore = await project.edit('src/content/owner.ts', (text) =>
    text.replace(/name: '[^']+'/, "name: 'Ada Lovelace'"),
  );
  await shows('Ada Lovelace');

  await project.edit('src/content/owner.ts', (text) => text.replace("'Ada Lovelace'", "''"));
  await shows('owner.name = &quot;&quot;: is empty');

  await restore();
  await shows(owner.name);

  const restyle = await project.edit(
    'src/components/text/SectionHeading.module.css',
    (css) => `${css}\n.x{left:987px}`,
  );
  await shows('987px');
  await restyle();

  await stop();
  await server.close();
  await listening.catch(() => {}); // it was cut off
  await builder.dispose();
});
