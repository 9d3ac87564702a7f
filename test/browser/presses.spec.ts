import { expect, hydrated, site, test } from './fixtures.ts';

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
          const { x, y, width, height } = part.getBoundingClientRect();
          const over = document.elementFromPoint(x + Math.min(10, width / 2), y + height / 2);
          return over?.closest('a');
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
