import type { Page } from 'playwright/test';
import { expect, h1, hydrated, linkTo, setHidden, site, test } from '../../browser/fixtures.ts';
import { labels } from '../../support/fixture.ts';

const { url } = site;
/** The worker's script, which holds the engine. */
const ENGINE = /\/assets\/worker-\w+\.js$/;

const canvas = (page: Page) => page.locator('canvas');

/** Goes to About and waits for the particles. */
async function open(page: Page) {
  await page.goto(`${url}About`);
  await hydrated(page);
  await expect(canvas(page)).toBeVisible();
}

/**
 * The canvas's state: whether anything but black is drawn, and whether it changes while the page has ten
 * frames. Read from copies: reading the canvas itself would slow it down.
 */
const seen = (page: Page) =>
  canvas(page).evaluate(async (element: HTMLCanvasElement) => {
    const { width, height } = element;
    if (width === 0) return { drawn: false, moving: false };
    const copy = () => {
      const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
      if (!context) throw new Error('no context to copy to');
      context.drawImage(element, 0, 0);
      return context.getImageData(0, 0, width, height).data;
    };
    const before = copy();
    for (let i = 0; i < 10; i++) await new Promise((resolve) => requestAnimationFrame(resolve));
    const after = copy();
    return {
      drawn: after.some((value, i) => i % 4 === 0 && value > 60),
      moving: after.some((value, i) => value !== before[i]),
    };
  });
const moving = async (page: Page) => (await seen(page)).moving;
const drawn = async (page: Page) => (await seen(page)).drawn;
/** The particles' speed in the worker, whose engine is a property of its global object. */
const speed = (page: Page) =>
  page
    .workers()[0]
    ?.evaluate(() => Reflect.get(globalThis, 'tsParticles')?.domItem(0)?.actualOptions.particles.move.speed);

test('the engine is one script, which only About requests, and runs in a worker', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${url}Home`);
  await hydrated(page);
  await linkTo(page, 'About').hover();
  expect(asked.filter((address) => ENGINE.test(address))).toEqual([]);
  await linkTo(page, 'About').click();
  await expect(canvas(page)).toHaveCount(1);
  await expect.poll(() => moving(page)).toBe(true);
  expect(asked.filter((address) => ENGINE.test(address))).toHaveLength(1);
  expect(page.workers()).toHaveLength(1);
});

test('the particles are drawn behind the title, and don’t block clicks', async ({ page }) => {
  await open(page);
  await expect.poll(() => drawn(page)).toBe(true);
  await expect.poll(() => speed(page)).toBe(3);
  await page.getByRole('heading', { level: 1 }).click({ trial: true }); // waits until nothing covers it
});

test('the particles stop in a hidden tab, out of view, on blur and when paused, and go on afterwards', async ({
  page,
}) => {
  await open(page);
  await expect.poll(() => moving(page)).toBe(true);
  const ways: [name: string, stop: () => Promise<unknown>, go: () => Promise<unknown>][] = [
    [
      'out of view',
      () => page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })),
      () => page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' })),
    ],
    [
      'on blur',
      () => page.evaluate(() => window.dispatchEvent(new Event('blur'))),
      () => page.evaluate(() => window.dispatchEvent(new Event('focus'))),
    ],
    [
      'paused',
      () => page.getByRole('button', { name: labels.pauseMotion }).click(),
      () => page.getByRole('button', { name: labels.resumeMotion }).click(),
    ],
    ['in a hidden tab', () => setHidden(page, true), () => setHidden(page, false)],
  ];
  for (const [name, stop, go] of ways) {
    await stop();
    await expect.poll(() => moving(page), `stop ${name}`).toBe(false);
    await go();
    await expect.poll(() => moving(page), `go on after ${name}`).toBe(true);
  }
});

test.describe('on a dense screen', () => {
  test.use({ deviceScaleFactor: 3 });

  test('the particles fill the header, at two pixels per CSS pixel, not three', async ({ page }) => {
    await open(page);
    const header = page.locator('header', { has: page.getByRole('heading', { level: 1 }) });
    const device = await page.context().newCDPSession(page);
    for (const width of [360, 1440, 768]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(async () => {
        const { height = 0 } = (await header.boundingBox()) ?? {};
        const across = await canvas(page).evaluate((e: HTMLCanvasElement) => e.width);
        const down = await canvas(page).evaluate((e: HTMLCanvasElement) => e.height);
        expect(across).toBe(2 * width);
        expect(Math.abs(down - 2 * height)).toBeLessThanOrEqual(2);
      }).toPass();
    }

    // On another screen, whose pixels are larger.
    const other = { width: 800, height: 800, deviceScaleFactor: 1, mobile: false };
    await device.send('Emulation.setDeviceMetricsOverride', other);
    await expect.poll(() => canvas(page).evaluate((e: HTMLCanvasElement) => e.width)).toBe(800);
  });
});

test.describe('without particles the header stays black, with a warning each time', () => {
  const faults: [what: string, prepare: (page: Page) => Promise<unknown>][] = [
    ['the chunk doesn’t load', (page) => page.route(ENGINE, (route) => route.abort())],
    [
      'a worker gets no canvas to draw on',
      (page) =>
        page.route(ENGINE, async (route) => {
          const response = await route.fetch();
          const body = `OffscreenCanvas.prototype.getContext = () => null;${await response.text()}`;
          await route.fulfill({ response, body });
        }),
    ],
  ];
  for (const [what, prepare] of faults) {
    test(what, async ({ page, complaints }) => {
      await prepare(page);
      await page.goto(`${url}About`);
      await hydrated(page);
      const warnings = () => complaints.filter((line) => line.startsWith('warning: No particles'));
      await expect.poll(warnings).toHaveLength(1);
      for (const route of ['Home', 'About'] as const) {
        await linkTo(page, route).click();
        await expect(h1(page, route)).toBeVisible();
      }
      await expect(canvas(page)).toHaveCount(0);
      await expect.poll(warnings).toHaveLength(2);
      expect(complaints.filter((line) => line.startsWith('uncaught'))).toEqual([]);
      complaints.length = 0; // the browser itself logs the request that failed
    });
  }
});

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the particles appear only when motion is resumed', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${url}About`);
    await hydrated(page);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3000 })));
    expect(asked.filter((address) => ENGINE.test(address))).toEqual([]);
    await page.getByRole('button', { name: labels.resumeMotion }).click();
    await expect(canvas(page)).toHaveCount(1);
    await expect.poll(() => drawn(page)).toBe(true);
    await expect.poll(() => speed(page)).toBe(3 / 4);
  });
});
