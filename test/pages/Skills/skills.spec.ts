import type { Page } from 'playwright/test';
import {
  drawn,
  expect,
  h1,
  hold,
  hydrated,
  isEntry,
  linkTo,
  pageScript,
  selectIn,
  site,
  tabTo,
  test,
} from '../../browser/fixtures.ts';
import { skillLabels, skills } from '../../support/fixture.ts';

const { url } = site;
/** The last one with a longer text: the page has to scroll to it. */
const skill = skills.findLast(({ info }: { info?: string[] }) => info) as (typeof skills)[number];
const bodyClass = (page: Page) => page.evaluate(() => document.body.className);
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);
/** The button that opens the skill's longer text. */
const opener = (page: Page) =>
  page.getByRole('button', { name: `${skillLabels.moreInfo}: ${skill.title}`, exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: skill.title });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a skill’s text opens at its address, and its button closes it without leaving the page', async ({
  page,
}) => {
  await page.goto(`${url}Skills?skill=${skill.id}`);
  await expect(dialog(page)).toBeFocused(); // so that screen readers read its title, once
  const entries = await page.evaluate(() => window.history.length);
  await dialog(page).getByRole('button', { name: skillLabels.close }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(`${url}Skills`);
  await expect(opener(page)).toBeFocused();
  expect(await page.evaluate(() => window.history.length)).toBe(entries);
});

test('a skill’s text closes on Back and reopens on Forward, over a page that doesn’t scroll', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 400 });
  await page.goto(`${url}Home`);
  await hydrated(page);
  await linkTo(page, 'Skills').click();
  await expect(h1(page, 'Skills')).toBeFocused();

  await tabTo(page, opener(page));
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeFocused(); // so that screen readers read its title, once
  expect(await bodyClass(page)).toBe('modal-open');
  await tabTo(page, dialog(page).getByRole('button', { name: skillLabels.close }));
  await page.keyboard.press('Tab'); // to the browser's own controls or round the dialog, never to the page behind it
  const around = () => document.activeElement?.closest('dialog, main')?.tagName;
  expect(await page.evaluate(around)).not.toBe('MAIN');

  const before = await scrolled(page); // the click itself may have scrolled there
  expect(before).toBeGreaterThan(0);
  await page.mouse.move(10, 10);
  await page.mouse.wheel(0, -400);
  await drawn(page);
  expect(await scrolled(page)).toBe(before);

  await expect(page).toHaveURL(`${url}Skills?skill=${skill.id}`);
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
  expect(await scrolled(page)).toBe(before);

  await page.goForward();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape'); // the second one finds nothing to close, and must not navigate
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(`${url}Skills`);

  await page.goBack();
  await expect(linkTo(page, 'Skills')).toBeFocused();
  expect(await bodyClass(page)).toBe('');
});

test('“More info” opens the text before any script has loaded', async ({ page }) => {
  const letGo = await hold(page, isEntry);
  await page.goto(`${url}Skills`);
  await opener(page).click();
  await expect(page).toHaveURL(`${url}Skills?skill=${skill.id}`);

  letGo();
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByRole('button', { name: skillLabels.close }).click();
  await expect(page).toHaveURL(`${url}Skills`);
});

test('a press anywhere on a skill’s cell is that of its button, but its words can be selected', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${url}Skills`);
  await hydrated(page);

  const cell = page.getByRole('main').getByRole('article').first();
  expect((await selectIn(page, cell.locator('p').first())).length).toBeGreaterThan(3);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.evaluate(() => window.getSelection()?.removeAllRanges());

  const { x, y, width, height } = (await cell.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  for (const [right, down] of [
    [0.5, 0.35],
    [0.3, 0.5],
    [0.6, 0.6],
  ] as const) {
    await page.mouse.click(x + width * right, y + height * down, { delay: 60 }); // a real press is down for a while
    await expect(page.getByRole('dialog', { name: skills[0]?.title })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('on phones a press on the logo beside a skill’s cell is that of its button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${url}Skills`);
  await hydrated(page);

  for (const { id, title } of skills.filter(({ info }) => info).slice(0, 2)) {
    const logo = page.locator(`article:has(button[value="${id}"]) > div > img`);
    await logo.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await logo.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const seen = (Math.max(x, 0) + Math.min(x + width, 390)) / 2;
    await page.mouse.click(seen, y + height / 2);
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await page.keyboard.press('Escape');
  }
});

test('a page is what it is without scripts when its own fails to load', async ({ page, complaints }) => {
  await page.route(pageScript('Skills'), (route) => route.abort());
  await page.goto(`${url}Skills`);
  await expect(page.locator('html')).not.toHaveAttribute('data-scripts');
  await expect(page.getByRole('button', { name: skillLabels.moreInfo })).toHaveCount(0);
  await expect(page.getByText(String(skill.info[0]))).toBeVisible();
  complaints.length = 0; // the request that failed
});

test('a skill’s text keeps its button in view while it scrolls, and isn’t printed over the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(`${url}Skills?skill=${skill.id}`);
  await expect(dialog(page)).toBeVisible();
  await dialog(page).evaluate((text) => text.scrollTo({ top: text.scrollHeight, behavior: 'instant' }));
  await expect(dialog(page).getByRole('button', { name: skillLabels.close })).toBeInViewport({ ratio: 1 });

  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('dialog:modal')).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the longer texts of skills are shown, each inside its card', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 800 });
    await page.goto(`${url}Skills`);

    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(skills.length);
    const inside = await cards.evaluateAll((all) =>
      all.map((card) => {
        const ends = [...card.querySelectorAll('p')].map((p) => p.getBoundingClientRect().bottom);
        return Math.max(...ends) < card.getBoundingClientRect().bottom;
      }),
    );
    expect(inside).toEqual(skills.map(() => true));

    for (const paragraph of skills.flatMap(({ info = [] }: { info?: string[] }) => info))
      await expect(page.getByText(paragraph)).toBeVisible();
  });
});
