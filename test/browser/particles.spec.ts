import type { Page } from 'playwright/test';
import { labels } from '../support/fixture.ts';
import { expect, headingOf, hydrated, linkTo, setHidden, site, test } from './fixtures.ts';

const { url } = site;
/** The worker's script, which holds the engine. */
const ENGINE = /\/assets\/worker-\w+\.js$/;

const canvas = (page: Page) => page.locator('canvas');

/** Goes to About and waits for the particles. */
async function open(page: Page) {
  await page.goto(`${url}About`);
  await hydrated(page);
  await expect(canvas(page)).toHaveCount(1);
}

/** Whether the canvas's pixels change within the duration. */
const moving = (page: Page, ms = 400) =>
  canvas(page).evaluate(async (element: HTMLCanvasElement, duration) => {
    const copy = () => {
      const context = new OffscreenCanvas(element.width, element.height).getContext('2d');
      if (!context) throw new Error('no context to copy to');
      context.drawImage(element, 0, 0);
      return context.getImageData(0, 0, element.width, element.height).data;
    };
    const before = copy();
    await new Promise((resolve) => setTimeout(resolve, duration));
    return copy().some((value, i) => value !== before[i]);
  }, ms);

/** Whether anything but black is drawn. Read from a copy: reading the canvas itself would slow it down. */
const drawn = (page: Page) =>
  canvas(page).evaluate((element: HTMLCanvasElement) => {
    if (element.width === 0) return false;
    const { width, height } = element;
    const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('no context to copy to');
    context.drawImage(element, 0, 0);
    return context.getImageData(0, 0, width, height).data.some((value, i) => i % 4 === 0 && value > 60);
  });

test('the engine is one script, which only About requests', async ({ page }) => {
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
});

test('the particles are drawn by a worker, and the page itself requests no frames', async ({ page }) => {
  await open(page);
  await expect.poll(() => moving(page)).toBe(true);
  expect(page.workers()).toHaveLength(1);
  const frames = await page.evaluate(async () => {
    let count = 0;
    const { requestAnimationFrame } = window;
    window.requestAnimationFrame = (run) => {
      count++;
      return requestAnimationFrame(run);
    };
    await new Promise((resolve) => setTimeout(resolve, 500));
    window.requestAnimationFrame = requestAnimationFrame;
    return count;
  });
  expect(frames).toBe(0);
});

test('the particles are drawn behind the title, and don’t block clicks', async ({ page }) => {
  await open(page);
  await expect.poll(() => drawn(page)).toBe(true);
  const title = page.getByRole('heading', { level: 1 });
  const box = (await title.boundingBox()) as { x: number; y: number; width: number; height: number };
  const top = await page.evaluate(
    ({ x, y, width, height }) => document.elementFromPoint(x + width / 2, y + height / 2)?.tagName,
    box,
  );
  expect(top).toBe('H1');
  const background = page.locator('[aria-hidden]', { has: canvas(page) }).first();
  const style = await background.evaluate((e) => [
    getComputedStyle(e).zIndex,
    getComputedStyle(e).pointerEvents,
  ]);
  expect(style).toEqual(['-1', 'none']);
});

test('the particles stop in a hidden tab, out of view, on blur and when paused, and go on afterwards', async ({
  page,
}) => {
  await open(page);
  await expect.poll(() => moving(page)).toBe(true);
  const ways: [stop: () => Promise<unknown>, go: () => Promise<unknown>][] = [
    [
      () => page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })),
      () => page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' })),
    ],
    [
      () => page.evaluate(() => window.dispatchEvent(new Event('blur'))),
      () => page.evaluate(() => window.dispatchEvent(new Event('focus'))),
    ],
    [
      () => page.getByRole('button', { name: labels.pauseMotion }).click(),
      () => page.getByRole('button', { name: labels.resumeMotion }).click(),
    ],
    [() => setHidden(page, true), () => setHidden(page, false)],
  ];
  for (const [stop, go] of ways) {
    await stop();
    await expect.poll(() => moving(page)).toBe(false);
    await go();
    await expect.poll(() => moving(page)).toBe(true);
  }
});

test('the particles fill the header at every size', async ({ page }) => {
  await open(page);
  const header = page.locator('header', { has: page.getByRole('heading', { level: 1 }) });
  for (const width of [360, 1440, 768]) {
    await page.setViewportSize({ width, height: 800 });
    await expect
      .poll(async () => {
        const { height } = (await header.boundingBox()) ?? { height: 0 };
        const size = await canvas(page).evaluate((e: HTMLCanvasElement) => [e.width, e.height]);
        return [size[0], Math.abs((size[1] ?? 0) - height) <= 1];
      })
      .toEqual([width, true]);
  }
});

test.describe('on a dense screen', () => {
  test.use({ deviceScaleFactor: 3 });

  test('the particles are drawn at two pixels per CSS pixel, not three', async ({ page }) => {
    await page.setViewportSize({ width: 400, height: 800 });
    await open(page);
    await expect.poll(() => canvas(page).evaluate((e: HTMLCanvasElement) => e.width)).toBe(800);
  });
});

test.describe('without particles the header stays black, with one warning', () => {
  const faults: [what: string, prepare: (page: Page) => Promise<unknown>][] = [
    ['the chunk doesn’t load', (page) => page.route(ENGINE, (route) => route.abort())],
    [
      'the engine throws',
      (page) =>
        page.route(ENGINE, (route) =>
          route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("no engine")' }),
        ),
    ],
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
      for (const route of ['Home', 'About'] as const) await linkTo(page, route).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('About'));
      await expect(canvas(page)).toHaveCount(0);
      expect(warnings()).toHaveLength(1);
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
  });
});
