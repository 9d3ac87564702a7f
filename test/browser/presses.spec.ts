// Small things that visitors met.
import { has, home, labels } from '../support/fixture.ts';
import { expect, hydrated, site, test } from './fixtures.ts';

const { url } = site;

test('the pause button says its name once', async ({ page }) => {
  await page.goto(`${url}Home`);
  const button = page.getByRole('button', { name: labels.pauseMotion });
  await hydrated(page);
  await expect(button).toHaveAccessibleDescription('');
  await expect(button).not.toHaveAttribute('title');
});

test('translators leave typed letters alone, and translate the phrases', async ({ page }) => {
  await page.goto(`${url}Home`);
  await hydrated(page);
  const line = page.locator('main p', { has: page.locator('[data-text]') });
  const translates = (part: string) =>
    line
      .locator(part)
      .first()
      .evaluate((element: HTMLElement) => element.translate);
  expect(await translates('[data-text]')).toBe(false);
  expect(await translates(':scope > span')).toBe(true);
  await expect(line).toContainText(home.phrases[0]?.text ?? '');
});

if (has('Projects'))
  for (const javaScriptEnabled of [true, false])
    test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
      test.use({ javaScriptEnabled });
      test('cards and plates are one link as a whole, words included', async ({ page }) => {
        await page.goto(`${url}Projects`);
        if (javaScriptEnabled) await hydrated(page);
        const articles = page.locator('main article:has(:is(h2, h3) a)');
        expect(await articles.count()).toBeGreaterThan(1);
        for (const article of await articles.all()) {
          await article.scrollIntoViewIfNeeded();
          for (const words of await article.locator('p, li, time').all()) {
            const { x, y, width, height } = (await words.boundingBox()) ?? {
              x: 0,
              y: 0,
              width: 0,
              height: 0,
            };
            const isLink = await page.evaluate(
              ([x, y]) => document.elementFromPoint(x, y)?.closest('article a') !== null,
              [x + Math.min(10, width / 2), y + height / 2] as const,
            );
            expect(isLink, await words.innerText()).toBe(true);
          }
        }
      });
    });

test('a plate opens its project from its picture too, and leaves its other links free', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${site.url}Home`);
  await hydrated(page);
  for (const plate of await page.locator('main article:has(h3 a):has(img)').all()) {
    await plate.scrollIntoViewIfNeeded();
    await plate.hover();
    const seen = await plate.evaluate((article) => {
      const at = (element: Element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('a');
      };
      const [picture, ...links] = [article.querySelector('img'), ...article.querySelectorAll('a')];
      return [picture && at(picture) === links[0], ...links.map((link) => at(link) === link)];
    });
    expect(new Set(seen)).toEqual(new Set([true]));
  }
});
