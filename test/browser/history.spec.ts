import { contact, has } from '../support/fixture.ts';
import { bar, burger, expect, fill, h1, hydrated, labelOf, linkTo, message, site, test } from './fixtures.ts';

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
});

if (has('Contact')) {
  test('the thank-you is in view on a phone, and leads to another message', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(`${url}Contact?sent=1#thanks`, { referer: `${url}Contact` });
    const thanks = page.getByRole('heading', { name: contact.thanks.title });
    await expect(thanks).toBeInViewport({ ratio: 1 });
    await page.getByRole('link', { name: contact.thanks.another }).click();
    await expect(page.getByLabel(contact.fields.name)).toBeVisible();
    await expect(h1(page, 'Contact')).toBeFocused();
  });
}

test('the menu stays closed after Back and Forward', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${url}Home`);
  await hydrated(page);
  await burger(page).click();
  await linkTo(page, 'About').click();
  await expect(h1(page, 'About')).toBeFocused();
  await burger(page).click();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.goBack();
  await expect(h1(page, 'Home')).toBeFocused();
  await page.goForward();
  await expect(h1(page, 'About')).toBeFocused();
  await expect(burger(page)).toBeVisible();
  expect(await page.evaluate(() => document.body.className)).toBe('');
});

if (has('Contact')) {
  test('an error message that disappears doesn’t move the button away from the mouse', async ({ page }) => {
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
}

test('Back from another document returns to the old position, even if it wasn’t saved', async ({ page }) => {
  await page.goto(`${url}Home`);
  await hydrated(page);
  await page.evaluate(() => window.scrollTo({ top: 1900, behavior: 'instant' }));
  await page.evaluate((address) => window.location.assign(address), `${url}CV`);
  await expect(page).toHaveURL(`${url}CV`);
  await page.goBack();
  await expect(h1(page, 'Home')).toBeAttached();
  // The browser keeps the same content in view, but its offset changes a little once the late font wraps
  // lines.
  await expect.poll(() => page.evaluate(() => Math.abs(window.scrollY - 1900))).toBeLessThan(100);
});
