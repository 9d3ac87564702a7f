// Visitors who are quicker than the page, and moments when the page could get in their way.
import type { Page } from 'playwright/test';
import { contact, has, labels } from '../support/content.ts';
import {
  bar,
  expect,
  fill,
  h1,
  hydrated,
  labelOf,
  linkTo,
  message,
  site,
  test,
  titleOf,
} from './fixtures.ts';

const { url } = site;
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

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

if (has.form) {
  test('the thank-you is in view on a phone, and leads to another message', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(`${url}Contact?sent=1#thanks`);
    const thanks = page.getByRole('heading', { name: contact.thanks.title });
    await expect(thanks).toBeInViewport({ ratio: 1 });
    await page.getByRole('link', { name: contact.thanks.another }).click();
    await expect(page.getByLabel(contact.fields.nombre)).toBeVisible();
    await expect(h1(page, 'Contact')).toBeFocused();
  });
}

test('the menu stays closed after Back and Forward', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${url}Home`);
  await hydrated(page);
  await page.getByRole('button', { name: labels.openMenu }).click();
  await linkTo(page, 'About').click();
  await expect(h1(page, 'About')).toBeFocused();
  await page.getByRole('button', { name: labels.openMenu }).click();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.goBack();
  await expect(h1(page, 'Home')).toBeFocused();
  await page.goForward();
  await expect(h1(page, 'About')).toBeFocused();
  await expect(page.getByRole('button', { name: labels.openMenu })).toBeVisible();
  expect(await page.evaluate(() => document.body.className)).toBe('');
});

if (has.form) {
  test('an error message that disappears doesn’t move the button away from the mouse', async ({ page }) => {
    await page.goto(`${url}Contact`);
    await hydrated(page);
    const send = page.getByRole('button', { name: contact.submit });
    await send.click();
    await fill(page, message('Ada', 'ada@example.org', 'AE', 'x'));
    await page.getByLabel(contact.fields.description).fill('');
    await send.scrollIntoViewIfNeeded();
    const { x = 0, y = 0 } = (await send.boundingBox()) ?? {};
    await page.mouse.move(x + 20, y + 3);
    await page.mouse.down();
    await page.mouse.up();
    await expect(page.getByLabel(contact.fields.description)).toBeFocused();
    await expect(page.getByText(contact.messages.description)).toBeVisible();
  });
}

test.describe('a page’s script that fails to load', () => {
  test.beforeEach(async ({ page, complaints }) => {
    await page.goto(`${url}Home`);
    await hydrated(page);
    await page.route(/\/assets\/About-\w+\.js$/, (route) => route.abort());
    await scrollTo(page, 1200);
    await linkTo(page, 'About').click();
    await expect(page).toHaveTitle(titleOf('About'));
    complaints.length = 0; // the browser itself logs the requests that failed
  });

  test('leaves the page readable from its top, and Back working', async ({ page, complaints }) => {
    await expect(h1(page, 'About')).toBeVisible();
    expect(await scrolled(page)).toBe(0);
    await page.unroute(/\/assets\/About-\w+\.js$/);
    await page.goBack();
    await expect(h1(page, 'Home')).toBeVisible();
    await expect(page).toHaveTitle(titleOf('Home'));
    complaints.length = 0;
  });
});

test('a page that was never shown gets no scroll position', async ({ page }) => {
  await page.goto(`${url}Home`);
  await hydrated(page);
  const held = new Promise<void>((resolve) => {
    page.once('close', () => resolve());
  });
  let late = true;
  await page.route(/\/assets\/About-\w+\.js$/, async (route) => {
    if (late) await Promise.race([held, page.waitForFunction(() => 'letGo' in window)]);
    await route.continue();
  });
  await scrollTo(page, 1200);
  await linkTo(page, 'About').click();
  await expect(page).toHaveURL(`${url}About`);
  await linkTo(page, 'Contact').click();
  await expect(h1(page, 'Contact')).toBeFocused();
  late = false;
  await page.evaluate(() => Object.assign(window, { letGo: true }));
  await page.goBack();
  await expect(h1(page, 'About')).toBeFocused();
  expect(await scrolled(page)).toBe(0);
});
