import type { Page } from 'playwright/test';
import { aboutStory, editions, first, labels, linksOf } from '../support/fixture.ts';
import {
  bar,
  burger,
  drawn,
  expect,
  h1,
  hold,
  hydrated,
  isEntry,
  isMenuOpen,
  linkTo,
  second,
  site,
  test,
} from './fixtures.ts';

const { url } = site;
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

test.describe('by keyboard alone', () => {
  test('the text is reached', async ({ page }) => {
    await page.goto(url);
    await hydrated(page);
    await page.keyboard.press('Tab');
    await expect(page.locator('*:focus')).toHaveText(labels.skipToContent);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${url}#main`);
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('the bar never covers the focused element', async ({ page }) => {
    // The fixture's links take two rows here.
    await page.setViewportSize({ width: 1024, height: 500 });
    await page.goto(`${url}Home`);
    await hydrated(page);
    await page.locator('footer a').last().focus();

    const place = () =>
      page.evaluate(() => {
        const [bar, element] = [document.querySelector('#root > header'), document.activeElement as Element];
        const { top, height } = element.getBoundingClientRect();
        if (bar?.contains(element)) return 'in the bar';
        // One that is as high as the window can't be clear of it.
        return height < 300 && top < (bar?.getBoundingClientRect().bottom ?? 0) - 1 ? 'under it' : 'below it';
      });

    for (let i = 0; i < 80 && (await place()) !== 'in the bar'; i++) {
      await expect.poll(place).not.toBe('under it');
      await page.keyboard.press('Shift+Tab');
    }
    expect(await place()).toBe('in the bar');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the menu covers the page, which doesn’t scroll behind it, and closes on Escape, by its links and on Back', async ({
    page,
  }) => {
    const links = bar(page).getByRole('link');
    await page.goto(`${url}Home`);
    await hydrated(page);
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
    await expect(links).toHaveCount(0);

    await burger(page).tap();
    await expect(links).toHaveCount(linksOf(first).length + 1 + editions.length);
    await expect(linkTo(page, 'Home')).toHaveAttribute('aria-current', 'page');
    for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });

    await page.mouse.wheel(0, 500);
    await drawn(page);
    expect(await scrolled(page)).toBe(600);

    await linkTo(page, second).focus();
    await page.keyboard.press('Escape');
    await expect(burger(page)).toBeFocused();
    await expect(links).toHaveCount(0);

    // The page that is open, and another one.
    for (const route of ['Home', second]) {
      await burger(page).tap();
      await linkTo(page, route).tap();
      await expect(h1(page, route)).toBeFocused();
      await expect(links).toHaveCount(0);
    }

    await burger(page).tap();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.goBack();
    await expect(h1(page, 'Home')).toBeFocused();
    await expect(links).toHaveCount(0);
  });

  test('the menu opens before any script has loaded, and stays open through hydration', async ({ page }) => {
    const letGo = await hold(page, isEntry);
    await page.goto(`${url}Home`);
    await burger(page).tap();
    await expect(linkTo(page, second)).toBeVisible();

    letGo();
    await hydrated(page);
    expect(await isMenuOpen(page)).toBe(true);

    await linkTo(page, second).tap();
    await expect(h1(page, second)).toBeVisible();
    expect(await isMenuOpen(page)).toBe(false);
  });
});

test('anchors scroll to their target', async ({ page }) => {
  await page.goto(`${url}${second}#places`);
  await hydrated(page);
  const heading = page.getByRole('heading', { name: aboutStory.ring.title, exact: true });
  await expect(heading).toBeInViewport();
  const { y = 0 } = (await heading.boundingBox()) ?? {};
  expect(y).toBeGreaterThan(60); // below the bar
});
