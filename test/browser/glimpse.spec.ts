// A page's picture in the wheel while its facet is pointed at or focused.
import type { Locator, Page } from 'playwright/test';
import { drawn, expect, ornamented, routes, site, test } from './fixtures.ts';

const OUT_PX = 12;

const facetsOf = (page: Page) => page.locator('main [data-wheel] li:has(a)');
const opacityOf = (element: Locator) => element.evaluate((e) => getComputedStyle(e).opacity);

async function middleOf(facet: Locator) {
  const box = await facet.locator('a').boundingBox();
  if (!box) throw new Error('a facet has no box');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

// Otherwise the stage still settles while facets are measured.
test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

test('a facet that is pointed at moves out and shows its page in the hub and at the foot, and nothing else does', async ({
  page,
}) => {
  await page.goto(`${site.url}Home`);
  await page.mouse.move(5, 300);
  await ornamented(page);
  await expect(page.locator('main [data-hub]').first()).toBeAttached(); // they come once the browser is idle

  const inHub = async () => {
    const all = await page.locator('[data-wheel] [data-hub]').all();
    return (await Promise.all(all.map(opacityOf))).filter((opacity) => opacity !== '0');
  };

  const facets = facetsOf(page);
  expect(await facets.count()).toBeGreaterThanOrEqual(routes.length - 1);

  for (const facet of await facets.all()) {
    const { x, y } = await middleOf(facet);
    await page.mouse.move(x, y);
    await expect.poll(() => opacityOf(facet.locator('[data-hub]'))).toBe('1');
    await expect(facet.locator('[data-plate]')).toBeVisible();
    await expect(facet.locator('[data-plate]')).not.toBeEmpty();

    await expect
      .poll(async () => {
        const moved = await middleOf(facet);
        return Math.round(Math.hypot(moved.x - x, moved.y - y));
      })
      .toBe(OUT_PX);
    await expect.poll(inHub).toEqual(['1']);
  }

  await page.mouse.move(5, 300);
  await expect.poll(inHub).toEqual([]);
  await expect(page.locator('[data-plate]:visible')).toHaveCount(0);

  // By the keyboard, too; both are hidden from screen readers.
  await facets.last().locator('a').focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect.poll(inHub).toEqual(['1']);
  await expect(
    page.locator('[data-hub]:not([aria-hidden=true]), [data-plate]:not([aria-hidden=true])'),
  ).toHaveCount(0);
});

test('nothing is shown of a page without its styles', async ({ page }) => {
  // Not held back: the window's load, and so the glimpses, may wait for them.
  await page.route(/\/assets\/late-/, (route) => route.fulfill({ contentType: 'text/css', body: '' }));
  await page.goto(`${site.url}Home`);

  const facet = facetsOf(page).first();
  await expect(facet.locator('[data-plate]')).toBeAttached();

  const { x, y } = await middleOf(facet);
  await page.mouse.move(x, y);
  await drawn(page);
  await expect(facet.locator('[data-hub], [data-plate]').filter({ visible: true })).toHaveCount(0);
});
