import { chromium } from 'playwright';
import { CHROMIUM_ARGS, ensureChromium } from '../../src/builder/print/browser.mjs';

/** How many times slower a visitor's machine is assumed to be than this one; Lighthouse assumes the same for phones. */
export const SLOWER = 4;
const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
  'blink.user_timing',
  'loading',
  'toplevel',
];
/** Chromium's name for a task, even on an empty page. */
const TASK = 'ThreadControllerImpl::RunTask';
/** A task that takes longer than this makes a visitor wait: https://www.w3.org/TR/longtasks-1/ */
export const LONG_MS = 50;
const WINDOW = { width: 1280, height: 800 };

/**
 * The calibration loop's number of rounds, and the thread time in ms that they take on the project's quiet machines at
 * a quarter of their speed. Figures that depend on the machine's speed are divided by how much longer this takes now,
 * measured in the same browser just before, so that a slow machine doesn't miss a bar just for being slow.
 */
const ROUNDS = 2e7;
const QUIET_MS = 200;

/**
 * @typedef {object} TraceEvent
 * @property {string} name
 * @property {string} ph
 * @property {number} pid
 * @property {number} tid
 * @property {number} ts in µs
 * @property {number} [dur] in µs
 * @property {number} [tdur] in µs of the thread's own clock
 * @property {Record<string, any>} args
 */

/**
 * Opens an empty page in a browser of its own, at a quarter of this machine's speed unless `slow` is false.
 *
 * @template T
 * @param {(page: import('playwright').Page, tools: Tools) => Promise<T>} use
 * @param {{ viewport?: { width: number, height: number }, slow?: boolean }} [options]
 * @returns {Promise<T>}
 */
export async function withPage(use, { viewport = WINDOW, slow = true } = {}) {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...CHROMIUM_ARGS, '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({ viewport });
    const cdp = await page.context().newCDPSession(page);
    if (slow) await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    // Unless something captures the screen, a headless browser skips frames that only the compositor draws.
    cdp.on('Page.screencastFrame', ({ sessionId }) => {
      cdp.send('Page.screencastFrameAck', { sessionId }).catch(() => {}); // the page may be gone
    });
    await cdp.send('Page.startScreencast', { format: 'jpeg', quality: 1, maxWidth: 64, maxHeight: 64 });
    const root = await browser.newBrowserCDPSession();
    const slowness = slow ? await calibrate(page, root) : 1;
    return await use(page, { cdp, slowness, trace: (work) => trace(page, root, work, slowness) });
  } finally {
    await browser.close();
  }
}

/**
 * @typedef {object} Tools
 * @property {import('playwright').CDPSession} cdp
 * @property {number} slowness the calibration's duration, as a multiple of that on a quiet machine
 * @property {(work: () => Promise<unknown>) => Promise<Trace>} trace
 */

/**
 * @typedef {object} Trace
 * @property {number} seconds
 * @property {number} busy how long the page's main thread worked, in ms per second
 * @property {number[]} tasks the duration of each task that began after the first paint (if there is one), in ms
 * @property {number} blocking the time above 50 ms of all tasks, including earlier ones, in ms
 * @property {number} dropped frames that were due but not drawn
 * @property {number} gapP95 the 95th percentile of the time between frames, in ms
 */

/**
 * Times a loop that always does the same work, by the thread's own clock: other programs matter only if they slow the
 * processor itself down.
 *
 * @param {import('playwright').Page} page
 * @param {import('playwright').CDPSession} root
 */
async function calibrate(page, root) {
  const { tasks } = await trace(
    page,
    root,
    () =>
      page.evaluate((rounds) => {
        let hash = 1;
        // xorshift, which no compiler can optimise away, since the result is returned
        for (let i = 0; i < rounds; i++) {
          hash ^= hash << 13;
          hash ^= hash >>> 17;
          hash ^= hash << 5;
        }
        return hash;
      }, ROUNDS),
    1,
  );
  return Math.max(...tasks) / QUIET_MS;
}

/**
 * All task times are by the thread's own clock, scaled to a quiet machine.
 *
 * @param {import('playwright').Page} page
 * @param {import('playwright').CDPSession} root
 * @param {() => Promise<unknown>} work
 * @param {number} slowness
 * @returns {Promise<Trace>}
 */
async function trace(page, root, work, slowness) {
  /** @type {TraceEvent[]} */
  const events = [];
  const collect = (/** @type {{ value: any[] }} */ { value }) => events.push(...value);
  root.on('Tracing.dataCollected', collect);
  await root.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      recordMode: 'recordAsMuchAsPossible',
      includedCategories: CATEGORIES,
      excludedCategories: ['*'],
    },
  });
  await work();
  await page.evaluate(() => performance.mark('bench:end'));
  const complete = new Promise((resolve) => root.once('Tracing.tracingComplete', resolve));
  await root.send('Tracing.end');
  await complete;
  root.off('Tracing.dataCollected', collect);
  return summary(events, slowness);
}

/**
 * @param {TraceEvent[]} events
 * @param {number} slowness
 * @returns {Trace}
 */
function summary(events, slowness) {
  const end = events.find(({ name, ts }) => name === 'bench:end' && ts > 0);
  if (!end) throw new Error('the trace has no bench:end mark');
  const mine = events.filter(({ pid, ts }) => pid === end.pid && ts > 0 && ts <= end.ts);
  const tasks = mine.filter(({ name, ph, tid }) => name === TASK && ph === 'X' && tid === end.tid);
  if (tasks.length === 0) throw new Error(`the trace has no ${TASK}: Chromium may have renamed it`);
  const start = Math.min(...mine.map(({ ts }) => ts));
  const seconds = (end.ts - start) / 1e6;
  const drawn = mine.filter(({ name }) => name === 'DrawFrame');
  const frames = new Set(drawn.map(({ args }) => args.frameSeqId));
  const dropped = mine.filter(
    ({ name, args }) => name === 'DroppedFrame' && !args.hasPartialUpdate && !frames.has(args.frameSeqId),
  );
  const times = drawn.map(({ ts }) => ts / 1000).sort((a, b) => a - b);
  const gaps = times.slice(1).map((ms, i) => ms - (times[i] ?? ms));
  const painted = mine.find(({ name }) => name === 'firstContentfulPaint')?.ts ?? 0;
  const msOf = (/** @type {TraceEvent} */ { tdur, dur = 0 }) => (tdur ?? dur) / 1000 / slowness;
  return {
    seconds,
    busy: sum(tasks.map(msOf)) / seconds,
    tasks: tasks.filter(({ ts }) => ts > painted).map(msOf),
    blocking: blockingOf(tasks.map(msOf)),
    dropped: dropped.length,
    gapP95: quantile(gaps, 0.95),
  };
}

/**
 * @param {number[]} values
 * @param {number} share 0 to 1
 */
export function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** @param {number[]} values */
export const median = (values) => quantile(values, 0.5);

export const sum = (/** @type {number[]} */ values) => values.reduce((total, each) => total + each, 0);

/** @param {number[]} tasks the duration of each, in ms @returns {number} the time that they took above `LONG_MS` */
export const blockingOf = (tasks) => sum(tasks.map((ms) => Math.max(0, ms - LONG_MS)));
