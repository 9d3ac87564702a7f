// Visitors who are quicker than the page, and moments when the page could get in their way.
import type { Page } from 'playwright/test';
import { about, contact, labels, navigation, owner } from '../support/content.ts';
import { expect, hydrated, site, test } from './fixtures.ts';

const { url } = site;
const nav = (page: Page) => page.getByRole('navigation', { name: labels.mainNavigation });
const h1 = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

/** The centre of a link in the bar, to click it without Playwright's waiting. */
async function place(page: Page, name: string) {
  const box = await nav(page).getByRole('link', { name }).boundingBox();
  if (!box) throw new Error(`no link ${name}`);
  return [box.x + box.width / 2, box.y + box.height / 2] as const;
}

test('a click during a page transition is followed', async ({ page }) => {
  await page.goto(`${url}Home`);
  await hydrated(page);
  for (const name of ['About', 'Skills']) await nav(page).getByRole('link', { name }).hover();
  const [about, skills] = [await place(page, 'About'), await place(page, 'Skills')];
  await page.evaluate(() => {
    const { startViewTransition } = document;
    document.startViewTransition = (update) => {
      const transition = startViewTransition.call(document, update);
      transition.ready.then(() => Object.assign(window, { fading: true }));
      return transition;
    };
  });
  await page.mouse.click(...about);
  await page.waitForFunction(() => 'fading' in window);
  await page.mouse.click(...skills);
  await expect(h1(page, 'Skills')).toBeFocused();
  await expect(page).toHaveURL(`${url}Skills`);
});

test('the last of many clicks wins, and a repeated click adds no history entry', async ({ page }) => {
  await page.goto(`${url}Home`);
  await hydrated(page);
  const before = await page.evaluate(() => window.history.length);
  await page.evaluate(() => {
    const link = (name: string) =>
      [...document.querySelectorAll<HTMLElement>('nav a')].find((a) => a.textContent === name)?.click();
    for (const name of ['About', 'About', 'Skills', 'Contact', 'Contact', 'About']) link(name);
  });
  await expect(h1(page, about.title)).toBeFocused();
  await expect(page).toHaveURL(`${url}About`);
  expect(await page.evaluate(() => window.history.length)).toBe(before + 4);
});

test('the thank-you is in view on a phone, and leads to another message', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`${url}Contact?sent=1#thanks`);
  const thanks = page.getByRole('heading', { name: contact.thanks.title });
  await expect(thanks).toBeInViewport({ ratio: 1 });
  await page.getByRole('link', { name: contact.thanks.another }).click();
  await expect(page.getByLabel(contact.fields.nombre)).toBeVisible();
  await expect(h1(page, contact.title)).toBeFocused();
});

test('the menu stays closed after Back and Forward', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${url}Home`);
  await hydrated(page);
  await page.getByRole('button', { name: labels.openMenu }).click();
  await nav(page).getByRole('link', { name: 'About' }).click();
  await expect(h1(page, about.title)).toBeFocused();
  await page.getByRole('button', { name: labels.openMenu }).click();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.goBack();
  await expect(h1(page, owner.name)).toBeFocused();
  await page.goForward();
  await expect(h1(page, about.title)).toBeFocused();
  await expect(page.getByRole('button', { name: labels.openMenu })).toBeVisible();
  expect(await page.evaluate(() => document.body.className)).toBe('');
});

test('an error message that disappears doesn’t move the button away from the mouse', async ({ page }) => {
  await page.goto(`${url}Contact`);
  await hydrated(page);
  const send = page.getByRole('button', { name: contact.submit });
  await send.click();
  await page.getByLabel(contact.fields.nombre).fill('Ada');
  await page.getByLabel(contact.fields.email).fill('ada@example.org');
  await page.getByLabel(contact.fields.empresa).fill('AE');
  await page.getByLabel(contact.fields.description).fill('x');
  await page.getByLabel(contact.fields.description).fill('');
  await send.scrollIntoViewIfNeeded();
  const { x = 0, y = 0 } = (await send.boundingBox()) ?? {};
  await page.mouse.move(x + 20, y + 3);
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.getByLabel(contact.fields.description)).toBeFocused();
  await expect(page.getByText(contact.messages.description)).toBeVisible();
});

test.describe('a page’s script that fails to load', () => {
  test.beforeEach(async ({ page, complaints }) => {
    await page.goto(`${url}Home`);
    await hydrated(page);
    await page.route(/\/assets\/Skills-\w+\.js$/, (route) => route.abort());
    await scrollTo(page, 1200);
    await nav(page).getByRole('link', { name: 'Skills' }).click();
    await expect(page).toHaveTitle(`${navigation.titleLabel} · Skills`);
    complaints.length = 0; // the browser itself logs the requests that failed
  });

  test('leaves the page readable from its top, and Back working', async ({ page, complaints }) => {
    await expect(h1(page, 'Skills')).toBeVisible();
    expect(await scrolled(page)).toBe(0);
    await page.unroute(/\/assets\/Skills-\w+\.js$/);
    await page.goBack();
    await expect(h1(page, owner.name)).toBeVisible();
    await expect(page).toHaveTitle(`${owner.name} · Home`);
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
  await page.route(/\/assets\/Skills-\w+\.js$/, async (route) => {
    if (late) await Promise.race([held, page.waitForFunction(() => 'letGo' in window)]);
    await route.continue();
  });
  await scrollTo(page, 1200);
  await nav(page).getByRole('link', { name: 'Skills' }).click();
  await expect(page).toHaveURL(`${url}Skills`);
  await nav(page).getByRole('link', { name: 'Contact' }).click();
  await expect(h1(page, contact.title)).toBeFocused();
  late = false;
  await page.evaluate(() => Object.assign(window, { letGo: true }));
  await page.goBack();
  await expect(h1(page, 'Skills')).toBeFocused();
  expect(await scrolled(page)).toBe(0);
});
