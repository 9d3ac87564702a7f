// From page to page: the page that opens, the mark that turns.
import type { Page } from 'playwright/test';
import { stopPassagesAt } from '../support/inPage.ts';
import {
  bar,
  expect,
  h1,
  hydrated,
  labelOf,
  last,
  linkTo,
  routes,
  second,
  setHidden,
  site,
  test,
} from './fixtures.ts';

const { url } = site;

interface Opening {
  /** The corners of its hexagon at the start, in the window. */
  from: { x: number; y: number }[];
  durationMs: number;
}

/** Records the passages that scripts start from now on. */
async function record(page: Page) {
  await page.addInitScript(() => {
    const openings: Opening[] = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, options) {
      const { pseudoElement, duration } = options as KeyframeAnimationOptions;
      if (this.matches('.entering') && !pseudoElement) {
        const { left, top } = this.getBoundingClientRect();
        const [path = ''] = (frames as Record<string, string[]>).clipPath ?? [];
        const corners = [...path.matchAll(/(-?[\d.]+)px (-?[\d.]+)px/g)];
        const from = corners.map(([, x, y]) => ({ x: Number(x) + left, y: Number(y) + top }));
        openings.push({ from, durationMs: Number(duration) });
      }
      return animate.call(this, frames, options);
    };
    Object.assign(window, { openings });
  });
}

const openings = (page: Page) => page.evaluate(() => Reflect.get(window, 'openings') as Opening[]);

/** Waits until the page that opens has taken the other's place. */
async function atRest(page: Page) {
  await expect(page.locator('.entering')).toHaveCount(0);
  await expect(page.locator('main > *')).toHaveCount(1);
}

/** The side that the site's mark shows. */
const side = (page: Page) =>
  page
    .locator('header .wheel')
    .first()
    .evaluate((e) => Number(getComputedStyle(e).getPropertyValue('--at')));

test.beforeEach(async ({ page }) => record(page));

test('a page opens from the pressed link and stands still meanwhile', async ({ page }) => {
  await page.goto(`${url}Home`);
  await hydrated(page);
  const link = linkTo(page, last);
  const { x, y, width, height } = (await link.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.evaluate(stopPassagesAt, 100);
  await link.click();
  await page.waitForFunction(() => Reflect.get(window, 'stopped') as boolean);

  const titleAt = () =>
    h1(page, last).evaluate((title) => {
      const { left, top } = title.getBoundingClientRect();
      return [Math.round(left), Math.round(top)];
    });
  const before = await titleAt();

  // The previous page is hidden from screen readers.
  await expect(h1(page, last)).toBeFocused();
  await page.keyboard.press('Shift');
  await expect(h1(page, last)).toBeFocused();
  expect(await titleAt()).toEqual(before);

  const [opening, ...others] = await openings(page);
  expect(others).toEqual([]);
  expect(opening?.durationMs).toBeLessThanOrEqual(450);
  const xs = (opening?.from ?? []).map((corner) => corner.x);
  const ys = (opening?.from ?? []).map((corner) => corner.y);
  expect((Math.min(...xs) + Math.max(...xs)) / 2).toBeCloseTo(x + width / 2, 0);
  expect((Math.min(...ys) + Math.max(...ys)) / 2).toBeCloseTo(y + height / 2, 0);
  expect(Math.max(...xs) - Math.min(...xs)).toBeLessThan(80);
  await atRest(page);
});

test('from the band at a page’s end, the next page opens from the hexagon with its arrow', async ({
  page,
}) => {
  await page.goto(`${url}${second}`);
  await hydrated(page);
  const band = page.locator('.screen:has(> div > [data-way])');
  await band.scrollIntoViewIfNeeded();
  const { x, width } = (await band.locator('[data-way] svg').boundingBox()) ?? { x: 0, width: 0 };
  await page.evaluate(stopPassagesAt, 100);
  await band.getByRole('link').first().click();
  await page.waitForFunction(() => Reflect.get(window, 'stopped') as boolean);
  const xs = ((await openings(page))[0]?.from ?? []).map((corner) => corner.x);
  expect((Math.min(...xs) + Math.max(...xs)) / 2).toBeCloseTo(x + width / 2, 0);
});

test('the hexagon covers the window to its corners in the end', async ({ page }) => {
  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await page.goto(`${url}Home`);
    await hydrated(page);
    await page.evaluate(stopPassagesAt, 449.9);
    await page.locator(`main nav a[href$="/${last}"]`).click();
    await page.waitForFunction(() => Reflect.get(window, 'stopped') as boolean);

    const covered = await page.evaluate(() => {
      const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      return [1, innerWidth - 2].flatMap((x) =>
        [bar + 1, innerHeight - 2].map((y) =>
          document.elementsFromPoint(x, y).some((element) => element.matches('.entering')),
        ),
      );
    });
    expect(covered).toEqual([true, true, true, true]);
  }
});

test('Back changes the page at once, but the mark still turns', async ({ page }) => {
  await page.goto(`${url}Home`);
  await hydrated(page);
  expect(await side(page)).toBe(0);

  await linkTo(page, last).click();
  await expect(h1(page, last)).toBeFocused();
  await atRest(page);
  await expect.poll(() => side(page)).toBe(routes.length - 1);

  await page.goBack();
  await expect(linkTo(page, last)).toBeFocused();
  await atRest(page);
  expect(await openings(page)).toHaveLength(1);
  await expect.poll(() => side(page)).toBe(0);
});

for (const [where, prepare] of [
  ['with reduced motion', (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })],
  ['in a hidden tab', (page: Page) => setHidden(page, true)],
] as const)
  test(`the page and the mark change at once ${where}`, async ({ page }) => {
    await page.goto(`${url}Home`);
    await hydrated(page);
    await prepare(page);

    await linkTo(page, last).evaluate((link: HTMLElement) => link.click());
    await expect(h1(page, last)).toBeFocused();
    expect(await openings(page)).toEqual([]);
    await expect.poll(() => side(page)).toBe(routes.length - 1);
  });

// The passage takes 450 ms.
for (const [device, ms] of [
  ['mouse', 50],
  ['key', 300],
] as const)
  test(`a ${device} press ${ms} ms into a passage counts`, async ({ page }) => {
    await page.goto(`${url}Home`);
    await hydrated(page);
    await page.evaluate(stopPassagesAt, ms);
    await linkTo(page, last).click();
    await page.waitForFunction(() => Reflect.get(window, 'stopped') as boolean);

    const link = linkTo(page, second);
    if (device === 'key') {
      await link.focus();
      await page.keyboard.press('Enter');
    } else {
      const { x, y, width, height } = (await link.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      await page.mouse.click(x + width / 2, y + height / 2); // a locator waits until nothing covers the link
    }

    await expect(h1(page, second)).toBeFocused();
    await expect(page).toHaveURL(`${url}${second}`);
  });

test('the last of many clicks wins, and a repeated click adds no history entry', async ({ page }) => {
  await page.goto(`${url}Home`);
  await hydrated(page);
  const before = await page.evaluate(() => window.history.length);

  const clicks = ([second, second, 'Home', last, last, second] as const).map((route) => labelOf(route));
  await bar(page).evaluate((nav, names) => {
    for (const name of names) [...nav.querySelectorAll('a')].find((a) => a.textContent === name)?.click();
  }, clicks);

  await expect(h1(page, second)).toBeFocused();
  await expect(page).toHaveURL(`${url}${second}`);
  expect(await page.evaluate(() => window.history.length)).toBe(before + 4);
  await expect(page.locator('html')).toHaveAttribute('data-page', second);
  await atRest(page);
});
