// The first visit's greeting: it is visible, and covers nothing important.
import type { Page } from 'playwright/test';
import { contact, greeting, has } from '../support/fixture.ts';
import { bringUpGreeting, drawn, expect, hydrated, routes, site, test } from './fixtures.ts';

const { url } = site;
const popup = (page: Page) => page.locator('dialog', { hasText: greeting.title });

test.use({ newVisitor: true });

const PHONES = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 430, height: 932 },
  { width: 667, height: 375 },
];

test.describe('on phones', () => {
  test.use({ isMobile: true, hasTouch: true });

  for (const path of routes) {
    test(`takes at most 15 % of the window on /${path}, adds no height, and covers neither name nor action`, async ({
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
        expect((w * h) / (phone.width * phone.height)).toBeLessThanOrEqual(0.15);
        // Scroll through the whole page: wherever the greeting is visible, it covers nothing important.
        const end = (await height()) - phone.height;
        for (let y = 0; y <= end + 200; y += 200) {
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
    await page.goto(`${url}Contact`);
    await expect(popup(page)).toBeAttached();
    await (has('Contact')
      ? page.getByLabel(contact.fields.name)
      : page.getByRole('main').getByRole('link').first()
    ).focus();
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
    await page.goto(`${url}About`);
    await page.evaluate(() => window.localStorage.clear());
    await page.reload();
    const button = page.getByRole('button', { name: greeting.button });
    await expect(button).toBeVisible();
    await button.focus();
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(button).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(popup(page)).toHaveCount(0);
  });
});
