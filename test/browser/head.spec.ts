// A document's head after a navigation.
import type { Page } from 'playwright/test';
import { labels, others } from '../support/fixture.ts';
import { stopPassagesAt } from '../support/inPage.ts';
import {
  expect,
  h1,
  hold,
  homeOf,
  hydrated,
  isEntry,
  linkTo,
  pageScript,
  routes,
  second,
  site,
  test,
  titleOf,
} from './fixtures.ts';

const { url } = site;
/** Its proof holds for the others: their code is the same. */
const [other] = others as [(typeof others)[number]];
const home = homeOf(other);
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

test('a navigation leaves the head that a load of the address has, from an unknown address too', async ({
  page,
  complaints,
}) => {
  const loaded: Record<string, string[]> = {};
  for (const route of routes) {
    await page.goto(home + route);
    await hydrated(page);
    loaded[route] = await headOf(page);
    await expect(page.locator('head title, head meta[name="description"]')).toHaveCount(2);
  }
  expect(new Set(Object.values(loaded).map(String)).size).toBe(routes.length);

  for (const [start, ways] of [
    ['nowhere', [second, 'Home']],
    [routes.at(-1), routes],
  ] as const) {
    await page.goto(home + start);
    await hydrated(page);
    await expect(page.locator('meta[name="robots"]')).toHaveCount(start === 'nowhere' ? 1 : 0);
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(start === 'nowhere' ? 0 : 1);

    await page.evaluate(() => Object.assign(window, { sameDocument: true }));

    for (const route of ways) {
      await linkTo(page, route, other).click();
      await expect(page).toHaveURL(home + route);
      await expect(h1(page, route, other)).toBeFocused();
      expect(await headOf(page), route).toEqual(loaded[route]);
      // The data for search engines is about the page that was loaded.
      await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
    }

    await page.goBack();
    await expect.poll(() => headOf(page)).toEqual(loaded[ways.at(-2) ?? '']);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  }
  complaints.length = 0; // the status 404
});

test('while a page is slow, the window has its title, and it is seen and heard to be on its way', async ({
  page,
}) => {
  await page.goto(`${url}Home`);
  await hydrated(page);
  const letGo = await hold(page, pageScript(second));
  const link = linkTo(page, second);
  const status = page.locator('#root > [aria-live]');
  await link.click();
  await expect(page).toHaveURL(`${url}${second}`);
  await expect(page).toHaveTitle(titleOf(second));
  await expect(link).toHaveAttribute('data-opening');
  await expect(link).toHaveCSS('opacity', '0.6');
  await expect(status).toHaveText(labels.opening.replace('{page}', titleOf(second).split(' · ')[1] ?? ''));

  await page.evaluate(stopPassagesAt, 100);
  letGo();
  await page.waitForFunction(() => Reflect.get(window, 'stopped') as boolean);
  expect(await page.title()).toBe(titleOf(second));
  await expect(page.locator('[data-opening]')).toHaveCount(0);

  await page.goBack();
  await expect(page).toHaveTitle(titleOf('Home'));
  await expect(status).toHaveText('');
});

test('what an extension has changed in the head stands there once on each page, and first', async ({
  page,
  complaints,
}) => {
  const names = ['description', 'theme-color'];
  const contents = () =>
    page.evaluate(
      (all) =>
        all.map((name) =>
          [...document.querySelectorAll(`meta[name="${name}"]`)].map((meta) => meta.getAttribute('content')),
        ),
      names,
    );
  await page.goto(url + second);
  await hydrated(page);
  const loaded = await contents();

  const letGo = await hold(page, isEntry);
  await page.goto(`${url}Home`);
  const own = await contents();
  await page.evaluate((all) => {
    // Of the two colours only the first.
    for (const name of all) document.querySelector(`meta[name="${name}"]`)?.setAttribute('content', 'gone');
    document.title = 'gone';
  }, names);
  letGo();
  await hydrated(page);
  await expect(page).toHaveTitle(titleOf('Home'));
  expect(await contents()).toEqual(own);

  await linkTo(page, second).click();
  await expect(h1(page, second)).toBeFocused();
  expect(await contents()).toEqual(loaded);
  await expect(page).toHaveTitle(titleOf(second));
  complaints.length = 0; // React reports the text of the title
});

test('a page that fails has the head and the text of an error, by a link, Back and a load', async ({
  page,
  complaints,
}) => {
  const { errorTitle, errorHome } = other.content.frame.labels;
  await page.route(pageScript(second), (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export const ${second}Page = () => { throw new Error('broken'); }`,
    }),
  );

  const alert = page.getByRole('alert');
  const failed = async () => {
    await expect(alert).toContainText('broken');
    await expect(page).toHaveTitle(`${errorTitle.text} · ${other.content.owner.owner.name}`);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  };

  await page.goto(`${home}Home`);
  await hydrated(page);
  const loaded = await headOf(page);
  await linkTo(page, second, other).click();
  await failed();

  await page.goBack();
  await expect.poll(() => headOf(page)).toEqual(loaded);

  await page.goForward();
  await failed();

  await page.reload();
  await failed();
  await expect(alert.getByRole('heading', { name: errorTitle.text })).toHaveAttribute(
    'lang',
    errorTitle.lang,
  );

  await alert.getByRole('link', { name: errorHome }).click();
  await expect(h1(page, 'Home', other)).toBeFocused();
  await expect(page).toHaveURL(`${home}Home`);
  await expect(page).toHaveTitle(titleOf('Home', other));
  await expect(page.locator('meta[name="description"]')).toHaveCount(1);
  complaints.length = 0; // React reports the error
});
