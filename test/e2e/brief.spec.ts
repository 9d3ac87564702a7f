// Content below the first view is laid out later, and visitors mustn't notice.
import { expect, h1, hold, hydrated, isEntry, laidOut, site, test } from './fixtures.ts';

const { url } = site;

/** The `content-visibility` of everything below the first view. */
const below = (page: import('playwright/test').Page) =>
  page.evaluate(() =>
    ['main > :nth-child(n + 3)', 'footer'].flatMap((selector) =>
      [...document.querySelectorAll(selector)].map((element) => getComputedStyle(element).contentVisibility),
    ),
  );
const isBrief = (page: import('playwright/test').Page) =>
  page.evaluate(() => document.documentElement.dataset.brief !== undefined);

test.use({ viewport: { width: 360, height: 740 } });

test('content below the first view waits for the scripts, and appears without a layout shift', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        Object.assign(window, { shift: Reflect.get(window, 'shift') + entry.value });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // Tall enough to show the end of the page.
  await page.setViewportSize({ width: 1280, height: 2400 });
  const letGo = await hold(page, isEntry);
  await page.goto(`${url}Home`);
  expect(new Set(await below(page))).toEqual(new Set(['auto']));
  // Another test covers the shift that the late font causes.
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    Object.assign(window, { shift: 0 });
  });
  letGo();
  await hydrated(page);
  expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBe(0);
});

test('it is laid out when a visitor scrolls to it before the scripts have loaded', async ({ page }) => {
  const letGo = await hold(page, isEntry);
  await page.goto(`${url}Home`);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  const height = () => page.evaluate(() => document.querySelector('footer')?.getBoundingClientRect().height);
  await expect.poll(height).toBeLessThan(740);
  letGo();
  await hydrated(page);
  await expect(page.getByRole('contentinfo')).toBeInViewport();
});

test('the whole page is laid out at once if the visitor doesn’t arrive at its top', async ({ page }) => {
  await page.goto(`${url}Home`);
  await hydrated(page);
  await page.evaluate(() => window.scrollTo({ top: 1700, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => window.history.state?.scrollPx)).toBe(1700);
  const letGo = await hold(page, isEntry);
  await page.reload();
  expect(await isBrief(page)).toBe(false);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1700);
  letGo();
  await page.goto(`${url}About#experience`);
  expect(await isBrief(page)).toBe(false);
});

test('Back from another document returns to the old position, even if it wasn’t saved', async ({ page }) => {
  await page.goto(`${url}Home`);
  await hydrated(page);
  await page.evaluate(() => window.scrollTo({ top: 1900, behavior: 'instant' }));
  await page.evaluate((address) => window.location.assign(address), `${url}CV`);
  await expect(page).toHaveURL(`${url}CV`);
  await page.goBack();
  await expect(h1(page, 'Home')).toBeAttached();
  expect(await isBrief(page)).toBe(false);
  // The browser keeps the same content in view, but its offset changes a little once the late font wraps lines.
  await expect.poll(() => page.evaluate(() => Math.abs(window.scrollY - 1900))).toBeLessThan(100);
});

test('the whole page is laid out when its script fails', async ({ page, complaints }) => {
  await page.route(isEntry, (route) => route.abort());
  await page.goto(`${url}Home`);
  await laidOut(page);
  expect(await isBrief(page)).toBe(false);
  await expect.poll(() => complaints.length).toBe(2);
  complaints.length = 0;
});
