import { screenFaults } from '../site/screenFaults.ts';
import { home, homeStory, labels } from '../support/fixture.ts';
import { expect, hydrated, routes, site, test } from './fixtures.ts';

const { url } = site;

test.describe('the text', () => {
  test.use({ bypassCSP: true }); // the test adds a style of its own

  test('text with the spacing of WCAG 1.4.12 is neither cut off nor too wide', async ({ page }) => {
    const width = 320;
    await page.setViewportSize({ width, height: 800 });
    for (const route of routes) {
      await page.goto(url + route);
      await hydrated(page);
      await page.addStyleTag({
        content: `* { letter-spacing: 0.12em !important; line-height: 1.5 !important; word-spacing: 0.16em !important }
        p { margin-block-end: 2em !important }
        [data-expanded="false"] { display: none !important } /* the closed welcome card clips on purpose */`,
      });
      const found = await page.evaluate(screenFaults, { width, characters: 78, controls: false });
      expect(
        found.filter((fault) => /cut off|px wide/.test(fault)),
        route,
      ).toEqual([]);
    }
  });
});

test('printed pages are dark on white, complete, and spell out their links’ addresses', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const route of [...routes.slice(1), 'Home']) {
    await page.goto(url + route);
    await hydrated(page);
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.getByRole('button', { name: labels.pauseMotion })).toBeHidden();
  }

  for (const text of [home.lead, ...homeStory.welcomeCard.paragraphs, homeStory.experience.title]) {
    const element = page.getByText(text).filter({ visible: true }).first();
    await expect(element).toBeVisible();
    await expect(element).toHaveCSS('opacity', '1');
  }

  const link = page.locator('main a[href^="http"]').first();
  const spelled = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(spelled).toContain(await link.getAttribute('href'));
});
