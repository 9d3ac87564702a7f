import type { Page } from 'playwright/test';
import { homeStory, labels } from '../support/fixture.ts';
import { expect, h1, hold, hydrated, linkTo, routes, site, test } from './fixtures.ts';

const { url } = site;

/** The visible line, not the phrases for screen readers. It holds the whole phrase, but shows only some letters. */
const row = (page: Page) => page.locator('main p > [aria-hidden] > span').first();

/** The technologies' logos, which slide without end while they are in view. */
const strip = (page: Page) => page.getByRole('region', { name: homeStory.technologies });

/** The number of animations that are running now, without those driven by the scroll position. */
const running = (page: Page) =>
  page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(({ timeline, playState }) => timeline === document.timeline && playState === 'running')
        .length,
  );

test('Home’s phrases are typed without being asked, and only typed letters are seen, before the caret', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-01-01T10:00:00') });
  await page.goto(url);
  await hydrated(page);
  await page.clock.pauseAt(new Date('2026-01-01T10:01:00'));

  await expect(async () => {
    await page.clock.runFor(250);

    const drawn = await row(page).evaluate((line) => {
      const letters = [...line.children].slice(1); // the first is empty
      const styles = letters.map((letter) => getComputedStyle(letter));
      return {
        seen: styles.map(({ visibility }) => visibility === 'visible').join(' '),
        lit: styles.findIndex(({ boxShadow }) => boxShadow !== 'none') + 1,
      };
    });

    expect(drawn.seen).toMatch(/^true (true )+(false )+false$/);
    expect(drawn.seen.match(/true/g)).toHaveLength(drawn.lit);
  }).toPass({ intervals: [0] });
});

test('the strip of logos starts again exactly where it began, and fills a very wide window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 3840, height: 900 });
  await page.goto(url);
  await hydrated(page);

  const [start, end, left, rounds] = await strip(page).evaluate((section) => {
    const [slide] = section.getAnimations({ subtree: true }) as [Animation];
    const sets = [...section.querySelectorAll('ul')];
    const leftAt = (set: number, ms: number) => {
      slide.currentTime = ms;
      return sets[set]?.getBoundingClientRect().left;
    };
    const { duration, iterations } = slide.effect?.getComputedTiming() ?? {};

    slide.pause();
    // Just before its end: the end itself is the start of the next round.
    const [start, end] = [leftAt(0, 0), leftAt(1, Number(duration) * (1 - 1e-7))];
    const gap = section.clientWidth - (sets.at(-1)?.getBoundingClientRect().right ?? 0);
    return [start, end, gap, iterations];
  });

  expect(end).toBeCloseTo(start ?? Number.NaN, 1);
  expect(left).toBeLessThan(1); // nothing is left empty
  expect(rounds).toBe(Number.POSITIVE_INFINITY);
});

test('the pause button stops everything on every page, until it is pressed again', async ({ page }) => {
  // Far from the end of the minute, so that the paused clock, which shows no seconds, doesn't change.
  await page.clock.install({ time: new Date('2026-01-01T10:00:05') });
  await page.goto(`${url}Home`);
  await hydrated(page);
  /** The number of frames requested and of nodes changed in two seconds: the clock ticks every second. */
  const activity = async () => {
    await page.evaluate(() => {
      const counts = { frames: 0, changes: 0 };
      const request = window.requestAnimationFrame;

      window.requestAnimationFrame = (callback) => {
        counts.frames++;
        return request(callback);
      };

      const observer = new MutationObserver((records) => {
        counts.changes += records.length;
      });
      const all = { attributes: true, characterData: true, childList: true, subtree: true };
      observer.observe(document.body, all);
      const end = () => {
        observer.disconnect();
        window.requestAnimationFrame = request;
        return counts;
      };
      Object.assign(window, { end });
    });
    await page.clock.runFor(2000);
    return page.evaluate(() => (Reflect.get(window, 'end') as () => object)());
  };
  expect(await activity()).not.toMatchObject({ changes: 0 });

  await page.getByRole('button', { name: labels.pauseMotion }).click();
  for (const route of [...routes.slice(1), 'Home']) {
    await linkTo(page, route).click();
    await expect(h1(page, route)).toBeVisible();
    await expect.poll(() => running(page)).toBe(0); // the colours fade for a moment when the page changes
    await expect.poll(activity).toEqual({ frames: 0, changes: 0 });
  }
  await page.getByRole('button', { name: labels.resumeMotion }).click();

  await expect.poll(activity).not.toMatchObject({ changes: 0 });

  await strip(page).scrollIntoViewIfNeeded(); // all else that never ends is moved by scripts

  await expect.poll(() => running(page)).toBeGreaterThan(0);
});

test('with less motion nothing moves or waits to, and all of a phrase is seen, until motion is resumed', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(url);
  await hydrated(page);
  const unseen = () =>
    row(page).evaluate(
      (line) => [...line.children].filter((each) => getComputedStyle(each).visibility !== 'visible').length,
    );

  expect(await running(page)).toBe(0);
  expect(await unseen()).toBe(0);
  await expect(page.locator('main [data-phase="armed"]')).toHaveCount(0);

  await page.getByRole('button', { name: labels.resumeMotion }).click();
  await expect.poll(unseen).toBeGreaterThan(0);
});

// Home has another order of things in a wide window.
for (const [route, width] of [
  ['Home', 360],
  ['Home', 1440],
  [routes[1] ?? 'no second page', 360],
] as const)
  test(`nothing shifts on /${route} at ${width} px, while it loads, types and is scrolled through`, async ({
    page,
  }) => {
    await page.clock.install();
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() => {
      type Shift = PerformanceEntry & { value: number; sources: { node?: Node }[] };
      const shifts: { value: number; moved: (string | undefined)[] }[] = [];
      new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries() as Shift[])
          shifts.push({
            value,
            moved: sources.map(({ node }) => node?.parentElement?.outerHTML.slice(0, 80)),
          });
      }).observe({ type: 'layout-shift', buffered: true });
      Object.assign(window, { shifts });
    });

    const shifts = () =>
      page.evaluate(() => (Reflect.get(window, 'shifts') as { value: number }[]).splice(0));

    // The worst case: the font arrives last.
    const letGo = await hold(page, /\.woff2$/);
    await page.goto(url + route, { waitUntil: 'domcontentloaded' });
    await hydrated(page);
    letGo();
    await page.evaluate(() => document.fonts.ready);
    await page.clock.runFor(500);

    // How far the text moves then depends on its words: the fallback font matches the font's width only on
    // average.
    const early = await shifts();
    const total = early.reduce((sum, { value }) => sum + value, 0);
    expect(total, JSON.stringify(early)).toBeLessThan(0.01);

    for (let i = 0; i < 40; i++) await page.clock.runFor(500);
    const height = await page.evaluate(() => document.body.scrollHeight);
    for (let y = 0; y < height; y += 700) {
      // On the main thread: with a wheel the compositor scrolls first, and the sticky bar may count as
      // shifted.
      await page.evaluate(() => window.scrollBy({ top: 700, behavior: 'instant' }));
      await page.clock.runFor(300);
    }

    expect(await shifts()).toEqual([]);
  });
