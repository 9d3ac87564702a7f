// Measures what pages cost on a slow machine (page.ts): while they load, idle and scroll. The waits are what is
// measured.
import type { Page } from 'playwright';
import { labels, routed } from '../support/own.ts';
import { median, type Row, row, withPage } from './page.ts';

const START_MS = 5000;
const IDLE_MS = 10_000;
/** Long enough for the opening animations to end. */
const SETTLED_MS = 4000;
const RUNS = 5;
/** A longer task makes a visitor wait: https://www.w3.org/TR/longtasks-1/ */
const LONG_MS = 50;

export async function benchFrames(url: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const page of ['', ...routed]) {
    const runs = await times(() => traceStart(url + page));
    const longest = median(runs.map((run) => run.longest));
    rows.push(
      row(`/${page}: longest task after the first paint, 5 s`, longest, { most: LONG_MS, unit: 'ms' }),
    );
  }
  for (const page of routed.slice(0, 2)) {
    const idle = await times(() => traceIdle(url + page));
    const busy = median(idle.map((run) => run.busy));
    rows.push(row(`/${page}: main thread while idle`, busy, { most: 30, unit: 'ms per s' }));
    const pause = (open: Page) => open.getByRole('button', { name: labels.pauseMotion }).click();
    const paused = await traceIdle(url + page, pause);
    // Not 0, since the browser itself has something to do now and then.
    rows.push(row(`/${page}: the same, paused`, paused.busy, { most: 1, unit: 'ms per s' }));
    const scrolled = await times(() => scrolling(url + page));
    const dropped = median(scrolled.map((run) => run.dropped));
    rows.push(row(`/${page}: frames missed while scrolling through`, dropped, { most: 0 }));
  }
  return rows;
}

const traceStart = (url: string) =>
  withPage((page, { trace }) =>
    trace(async () => {
      await page.goto(url, { waitUntil: 'commit' });
      await page.waitForTimeout(START_MS);
    }),
  );

const traceIdle = (url: string, prepare: (page: Page) => Promise<unknown> = async () => {}) =>
  withPage(async (page, { trace }) => {
    await page.goto(url);
    await page.waitForTimeout(SETTLED_MS);
    await prepare(page);
    await page.waitForTimeout(SETTLED_MS / 2);
    return trace(() => page.waitForTimeout(IDLE_MS));
  });

const scrolling = (url: string) =>
  withPage(async (page, { cdp, trace }) => {
    await page.goto(url);
    await page.waitForTimeout(SETTLED_MS);
    const height = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
    const gesture = { x: 640, y: 400, yDistance: -height, speed: Math.round(height / 8) };
    return trace(() => cdp.send('Input.synthesizeScrollGesture', { ...gesture, gestureSourceType: 'mouse' }));
  });

/** Calls a function several times, one call after the other. */
async function times<T>(run: () => Promise<T>) {
  const results = [];
  for (let i = 0; i < RUNS; i++) results.push(await run());
  return results;
}
