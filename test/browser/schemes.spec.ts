// The page follows the system's scheme at once, completely, and through styles alone.
import type { Page } from 'playwright/test';
import { first, home, homeStory, labels } from '../support/fixture.ts';
import { burger, drawn, expect, hydrated, routes, site, test } from './fixtures.ts';

const { url } = site;
type Scheme = 'light' | 'dark';

/** The colours of every element and its pseudo-elements, in document order. */
const colours = (page: Page) =>
  page.evaluate(() => {
    const NAMES = [
      ...['color', 'background-color', 'background-image', 'border-top-color', 'border-left-color'],
      ...[
        'outline-color',
        'box-shadow',
        'caret-color',
        'accent-color',
        'text-decoration-color',
        'color-scheme',
      ],
    ];

    return [...document.querySelectorAll('body, body *')]
      .filter((element) => !element.closest('[aria-hidden="true"], canvas'))
      .flatMap((element) =>
        [null, '::before', '::after', '::backdrop'].map((pseudo) => {
          const style = getComputedStyle(element, pseudo);
          const values = NAMES.map((name) => style.getPropertyValue(name)).join(' ');
          return `${element.tagName}.${element.getAttribute('class') ?? ''}${pseudo ?? ''} ${values}`;
        }),
      );
  });

async function open(page: Page, path: string, scheme: Scheme) {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  await page.goto(url + path);
  if (!routes.includes(path)) return;
  await hydrated(page);
  await page.waitForFunction(() => document.querySelector<HTMLLinkElement>('link[href*="/late-"]')?.sheet);
}

for (const path of routes)
  test(`${path} takes on all the colours of the other scheme while it is open`, async ({ page }) => {
    await open(page, path, 'light');
    const light = await colours(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await drawn(page);
    await page.waitForFunction(() => !document.getAnimations().some((each) => each instanceof CSSTransition));
    const changed = await colours(page);
    await open(page, path, 'dark');
    expect(changed).toEqual(await colours(page));
    expect(changed).not.toEqual(light);
  });

test('printed pages are light, the same in both schemes, complete, and spell out their links’ addresses', async ({
  page,
}) => {
  for (const path of first.pages.map(({ name }) => name)) {
    await open(page, path, 'light');
    await page.emulateMedia({ media: 'print', colorScheme: 'light' });
    const fromLight = await colours(page);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await colours(page), path).toEqual(fromLight);
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.getByRole('button', { name: labels.pauseMotion })).toBeHidden();

    await page.emulateMedia({ media: null });
  }

  await page.emulateMedia({ media: 'print', reducedMotion: null });
  await page.goto(`${url}Home`);
  await hydrated(page);
  for (const text of [home.lead, ...homeStory.welcomeCard.paragraphs, homeStory.experience.title]) {
    const element = page.getByText(text).filter({ visible: true }).first();
    await expect(element).toBeVisible();
    await expect(element).toHaveCSS('opacity', '1');
  }

  const link = page.locator('main a[href^="http"]').first();
  const spelled = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(spelled).toContain(await link.getAttribute('href'));
});

test('with more contrast text is black on paper, or white on dark', async ({ page }) => {
  for (const [colorScheme, text] of [
    ['light', 'rgb(0, 0, 0)'],
    ['dark', 'rgb(255, 255, 255)'],
  ] as const) {
    await page.emulateMedia({ colorScheme, contrast: 'more' });
    await page.goto(`${url}Home`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', text);
  }
});

test('with forced colours each icon has its text’s, and the open menu’s button is a cross', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const path of routes) {
      await page.goto(url + path);
      await hydrated(page);
      if (path === 'Contact') await page.locator('form button').click(); // its errors have icons
      const wrong = await page.evaluate(() =>
        [...document.querySelectorAll('body svg')]
          .filter((svg) => svg.checkVisibility() && svg.parentElement)
          .filter((svg) => getComputedStyle(svg).backgroundColor === 'rgba(0, 0, 0, 0)') // its own has its text's
          .filter(
            (svg) => getComputedStyle(svg).color !== getComputedStyle(svg.parentElement as Element).color,
          )
          .map((svg) => svg.outerHTML),
      );
      expect(wrong, path).toEqual([]);
    }
  }

  await page.setViewportSize({ width: 390, height: 844 });
  await burger(page).click();
  // A transparent border would be drawn here.
  await expect(burger(page).locator('span')).toHaveCSS('visibility', 'hidden');
});
