// From page to page: the page that opens, the wheel that travels, the mark that turns.
import type { Page } from 'playwright/test';
import { stopPassagesAt } from '../support/passage.ts';
import { burger, expect, h1, hydrated, linkTo, routes, site, test } from './fixtures.ts';

const { url } = site;
const last = routes.at(-1) as string;
/** A page with a wheel in its header: Contact has none without a picture. */
const wheeled = routes.findLast((route) => route !== 'Contact') as string;

interface Opening {
  /** Whether it is the next page; otherwise it is its wheel. */
  isPage: boolean;
  transforms: string[];
  /** Whether the browser's compositor can run it: it animates nothing but transform and opacity. */
  composited: boolean;
  durationMs: number;
  /** The previous page's wheel at that moment, before the page scrolls. */
  from: { x: number; y: number; width: number } | null;
}

/** Records the passages that scripts start from now on. */
async function record(page: Page) {
  await page.addInitScript(() => {
    const openings: Opening[] = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, options) {
      const { transform, ...others } = frames as Record<string, string[]>;
      const isPage = this.matches('.entering');
      const wheel = [...document.querySelectorAll('main > :first-child [data-wheel]')].find(
        (each) => each.getClientRects().length > 0,
      );
      const { left = 0, top = 0, width = 0, height = 0 } = wheel?.getBoundingClientRect() ?? {};
      if (isPage || this.parentElement === document.body)
        openings.push({
          isPage,
          transforms: transform ?? [],
          composited: Object.keys(others).every((name) => name === 'opacity'),
          durationMs: Number((options as KeyframeAnimationOptions).duration),
          from: wheel ? { x: left + width / 2, y: top + height / 2, width } : null,
        });
      return animate.call(this, frames, options);
    };
    Object.assign(window, { openings });
  });
}

const openings = async (page: Page, of: 'page' | 'wheel' = 'page') => {
  const all = await page.evaluate(() => Reflect.get(window, 'openings') as Opening[]);
  return all.filter(({ isPage }) => isPage === (of === 'page'));
};

const turned = (page: Page) =>
  page
    .locator('.wheel')
    .evaluateAll((wheels) => wheels.map((wheel) => (wheel as HTMLElement).style.transform));

/** Waits until no transition and no turn is running. */
async function atRest(page: Page) {
  await expect.poll(async () => (await turned(page)).filter(Boolean)).toEqual([]);
  // Nothing of it is left: no page that enters, no copy of a wheel.
  await expect(page.locator('.entering, body > nav')).toHaveCount(0);
  await expect(page.locator('main > *')).toHaveCount(1);
}

test.beforeEach(async ({ page }) => record(page));

test('a page opens from the pressed link, on one curve that the compositor runs', async ({ page }) => {
  await page.goto(`${url}Home`);
  await hydrated(page);
  const link = linkTo(page, last);
  const { x, y, width, height } = (await link.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await link.click();
  await expect(h1(page, last)).toBeFocused();
  const [opening, ...others] = await openings(page);
  expect(others).toEqual([]);
  expect(opening?.composited).toBe(true);
  expect(opening?.durationMs).toBeLessThanOrEqual(450);
  const [, fromX, fromY, scale] =
    /translate\(calc\(([\d.]+)px - 50vw\), calc\(([\d.]+)px - 50vh\)\) scale\(([\d.]+)\)/.exec(
      opening?.transforms[0] ?? '',
    ) ?? [];
  expect(Number(fromX)).toBeCloseTo(x + width / 2, 0);
  expect(Number(fromY)).toBeCloseTo(y + height / 2, 0);
  expect(Number(scale)).toBeLessThan(0.1);
  expect(opening?.transforms.at(-1)).toBe('none');
  await atRest(page);
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

test('the wheel travels from where it was to where it will be, and turns by half a turn at most', async ({
  page,
}) => {
  const wheelAt = () =>
    page
      .locator('main > :last-child [data-wheel]:visible')
      .first()
      .evaluate((wheel) => {
        const { left, top, width, height } = wheel.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2, width };
      });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${url}Home`);
  await hydrated(page);
  await page.locator(`main nav a[href$="/${wheeled}"]`).click();
  await expect(h1(page, wheeled)).toBeFocused();
  const to = await wheelAt();
  const [opening] = await openings(page, 'wheel');
  const from = opening?.from;
  if (!from) throw new Error('no wheel travelled');
  const [, x, y, scale, turn] =
    /translate\((-?[\d.]+)px, (-?[\d.]+)px\) scale\(([\d.]+)\) rotate\((-?[\d.]+)deg\)/.exec(
      opening?.transforms[0] ?? '',
    ) ?? [];
  expect(Number(x)).toBeCloseTo(from.x - to.x, -1);
  expect(Number(y)).toBeCloseTo(from.y - to.y, -1);
  expect(Number(scale)).toBeCloseTo(from.width / to.width, 1);
  expect(Math.abs(Number(turn))).toBeLessThanOrEqual(180);
  await atRest(page);
});

test('Back changes the page at once, but the mark still turns', async ({ page }) => {
  await page.goto(`${url}Home`);
  await hydrated(page);
  await linkTo(page, last).click();
  await expect(h1(page, last)).toBeFocused();
  await atRest(page);
  await page.goBack();
  await expect(h1(page, 'Home')).toBeFocused();
  await atRest(page);
  expect(await openings(page)).toHaveLength(1);
});

test('quick presses end on the last page, with nothing left over from the transitions', async ({ page }) => {
  await page.goto(`${url}Home`);
  await hydrated(page);
  for (const route of routes.slice(1)) await linkTo(page, route).click();
  await expect(h1(page, last)).toBeVisible();
  await expect(page).toHaveURL(url + last);
  await expect(page.locator('html')).toHaveAttribute('data-page', last);
  await atRest(page);
});

test('the mark turns with the page, by half a turn at most', async ({ page }) => {
  await page.goto(`${url}Home`);
  await hydrated(page);
  await page.evaluate(() => {
    const angles: number[] = [];
    const wheel = document.querySelector('.wheel') as HTMLElement;
    new MutationObserver(() =>
      angles.push(Number.parseFloat(wheel.style.transform.slice('rotate('.length) || '0')),
    ).observe(wheel, {
      attributes: true,
    });
    Object.assign(window, { angles });
  });
  await linkTo(page, last).click();
  await expect(h1(page, last)).toBeFocused();
  const turnedBy = () => page.evaluate(() => Reflect.get(window, 'angles') as number[]);
  // It is at rest before it starts, too. A busy machine draws as few as three of its frames.
  await expect.poll(async () => (await turnedBy()).some((angle) => angle !== 0)).toBe(true);
  await expect.poll(async () => (await turnedBy()).at(-1)).toBe(0);
  expect(Math.max(...(await turnedBy()).map(Math.abs))).toBeLessThanOrEqual(180);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('the page and the mark change at once', async ({ page }) => {
    await page.goto(`${url}Home`);
    await hydrated(page);
    await linkTo(page, last).click();
    await expect(h1(page, last)).toBeFocused();
    expect(await openings(page)).toEqual([]);
    expect((await turned(page)).filter(Boolean)).toEqual([]);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test('the menu’s mark turns to the link that has the focus', async ({ page }) => {
    await page.goto(`${url}Home`);
    await hydrated(page);
    await burger(page).click();
    const wheel = page.locator('nav .wheel');
    await expect(wheel).toBeVisible();
    await linkTo(page, last).focus();
    await expect(wheel).toHaveAttribute('data-page', last);
    await atRest(page);
  });
});

/** Moments in the passage, which takes 450 ms. */
const PRESSES = [
  ['mouse', 50],
  ['key', 300],
] as const;
const others = routes.filter((route) => route !== 'Home' && route !== last);
for (const other of others.slice(0, 1))
  for (const [device, ms] of PRESSES)
    test(`a ${device} press ${ms} ms into a passage counts`, async ({ page }) => {
      await page.goto(`${url}Home`);
      await hydrated(page);
      await page.evaluate(stopPassagesAt, ms);
      await linkTo(page, last).click();
      await page.waitForFunction(() => Reflect.get(window, 'stopped') as boolean);
      const link = linkTo(page, other);
      if (device === 'key') {
        await link.focus();
        await page.keyboard.press('Enter');
      } else {
        const { x, y, width, height } = (await link.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
        await page.mouse.click(x + width / 2, y + height / 2); // a locator waits until nothing covers the link
      }
      await expect(h1(page, other)).toBeFocused();
      await expect(page).toHaveURL(url + other);
    });
