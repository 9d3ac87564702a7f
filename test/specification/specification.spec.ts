// Checks what a reader of the specification would look at and only a browser knows (rows.md).
// The words are the demonstration's: other owners write their own.
import type { Locator, Page } from 'playwright/test';
import { expect, hydrated, routes, site, test } from '../site/fixtures.ts';
import { aboutStory } from './content.ts';

const { url } = site;

async function open(page: Page, path: string) {
  await page.goto(url + path);
  await hydrated(page);
}

const main = (page: Page) => page.getByRole('main');
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const field = (page: Page, name: string) => page.locator(`form [name="${name}"]`);

/** The animations of an element and, with `subtree`, of those inside it. */
const animations = (part: Locator, { subtree = false } = {}) =>
  part.evaluate(
    (element, options) =>
      element.getAnimations(options).map(({ effect, playState }) => ({
        ...(effect as KeyframeEffect).getComputedTiming(),
        playState,
        keyframes: (effect as KeyframeEffect).getKeyframes(),
      })),
    { subtree },
  );

/** The ring of photographs. */
const places = (page: Page) => region(page, aboutStory.ring.title);
const ring = (page: Page) => places(page).locator(':scope > div > div').last();
const STEP = 360 / 7;
const turns = async (page: Page) => (await animations(ring(page))).length > 0;
/** How far the ring's axis lies behind the page as it is drawn, in px. */
const radius = (page: Page) =>
  ring(page).evaluate((element) => -new DOMMatrix(getComputedStyle(element).transform).m43);

/** Brings the ring into view; it turns if motion is allowed. */
async function toRing(page: Page, { turning = true } = {}) {
  await places(page).evaluate((e) => e.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.mouse.move(1, 1);

  await expect.poll(() => turns(page)).toBe(turning);
}

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('storage and requests', async ({ page }) => {
  const calls: string[] = [];
  const files = ['script', 'stylesheet', 'font', 'image', 'other'];
  page.on('request', (request) => {
    const isFile = files.includes(request.resourceType()) && request.method() === 'GET';
    const isOwn = new URL(request.url()).origin === new URL(url).origin;
    if (!request.isNavigationRequest() && !(isFile && isOwn)) calls.push(request.url());
  });
  const stored = () =>
    page.evaluate(async () => [
      [Object.keys(localStorage), Object.keys(sessionStorage), document.cookie],
      [await indexedDB.databases(), await caches.keys(), await navigator.serviceWorker.getRegistrations()],
    ]);
  const flag = [
    [['first-time'], [], ''],
    [[], [], []],
  ];
  for (const route of routes) {
    await open(page, route);
    expect(await stored()).toEqual(flag);
  }
  await open(page, 'Contact');
  await field(page, 'description').fill('A draft');

  expect(await stored()).toEqual(flag);
  expect(calls).toEqual([]);
});

test('particles', async ({ page }) => {
  await open(page, 'About');
  await expect(page.locator('canvas')).toHaveCount(1);

  const window = { x: 0, y: 0, width: 1280, height: 720 };
  await expect.poll(() => page.locator('canvas').boundingBox()).toEqual(window);

  const background = main(page).locator('header > [aria-hidden]').first();
  await expect(background).toHaveCSS('background-color', 'rgb(0, 0, 0)');
  await expect(background).toHaveCSS('z-index', '-1');
});

test('ring', async ({ page }) => {
  await open(page, 'About');
  await toRing(page);

  await expect(ring(page)).toHaveCSS('transform-style', 'preserve-3d');
  await expect(places(page).getByRole('group', { includeHidden: true })).toHaveCount(7);
  await expect(places(page)).toContainText(/Foto: .+ CC/);
  expect((await animations(ring(page)))[0]?.iterations).toBe(Number.POSITIVE_INFINITY);

  const angles = await ring(page).evaluate((element) => {
    const [turn] = element.getAnimations() as [Animation];
    turn.pause();
    return [0, 1000, 2000, 4000].map((ms) => {
      turn.currentTime = ms;
      const { m11, m13 } = new DOMMatrix(getComputedStyle(element).transform);
      return (Math.atan2(-m13, m11) * 180) / Math.PI;
    });
  });
  const turned = angles.map((angle) => ((angles[0] ?? 0) - angle + 360) % 360);
  for (const [i, share] of [0, 1 / 4, 1 / 2, 1].entries()) expect(turned[i]).toBeCloseTo(share * STEP, 3);
});

test('ring’s width', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, 'About');
  // The narrowest window with the wide ring, and the widest with the narrow one.
  for (const [width, round] of [
    [641, 1800],
    [640, 1100],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await toRing(page, { turning: false });

    await expect.poll(async () => 2 * Math.PI * (await radius(page))).toBeCloseTo(round, 1);
  }
});

test('visible flag', async ({ page }) => {
  await open(page, 'Home');
  expect(await (await page.request.get(`${url}Home`)).text()).toContain('data-visible="false"');

  const hero = page.locator('[data-visible]');
  await expect(hero).toHaveAttribute('data-visible', 'true');
  // The flag starts it: the ring comes out.
  const ring = hero.locator('[data-wheel]');

  await expect(ring).toHaveCSS('animation-play-state', 'running');
  await hero.evaluate((element: HTMLElement) => element.setAttribute('data-visible', 'false'));

  await expect(ring).toHaveCSS('animation-play-state', 'paused');
});
