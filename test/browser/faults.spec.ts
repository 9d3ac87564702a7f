import type { Page } from 'playwright/test';
import { homeStory } from '../support/fixture.ts';
import { wrapTexts } from '../support/inPage.ts';
import { expect, h1, isEntry, last, linkTo, pageScript, second, site, test } from './fixtures.ts';

// The site treats a file that never arrives as one that fails, and does more.
const FILES = [
  ['the entry', isEntry, false],
  ['a page’s script', pageScript(second), false],
  ['a style sheet', /\.css$/, true],
  ['what isn’t needed', /\/worker-\w+\.js$|\.(woff2|svg|avif|webp|jpg|png)$/, false],
] as const;

for (const [fault, files, moves] of FILES)
  test(`${fault} never arrives: the site can be read and used`, async ({ page, complaints }) => {
    if (!moves) await page.emulateMedia({ reducedMotion: 'reduce' }); // drawing frames is most of the work
    await page.route(files, () => {});

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

// Firefox reports none for a page that it reloads where it was scrolled.
test('a page whose first contentful paint is never reported gets its scripts as it scrolls, or after a while', async ({
  page,
}) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  const preloads = page.locator('link[rel="modulepreload"]');
  await page.clock.install({ time: new Date('2026-01-01T10:00:00') });
  await page.clock.pauseAt(new Date('2026-01-01T10:00:01'));
  await page.goto(`${site.url}Home`);
  await expect(preloads).toHaveCount(0);

  await page.evaluate(() => window.scrollBy({ top: 300, behavior: 'instant' }));
  await expect(preloads).not.toHaveCount(0);

  // One that is never touched gets them, too.
  await page.goto(`${site.url}${second}`);
  await expect(preloads).toHaveCount(0);

  await page.clock.runFor(3000);
  await expect(preloads).not.toHaveCount(0);
});
