// Input before the scripts have loaded counts.
import type { Page } from 'playwright/test';
import { contact, labels, skillLabels, skills } from '../support/fixture.ts';
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

test('“More info” opens the text before any script has loaded', { tag: '@Skills' }, async ({ page }) => {
  const letGo = await hold(page, isEntry);
  await page.goto(`${site.url}Skills`);
  await moreInfo(page).click();
  await expect(page).toHaveURL(`${site.url}Skills?skill=${skill?.id}`);
  letGo();
  await expect(page.getByRole('dialog', { name: skill?.title })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: skillLabels.close }).click();
  await expect(page).toHaveURL(`${site.url}Skills`);
});

test('a press anywhere on a skill’s cell is that of its button', { tag: '@Skills' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${site.url}Skills`);
  await hydrated(page);
  const cell = page.getByRole('main').getByRole('article').first();
  await cell.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await cell.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  for (const [right, down] of [
    [0.5, 0.35],
    [0.3, 0.5],
    [0.6, 0.6],
  ] as const) {
    await page.mouse.click(x + width * right, y + height * down, { delay: 60 }); // a real press is down for a while
    await expect(page.getByRole('dialog', { name: skill?.title })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

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

test('a form that is sent before its script has loaded is validated by the browser', {
  tag: '@Contact',
}, async ({ page }) => {
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

for (const [what, file] of [
  ['the main script', isEntry],
  ['the page’s script', /\/assets\/SkillsPage-\w+\.js$/],
] as const)
  test(`a page stays what it is without scripts when ${what} fails to load`, { tag: '@Skills' }, async ({
    page,
    complaints,
  }) => {
    await page.route(file, (route) => route.abort());
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${site.url}Skills`);
    await expect(page.locator('html')).not.toHaveAttribute('data-scripts');
    await expect(page.getByRole('button', { name: skillLabels.moreInfo })).toHaveCount(0);
    await expect(page.getByText(String(skill?.info?.[0]))).toBeVisible();
    await page.getByRole('link', { name: labels.skipToContent }).focus();
    await page.keyboard.press('Enter');
    await expect(h1(page, 'Skills')).toBeVisible();
    await burger(page).click();
    await expect(bar(page).getByRole('link').first()).toBeVisible();
    await linkTo(page, 'Contact').click();
    await expect(h1(page, 'Contact')).toBeVisible();
    complaints.length = 0; // the request that failed
  });
