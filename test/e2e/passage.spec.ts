// From page to page: the hexagon that opens, the mark that turns, the skill's hexagon that becomes the dialog's.
import type { Page } from 'playwright/test';
import { has, labels, skillWithInfo } from '../support/content.ts';
import { stopPassagesAt } from '../support/passage.ts';
import { expect, h1, hydrated, linkTo, type Route, routes, site, test } from './fixtures.ts';

const { url } = site;
const last = routes.at(-1) as Route;

interface Opening {
  pseudo: string;
  /** The polygons through which it opens. */
  shapes: string[];
}

/** Records the animations that scripts start from now on. */
async function record(page: Page) {
  await page.addInitScript(() => {
    const openings: Opening[] = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, options) {
      if (typeof options === 'object' && options.pseudoElement)
        openings.push({
          pseudo: options.pseudoElement,
          shapes: (frames as Keyframe[]).map(({ clipPath }) => String(clipPath)),
        });
      return animate.call(this, frames, options);
    };
    Object.assign(window, { openings });
  });
}

/** The openings of the next page's snapshot, or of the hole in the old page's. */
const openings = async (page: Page, snapshot: 'new' | 'old' = 'new') => {
  const all = await page.evaluate(() => (window as unknown as { openings: Opening[] }).openings);
  return all.filter(({ pseudo }) => pseudo === `::view-transition-${snapshot}(root)`);
};

type Shape = ReturnType<typeof centreOf>;

/** The mean of a polygon's corners. */
function centreOf(polygon = '') {
  const corners = [...polygon.matchAll(/(-?[\d.]+)px (-?[\d.]+)px/g)].map(([, x, y]) => [
    Number(x),
    Number(y),
  ]);
  const mean = (i: 0 | 1) => corners.reduce((sum, corner) => sum + (corner[i] ?? 0), 0) / corners.length;
  return { x: mean(0), y: mean(1), corners };
}

const turned = (page: Page) =>
  page
    .locator('.wheel')
    .evaluateAll((wheels) => wheels.map((wheel) => (wheel as HTMLElement).style.transform));

/** Waits until no transition and no turn is running. */
async function atRest(page: Page) {
  await expect.poll(async () => (await turned(page)).filter(Boolean)).toEqual([]);
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          document
            .getAnimations()
            .filter(({ effect }) => (effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition'))
            .length,
      ),
    )
    .toBe(0);
}

test.beforeEach(async ({ page }) => record(page));

test('a page comes in through a hexagon that opens from the pressed link to all corners', async ({
  page,
}) => {
  await page.goto(`${url}Home`);
  await hydrated(page);
  const link = linkTo(page, last);
  const box = await link.boundingBox();
  await link.click();
  await expect(h1(page, last)).toBeFocused();
  // The page is in place before the hexagon opens: the browser draws it first.
  await expect.poll(async () => (await openings(page)).length).toBe(1);
  const [opening] = await openings(page);
  const [from, whole, to] = [0, 1, 2].map((i) => centreOf(opening?.shapes[i])) as [Shape, Shape, Shape];
  expect(from.x).toBeCloseTo((box?.x ?? 0) + (box?.width ?? 0) / 2, 0);
  expect(from.y).toBeCloseTo((box?.y ?? 0) + (box?.height ?? 0) / 2, 0);
  // Partway through, the whole hexagon is in the window.
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  for (const [cornerX = 0, cornerY = 0] of whole.corners) {
    expect(cornerX).toBeGreaterThanOrEqual(0);
    expect(cornerX).toBeLessThanOrEqual(width);
    expect(cornerY).toBeGreaterThanOrEqual(0);
    expect(cornerY).toBeLessThanOrEqual(height);
  }
  // The inscribed circle reaches the farthest corner of the window.
  const reach = Math.hypot(Math.max(to.x, width - to.x), Math.max(to.y, height - to.y));
  const [x = 0, y = 0] = to.corners[0] ?? [];
  const radius = Math.hypot(x - to.x, y - to.y);
  expect(radius * Math.cos(Math.PI / 6)).toBeGreaterThanOrEqual(reach - 1);

  // The hole in the old page starts at the same size and ends larger: the edge shows between the two.
  const [hole] = await openings(page, 'old');
  const around = hole?.shapes.map((shape) => centreOf(shape).corners.slice(-7, -1)) ?? [];
  expect(around.map((corners) => corners.length)).toEqual([6, 6, 6]);
  expect(around[0]).toEqual(from.corners);
  for (const [cornerX = 0, cornerY = 0] of around[2] ?? [])
    expect(Math.hypot(cornerX - to.x, cornerY - to.y)).toBeGreaterThan(radius + 10);
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
  const turnedBy = () => page.evaluate(() => (window as unknown as { angles: number[] }).angles);
  // It is at rest before it starts, too.
  await expect.poll(async () => (await turnedBy()).length).toBeGreaterThan(3);
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
    await page.getByRole('button', { name: labels.openMenu }).click();
    const wheel = page.locator('nav .wheel');
    await expect(wheel).toBeVisible();
    await linkTo(page, last).focus();
    await expect(wheel).toHaveAttribute('data-page', last);
    await atRest(page);
  });
});

if (has.skillInfo) {
  test('the skill’s hexagon becomes the dialog’s, and turns back afterwards', async ({ page }) => {
    await page.goto(`${url}Skills`);
    await hydrated(page);
    const title = new RegExp(`: ${skillWithInfo?.title}$`);
    const named = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('article *')]
          .filter(({ style }) => style.viewTransitionName)
          .map((element) => (element.closest('dialog') ? 'dialog' : 'card')),
      );
    await page.getByRole('button', { name: title }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect.poll(named).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('button', { name: title })).toBeFocused();
    await expect.poll(named).toEqual([]);
  });
}

/** Moments in the transition, which takes 450 ms. */
const MOMENTS = [50, 300];
const others = routes.filter((route) => route !== 'Home' && route !== last);
for (const other of others.slice(0, 1))
  for (const ms of MOMENTS)
    for (const device of ['mouse', 'key'] as const)
      test(`a ${device} press ${ms} ms into a page transition counts`, async ({ page }) => {
        await page.goto(`${url}Home`);
        await hydrated(page);
        await page.evaluate(stopPassagesAt, ms);
        await linkTo(page, last).click();
        await expect(h1(page, last)).toBeFocused();
        await page.waitForFunction(() => (window as unknown as { stopped: boolean }).stopped);
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
