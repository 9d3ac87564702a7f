// The demonstration's projects: each runs in a browser, without network, and is accessible.
import type { Page } from 'playwright/test';
import { findings } from '../site/findings.ts';
import { expect, site, test } from '../site/fixtures.ts';

/** One act in each project, whose result only its script can show. */
const ACTS: Record<string, (page: Page) => Promise<void>> = {
  async gardens(page) {
    await expect(page.locator('.once')).toHaveText('€2,040'); // 180 + 1.5 × 120 + 14 × 120
    await page.getByLabel('A new lawn').uncheck();
    await expect(page.locator('.once')).toHaveText('€360');
  },

  async quiz(page) {
    await page.locator('.answers [data-answer="true"]').first().click();
    await expect(page.locator('.why')).toContainText('Right!');
  },

  async 'tic-tac-toe'(page) {
    for (const n of [0, 3, 1, 4, 2]) await page.locator('.board button').nth(n).click();
    await expect(page.locator('.status')).toHaveText('X wins!');
  },

  async budget(page) {
    await page.getByLabel('What for').fill('<b>Rent</b>, "March"');
    await page.getByLabel('Amount in euros').fill('1.234,50');
    await page.getByRole('button', { name: 'Add to the ledger' }).click();
    await expect(page.locator('.ledger')).toContainText('<b>Rent</b>, "March"');
    await page.reload(); // its address holds it
    await expect(page.locator('dd.out')).toHaveText('€1,234.50');
  },

  async weather(page) {
    await expect(page.locator('.dated')).toContainText('An example from Monday');
  },

  async colours(page) {
    await page.getByLabel('Code').fill('#00f');
    await expect(page.locator('.verdicts li').first()).toContainText('8.6 : 1, more than enough (AAA)');
  },

  async letters(page) {
    await page.getByRole('button', { name: 'Start' }).press('Enter');
    const target = (await page.locator('.target').textContent()) ?? '';
    await page.locator('.grid button').filter({ hasNotText: target }).first().click();
    await expect(page.locator('.lives')).toHaveText('2');
  },

  async 'old-portfolio'(page) {
    const isRunning = () => document.getAnimations().some(({ playState }) => playState === 'running');
    expect(await page.evaluate(isRunning)).toBe(true);
    await page.getByRole('button', { name: 'Stop the animations' }).click();
    expect(await page.evaluate(isRunning)).toBe(false);
  },

  async spring(page) {
    const handle = page.getByRole('button', { name: '170/26' });
    await handle.press('ArrowRight');
    await handle.press('Enter');
    const verdict = page.locator('section', { has: handle }).locator('.verdict');
    await expect(verdict).toHaveText(/^At rest after 0\.\d s\. Euler is off by up to [\d.]+ px\.$/);
  },
};

for (const [id, act] of Object.entries(ACTS))
  test(`${id} works without network, in each language, and leads back`, async ({ page }) => {
    // Nothing but this site may be asked for.
    await page.route(new RegExp(`^(?!${site.url})`), (route) => route.abort('internetdisconnected'));
    const said = new Set<string>();

    for (const [lang, home] of [
      ['es', ''],
      ['de', 'de/'],
      ['en', 'en/'],
    ] as const) {
      await page.goto(`${site.url}demos/${id}/?lang=${lang}`);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      said.add((await page.locator('main').innerText()).replace(/\s+/g, ' '));
      const back = await page.locator('.way > a').evaluate((link: HTMLAnchorElement) => link.href);
      expect(back).toBe(`${site.url}${home}Projects`);
    }
    expect(said.size).toBe(3);

    await page.setViewportSize({ width: 320, height: 640 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const isLight = colorScheme === 'light';
      expect(await findings(page, { coloursAlone: !isLight, ibm: isLight }), colorScheme).toEqual([]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

    await act(page);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(1); // `first-time`
  });

test('each card of Projects opens its project, in the page’s language', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${site.url}de/Projects`);

  const links = page.locator('main article a[href*="/demos/"]');
  await expect(links).toHaveCount(Object.keys(ACTS).length - 1); // a story runs the springs
  const to = await links.evaluateAll((all: HTMLAnchorElement[]) => all.map(({ href }) => href));
  for (const href of to) expect(href).toMatch(new RegExp(`^${site.url}demos/[\\w-]+/\\?lang=de$`));

  // Words beside the picture, words on the picture, and a small one: the whole card is the link.
  for (const place of [0, 2, 3]) {
    // A detail's own box is larger than its frame.
    const frame = page.getByRole('article').nth(place).locator('div:has(> img), div:has(> picture)').first();
    await frame.click({ force: true, position: { x: 40, y: 40 } });
    await expect(page).toHaveURL(to[place] ?? '');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.locator('.way > a').click();
    await expect(page).toHaveURL(`${site.url}de/Projects`);
  }
});
