import { parse } from 'node:path';
import type { Page } from 'playwright/test';
import { aboutStory, carouselLabels } from '../support/fixture.ts';
import { drawn, expect, hydrated, isEntry, site, test } from './fixtures.ts';

const { url } = site;
const { photographs, title } = aboutStory.ring;
const count = photographs.length;
const STEP = 360 / count;
/** The first photograph's files. */
const first = new RegExp(`/${parse(photographs[0]?.image.src ?? '').name}-[0-9a-f]{10}-`);

const region = (page: Page) => page.getByRole('region', { name: title });
const ring = (page: Page) => region(page).locator(':scope > div > div').last();
const view = (page: Page) => ring(page).locator('..');
const button = (page: Page, name: string) => region(page).getByRole('button', { name });
/** The face at the front: all others are inert. */
const front = (page: Page) =>
  region(page)
    .getByRole('group', { name: new RegExp(` ${carouselLabels.of} ${count}$`) })
    .and(page.locator(':not([inert])'));
const status = (page: Page) => region(page).locator('[aria-live]');

/** The ring's angle as it is drawn, in degrees from -180 to 180. */
const angle = (page: Page) =>
  ring(page).evaluate((element) => {
    const { m11, m13 } = new DOMMatrix(getComputedStyle(element).transform);
    return (Math.atan2(-m13, m11) * 180) / Math.PI;
  });

/** How far the ring is from the nearest angle with a face exactly at the front, in degrees. */
const offFace = async (page: Page) => {
  const turned = await angle(page);
  return Math.abs(turned - Math.round(turned / STEP) * STEP);
};

const still = async (page: Page) => {
  const before = await angle(page);
  await drawn(page);
  return Math.abs((await angle(page)) - before) < 1e-3;
};

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

/** Where the front face is. */
async function frontBox(page: Page) {
  const box = await front(page).boundingBox();
  if (!box) throw new Error('no face is at the front');
  return { ...box, middle: box.x + box.width / 2, height: box.width / 1.5 };
}

/** Counts frames and writes on the main thread until the returned function is called. */
async function work(page: Page) {
  await page.evaluate(() => {
    const counts = { frames: 0, writes: 0 };
    const { requestAnimationFrame } = window;
    window.requestAnimationFrame = (run) => {
      counts.frames++;
      return requestAnimationFrame.call(window, run);
    };
    const element = document.querySelector('[data-layout="ring"] > div:nth-child(2) > div') as Element;
    const observer = new MutationObserver((records) => {
      counts.writes += records.length;
    });
    observer.observe(element, { attributes: true });
    Object.assign(window, {
      endOfWork: () => {
        window.requestAnimationFrame = requestAnimationFrame;
        observer.disconnect();
        return counts;
      },
    });
  });
  return () =>
    page.evaluate(() => (Reflect.get(window, 'endOfWork') as () => { frames: number; writes: number })());
}

test.describe('turning', () => {
  test('moves by one face in 4 s without a frame on the main thread', async ({ page }) => {
    await open(page);
    await expect.poll(() => ring(page).evaluate((e) => e.getAnimations().length)).toBe(1);
    const done = await work(page);
    const [rate, timing] = await ring(page).evaluate(async (element) => {
      const at = () => {
        const { m11, m13 } = new DOMMatrix(getComputedStyle(element).transform);
        return [
          (Math.atan2(-m13, m11) * 180) / Math.PI,
          Number(element.getAnimations()[0]?.currentTime),
        ] as const;
      };
      const [from, fromMs] = at();
      await new Promise((resolve) => setTimeout(resolve, 1000));
      const [to, toMs] = at();
      const turned = to > from ? to - from - 360 : to - from; // angles wrap around at 180°
      return [
        (turned / (toMs - fromMs)) * 4000,
        element.getAnimations()[0]?.effect?.getTiming().easing,
      ] as const;
    });
    expect(rate).toBeCloseTo(-STEP, 1);
    expect(timing).toBe('linear');
    const { frames, writes } = await done();
    expect(frames).toBe(0);
    expect(writes).toBeLessThanOrEqual(5); // one per face or restart; 60 if it wrote every frame
  });

  test('requests no frame and writes nothing while it is stopped or out of view', async ({ page }) => {
    await openStopped(page);
    let done = await work(page);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
    expect(await done()).toEqual({ frames: 0, writes: 0 });
    await button(page, carouselLabels.turn).click();
    await expect.poll(() => still(page)).toBe(false);
    await page.setViewportSize({ width: 1280, height: 300 });
    await page.locator('#experience').evaluate((e) => e.scrollIntoView({ behavior: 'instant' }));
    await expect.poll(() => ring(page).evaluate((e) => e.getAnimations().length)).toBe(0);
    done = await work(page);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
    expect(await done()).toEqual({ frames: 0, writes: 0 });
  });
});

test.describe('dragging', () => {
  test('moves the front face as far as the pointer', async ({ page }) => {
    await openStopped(page);
    // A zero-size element in the middle of the front face: its box shows where the face's surface is on
    // screen.
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
      // The face moves along an arc, whose projection is off by a pixel or two at 8°, and by more where fewer
      // faces turn farther.
      await expect.poll(async () => Math.abs((await probe()) - middle - dx)).toBeLessThan(4);
    }
    await page.mouse.up();
  });

  test('swallows the click that ends a drag, and no other', async ({ page }) => {
    await openStopped(page);
    await page.evaluate(() => {
      const followed: string[] = [];
      Object.assign(window, { followed });
      document.addEventListener('click', (event) => {
        const link = (event.target as Element).closest('a');
        if (!link) return;
        followed.push(event.defaultPrevented ? 'prevented' : 'followed');
        event.preventDefault();
      });
    });
    const followed = () => page.evaluate(() => Reflect.get(window, 'followed') as string[]);
    // Faces hold no links, so add one to see which clicks reach it.
    await front(page).evaluate((face) => {
      const link = document.createElement('a');
      link.href = '#x';
      link.style.cssText = 'position:absolute;inset:40px';
      face.prepend(link);
    });
    const box = await frontBox(page);
    const [x, y] = [box.middle, box.y + 100];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 30, y, { steps: 3 });
    await page.mouse.up();
    expect(await followed()).toEqual([]);
    await expect.poll(async () => Math.abs(await angle(page)) < 1e-3).toBe(true);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 3, y);
    await page.mouse.up();
    expect(await followed()).toEqual(['followed']);
  });

  test('brings a face to the front when it is clicked at the side, and adds up such clicks', async ({
    page,
  }) => {
    await openStopped(page);
    const box = await frontBox(page);
    const beside = { clientX: box.x + box.width + 40, clientY: box.y + 100 };
    await page.mouse.click(beside.clientX, beside.clientY);
    await expect(front(page)).toHaveAttribute('aria-label', `2 ${carouselLabels.of} ${count}`);
    await expect.poll(async () => Math.abs((await angle(page)) + STEP)).toBeLessThan(5e-4);
    // Both at once: a moment later a moving face may be below the mouse, and a click on it would do nothing.
    await view(page).evaluate((element, at) => {
      for (let i = 0; i < 2; i++)
        element.dispatchEvent(new MouseEvent('click', { ...at, bubbles: true, detail: 1 }));
    }, beside);
    await expect(status(page)).toHaveText(`4 ${carouselLabels.of} ${count}: ${photographs[3]?.caption}`);
    await expect(front(page)).toHaveAttribute('aria-label', `4 ${carouselLabels.of} ${count}`);
  });

  test('follows the pointer 1:1 even if the window becomes narrow during the drag', async ({ page }) => {
    await openStopped(page);
    const box = await frontBox(page);
    await page.mouse.move(box.middle, box.y + 100);
    await page.mouse.down();
    await page.mouse.move(box.middle - 50, box.y + 100);
    await expect.poll(() => angle(page)).toBeLessThan(-4);
    const wide = await angle(page);
    await page.setViewportSize({ width: 640, height: 720 });
    await expect.poll(async () => (await frontBox(page)).width).toBeLessThan(300);
    expect(await angle(page)).toBeCloseTo(wide, 2);
    await page.mouse.move(box.middle - 51, box.y + 100);
    await page.mouse.move(box.middle - 91, box.y + 100);
    // 0.19° a pixel on the narrow ring, 0.086° on the wide one
    await expect.poll(async () => wide - (await angle(page))).toBeGreaterThan(6.5);
    await page.mouse.up();
  });
});

test('a sideways wheel turns the ring, and leads to no other page', async ({ page }) => {
  await page.goto(`${url}Home`);
  await openStopped(page);
  const { middle, y, width } = await frontBox(page);
  await page.mouse.move(middle, y + 60);
  await page.mouse.wheel(width, 0);
  await expect(front(page)).not.toHaveAttribute('aria-label', `1 ${carouselLabels.of} ${count}`);
  await expect.poll(() => offFace(page)).toBeLessThan(1e-3);
  await expect(page).toHaveURL(`${url}About`);
  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, 120); // upright, it scrolls the page
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  /** Moves a finger along a line, with touch events that the browser itself dispatches. */
  async function swipe(page: Page, from: [x: number, y: number], by: [x: number, y: number], steps = 10) {
    const client = await page.context().newCDPSession(page);
    const at = (i: number) => ({ x: from[0] + (by[0] * i) / steps, y: from[1] + (by[1] * i) / steps });
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at(0)] });
    for (let i = 1; i <= steps; i++) {
      await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at(i)] });
    }
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  test('a finger turns the ring sideways, and scrolls the page up and down', async ({ page }) => {
    await open(page);
    await button(page, carouselLabels.stopTurning).tap();
    await expect.poll(() => still(page)).toBe(true);
    const box = await frontBox(page);
    const before = await page.evaluate(() => window.scrollY);
    await swipe(page, [box.middle + 80, box.y + 60], [-160, 0]);
    await expect(front(page)).not.toHaveAttribute('aria-label', `1 ${carouselLabels.of} ${count}`);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    await expect.poll(() => still(page)).toBe(true);
    await expect.poll(() => offFace(page)).toBeLessThan(1e-3);
    const rest = await angle(page);
    await swipe(page, [box.middle, box.y + 60], [0, 200]);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(before);
    await expect.poll(() => still(page)).toBe(true);
    expect(await angle(page)).toBeCloseTo(rest, 3);
  });
});

test('tabbing goes through the controls to the front face’s link, and to no other link', async ({ page }) => {
  await openStopped(page);
  await button(page, carouselLabels.turn).focus();
  await page.keyboard.press('ArrowRight');
  await expect(front(page)).toHaveAttribute('aria-label', `2 ${carouselLabels.of} ${count}`);
  await page.keyboard.press('End');
  await expect(front(page)).toHaveAttribute('aria-label', `${count} ${carouselLabels.of} ${count}`);
  await page.keyboard.press('Home');
  await expect(front(page)).toHaveAttribute('aria-label', `1 ${carouselLabels.of} ${count}`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(button(page, carouselLabels.nextPhotograph)).toBeFocused();
  await page.keyboard.press('Tab');
  if (photographs[0]?.url && photographs[1]?.url) {
    await expect(region(page).getByRole('link')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(front(page)).toHaveAttribute('aria-label', `2 ${carouselLabels.of} ${count}`);
    await expect(region(page).getByRole('link')).toBeFocused();
    await page.keyboard.press('Tab');
  }
  expect(await region(page).evaluate((e) => e.contains(document.activeElement))).toBe(false);
});

test('photographs load lazily, at their displayed size', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.addInitScript(() => {
    // Farther down than a browser loads ahead, even on a slow network.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('#places { margin-top: 4000px }');
    document.adoptedStyleSheets = [sheet];
  });
  await page.goto(`${url}About`);
  await hydrated(page);
  expect(asked.filter((address) => first.test(address))).toEqual([]);
  await view(page).scrollIntoViewIfNeeded();
  const shown = () =>
    region(page)
      .locator('figure img')
      .evaluateAll(
        (all) => (all as HTMLImageElement[]).filter((e) => e.complete && e.naturalWidth > 0).length,
      );
  await expect.poll(shown).toBe(count);
  expect(asked.filter((address) => first.test(address))).toEqual([expect.stringMatching(/-640\.avif$/)]);
});

test.describe('as a row', () => {
  test.describe(() => {
    test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
    test('without JavaScript', async ({ page }) => {
      await page.goto(`${url}About`);
      await expect(region(page)).toHaveAttribute('data-layout', 'row');
      await view(page).scrollIntoViewIfNeeded();
      await expect(front(page)).toHaveCount(count);
      await expect(region(page).getByRole('button')).toHaveCount(0);
      await view(page).focus();
      await page.keyboard.press('End');
      await front(page).last().scrollIntoViewIfNeeded();
      await expect(front(page).last()).toBeInViewport();
      await expect(
        front(page)
          .last()
          .getByText(photographs.at(-1)?.caption ?? ''),
      ).toBeVisible();
      await expect(region(page).getByRole('link')).toHaveCount(photographs.filter((each) => each.url).length);
    });
  });

  test('becomes a centred ring even if the row was scrolled before', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.route(isEntry, async (route) => {
      await view(page).evaluate((e) => {
        e.scrollLeft = 541;
      });
      await route.continue();
    });
    await page.goto(`${url}About`);
    await hydrated(page);
    await expect(region(page)).toHaveAttribute('data-layout', 'ring');
    const box = await frontBox(page);
    expect(box.middle).toBeCloseTo(180, 0);
  });

  for (const size of ['16px', '24px']) {
    test(`becomes the ring without a shift, with ${size} text`, async ({ page }) => {
      const heights: number[] = [];
      const measure = () => region(page).evaluate((e) => e.getBoundingClientRect().height);
      await page.route(isEntry, async (route) => {
        await page.waitForFunction(() =>
          getComputedStyle(document.documentElement).getPropertyValue('--ground'),
        );
        await page.evaluate((fontSize) => {
          document.documentElement.style.fontSize = fontSize;
          document.querySelector('#places')?.scrollIntoView();
        }, size);
        heights.push(await measure());
        await route.continue();
      });
      await page.goto(`${url}About`);
      await expect(region(page)).toHaveAttribute('data-layout', 'ring');
      heights.push(await measure());
      expect(heights[0]).toBeGreaterThan(300);
      expect(heights[1]).toBeCloseTo(heights[0] ?? 0, 1); // browsers round lengths to 64ths of a pixel
    });
  }
});
