// Small things that visitors met.
import type { Page } from 'playwright/test';
import { home, labels, projects } from '../support/fixture.ts';
import { bringUpGreeting, expect, hydrated, site, test } from './fixtures.ts';

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

const described = projects?.find(({ url: address, description }) => address && description);
if (described)
  test('a card’s words can be selected, and a click on them opens the project', async ({ page }) => {
    await page.goto(`${url}Projects`);
    await hydrated(page);
    const words = page.getByRole('article').getByText(described.description ?? '', { exact: true });
    const box = await words.boundingBox();
    if (!box) throw new Error('The words have no box');
    await page.mouse.move(box.x + 2, box.y + 10);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width - 4, box.y + 10, { steps: 4 });
    await page.mouse.up();
    expect(await page.evaluate(() => String(window.getSelection()).trim().length)).toBeGreaterThan(1);
    await expect(page).toHaveURL(`${url}Projects`);
    await page.evaluate(() => window.getSelection()?.removeAllRanges());
    const opened = page.waitForRequest((request) => request.isNavigationRequest());
    await page.route(/.*/, (route) =>
      route.request().isNavigationRequest()
        ? route.fulfill({ contentType: 'text/html', body: '' })
        : route.continue(),
    );
    await words.click();
    await opened;
  });

test.describe('the greeting', () => {
  test.use({ newVisitor: true, viewport: { width: 320, height: 640 } });

  /** Counts how often it appears, from now on. */
  const countAppearances = (page: Page) =>
    page.evaluate(() => {
      const count = { shown: 0 };
      const greeting = document.querySelector('dialog[open]:not(:modal)') as HTMLElement;
      let before = greeting.dataset.shown;
      new MutationObserver(() => {
        if (greeting.dataset.shown === 'true' && before === 'false') count.shown++;
        before = greeting.dataset.shown;
      }).observe(greeting, { attributeFilter: ['data-shown'] });
      Object.assign(window, { count });
    });

  test('doesn’t blink while the page is scrolled', async ({ page }) => {
    await page.goto(`${url}Home`);
    await hydrated(page);
    await bringUpGreeting(page);
    await countAppearances(page);
    // A steady scroll: a step a frame, through the whole page.
    await page.evaluate(async () => {
      const end = document.body.scrollHeight - window.innerHeight;
      for (let y = 0; y < end; y += 40) {
        window.scrollTo({ top: y, behavior: 'instant' });
        await new Promise(requestAnimationFrame);
      }
    });
    expect(await page.evaluate(() => Reflect.get(window, 'count').shown)).toBe(0);
  });

  test('isn’t measured anew for each typed phrase', async ({ page }) => {
    await page.clock.install();
    await page.goto(`${url}Home`);
    await hydrated(page);
    await page.clock.runFor(4000);
    await expect(page.locator('dialog[open]:not(:modal)')).toBeAttached();
    const observed = await page.evaluate(() => {
      const calls = { count: 0 };
      const { observe } = IntersectionObserver.prototype;
      IntersectionObserver.prototype.observe = function (element) {
        calls.count++;
        observe.call(this, element);
      };
      Object.assign(window, { calls });
      return document.querySelectorAll('main a').length;
    });
    expect(observed).toBeGreaterThan(1);
    await page.clock.runFor(30_000);
    expect(await page.evaluate(() => Reflect.get(window, 'calls').count)).toBe(0);
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
