// Measures what pages cost on a machine four times as slow: while they load, idle and scroll. Tasks are timed
// by the thread's clock, scaled to a quiet machine (page.ts); only frames are timed by the wall clock.

import type { Page } from 'playwright';
import { content } from './content.ts';
import { LONG_MS, median, withPage } from './page.ts';
import { type Row, row } from './table.ts';

const ROUTES = ['', 'Home', 'About', 'Projects', 'Skills', 'Contact'];
const START_MS = 5000;
const IDLE_MS = 10_000;
/** Long enough for the opening animations to end. */
const SETTLED_MS = 4000;
const RUNS = 5;

export async function benchFrames(url: string): Promise<Row[]> {
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
  for (const [route, most] of [
    ['Home', 30],
    ['About', 30],
  ] as const) {
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

function traceIdle(url: string, prepare: (page: Page) => Promise<unknown> = async () => {}) {
  return withPage(async (page, { trace }) => {
    await page.goto(url);
    await page.waitForTimeout(SETTLED_MS);
    await prepare(page);
    await page.waitForTimeout(SETTLED_MS / 2);
    return trace(() => page.waitForTimeout(IDLE_MS));
  });
}

function scrolling(url: string) {
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

/** Calls a function several times, one call after the other. */
async function times<T>(count: number, run: () => Promise<T>) {
  const results = [];
  for (let i = 0; i < count; i++) results.push(await run());
  return results;
}
