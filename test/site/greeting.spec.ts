// The first visit's greeting.
import type { Page } from 'playwright/test';
import type { Edition } from '../support/contentOf.ts';
import { editions, greeting, isDemonstration } from '../support/own.ts';
import { bringUpGreeting, expect, homeOf, hydrated, routes, site, test } from './fixtures.ts';

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

for (const path of routes)
  test(`appears on /${path} at the first scroll, small, and closes with its button`, async ({ page }) => {
    await page.goto(url + path);
    await hydrated(page);
    await bringUpGreeting(page);
    await expect(popup(page)).toBeVisible();
    expect(await page.evaluate(() => Object.keys(window.localStorage))).toEqual(['first-time']);
    for (const phone of PHONES) {
      await page.setViewportSize(phone);
      const { width: w = 0, height: h = 0 } = (await popup(page).boundingBox()) ?? {};
      expect(w * h).toBeGreaterThan(0);
      expect((w * h) / (phone.width * phone.height)).toBeLessThanOrEqual(SHARE);
    }
    await page.getByRole('button', { name: greeting.button }).click();
    await expect(popup(page)).toHaveCount(0);
  });

test('is hidden while a dialog is open', async ({ page }) => {
  await page.goto(url + last);
  await hydrated(page);
  await bringUpGreeting(page);
  await page.evaluate(() => {
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.showModal();
  });
  await expect(popup(page)).toBeHidden();
  await page.evaluate(() => document.querySelector<HTMLDialogElement>('dialog:modal')?.close());
  await expect(popup(page)).toBeVisible();
});

test.describe('by keyboard', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  for (const path of routes)
    test(`never hides the focused element of /${path}`, async ({ page }) => {
      await page.goto(url + path);
      await hydrated(page);
      await bringUpGreeting(page);
      const hidden: string[] = [];
      const count = await page.locator('main :is(a, button, input, select, textarea), footer a').count();
      await page.locator('main').focus();
      for (let i = 0; i < Math.min(count, 40); i++) {
        await page.keyboard.press('Tab');
        hidden.push(...(await page.evaluate(hiddenFocus)));
      }
      // The page's end can be scrolled clear of it.
      await page.locator('footer a').last().focus();
      hidden.push(...(await page.evaluate(hiddenFocus)));
      expect(hidden).toEqual([]);
    });
});

/** The focused element, if the greeting covers all of it. */
function hiddenFocus(): string[] {
  const dialog = document.querySelector<HTMLElement>('dialog[open]:not(:modal)');
  const { activeElement } = document;
  if (!dialog || !activeElement || activeElement === document.body || dialog.contains(activeElement))
    return [];
  const box = dialog.getBoundingClientRect();
  const { top, right, bottom, left } = activeElement.getBoundingClientRect();
  const isCovered = left >= box.left && right <= box.right && top >= box.top && bottom <= box.bottom;
  return isCovered ? [activeElement.outerHTML.slice(0, 100)] : [];
}

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
          expect(await page.evaluate(() => Object.keys(window.localStorage))).toEqual(['first-time']);
        }
      });
    });
  }
});
