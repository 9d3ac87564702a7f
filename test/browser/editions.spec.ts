import type { Page } from 'playwright/test';
import { first, others } from '../support/fixture.ts';
import { burger, expect, h1, homeOf, hydrated, last, second, site, test } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Its proof holds for the others: their code is the same. */
const [other] = others as [(typeof others)[number]];
const home = homeOf(other);
const lang = (page: Page) => page.evaluate(() => document.documentElement.lang);

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
  for (const [width, place] of [
    [1024, 'the bar'],
    [1023, 'the menu'],
  ] as const)
    test(`leads to the same page and query from ${place} at ${width} px, and is in the footer`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${site.url}${last}?from=mail`);
      await hydrated(page);
      const languages = (part: 'banner' | 'contentinfo') =>
        page.getByRole(part).getByRole('list', { name: first.content.frame.labels.languages });

      await expect(languages('contentinfo').getByRole('link')).toHaveText(others.map(({ name }) => name));
      await expect(languages('banner')).toHaveCount(0);
      if (place === 'the menu') await burger(page).click();
      else await page.locator('#root > header > details > summary').click();

      await expect(languages('banner').getByRole('link')).toHaveText(others.map(({ name }) => name));
      await expect(languages('banner').locator('[aria-current="true"]')).toHaveText(first.name);

      const link = languages('banner').getByRole('link', { name: other.name });
      await expect(link).toHaveAttribute('lang', other.code);

      await link.click();
      await expect(page).toHaveURL(`${home}${last}?from=mail`);
      await expect(h1(page, last, other)).toBeVisible();
    });

  test('works without scripts, even on the page for unknown addresses', async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    for (const [path, there] of [
      [last, last],
      ['no/such/page', ''],
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
