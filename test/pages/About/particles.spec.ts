import type { Page } from 'playwright/test';
import { expect, hydrated, site, test } from '../../browser/fixtures.ts';
import { labels } from '../../support/fixture.ts';

const { url } = site;

const canvas = (page: Page) => page.locator('canvas');

/** Goes to About and waits for the particles. */
async function open(page: Page) {
  await page.goto(`${url}About`);
  await hydrated(page);
  await expect(canvas(page)).toBeVisible();
}

/**
 * Whether the canvas changes while the page has ten frames. Read from copies: reading the canvas itself would
 * slow it down.
 */
const moves = (page: Page) =>
  canvas(page).evaluate(async (element: HTMLCanvasElement) => {
    const { width, height } = element;
    if (width === 0) return false;

    const copy = () => {
      const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
      if (!context) throw new Error('no context to copy to');
      context.drawImage(element, 0, 0);
      return context.getImageData(0, 0, width, height).data;
    };

    const before = copy();
    for (let i = 0; i < 10; i++) await new Promise((resolve) => requestAnimationFrame(resolve));
    return copy().some((value, i) => value !== before[i]);
  });

test('the particles move behind the title, block no click, and stop while motion is paused', async ({
  page,
}) => {
  await open(page);
  await expect.poll(() => moves(page)).toBe(true);
  await page.getByRole('heading', { level: 1 }).click({ trial: true }); // waits until nothing covers it

  await page.getByRole('button', { name: labels.pauseMotion }).click();
  await expect.poll(() => moves(page)).toBe(false);
  await page.getByRole('button', { name: labels.resumeMotion }).click();
  await expect.poll(() => moves(page)).toBe(true);
});

test.describe('on a dense screen', () => {
  test.use({ deviceScaleFactor: 3 });

  test('the particles fill the header, at two pixels per CSS pixel, not three', async ({ page }) => {
    await open(page);
    const header = page.locator('header', { has: page.getByRole('heading', { level: 1 }) });
    const size = () => canvas(page).evaluate(({ width, height }: HTMLCanvasElement) => ({ width, height }));

    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(async () => {
        const shown = await size();
        const { height = 0 } = (await header.boundingBox()) ?? {};
        expect(shown.width).toBe(2 * width);
        expect(Math.abs(shown.height - 2 * height)).toBeLessThanOrEqual(2);
      }).toPass();
    }

    // On another screen, whose pixels are larger.
    const device = await page.context().newCDPSession(page);
    const other = { width: 800, height: 800, deviceScaleFactor: 1, mobile: false };
    await device.send('Emulation.setDeviceMetricsOverride', other);
    await expect.poll(size).toMatchObject({ width: 800 });
  });
});

test('where a worker gets no canvas to draw on, the header stays black, with a warning', async ({
  page,
  complaints,
}) => {
  await page.route(/\/assets\/worker-\w+\.js$/, async (route) => {
    const response = await route.fetch();
    const body = `OffscreenCanvas.prototype.getContext = () => null;${await response.text()}`;
    await route.fulfill({ response, body });
  });

  await page.goto(`${url}About`);

  await expect.poll(() => complaints).toEqual([expect.stringMatching(/^warning: No particles/)]);
  await expect(canvas(page)).toHaveCount(0);
  complaints.length = 0;
});

test('the particles are slower for visitors who ask for motion, but for less of it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${url}About`);
  await hydrated(page);

  await page.getByRole('button', { name: labels.resumeMotion }).click();

  // The worker's engine is a property of its global object.
  const speed = () =>
    page
      .workers()[0]
      ?.evaluate(
        () => Reflect.get(globalThis, 'tsParticles')?.domItem(0)?.actualOptions.particles.move.speed,
      );
  await expect.poll(speed).toBe(3 / 4);
});
