// What a visitor does before the scripts have loaded counts.
import type { Page } from 'playwright/test';
import { carouselLabels, contact, has, labels, skillLabels, skills } from '../support/fixture.ts';
import { decoded } from '../support/project.ts';
import {
  bar,
  burger,
  expect,
  h1,
  hold,
  hydrated,
  isEntry,
  isMenuOpen,
  linkTo,
  site,
  test,
} from './fixtures.ts';

const skill = skills?.[0];
const moreInfo = (page: Page) =>
  page.getByRole('button', { name: `${skillLabels.moreInfo}: ${skill?.title}` });

test('a page without input loads all its scripts, comes alive whole and stays unchanged', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  for (const path of ['Home', 'Contact']) {
    scripts.length = 0;
    await page.goto(`${site.url}${path}`, { waitUntil: 'networkidle' });
    await hydrated(page);
    const sent = await (await page.request.get(`${site.url}${path}`)).text();
    const headings = (html: string) =>
      [...html.matchAll(/<h[23][^>]*>(.*?)<\/h[23]>/gs)].map(([, inside = '']) =>
        inside.replace(/<[^>]*>/g, ''),
      );
    expect(headings(decoded(await page.content()))).toEqual(headings(decoded(sent)));
    expect(scripts.filter((url) => url.includes(`/assets/${path}-`))).toHaveLength(1);
  }
});

if (has('About'))
  test('the row becomes a ring without any input', async ({ page }) => {
    await page.goto(`${site.url}About`);
    await expect(page.locator(`[aria-roledescription="${carouselLabels.carousel}"]`)).toHaveAttribute(
      'data-layout',
      'ring',
    );
  });

if (has('Skills')) {
  test('“More info” opens the longer text before any script has loaded', async ({ page }) => {
    const letGo = await hold(page, isEntry);
    await page.goto(`${site.url}Skills`);
    await moreInfo(page).click();
    await expect(page).toHaveURL(`${site.url}Skills?skill=${skill?.id}`);
    letGo();
    await expect(page.getByRole('dialog', { name: skill?.title })).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: skillLabels.close }).click();
    await expect(page).toHaveURL(`${site.url}Skills`);
  });

  for (const [hand, viewport] of [
    ['a mouse', { width: 1440, height: 900 }],
    ['a finger', { width: 390, height: 844 }],
  ] as const)
    test.describe(`by ${hand}`, () => {
      test.use({ viewport, hasTouch: hand === 'a finger' });
      test('a press anywhere on a skill’s cell is that of its button', async ({ page }) => {
        await page.goto(`${site.url}Skills`);
        await hydrated(page);
        const cell = page.getByRole('main').getByRole('article').first();
        await cell.scrollIntoViewIfNeeded();
        const box = await cell.boundingBox();
        if (!box) throw new Error('the cell has no box');
        for (const [x, y] of [
          [0.5, 0.35],
          [0.3, 0.5],
          [0.6, 0.6],
        ] as const) {
          const point = [box.x + box.width * x, box.y + box.height * y] as const;
          if (hand === 'a finger') await page.touchscreen.tap(...point);
          else await page.mouse.click(...point, { delay: 60 }); // a real press is down for a while
          await expect(page.getByRole('dialog', { name: skill?.title })).toBeVisible();
          await page.keyboard.press('Escape');
          await expect(page.getByRole('dialog')).toHaveCount(0);
        }
      });
    });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the menu opens before any script has loaded, and stays open through hydration', async ({ page }) => {
    const letGo = await hold(page, isEntry);
    await page.goto(`${site.url}Home`);
    await burger(page).click();
    await expect(linkTo(page, 'About')).toBeVisible();
    letGo();
    await hydrated(page);
    expect(await isMenuOpen(page)).toBe(true);
    await linkTo(page, 'About').click();
    await expect(h1(page, 'About')).toBeVisible();
    expect(await isMenuOpen(page)).toBe(false);
  });
});

if (has('Contact'))
  test('a form that is sent before its script has loaded is validated by the browser', async ({ page }) => {
    const letGo = await hold(page, isEntry);
    await page.goto(`${site.url}Contact`);
    await page.getByLabel(contact.fields.name).fill('Ada');
    await page.getByRole('button', { name: contact.submit }).click();
    await expect(page.getByLabel(contact.fields.email)).toBeFocused();
    letGo();
    await hydrated(page);
    await page.getByRole('button', { name: contact.submit }).click();
    await expect(page.getByText(contact.messages.message)).toBeVisible();
    await expect(page.getByLabel(contact.fields.name)).toHaveValue('Ada');
  });

for (const what of ['the main script', 'the page’s script'])
  test(`a page stays what it is without scripts when ${what} fails to load`, async ({ page, complaints }) => {
    const name = has('Skills') ? 'Skills' : 'Contact';
    const file = what === 'the main script' ? isEntry : new RegExp(`/assets/${name}-\\w+\\.js$`);
    await page.route(file, (route) => route.abort());
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(site.url + name);
    await expect(page.locator('html')).not.toHaveAttribute('data-scripts');
    await expect(page.getByRole('button', { name: skillLabels.moreInfo })).toHaveCount(0);
    await page.getByRole('link', { name: labels.skipToContent }).focus();
    await page.keyboard.press('Enter');
    await expect(h1(page, name)).toBeVisible();
    await burger(page).click();
    await expect(bar(page).getByRole('link').first()).toBeVisible();
    await linkTo(page, 'Contact').click();
    await expect(h1(page, 'Contact')).toBeVisible();
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
