import type { Page } from 'playwright/test';
import { aboutStory } from '../../src/content/aboutStory.ts';
import { homeStory } from '../../src/content/homeStory.ts';
import { projects } from '../../src/content/projects.ts';
import { expect, hydrated, routes, site, test } from './fixtures.ts';

const { url } = site;
const last = projects.at(-1) as (typeof projects)[number];

/** What is cut off: text that is larger than a box that hides what doesn't fit. */
const cut = (page: Page) =>
  page.evaluate(() => {
    const lines: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('#root *')) {
      const { overflowX, overflowY } = getComputedStyle(element);
      if (!element.innerText?.trim() || element.closest('.visually-hidden, [inert], [aria-hidden="true"]'))
        continue;
      const hides = [overflowX, overflowY].some((value) => value === 'hidden' || value === 'clip');
      if (!hides || !element.checkVisibility({ visibilityProperty: true })) continue;
      const [x, y] = [element.scrollWidth - element.clientWidth, element.scrollHeight - element.clientHeight];
      if (x > 1 || y > 1) lines.push(`${element.tagName}.${element.className} by ${x}×${y}`);
    }
    return lines;
  });

test.describe('the text', () => {
  test.use({ bypassCSP: true }); // the test adds a style of its own

  for (const width of [320, 1280]) {
    test(`text with the spacing of WCAG 1.4.12 is neither cut off nor too wide at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const route of routes.filter(Boolean)) {
        await page.goto(url + route);
        await hydrated(page);
        await page.addStyleTag({
          content: `* { letter-spacing: 0.12em !important; line-height: 1.5 !important; word-spacing: 0.16em !important }
          p { margin-block-end: 2em !important }`,
        });
        const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(excess, route).toBeLessThanOrEqual(0);
        // The ring and the logo strip show what passes by.
        expect(
          (await cut(page)).filter((line) => !/Carousel|LogoSlider|WelcomeCard/.test(line)),
          route,
        ).toEqual([]);
      }
    });
  }
});

test('the browser’s controls follow the page’s hue', async ({ page }) => {
  await page.goto(`${url}Home`);
  await hydrated(page);
  const colour = () => page.locator('meta[name="theme-color"]').getAttribute('content');
  const home = await colour();
  await page.getByRole('link', { name: 'Skills' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Skills' })).toBeFocused();
  expect(await colour()).not.toBe(home);
  expect(await colour()).toBe(
    await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor),
  );
});

test('on paper the pages are dark on light, whole, and their links are spelled out', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const [route, texts] of [
    ['Home', [homeStory.welcomeCard.paragraphs[0] ?? '', homeStory.experience.title]],
    [
      'About',
      [...aboutStory.ring.photographs.slice(0, 2).map(({ caption }) => caption), aboutStory.experience.title],
    ],
    ['Projects', [last.title]],
  ] as const) {
    await page.goto(url + route);
    await hydrated(page);
    const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(ground).toBe('rgb(255, 255, 255)');
    for (const text of texts) {
      const element = page.getByText(text).filter({ visible: true }).first();
      await expect(element).toBeVisible();
      expect(await element.evaluate((e) => getComputedStyle(e).opacity)).toBe('1');
    }
    await expect(page.getByRole('button', { name: 'Pausar animaciones' })).toBeHidden();
  }
  const spelled = await page
    .getByRole('link', { name: last.title })
    .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(spelled).toContain(last.url);
});
