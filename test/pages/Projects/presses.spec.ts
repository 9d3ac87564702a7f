import { expect, hydrated, selectIn, site, test } from '../../browser/fixtures.ts';

const { url } = site;

for (const path of ['Projects', 'Home'])
  test(`a card or plate on ${path} is one link as a whole, words and picture included, and leaves its other links free`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(url + path);
    await hydrated(page);

    const articles = page.locator('main article:has(:is(h2, h3) a):has(img)');
    expect(await articles.count()).toBeGreaterThan(0);

    for (const article of await articles.all()) {
      await article.scrollIntoViewIfNeeded();
      await article.hover();
      const wrong = await article.evaluate((element) => {
        const at = (part: Element) => {
          const shown = part.closest('[data-detail]') ?? part; // a detail is larger than its frame
          const { x, y, width, height } = shown.getBoundingClientRect();
          const over = document.elementFromPoint(x + Math.min(10, width / 2), y + height / 2);
          const words = over?.closest('.cover-words');
          return words ? words.closest('article')?.querySelector('a') : over?.closest('a');
        };
        const links = [...element.querySelectorAll('a')];
        const words = [...element.querySelectorAll('img, p, li, time')].filter((each) => !each.closest('a'));
        return [
          ...words.filter((part) => !part.querySelector('a') && at(part) !== links[0]),
          ...links.filter((link) => at(link) !== link),
        ].map((part) => part.outerHTML);
      });
      expect(wrong).toEqual([]);
    }
  });

for (const [path, card] of [
  ['Projects', 'main article:has(a):has(.cover-words p)'],
  ['Notes', 'main li:has(a):has(.cover-words p)'],
] as const)
  test(`words on a card of ${path} can be selected, and a press opens it`, async ({ page }) => {
    await page.goto(url + path);
    await expect(page.locator('html')).toHaveAttribute('data-selectable');

    const words = page.locator(card).first().locator('.cover-words p').first();
    const link = page.locator(card).first().locator('a').first();
    const address = await link.evaluate((a) => (a as HTMLAnchorElement).href);

    expect((await selectIn(page, words)).length).toBeGreaterThan(3);
    await expect(page).toHaveURL(url + path);

    await page.evaluate(() => window.getSelection()?.removeAllRanges());
    const [opened] = await Promise.all([
      page.waitForRequest((request) => request.isNavigationRequest() && request.url() === address),
      words.click(),
    ]);
    expect(opened.url()).toBe(address);
  });
