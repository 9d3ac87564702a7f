// The first visit's greeting: it is visible, and covers nothing important.
import type { Page } from 'playwright/test';
import type { Edition } from '../support/contentOf.ts';
import { editions, greeting, isDemonstration } from '../support/own.ts';
import { bringUpGreeting, drawn, expect, homeOf, hydrated, routes, site, test } from './fixtures.ts';

const { url } = site;
const last = routes.at(-1) ?? '';
/** The share of a phone's window that it may take: an owner's words may be longer. */
const SHARE = isDemonstration ? 0.15 : 0.2;
const popup = (page: Page) => page.locator('dialog', { hasText: greeting.title });

test.use({ newVisitor: true });

const PHONES = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 667, height: 375 },
];

test.describe('on phones', () => {
  test.use({ isMobile: true, hasTouch: true });

  for (const path of routes) {
    test(`takes a small part of the window on /${path}, adds no height, and covers neither name nor action`, async ({
      page,
    }) => {
      await page.goto(url + path);
      const height = () => page.evaluate(() => document.documentElement.scrollHeight);
      await hydrated(page);
      const before = await height();
      await bringUpGreeting(page);
      expect(await height()).toBe(before);
      for (const phone of PHONES) {
        await page.setViewportSize(phone);
        const { width: w = 0, height: h = 0 } = (await popup(page).boundingBox()) ?? {};
        expect(w * h).toBeGreaterThan(0);
        expect((w * h) / (phone.width * phone.height)).toBeLessThanOrEqual(SHARE);
        // Scroll through the whole page: wherever the greeting is visible, it covers nothing important.
        const end = (await height()) - phone.height;
        for (let y = 0; y <= end + 300; y += 300) {
          await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
          await drawn(page);
          await expect.poll(() => page.evaluate(covered)).toEqual([]);
        }
      }
    });
  }
});

/**
 * The names and actions that the greeting covers, or will once it has faded in. The wheel's links repeat the bar's, and
 * count only while they have the focus.
 */
function covered(): string[] {
  const dialog = document.querySelector<HTMLElement>('dialog[open]:not(:modal)');
  if (dialog?.dataset.shown !== 'true') return [];
  const box = dialog.getBoundingClientRect();
  return [...document.querySelectorAll('main h1, main :is(a, button, input, select, textarea), footer a')]
    .filter((element) => !element.matches('[data-wheel] a:not(:focus)'))
    .filter((element) => {
      const { top, right, bottom, left, width } = element.getBoundingClientRect();
      const over = Math.min(right, box.right) - Math.max(left, box.left);
      const under = Math.min(bottom, box.bottom) - Math.max(top, box.top);
      return width > 0 && over > 1 && under > 1 && element.checkVisibility({ visibilityProperty: true });
    })
    .map((element) => element.outerHTML.slice(0, 100));
}

test.describe('by keyboard', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('never covers the focused element, and stays while it has the focus itself', async ({ page }) => {
    await page.goto(url + last);
    await bringUpGreeting(page);
    const fields = page.getByRole('main').getByRole('textbox');
    await ((await fields.count()) > 0 ? fields : page.getByRole('main').getByRole('link')).first().focus();
    for (let i = 0; i < 8; i++) {
      await expect
        .poll(() =>
          page.evaluate(() => {
            const { activeElement } = document;
            if (activeElement === document.body) return true; // a page with few controls: the focus has left it
            const { top, left, width, height } = activeElement?.getBoundingClientRect() ?? new DOMRect();
            const hit = document.elementFromPoint(left + width / 2, top + height / 2);
            return hit !== null && (activeElement?.contains(hit) ?? false);
          }),
        )
        .toBe(true);
      await page.keyboard.press('Tab');
    }
    await page.goto(url + (routes[1] ?? ''));
    await page.evaluate(() => window.localStorage.clear());
    await page.reload();
    await bringUpGreeting(page);
    const button = page.getByRole('button', { name: greeting.button });
    await expect(button).toBeVisible();
    await button.focus();
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(button).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(popup(page)).toHaveCount(0);
  });
});

test.describe('the offer', () => {
  for (const { code, locale } of editions) {
    test.describe(`to a browser in ${locale}`, () => {
      test.use({ newVisitor: true, locale, viewport: { width: 320, height: 568 } });

      test('is one line in the greeting, in that language, if the page is in another', async ({ page }) => {
        for (const edition of editions) {
          await page.goto(homeOf(edition) + (routes[1] ?? ''));
          await page.evaluate(() => window.localStorage.clear());
          await page.reload();
          await bringUpGreeting(page);
          const offered = page.locator('dialog[open]:not(:modal)');
          await expect(offered).toContainText(edition.content.frame.popup.title);
          const link = offered.getByRole('link');
          const { width = 0, height = 0 } = (await offered.boundingBox()) ?? {};
          expect((width * height) / (320 * 568)).toBeLessThanOrEqual(SHARE);
          if (edition.code === code) {
            await expect(link).toHaveCount(0);
          } else {
            const wanted = editions.find((each) => each.code === code) as Edition;
            await expect(link).toHaveText(`${wanted.content.frame.popup.offer} →`);
            await expect(link).toHaveAttribute('lang', code);
            await link.click();
            await expect(page).toHaveURL(homeOf(wanted) + (routes[1] ?? ''));
          }
          // The greeting is attached before it has found a free place, and sets its flag only once it is visible.
          await expect
            .poll(() => page.evaluate(() => Object.keys(window.localStorage)))
            .toEqual(['first-time']);
        }
      });
    });
  }
});
