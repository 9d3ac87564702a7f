// Each page loads its own styles, and looks the same however a visitor got there.
import type { Page } from 'playwright/test';
import { expect, h1, hold, hydrated, last, linkTo, routes, site, test } from './fixtures.ts';

const { url } = site;

const LESS = { reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } } as const;
test.use({ contextOptions: LESS, viewport: LESS.viewport });

const LOOKS = [
  ...['background-color', 'background-image', 'border', 'color', 'content', 'display', 'font-size'],
  ...['object-position', 'opacity', 'order', 'padding', 'position'],
];

/** Position and computed styles of each element, without its id: React's own ids differ from visit to visit. */
const seen = (page: Page) =>
  page.evaluate(
    (looks) =>
      [...document.querySelectorAll('#root, #root *')].map((element) => {
        // Browsers may skip the styles and the layout of what a closed details hides.
        if (element.closest('details:not([open]) > :not(summary)')) return element.tagName;
        const { x, y, width, height } = element.getBoundingClientRect();
        const drawn = ['', '::before', '::after'].map((part) => {
          const style = getComputedStyle(element, part);
          return looks.map((property) => style.getPropertyValue(property));
        });
        return JSON.stringify([element.tagName, [x, y, width, height].map(Math.round), drawn]);
      }),
    LOOKS,
  );

async function settle(page: Page) {
  await hydrated(page);
  // The wheel's glimpses come when the browser is idle, all at once.
  await expect(page.locator('nav[data-wheel]:not(:has([data-hub]))')).toHaveCount(0);
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  await page.evaluate(async () => {
    await Promise.all([...document.images].map((image) => image.decode()));
    for (const animation of document.getAnimations())
      if (animation.timeline === document.timeline && animation.playState === 'running') animation.finish();
    (document.activeElement as HTMLElement | null)?.blur();
    window.scrollTo({ top: 0, behavior: 'instant' });
  });

  const running = () =>
    document
      .getAnimations()
      .filter(({ timeline, playState }) => timeline === document.timeline && playState === 'running').length;
  await expect.poll(() => page.evaluate(running)).toBe(0);
}

test('a page looks the same whether it is opened directly or reached by links', async ({ page, browser }) => {
  const opened = new Map<string, string[]>();
  for (const path of routes) {
    await page.goto(url + path);
    await settle(page);
    opened.set(path, await seen(page));
  }

  const [start = '', ...others] = [...routes].reverse();
  const context = await browser.newContext(LESS);
  const visitor = await context.newPage();
  await visitor.addInitScript(() => window.localStorage.setItem('first-time', 'true'));
  await visitor.goto(url + start);
  await settle(visitor);

  for (const path of [...others, start, ...others]) {
    await linkTo(visitor, path).click();
    await expect(visitor).toHaveURL(url + path);
    await expect(visitor.locator('h1:focus')).toBeVisible(); // the old page's heading has lost the focus to the link
    await settle(visitor);

    const now = await seen(visitor);
    const different = now.filter((element, i) => element !== opened.get(path)?.[i]);
    expect(different.slice(0, 3), path).toEqual([]);
    expect(now).toHaveLength(opened.get(path)?.length ?? 0);
  }
  await context.close();
});

test('a page requests its styles once, when its link is pointed at, and is shown when they have loaded', async ({
  page,
}) => {
  const styles = new RegExp(`/assets/${last}-\\w+\\.css$`);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (styles.test(request.url())) asked.push(request.url());
  });
  const letGo = await hold(page, styles);
  await page.goto(`${url}Home`);
  await hydrated(page);

  await linkTo(page, last).hover();
  await expect.poll(() => asked).toHaveLength(1);
  await linkTo(page, last).click();
  await expect(page).toHaveURL(url + last);
  await expect(h1(page, last)).toHaveCount(0);

  letGo();
  await expect(h1(page, last)).toBeFocused();
  await page.goBack();
  await page.goForward();
  await expect(h1(page, last)).toBeFocused();
  expect(asked).toHaveLength(1);
});

for (const [what, styles] of [
  ['its', /\.css$/],
  ['the passage’s', /\/assets\/late-\w+\.css$/],
] as const)
  test(`a page is loaded as a document when ${what} styles fail to load`, async ({ page, complaints }) => {
    await page.route(styles, (route) => route.abort());
    await page.goto(`${url}Home`);
    await hydrated(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));

    await linkTo(page, last).click();
    await expect(h1(page, last)).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
    expect(complaints.filter((line) => line.startsWith('uncaught'))).toEqual([]);
    complaints.length = 0; // the browser itself logs the requests that failed
  });
