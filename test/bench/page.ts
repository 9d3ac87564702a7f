import { type CDPSession, chromium, type Page } from 'playwright';
import { CHROMIUM_ARGS, ensureChromium } from '../../src/builder/print/browser.ts';

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
 * The calibration loop's number of rounds, and the thread time in ms that they take on the project's quiet
 * machines at a quarter of their speed. Figures that depend on the machine's speed are divided by how much
 * longer this takes now, measured in the same browser just before, so that a slow machine doesn't miss a bar
 * just for being slow.
 */
const ROUNDS = 2e7;
const QUIET_MS = 200;

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** In µs. */
  ts: number;
  /** In µs. */
  dur?: number;
  /** In µs of the thread's own clock. */
  tdur?: number;
  args: { frameSeqId?: number; hasPartialUpdate?: boolean };
}

/** Opens an empty page in a browser of its own, at a quarter of this machine's speed unless `slow` is false. */
export async function withPage<T>(
  use: (page: Page, tools: Tools) => Promise<T>,
  { viewport = WINDOW, slow = true }: { viewport?: { width: number; height: number }; slow?: boolean } = {},
): Promise<T> {
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

interface Tools {
  cdp: CDPSession;
  /** The calibration's duration, as a multiple of that on a quiet machine. */
  slowness: number;
  trace: (work: () => Promise<unknown>) => Promise<Trace>;
}

interface Trace {
  seconds: number;
  /** How long the page's main thread worked, in ms per second. */
  busy: number;
  /** The duration of each task that began after the first paint (if there is one), in ms. */
  tasks: number[];
  /** The time above 50 ms of all tasks, including earlier ones, in ms. */
  blocking: number;
  /** Frames that were due but not drawn. */
  dropped: number;
  /** The 95th percentile of the time between frames, in ms. */
  gapP95: number;
}

/**
 * Times a loop that always does the same work, by the thread's own clock: other programs matter only if they
 * slow the processor itself down.
 */
async function calibrate(page: Page, root: CDPSession) {
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

/** All task times are by the thread's own clock, scaled to a quiet machine. */
async function trace(
  page: Page,
  root: CDPSession,
  work: () => Promise<unknown>,
  slowness: number,
): Promise<Trace> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]));
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

function summary(events: TraceEvent[], slowness: number): Trace {
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
  const msOf = ({ tdur, dur = 0 }: TraceEvent) => (tdur ?? dur) / 1000 / slowness;
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
 * @param share 0 to 1
 */
export function quantile(values: number[], share: number) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export const median = (values: number[]) => quantile(values, 0.5);

export const sum = (values: number[]) => values.reduce((total, each) => total + each, 0);

/**
 * @param tasks the duration of each, in ms
 * @returns the time that they took above `LONG_MS`
 */
export const blockingOf = (tasks: number[]): number => sum(tasks.map((ms) => Math.max(0, ms - LONG_MS)));
