import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBuilder } from '../../../src/builder/build.ts';
import { openLiveSite, watchSources } from '../../../src/builder/serve/live.ts';
import { serve } from '../../../src/builder/serve/server.ts';
import { cacheDir } from '../../support/project.ts';
import { copySample, sampleSources } from '../../support/sample.ts';

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
  const events = (await fetch(`${server.url}__reload`)).body
    ?.pipeThrough(new TextDecoderStream())
    .getReader();
  const event = async () => Number((await events?.read())?.value?.replace('data: ', ''));
  let last = await event();
  const isNewer = async () => {
    const before = last;
    last = await event();
    expect(last).toBeGreaterThan(before);
  };

  const early = await page();
  expect(early).toContain('The site is being built.');
  // It reloads itself, even if the site has been built before its script runs.
  expect(early).toContain(`<script src="/__reload.js?${last}">`);
  expect(await (await fetch(`${server.url}__reload.js`)).text()).toContain('location.reload()');

  const stop = await watchSources(project.root, async (changed) => {
    await builder.make(changed).then(({ files }) => live.show(files), live.fail);
  });
  await isNewer();
  expect(await page()).toContain(`<script src="/__reload.js?${last}">`);
  // An owner's document is as it is in static/.
  const written = await readFile(join(project.root, 'static/milk-run/index.html'), 'utf8');
  expect(await (await fetch(`${server.url}milk-run/`)).text()).toBe(written);

  const restore = await project.edit('src/content/owner.ts', (text) =>
    text.replace(/name: '[^']+'/, "name: 'Ada Lovelace'"),
  );
  await isNewer();
  expect(await page()).toContain('Ada Lovelace');

  await project.edit('src/content/owner.ts', (text) => text.replace("'Ada Lovelace'", "''"));
  await isNewer();
  expect(await page()).toContain('owner.name = &quot;&quot;: is empty');

  await restore();
  await isNewer();
  expect(await page()).toContain(owner.name);

  const restyle = await project.edit(
    'src/components/text/SectionHeading.module.css',
    (css) => `${css}\n.x{left:9px}`,
  );
  await isNewer();
  expect(await page()).toContain('9px');
  await restyle();

  await stop();
  await server.close();
  await builder.dispose();
});
