import { parse } from 'node:path';
import type { Page } from 'playwright/test';
import { drawn, expect, hydrated, isEntry, site, test } from '../../browser/fixtures.ts';
import { aboutStory, carouselLabels } from '../../support/fixture.ts';

const { url } = site;
const { photographs, title } = aboutStory.ring;
const count = photographs.length;
const region = (page: Page) => page.getByRole('region', { name: title });
const ring = (page: Page) => region(page).locator(':scope > div > div').last();
const view = (page: Page) => ring(page).locator('..');
/** The face at the front: all others are hidden from screen readers. */
const front = (page: Page) =>
  region(page)
    .getByRole('group', { name: new RegExp(` ${carouselLabels.of} ${count}$`) })
    .and(page.locator(':not([aria-hidden])'));

/** Brings the ring into view, since otherwise it doesn't turn. */
async function open(page: Page) {
  await page.goto(`${url}About`);
  await hydrated(page);
  await expect(region(page)).toHaveAttribute('data-layout', 'ring');
  await view(page).evaluate((e) => e.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.mouse.move(1, 1);
}

/** The ring at rest on its first face. */
async function openAtRest(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
}

/** The box of the front face. */
async function frontBox(page: Page) {
  const box = await front(page).boundingBox();
  if (!box) throw new Error('no face is at the front');
  return { ...box, middle: box.x + box.width / 2 };
}

test('the mouse over it stops it, and leaving lets it go on', async ({ page }) => {
  await open(page);
  const turns = () => ring(page).evaluate((element) => element.getAnimations().length);
  const { x = 0, y = 0, width = 0, height = 0 } = (await view(page).boundingBox()) ?? {};
  await expect.poll(turns).toBe(1);

  await page.mouse.move(x + width / 2, y + height / 2);
  await expect.poll(turns).toBe(0);

  await page.mouse.move(x + 4, y + height / 2); // still over the view, but beside its faces
  await expect.poll(turns).toBe(1);
});

test('a drag moves the front face as far as the pointer', async ({ page }) => {
  await openAtRest(page);
  // A zero-size element in the middle of the front face: its box shows where the face's surface is on screen.
  await front(page).evaluate((face) => {
    const probe = document.createElement('i');
    probe.style.cssText = 'position:absolute;left:50%;top:100px;width:0;height:0';
    probe.id = 'probe';
    face.append(probe);
  });
  const probe = () => page.locator('#probe').evaluate((e) => e.getBoundingClientRect().x);
  const { middle, y } = await frontBox(page);
  await page.mouse.move(middle, y + 100);
  await page.mouse.down();
  for (const dx of [-6, -20, -60, -100]) {
    await page.mouse.move(middle + dx, y + 100);
    // The face moves along an arc, whose projection is off by a pixel or two at 8°, and by more where fewer faces
    // turn farther.
    await expect.poll(async () => Math.abs((await probe()) - middle - dx)).toBeLessThan(4);
  }
});

test('a click at its side brings the next face to the front', async ({ page }) => {
  await openAtRest(page);
  const { x, y, width } = await frontBox(page);
  await page.mouse.click(x + width + 40, y + 100);
  await expect(front(page)).toHaveAttribute('aria-label', `2 ${carouselLabels.of} ${count}`);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a finger turns the ring sideways, and scrolls the page up and down', async ({ page }) => {
    const client = await page.context().newCDPSession(page);
    /** Moves a finger along a line, with touch events that the browser itself dispatches. */
    const swipe = async (x: number, y: number, [dx, dy]: [number, number]) => {
      const touch = (
        type: 'touchStart' | 'touchMove' | 'touchEnd',
        ...touchPoints: { x: number; y: number }[]
      ) => client.send('Input.dispatchTouchEvent', { type, touchPoints });
      await touch('touchStart', { x, y });
      for (let i = 1; i <= 10; i++) await touch('touchMove', { x: x + (dx * i) / 10, y: y + (dy * i) / 10 });
      await touch('touchEnd');
    };
    await openAtRest(page);
    const { middle, y } = await frontBox(page);
    const label = (await front(page).getAttribute('aria-label')) ?? '';
    const scrollY = () => page.evaluate(() => window.scrollY);
    const before = await scrollY();

    await swipe(middle + 80, y + 60, [-160, 0]);
    await expect(front(page)).not.toHaveAttribute('aria-label', label);
    expect(await scrollY()).toBe(before);

    const transform = () => ring(page).evaluate((element) => element.style.transform);
    const rest = await transform();
    await swipe(middle, y + 60, [0, 200]);
    await expect.poll(scrollY).toBeLessThan(before);
    expect(await transform()).toBe(rest);
  });
});

test('photographs load lazily, at their displayed size', async ({ page }) => {
  const first = new RegExp(`/${parse(photographs[0]?.image.src ?? '').name}-[0-9a-f]{10}-`);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (first.test(request.url())) asked.push(request.url());
  });
  await page.addInitScript(() => {
    // Farther down than a browser loads ahead, even on a slow network.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('#places { margin-top: 4000px }');
    document.adoptedStyleSheets = [sheet];
  });
  await page.goto(`${url}About`);
  await hydrated(page);
  expect(asked).toEqual([]);

  await view(page).scrollIntoViewIfNeeded();
  await expect.poll(() => asked).toEqual([expect.stringMatching(/-640\.avif$/)]);
});

test.describe('as a row', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test.describe(() => {
    test.use({ javaScriptEnabled: false });
    test('shows every photograph without JavaScript', async ({ page }) => {
      await page.goto(`${url}About`);
      await expect(region(page)).toHaveAttribute('data-layout', 'row');
      await expect(front(page)).toHaveCount(count);
      await expect(region(page).getByRole('button')).toHaveCount(0);

      await front(page).last().scrollIntoViewIfNeeded();
      await expect(front(page).last()).toContainText(photographs.at(-1)?.caption ?? '');
      await expect(front(page).last()).toBeInViewport();
    });
  });

  test('becomes a centred ring without a shift, with large text and scrolled before', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' }); // so that it doesn't turn meanwhile
    const heights: number[] = [];
    const measure = async () =>
      heights.push(await region(page).evaluate((e) => e.getBoundingClientRect().height));
    await page.route(isEntry, async (route) => {
      await page.waitForFunction(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--ground'),
      );
      await view(page).evaluate((element) => {
        document.documentElement.style.fontSize = '24px';
        element.scrollIntoView();
        element.scrollLeft = 541;
      });
      await measure();
      await route.continue();
    });
    await page.goto(`${url}About`);
    await expect(region(page)).toHaveAttribute('data-layout', 'ring');

    await measure();
    expect(heights[0]).toBeGreaterThan(300);
    expect(heights[1]).toBeCloseTo(heights[0] ?? 0, 1); // browsers round lengths to 64ths of a pixel

    await drawn(page);
    expect((await frontBox(page)).middle).toBeCloseTo(180, 0);
  });
});

test('in print every photograph stands with its caption', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto(`${site.url}About`);
  await hydrated(page);
  for (const { caption } of aboutStory.ring.photographs)
    await expect(page.getByText(caption).filter({ visible: true }).first()).toHaveCSS('opacity', '1');
});
