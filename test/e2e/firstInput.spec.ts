import type { Page } from 'playwright/test';
import { carouselLabels, contact, has, labels, skillLabels, skills } from '../support/fixture.ts';
import { decoded } from '../support/project.ts';
import { expect, h1, hold, hydrated, isEntry, linkTo, site, test } from './fixtures.ts';

test('a page without input stays unchanged, and requests no more scripts than that of its first view', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  for (const [path, own] of [
    ['Home', /\/(Home|HomeStory)-/],
    ['Contact', /\/Contact-/],
  ] as const) {
    scripts.length = 0;
    await page.goto(`${site.url}${path}`, { waitUntil: 'networkidle' });
    await page.waitForFunction(() => document.documentElement.dataset.motion === 'on'); // the entry has run
    const sent = await (await page.request.get(`${site.url}${path}`)).text();
    const headings = (html: string) =>
      [...html.matchAll(/<h[23][^>]*>(.*?)<\/h[23]>/gs)].map(([, inside = '']) =>
        inside.replace(/<[^>]*>/g, ''),
      );
    expect(headings(decoded(await page.content()))).toEqual(headings(decoded(sent)));
    expect(scripts.filter((url) => own.test(url))).toHaveLength(path === 'Home' ? 1 : 0);
    await page.mouse.move(10, 10);
    await page.mouse.move(20, 10);
    await expect.poll(() => scripts.filter((url) => own.test(url)).length).toBe(path === 'Home' ? 2 : 1);
  }
});

if (has('Skills')) {
  test('a button pressed before its script has loaded takes effect once it has', async ({ page }) => {
    const letGo = await hold(page, /\/assets\/Skills-\w+\.js$/);
    await page.goto(`${site.url}Skills`);
    await page.waitForFunction(() => document.documentElement.dataset.motion === 'on');
    await page.getByRole('button', { name: `${skillLabels.moreInfo}: ${skills[0]?.title}` }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    letGo();
    await expect(page.getByRole('dialog', { name: skills[0]?.title })).toBeVisible();
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the menu opens if its button was pressed, even twice, before any script loaded', async ({ page }) => {
    const letGo = await hold(page, isEntry);
    await page.goto(`${site.url}Home`);
    const burger = page.getByRole('button', { name: labels.openMenu });
    await burger.click();
    await burger.click();
    await expect(burger).toHaveAttribute('aria-expanded', 'false');
    letGo();
    await expect(page.getByRole('button', { name: labels.closeMenu })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await hydrated(page);
    await expect(linkTo(page, 'About')).toBeVisible();
  });
});

/**
 * Moves the mouse until the page has had a pointermove event that reports a movement. A document's first one doesn't:
 * it is also sent when a page appears under a resting mouse, so the site ignores it. A real movement sends more.
 */
async function moveMouse(page: Page) {
  await page.evaluate(() =>
    window.addEventListener('pointermove', ({ movementX }) => {
      if (movementX !== 0) Object.assign(window, { moved: true });
    }),
  );
  for (let x = 300; !(await page.evaluate(() => 'moved' in window)); x++) await page.mouse.move(x, 300);
}

const INPUTS: [input: string, path: string, act: (page: Page) => Promise<void>][] = [
  ['a mouse movement', 'About', moveMouse],
  ['a wheel event that scrolls nothing', 'About', (page: Page) => page.mouse.wheel(0, -50)],
  ['a key press', 'About', (page: Page) => page.keyboard.press('Shift')],
  ['an anchor', 'About#places', async () => {}],
];
for (const [input, path, act] of has('About') ? INPUTS : []) {
  test(`${input} before any script has loaded is enough to turn the row into a ring`, async ({ page }) => {
    const letGo = await hold(page, isEntry);
    await page.goto(`${site.url}${path}`);
    await act(page);
    letGo();
    await expect(page.locator(`[aria-roledescription="${carouselLabels.carousel}"]`)).toHaveAttribute(
      'data-layout',
      'ring',
    );
  });
}

if (has('Contact')) {
  test('a form that is sent before its script has loaded is validated by that script', async ({ page }) => {
    const letGo = await hold(page, /\/assets\/Contact-\w+\.js$/);
    await page.goto(`${site.url}Contact`);
    await page.waitForFunction(() => document.documentElement.dataset.motion === 'on');
    await page.getByLabel(contact.fields.name).fill('Ada');
    await page.getByRole('button', { name: contact.submit }).click();
    letGo();
    await expect(page.getByText(contact.messages.message)).toBeVisible();
    await expect(page.getByLabel(contact.fields.name)).toHaveValue('Ada');
  });
}

test('the links are shown on a phone when the main script fails to load', async ({ page, complaints }) => {
  await page.route(isEntry, (route) => route.abort());
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(site.url + (has('Skills') ? 'Skills' : 'Contact'));
  await expect(linkTo(page, 'Contact')).toBeVisible();
  await expect(page.getByText(labels.openMenu)).toHaveCount(0);
  await expect(page.getByRole('button', { name: skillLabels.moreInfo })).toHaveCount(0);
  await page.getByRole('link', { name: labels.skipToContent }).focus();
  await page.keyboard.press('Enter');
  await expect(h1(page, has('Skills') ? 'Skills' : 'Contact')).toBeVisible();
  complaints.length = 0; // the request that failed
});

if (has('About')) {
  test('the caret stays at the end of its text when the window is resized', async ({ page }) => {
    await page.goto(`${site.url}About`);
    await hydrated(page);
    await page.getByRole('button', { name: labels.pauseMotion }).click();
    const row = page.locator('main header p > [aria-hidden] > span');
    const gap = () =>
      row.evaluate((line) => {
        const [caret, last] = [line.lastElementChild, line.children[line.children.length - 2]];
        if (!caret || !last) return Number.NaN;
        return Math.abs(caret.getBoundingClientRect().left - last.getBoundingClientRect().right);
      });
    await expect.poll(gap).toBeLessThan(8);
    await page.setViewportSize({ width: 500, height: 800 });
    await expect.poll(gap).toBeLessThan(8);
  });
}
