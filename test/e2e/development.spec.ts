import { openBuilder } from '../../src/builder/build.ts';
import { serve } from '../../src/builder/serve/server.ts';
import { openLiveReload, watch } from '../../src/builder/serve/watch.ts';
import { cacheDir } from '../support/project.ts';
import { copySample, sampleSources } from '../support/sample.ts';
import { expect, hydrated, test } from './fixtures.ts';

// Without the script that marks a visitor as greeted: it would fail on the blank page at the end.
test.use({ newVisitor: true });

test('the open page shows what is wrong with the content until it is fixed', async ({ page }) => {
  const project = await copySample();
  const reload = openLiveReload({ root: project.root, base: '' });
  const server = await serve(
    { base: '', find: reload.find },
    { host: '127.0.0.1', log() {}, handlers: [reload.handle] },
  );
  const builder = await openBuilder({
    root: project.root,
    cacheDir,
    siteUrl: server.url,
    watch: true,
    inbox: true,
  });
  const watcher = await watch(builder, { ...reload, log() {} });
  try {
    const [file, { name }] = ['src/content/owner.ts', sampleSources().owner.owner];
    await page.goto(`${server.url}Home`, { waitUntil: 'networkidle' });
    await hydrated(page);
    const note = page.getByRole('alert');
    await expect(note).toHaveCount(0);

    const restore = await project.edit(file, (text) => text.replace(`name: '${name}'`, "name: ''"));
    await expect(note).toContainText('The content has a fault');
    await expect(note).toContainText('src/content/owner.ts, owner.name = ""');
    await expect(note).toContainText('is empty: write the text');
    await expect(page.locator('h1')).toHaveText(name); // the last build

    // A file that can't be read comes first: what is in it isn't known.
    await project.edit('src/content/frame.ts', (text) => `${text}]`);
    await expect(note).toContainText('The site can’t be built');
    await expect(note).toContainText('src/content/frame.ts');
    // A page opened now shows them, too.
    await page.goto(`${server.url}Contact`);
    await expect(note).toContainText('The site can’t be built');
    // So do more tabs than a browser opens connections to one host.
    const tabs = await Promise.all(Array.from({ length: 7 }, () => page.context().newPage()));
    for (const tab of tabs) {
      await tab.goto(`${server.url}Home`);
      await expect(tab.getByRole('alert')).toContainText('The site can’t be built');
    }

    await project.edit('src/content/frame.ts', (text) => text.replace(/\]$/, ''));
    await expect(note).toContainText('The content has a fault');
    await restore();
    await expect(note).toHaveCount(0);
    for (const tab of tabs) await expect(tab.getByRole('alert')).toHaveCount(0);
  } finally {
    await page.context().close(); // a page holds a connection to the server
    await watcher.close();
    await server.close();
    await builder.dispose();
    await project.remove();
  }
});
