import { chromium } from 'playwright';
import { CHROMIUM_ARGS, ensureChromium } from '../../src/builder/print/browser.mjs';

/** How many times slower than this machine the visitor's machine is taken to be. */
const SLOWER = 4;
const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
  'blink.user_timing',
  'toplevel',
];
const WINDOW = { width: 1280, height: 800 };

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
    return await use(page, { cdp, trace: (work) => trace(page, root, work) });
  } finally {
    await browser.close();
  }
}

/**
 * @typedef {object} Tools
 * @property {import('playwright').CDPSession} cdp
 * @property {(work: () => Promise<unknown>) => Promise<Trace>} trace
 */

/**
 * @typedef {object} Trace
 * @property {number} seconds
 * @property {number} busy how long the page's main thread worked, in ms per second, by the thread's own clock
 * @property {number[]} longTasks over 50 ms, in ms
 * @property {number} dropped frames that were due but not drawn
 * @property {number} gapP95 the 95th percentile of the time between frames, in ms
 */

/**
 * @param {import('playwright').Page} page
 * @param {import('playwright').CDPSession} root
 * @param {() => Promise<unknown>} work
 * @returns {Promise<Trace>}
 */
async function trace(page, root, work) {
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
  return summary(events);
}

/**
 * @param {TraceEvent[]} events
 * @returns {Trace}
 */
function summary(events) {
  const end = events.find(({ name, ts }) => name === 'bench:end' && ts > 0);
  if (!end) throw new Error('the trace has no mark bench:end');
  const mine = events.filter(({ pid, ts }) => pid === end.pid && ts > 0 && ts <= end.ts);
  const tasks = mine.filter(({ name, ph, tid }) => name === 'RunTask' && ph === 'X' && tid === end.tid);
  const start = Math.min(...mine.map(({ ts }) => ts));
  const seconds = (end.ts - start) / 1e6;
  const drawn = mine.filter(({ name }) => name === 'DrawFrame');
  const frames = new Set(drawn.map(({ args }) => args.frameSeqId));
  const dropped = mine.filter(
    ({ name, args }) => name === 'DroppedFrame' && !args.hasPartialUpdate && !frames.has(args.frameSeqId),
  );
  const times = drawn.map(({ ts }) => ts / 1000).sort((a, b) => a - b);
  const gaps = times.slice(1).map((ms, i) => ms - (times[i] ?? ms));
  return {
    seconds,
    busy: tasks.reduce((sum, { tdur, dur }) => sum + (tdur ?? dur ?? 0), 0) / 1000 / seconds,
    longTasks: tasks.map(({ dur = 0 }) => dur / 1000).filter((ms) => ms > 50),
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
