// Measures what pages cost on a machine four times as slow: while they load, idle and scroll. Tasks are timed by
// the thread's clock, scaled to a quiet machine (page.mjs); only frames are timed by the wall clock.

import { content } from './content.mjs';
import { LONG_MS, median, withPage } from './page.mjs';
import { row } from './table.mjs';

const ROUTES = ['', 'Home', 'About', 'Projects', 'Skills', 'Contact'];
const START_MS = 5000;
const IDLE_MS = 10_000;
/** Long enough for the opening animations to end. */
const SETTLED_MS = 4000;
const RUNS = 5;

/**
 * @param {string} url
 * @returns {Promise<import('./table.mjs').Row[]>}
 */
export async function benchFrames(url) {
  const rows = [];
  for (const route of ROUTES) {
    const runs = await times(RUNS, () =>
      withPage((page, { trace }) =>
        trace(async () => {
          await page.goto(url + route, { waitUntil: 'commit' });
          await page.waitForTimeout(START_MS);
        }),
      ),
    );
    const longest = runs.map(({ tasks }) => Math.max(...tasks));
    rows.push(
      row(`/${route}: longest task after the first paint, 5 s`, median(longest), {
        most: LONG_MS,
        unit: 'ms',
      }),
      row(`/${route}: blocking while loading`, median(runs.map((r) => r.blocking)), { most: 60, unit: 'ms' }),
    );
  }
  for (const [route, most] of /** @type {const} */ ([
    ['Home', 30],
    ['About', 30],
  ])) {
    const idle = await times(RUNS, () => traceIdle(url + route));
    rows.push(
      row(`/${route}: main thread while idle`, median(idle.map((r) => r.busy)), {
        most,
        unit: 'ms per s',
      }),
    );
    const paused = await traceIdle(url + route, (page) =>
      page.getByRole('button', { name: content.frame.labels.pauseMotion }).click(),
    );
    // Not 0, since the browser itself has something to do now and then.
    rows.push(row(`/${route}: the same, paused`, paused.busy, { most: 1, unit: 'ms per s' }));
    const scrolled = await times(RUNS, () => scrolling(url + route));
    rows.push(
      row(`/${route}: frames missed while scrolling through`, median(scrolled.map((r) => r.dropped)), {
        most: 0,
      }),
      row(`/${route}: time between frames while scrolling, p95`, median(scrolled.map((r) => r.gapP95)), {
        most: 25,
        unit: 'ms',
      }),
    );
  }
  return rows;
}

/**
 * @param {string} url
 * @param {(page: import('playwright').Page) => Promise<unknown>} [prepare]
 */
function traceIdle(url, prepare = async () => {}) {
  return withPage(async (page, { trace }) => {
    await page.goto(url);
    await page.waitForTimeout(SETTLED_MS);
    await prepare(page);
    await page.waitForTimeout(SETTLED_MS / 2);
    return trace(() => page.waitForTimeout(IDLE_MS));
  });
}

/** @param {string} url */
function scrolling(url) {
  return withPage(async (page, { cdp, trace }) => {
    await page.goto(url);
    await page.waitForTimeout(SETTLED_MS);
    const height = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
    return trace(() =>
      cdp.send('Input.synthesizeScrollGesture', {
        x: 640,
        y: 400,
        yDistance: -height,
        speed: Math.round(height / 8),
        gestureSourceType: 'mouse',
      }),
    );
  });
}

/**
 * Calls a function several times, one call after the other.
 *
 * @template T
 * @param {number} count
 * @param {() => Promise<T>} run
 */
async function times(count, run) {
  const results = [];
  for (let i = 0; i < count; i++) results.push(await run());
  return results;
}
