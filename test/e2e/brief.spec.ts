// What is below the first view is laid out later: nobody may notice.
import {
  expect,
  h1,
  hold,
  hydrated,
  isEntry,
  laidOut,
  linkTo,
  type Route,
  routes,
  site,
  test,
} from './fixtures.ts';

const { url } = site;
const last = routes.at(-1) as Route;

/** How the browser treats what is below the first view. */
const below = (page: import('playwright/test').Page) =>
  page.evaluate(() =>
    ['main > :nth-child(n + 3)', 'footer'].flatMap((selector) =>
      [...document.querySelectorAll(selector)].map((element) => getComputedStyle(element).contentVisibility),
    ),
  );
const isBrief = (page: import('playwright/test').Page) =>
  page.evaluate(() => document.documentElement.dataset.brief !== undefined);

test.use({ viewport: { width: 360, height: 740 } });

test('what is below the first view waits for the scripts, and nothing moves when it is there', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        Object.assign(window, { shift: Reflect.get(window, 'shift') + entry.value });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const letGo = await hold(page, isEntry);
  await page.goto(`${url}Home`);
  expect(new Set(await below(page))).toEqual(new Set(['auto']));
  letGo();
  await hydrated(page);
  await laidOut(page);
  expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBe(0);
});

test('it is laid out where a visitor scrolls before the scripts have come', async ({ page }) => {
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

test('a visitor on the way to another place than the top gets all of the page at once', async ({ page }) => {
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

test('Back finds the place on a page that was laid out in two steps', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${url}Home`);
  await hydrated(page);
  await laidOut(page);
  await page.evaluate(() => window.scrollTo({ top: 1900, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => window.history.state?.scrollPx)).toBe(1900);
  await linkTo(page, last).click();
  await expect(h1(page, last)).toBeFocused();
  await page.goBack();
  await expect(h1(page, 'Home')).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1900);
});
