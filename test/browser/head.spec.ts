// A document's head after a navigation.
import type { Page } from 'playwright/test';
import { stopPassagesAt } from '../support/inPage.ts';
import {
  expect,
  h1,
  hold,
  hydrated,
  linkTo,
  pageScript,
  routes,
  second,
  site,
  test,
  titleOf,
} from './fixtures.ts';

const { url } = site;
/** Loaded for the page that was opened first; they stay in the head. */
const LOADED = 'script, style, link:is([rel="stylesheet"], [rel$="preload"], [rel="expect"])';

const headOf = (page: Page) =>
  page.evaluate(
    (loaded) =>
      [...document.head.children]
        .filter((element) => !element.matches(loaded) && !element.matches('[http-equiv]'))
        .map((element) => element.outerHTML)
        .sort(),
    LOADED,
  );

test('a navigation leaves the head that a load of the address has', async ({ page }) => {
  const loaded: Record<string, string[]> = {};
  for (const route of routes) {
    await page.goto(url + route);
    await hydrated(page);
    loaded[route] = await headOf(page);
    await expect(page.locator('head title, head meta[name="description"]')).toHaveCount(2);
  }
  expect(new Set(Object.values(loaded).map(String)).size).toBe(routes.length);

  await page.goto(url + routes.at(-1));
  await hydrated(page);
  for (const route of routes) {
    await linkTo(page, route).click();
    await expect(h1(page, route)).toBeFocused();
    expect(await headOf(page), route).toEqual(loaded[route]);
    // The data for search engines is about the page that was loaded.
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
  }
  await page.goBack();
  await expect.poll(() => headOf(page)).toEqual(loaded[routes.at(-2) ?? '']);
});

test('a page that is reached from an unknown address has its own head', async ({ page, complaints }) => {
  await page.goto(`${url}Home`);
  await hydrated(page);
  const loaded = await headOf(page);
  await page.goto(`${url}nowhere`);
  await hydrated(page);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  await linkTo(page, second).click();
  await expect(h1(page, second)).toBeFocused();
  await linkTo(page, 'Home').click();
  await expect(h1(page, 'Home')).toBeFocused();
  expect(await headOf(page)).toEqual(loaded);
  complaints.length = 0; // the status 404
});

test('the window’s title changes with the address', async ({ page }) => {
  await page.goto(`${url}Home`);
  await hydrated(page);
  const letGo = await hold(page, pageScript(second));
  await linkTo(page, second).click();
  await expect(page).toHaveURL(`${url}${second}`);
  await expect(page).toHaveTitle(titleOf(second)); // its script is still on its way
  await page.evaluate(stopPassagesAt, 100);
  letGo();
  await page.waitForFunction(() => Reflect.get(window, 'stopped') as boolean);
  expect(await page.title()).toBe(titleOf(second));
  await page.goBack();
  await expect(page).toHaveTitle(titleOf('Home'));
});
