import type { Page } from 'playwright/test';
import { graphemes } from '../../src/motion/graphemes.ts';
import { home, homeStory, labels } from '../support/fixture.ts';
import { expect, h1, hold, hydrated, isEntry, linkTo, routes, site, test } from './fixtures.ts';

const { url } = site;

/** The visible line, not the phrases for screen readers. It holds the whole phrase, but shows only some letters. */
const row = (page: Page) => page.locator('main p > [aria-hidden] > span').first();

/** The phrases that Home types in turn, in characters. */
const PHRASES = home.phrases.map(({ text }) => graphemes(text));
const phrase = (i: number) => PHRASES[i]?.join('') ?? '';
/** The time to type a letter, hold a phrase, delete a letter, and pause before the next phrase, in ms. */
const TYPED = { typeMs: 90, holdMs: 2400, deleteMs: 45, pauseMs: 500 };

/** A round of all phrases. */
const ROUND_MS = PHRASES.reduce(
  (sum, { length }) => sum + length * (TYPED.typeMs + TYPED.deleteMs) + TYPED.holdMs + TYPED.pauseMs,
  0,
);

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

test('headings that wait below the view are visible in print', async ({ page }) => {
  await page.goto(url);
  await hydrated(page);
  const welcome = page.getByRole('heading', { name: homeStory.welcome, exact: true });
  await expect(welcome).toHaveAttribute('data-phase', 'armed');
  await page.emulateMedia({ media: 'print' });
  const opacities = await welcome.evaluate((heading) =>
    [heading, ...heading.querySelectorAll('*')].map((each) => getComputedStyle(each).opacity),
  );
  expect(new Set(opacities)).toEqual(new Set(['1']));
});

test('a phrase is typed, held and deleted, letter by letter, with a caret that blinks', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-01-01T10:00:00') });
  await page.goto(url);
  await hydrated(page);
  await page.clock.pauseAt(new Date('2026-01-01T10:01:00'));
  const letters = PHRASES[0] ?? [];
  const upTo = (count: number) => letters.slice(0, count).join('');
  const wholeMs = letters.length * TYPED.typeMs;
  const deletingMs = wholeMs + TYPED.holdMs;
  const goneMs = deletingMs + letters.length * TYPED.deleteMs;

  /** Each change: when, of which phrase, the letters that are seen, and how far behind them the caret is drawn, if it is lit; in whole pixels. */
  type Change = { atMs: number; phrase: string; text: string; caret: number | string };
  await row(page).evaluate((line) => {
    const changes: Change[] = [];
    new MutationObserver(() => {
      const seen = [...line.children].filter((each) => getComputedStyle(each).opacity === '1');
      const lit = seen.find((each) => getComputedStyle(each).boxShadow !== 'none');
      const [end, at] = [seen.at(-1), lit].map((each) => each?.getBoundingClientRect().right ?? 0);

      changes.push({
        atMs: Date.now(),
        phrase: (line as HTMLElement).dataset.text ?? '',
        text: seen.map(({ textContent }) => textContent).join(''),
        caret: lit ? Math.round((at ?? 0) - (end ?? 0)) : 'no caret',
      });
    }).observe(line, { attributes: true, childList: true, subtree: true });
    Object.assign(window, { changes });
  });
  await page.clock.runFor(2 * ROUND_MS);
  const changes = await page.evaluate(() => Reflect.get(window, 'changes') as Change[]);
  const start = changes.findIndex(
    (change, i) => change.phrase === phrase(0) && changes[i - 1]?.phrase !== phrase(0) && i > 0,
  );

  expect(new Set(changes.map((change) => change.phrase)).size).toBe(PHRASES.length);

  const startMs = changes[start]?.atMs ?? Number.NaN;
  const seenAt = (ms: number) => changes.slice(start).findLast(({ atMs }) => atMs <= startMs + ms);
  const expected: [ms: number, text: string, caret: number | string][] = [
    [0, '', 0],
    [5 * TYPED.typeMs, upTo(5), 0],
    [wholeMs, phrase(0), 0],
    [wholeMs + 550, phrase(0), 'no caret'],
    [wholeMs + 1100, phrase(0), 0],
    [deletingMs, upTo(letters.length - 1), 0],
    [deletingMs + TYPED.deleteMs, upTo(letters.length - 2), 0],
    [goneMs - TYPED.deleteMs, '', 0],
    [goneMs + TYPED.pauseMs - 1, '', 0],
  ];
  for (const [ms, text, caret] of expected) expect({ ms, ...seenAt(ms) }).toMatchObject({ ms, text, caret });
});

test('the strip of logos starts again exactly where it began, and fills a very wide window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 3840, height: 900 });
  await page.goto(url);
  await hydrated(page);
  const [start, end, left] = await strip(page).evaluate((section) => {
    const [slide] = section.getAnimations({ subtree: true }) as [Animation];
    const sets = [...section.querySelectorAll('ul')];
    const leftAt = (set: number, ms: number) => {
      slide.currentTime = ms;
      return sets[set]?.getBoundingClientRect().left;
    };
    const duration = Number(slide.effect?.getTiming().duration);
    slide.pause();
    // Just before its end: the end itself is the start of the next round.
    const [start, end] = [leftAt(0, 0), leftAt(1, duration * (1 - 1e-7))];
    return [start, end, section.clientWidth - (sets.at(-1)?.getBoundingClientRect().right ?? 0)];
  });
  expect(end).toBeCloseTo(start ?? Number.NaN, 1);
  expect(left).toBeLessThan(1); // nothing is left empty
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

test.describe('reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('starts paused with complete texts, and moves when asked to', async ({ page }) => {
    await page.clock.install({ time: new Date('2026-01-01T10:00:05') });
    await page.goto(url);
    await hydrated(page);
    const unseen = () =>
      row(page).evaluate(
        (line) =>
          [...line.children].slice(0, -1).filter((each) => getComputedStyle(each).opacity !== '1').length,
      );
    expect(await running(page)).toBe(0);
    await expect(page.locator('time').first()).toHaveText('10:00');
    await page.clock.runFor(10_000);
    await expect(row(page)).toHaveText(phrase(0));
    expect(await unseen()).toBe(0);
    await page.getByRole('button', { name: labels.resumeMotion }).click();
    const changingMs = TYPED.holdMs + (PHRASES[0]?.length ?? 0) * TYPED.deleteMs + TYPED.pauseMs;
    await page.clock.runFor(changingMs + 650);
    await expect(row(page)).toHaveText(phrase(1));
    // Paused while it types, it shows every letter.
    await expect.poll(unseen).toBeGreaterThan(0);
    await page.getByRole('button', { name: labels.pauseMotion }).click();
    await expect.poll(unseen).toBe(0);
  });
});

test('without a script, or when it fails, nothing moves, since no button could stop it', async ({
  browser,
  page,
  complaints,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const still = await context.newPage();
  await page.route(isEntry, (route) => route.abort());
  for (const each of [still, page]) {
    await each.goto(url);
    await expect(each.locator('html')).not.toHaveAttribute('data-scripts');
    await expect.poll(() => running(each)).toBe(0);
  }
  await context.close();
  complaints.length = 0; // the request that failed
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
