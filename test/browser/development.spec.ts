import { openBuilder } from '../../src/builder/build.ts';
import { openLiveSite, watchSources } from '../../src/builder/serve/live.ts';
import { serve } from '../../src/builder/serve/server.ts';
import { copyFixture, fixtureSources } from '../support/fixtureSources.ts';
import { cacheDir } from '../support/project.ts';
import { expect, hydrated, test } from './fixtures.ts';

// Without the script that marks a visitor as greeted: it would fail on the blank page at the end.
test.use({ newVisitor: true });

test('an open page shows what is built, and what is wrong until it is fixed', async ({
  page,
  complaints,
}) => {
  const project = await copyFixture();
  const live = openLiveSite({ base: '' });
  const server = await serve({ base: '', find: live.find, handle: live.handle });
  const options = { root: project.root, cacheDir, siteUrl: server.url, watch: true, inbox: true };
  const builder = await openBuilder(options);
  const [file, { name }] = ['src/content/owner.ts', fixtureSources().owner.owner];
  try {
    await page.goto(`${server.url}Home`);
    await expect(page.getByRole('status')).toContainText('The site is being built');
    const stop = await watchSources(project.root, (changed) =>
      builder.make(changed).then(({ files }) => live.show(files), live.fail),
    );
    await expect(page.locator('h1')).toHaveText(name);
    await hydrated(page);

    const restore = await project.edit(file, (text) => text.replace(`name: '${name}'`, "name: ''"));
    await expect(page.getByRole('status')).toContainText('src/content/owner.ts, owner.name = "": is empty');
    // A page opened now shows it, too.
    // A late reload may come between.
    await expect(() => page.goto(`${server.url}Contact`)).toPass();
    await expect(page.getByRole('status')).toContainText('is empty: write the text');
    await restore();
    await expect(page.locator('form')).toBeVisible();
    await hydrated(page);

    await project.edit('src/styles/base.css', (css) => `${css}\nbody { background: red }`);
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 0, 0)');
    await stop();
    expect(complaints.splice(0).filter((line) => !/503/.test(line))).toEqual([]); // while there is no site
  } finally {
    await page.context().close(); // a page holds a connection to the server
    await server.close();
    await builder.dispose();
    await project.remove();
  }
});
