import type { Page } from 'playwright/test';
import { first, others } from '../support/fixture.ts';
import {
  burger,
  expect,
  h1,
  homeOf,
  hydrated,
  last,
  linkTo,
  pageScript,
  routes,
  second,
  site,
  test,
  titleOf,
} from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Its proof holds for the others: their code is the same. */
const [other] = others as [(typeof others)[number]];
const home = homeOf(other);
const lang = (page: Page) => page.evaluate(() => document.documentElement.lang);

for (const edition of [first, other])
  test(`the bar’s links lead through all pages in ${edition.code}`, async ({ page }) => {
    const home = homeOf(edition);
    await page.goto(home);
    await hydrated(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    for (const route of [...routes.slice(1), 'Home']) {
      await page.evaluate(() => window.scrollTo(0, 500));
      await linkTo(page, route, edition).click();
      await expect(page).toHaveURL(home + route);
      await expect(h1(page, route, edition)).toBeFocused();
      await expect(page).toHaveTitle(titleOf(route, edition));
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      // The first page's is the language's own.
      const canonical = home + (route === routes[0] ? '' : route);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', canonical);
    }
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    expect(await lang(page)).toBe(edition.code);
  });

test('a page that throws shows the error screen in its language', async ({ page, complaints }) => {
  const { labels } = other.content.frame;
  await page.route(pageScript(last), (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export const ${last}Page = () => { throw new Error("broken"); }`,
    }),
  );
  await page.goto(`${home}${last}?sent=1`);
  const alert = page.getByRole('alert');
  const heading = alert.getByRole('heading', { name: labels.errorTitle.text });
  await expect(heading).toBeVisible();
  expect(await heading.getAttribute('lang')).toBe(labels.errorTitle.lang);
  await page.unroute(pageScript(last));
  await alert.getByRole('link', { name: labels.errorHome }).click();
  await expect(h1(page, 'Home', other)).toBeVisible();
  await expect(page).toHaveURL(`${home}Home`);
  complaints.length = 0; // React logs what was thrown
});

/** Kinds of hosts: the edition below whose path an address is wrong, and an unknown address; '' on a host with one 404.html. */
const HOSTS = [
  ['in the first edition', first, 'no/such/page'],
  ['in another edition', other, 'no/such/page'],
  ['in another edition, on a host with one 404.html for all', other, ''],
] as const;
for (const [where, edition, unknown] of HOSTS)
  test(`a wrong address leads to its page before anything is painted, or shows Home, ${where}`, async ({
    page,
    complaints,
  }) => {
    const home = homeOf(edition);
    const painted: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'debug') painted.push(message.text());
    });
    await page.addInitScript(() => {
      const note = () => console.debug(location.pathname);
      new PerformanceObserver(note).observe({ type: 'paint', buffered: true });
    });
    // Answer with the first edition's page under the other's path.
    if (unknown === '')
      await page.route(
        new RegExp(`/${edition.code}/(?!assets|404|(${second}|Home)?([?#]|$))`),
        async (route) => {
          const response = await route.fetch({ url: `${site.url}nowhere/at/all` });
          await route.fulfill({ response, status: 404 });
        },
      );
    for (const [from, to, name] of [
      [second.toLowerCase(), second, second],
      [`${second.toUpperCase()}/?a=1#about-me`, `${second}?a=1#about-me`, second],
      ['no/such/page', unknown, 'Home'],
    ] as const) {
      painted.length = 0;
      await page.goto(home + from);
      await expect(page).toHaveURL(home + to);
      await expect(h1(page, name, edition)).toBeVisible();
      expect(await lang(page)).toBe(edition.code);
      await expect.poll(() => painted).toContain(new URL(home + to).pathname);
      expect(painted.includes(new URL(home + from).pathname)).toBe(from === to);
    }
    expect(complaints.splice(0).filter((line) => !/404/.test(line))).toEqual([]);
  });

test.describe('the switch', () => {
  test('leads to the same page and query, and back', async ({ page }) => {
    const { url } = site;
    const go = async (name: string) => {
      await page.locator('#root > header > details > summary').click();
      await page.getByRole('banner').getByRole('link', { name }).filter({ visible: true }).click();
    };
    await page.goto(`${url}${second}?from=mail`);
    await hydrated(page);
    await go(other.name);
    await expect(page).toHaveURL(`${home}${second}?from=mail`);
    await hydrated(page);
    await go(first.name);
    await expect(page).toHaveURL(`${url}${second}?from=mail`);
    await page.goBack();
    await expect(h1(page, second, other)).toBeVisible();
  });

  for (const [width, place] of [
    [1024, 'the bar'],
    [1023, 'the menu'],
  ] as const)
    test(`is in ${place} at ${width} px, and in the footer`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${site.url}${last}`);
      await hydrated(page);
      await expect(page.getByRole('banner').getByRole('link', { name: other.name })).toHaveCount(0);
      if (place === 'the menu') await burger(page).click();
      else await page.locator('#root > header > details > summary').click();
      for (const part of [page.getByRole('banner'), page.getByRole('contentinfo')]) {
        const list = part.getByRole('list', { name: first.content.frame.labels.languages });
        await expect(list.getByRole('link')).toHaveText(others.map(({ name }) => name));
        await expect(list.getByRole('link', { name: other.name })).toHaveAttribute('lang', other.code);
        await expect(list.locator('[aria-current="true"]')).toHaveText(first.name);
      }
    });

  test('works without scripts, even on the page for unknown addresses', async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    for (const [path, there] of [
      [last, last],
      ['no/such/page', 'Home'],
    ] as const) {
      await page.goto(site.url + path);
      for (const edition of [other, first]) {
        await page.getByRole('contentinfo').getByRole('link', { name: edition.name }).click();
        await expect(page).toHaveURL(homeOf(edition) + there);
        expect(await lang(page)).toBe(edition.code);
      }
    }
    await page.close();
  });
});
