// The first visit's greeting.
import { greeting, isDemonstration } from '../support/own.ts';
import { bringUpGreeting, expect, hydrated, routes, site, test } from './fixtures.ts';

/** The share of a phone's window that it may take: an owner's words may be longer. */
const SHARE = isDemonstration ? 0.15 : 0.2;
const PHONES = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 667, height: 375 },
];

test.use({ newVisitor: true });

test('appears at the first scroll, small, neither over a dialog nor on paper, and closes with its button', async ({
  page,
}) => {
  await page.goto(site.url + (routes.at(-1) ?? ''));
  await hydrated(page);
  await bringUpGreeting(page);
  const popup = page.locator('dialog', { hasText: greeting.title });

  await expect(popup).toBeVisible();

  for (const phone of PHONES) {
    await page.setViewportSize(phone);
    const { width = 0, height = 0 } = (await popup.boundingBox()) ?? {};

    expect(width * height).toBeGreaterThan(0);
    expect((width * height) / (phone.width * phone.height)).toBeLessThanOrEqual(SHARE);
  }

  await page.emulateMedia({ media: 'print' });
  await expect(popup).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await page.evaluate(() => document.body.appendChild(document.createElement('dialog')).showModal());
  await expect(popup).toBeHidden();
  await page.evaluate(() => document.querySelector<HTMLDialogElement>('dialog:modal')?.close());

  await expect(popup).toBeVisible();
  await page.getByRole('button', { name: greeting.button }).click();

  await expect(popup).toHaveCount(0);
});
