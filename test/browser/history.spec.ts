import { contact } from '../support/fixture.ts';
import { bar, expect, fill, h1, hydrated, labelOf, message, site, test } from './fixtures.ts';

const { url } = site;

test('the last of many clicks wins, and a repeated click adds no history entry', async ({ page }) => {
  await page.goto(`${url}Home`);
  await hydrated(page);
  const before = await page.evaluate(() => window.history.length);
  const clicks = (['About', 'About', 'Home', 'Contact', 'Contact', 'About'] as const).map((route) =>
    labelOf(route),
  );
  await bar(page).evaluate((nav, names) => {
    for (const name of names) [...nav.querySelectorAll('a')].find((a) => a.textContent === name)?.click();
  }, clicks);
  await expect(h1(page, 'About')).toBeFocused();
  await expect(page).toHaveURL(`${url}About`);
  expect(await page.evaluate(() => window.history.length)).toBe(before + 4);
  await expect(page.locator('html')).toHaveAttribute('data-page', 'About');
  await expect(page.locator('.entering')).toHaveCount(0);
  await expect(page.locator('main > *')).toHaveCount(1);
});

test('an error message that disappears doesn’t move the button away from the mouse', {
  tag: '@Contact',
}, async ({ page }) => {
  await page.goto(`${url}Contact`);
  await hydrated(page);
  const send = page.getByRole('button', { name: contact.submit });
  await send.click();
  await fill(page, message('Ada', 'ada@example.org', 'AE', 'x'));
  await page.getByLabel(contact.fields.message).fill('');
  await send.scrollIntoViewIfNeeded();
  const { x = 0, y = 0 } = (await send.boundingBox()) ?? {};
  await page.mouse.move(x + 20, y + 3);
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.getByLabel(contact.fields.message)).toBeFocused();
  await expect(page.getByText(contact.messages.message)).toBeVisible();
});
