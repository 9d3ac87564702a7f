import type { Page } from 'playwright/test';
import { homeStory } from '../support/fixture.ts';
import { wrapTexts } from '../support/inPage.ts';
import { expect, h1, last, linkTo, second, site, test } from './fixtures.ts';

test('what isn’t needed never arrives: the site can be read and used', async ({ page, complaints }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' }); // drawing frames is most of the work
  await page.route(/\/worker-\w+\.js$|\.(woff2|svg|avif|webp|jpg|png)$/, () => {});

  await readAndUse(page);
  expect(complaints.splice(0).filter((line) => !/No particles|Timed out/.test(line))).toEqual([]);
});

test('the browser translates the page while it is in use: the site can be read and used', async ({
  page,
  complaints,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(`window.addEventListener('pointermove', ${wrapTexts}, { once: true })`);

  // A press is lost where React replaces the link between down and up.
  await readAndUse(page, (goTo) => expect(goTo).toPass());
  // A part that was about to hydrate is reported.
  expect(complaints.splice(0).filter((line) => !/Minified React error/.test(line))).toEqual([]);
});

/** Reads Home, and goes on to two other pages. */
async function readAndUse(page: Page, attempt = (goTo: () => Promise<void>) => goTo()) {
  await page.goto(`${site.url}Home`, { waitUntil: 'domcontentloaded' });
  await expect(h1(page, 'Home')).toBeVisible();
  await expect(page.getByRole('heading', { name: homeStory.experience.title })).toHaveCount(1);

  await page.mouse.move(30, 300);
  for (const name of [second, last])
    await attempt(async () => {
      await linkTo(page, name).click();
      await expect(h1(page, name)).toBeVisible();
    });
}
