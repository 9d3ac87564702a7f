import { parse } from 'node:path';
import type { Page } from 'playwright/test';
import { drawn, expect, hydrated, isEntry, site, test } from '../../browser/fixtures.ts';
import { aboutStory, carouselLabels } from '../../support/fixture.ts';

const { url } = site;
const { photographs, title } = aboutStory.ring;
const count = photographs.length;
const STEP = 360 / count;

const region = (page: Page) => page.getByRole('region', { name: title });
const ring = (page: Page) => region(page).locator(':scope > div > div').last();
const view = (page: Page) => ring(page).locator('..');
const button = (page: Page, name: string) => region(page).getByRole('button', { name });
/** The face at the front: all others are inert. */
const front = (page: Page) =>
  region(page)
    .getByRole('group', { name: new RegExp(` ${carouselLabels.of} ${count}$`) })
    .and(page.locator(':not([inert])'));
const labelOf = (face: number) => `${face} ${carouselLabels.of} ${count}`;
const expectFront = (page: Page, face: number) =>
  expect(front(page)).toHaveAttribute('aria-label', labelOf(face));

/** The ring's angle as it is drawn, in degrees from -180 to 180. */
const angle = (page: Page) =>
  ring(page).evaluate((element) => {
    const { m11, m13 } = new DOMMatrix(getComputedStyle(element).transform);
    return (Math.atan2(-m13, m11) * 180) / Math.PI;
  });

/** Resolves when a face is exactly at the front. */
const expectRest = (page: Page) =>
  expect
    .poll(async () => {
      const turned = await angle(page);
      return Math.abs(turned - Math.round(turned / STEP) * STEP);
    })
    .toBeLessThan(1e-3);

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

async function open(page: Page) {
  await page.goto(`${url}About`);
  await hydrated(page);
  await expect(region(page)).toHaveAttribute('data-layout', 'ring');
  await bringIntoView(page);
  await page.mouse.move(1, 1);
}

/** The ring turns only while it is in view. */
const bringIntoView = (page: Page) =>
  view(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));

/** The ring at rest on its first face, for the mouse to act on. */
async function openStopped(page: Page) {
  await open(page);
  await button(page, carouselLabels.stopTurning).click();
  await page.keyboard.press('Home'); // it may have reached the next face by then
  await bringIntoView(page); // the button may have been below the window
  await page.mouse.move(1, 1);
  // At rest the angle is exact; a ring that is still creeping towards it would look at rest, too.
  await expect.poll(async () => Math.abs(await angle(page))).toBeLessThan(5e-4);
}

/** The box of the front face. */
async function frontBox(page: Page) {
  const box = await front(page).boundingBox();
  if (!box) throw new Error('no face is at the front');
  return { ...box, middle: box.x + box.width / 2 };
}

test('the compositor alone turns it, and only while it is in view', async ({ page }) => {
  await open(page);
  const turns = () => ring(page).evaluate((element) => element.getAnimations().length);
  await expect.poll(turns).toBe(1);
  const [turn, frames] = await ring(page).evaluate(async (element) => {
    let requested = 0;
    const { requestAnimationFrame } = window;
    window.requestAnimationFrame = (run) => {
      requested++;
      return requestAnimationFrame.call(window, run);
    };
    const [animation] = element.getAnimations() as [Animation];
    const { duration, iterations, easing } = animation.effect?.getTiming() ?? {};
    const face = () =>
      element.querySelector('[role="group"]:not([inert])')?.getAttribute('aria-label') ?? 'no face';
    const first = face();
    await new Promise<void>((resolve) => {
      new MutationObserver(() => face() !== first && resolve()).observe(element, {
        attributeFilter: ['inert'],
        subtree: true,
      });
    });
    const isSame = element.getAnimations()[0] === animation;
    window.requestAnimationFrame = requestAnimationFrame;
    return [{ duration, iterations, easing, isSame }, requested];
  });
  expect(turn.duration).toBeCloseTo(4000 * count, 6);
  expect(turn).toMatchObject({ iterations: Number.POSITIVE_INFINITY, easing: 'linear', isSame: true });
  expect(frames).toBe(0);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(turns).toBe(0);
});

test('the mouse over it stops it, and leaving lets it go on', async ({ page }) => {
  await open(page);
  const turns = () => ring(page).evaluate((element) => element.getAnimations().length);
  await expect.poll(turns).toBe(1);
  const { x = 0, y = 0, width = 0, height = 0 } = (await view(page).boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + height / 2);
  await expect.poll(turns).toBe(0);
  await page.mouse.move(1, 1);
  await expect.poll(turns).toBe(1);
});

test('a drag moves the front face as far as the pointer', async ({ page }) => {
  await openStopped(page);
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
  await page.mouse.up();
  await expectRest(page);
});

test('a click at its side brings the next face to the front', async ({ page }) => {
  await openStopped(page);
  const { x, y, width } = await frontBox(page);
  await page.mouse.click(x + width + 40, y + 100);
  await expectFront(page, 2);
  await expect.poll(async () => Math.abs((await angle(page)) + STEP)).toBeLessThan(5e-4);
  await expect(region(page).locator('[aria-live]')).toHaveText(`${labelOf(2)}: ${photographs[1]?.caption}`);
});

test('a sideways wheel turns the ring, and leads to no other page', async ({ page }) => {
  await page.goto(`${url}Home`);
  await openStopped(page);
  const { middle, y, width } = await frontBox(page);
  await page.mouse.move(middle, y + 60);
  await page.mouse.wheel(width, 0);
  await expect(front(page)).not.toHaveAttribute('aria-label', labelOf(1));
  await expectRest(page);
  await expect(page).toHaveURL(`${url}About`);
  const before = await scrollY(page);
  await page.mouse.wheel(0, 120); // upright, it scrolls the page
  await expect.poll(() => scrollY(page)).toBeGreaterThan(before);
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
    await open(page);
    await button(page, carouselLabels.stopTurning).tap();
    await expectRest(page);
    const { middle, y } = await frontBox(page);
    const label = await front(page).getAttribute('aria-label');
    const before = await scrollY(page);
    await swipe(middle + 80, y + 60, [-160, 0]);
    await expect(front(page)).not.toHaveAttribute('aria-label', label ?? '');
    expect(await scrollY(page)).toBe(before);
    await expectRest(page);
    const rest = await angle(page);
    await swipe(middle, y + 60, [0, 200]);
    await expect.poll(() => scrollY(page)).toBeLessThan(before);
    expect(await angle(page)).toBeCloseTo(rest, 3);
  });
});

test('tabbing goes through the controls to the front face’s link, and to no other link', async ({ page }) => {
  await openStopped(page);
  await button(page, carouselLabels.nextPhotograph).focus();
  await page.keyboard.press('Tab');
  await expect(region(page).getByRole('link')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expectFront(page, 2);
  await expect(region(page).getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await region(page).evaluate((e) => e.contains(document.activeElement))).toBe(false);
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
      await view(page).focus();
      await page.keyboard.press('End');
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
