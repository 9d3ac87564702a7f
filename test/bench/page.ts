// Opens pages on a machine four times slower than this one, as Lighthouse assumes for phones, and traces what they
// cost. Tasks are timed by the thread's own clock, scaled to a quiet machine; only frames by the wall clock.
import { type CDPSession, chromium, type Page } from 'playwright';
import { CHROMIUM_ARGS, ensureChromium } from '../../src/builder/print/browser.ts';

const SLOWER = 4;
const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
  'blink.user_timing',
  'loading',
  'toplevel',
];
/** Chromium's name for a task, even on an empty page. */
const TASK = 'ThreadControllerImpl::RunTask';

/**
 * The calibration loop's number of rounds, and the thread time in ms that they take on the project's quiet
 * machines at a quarter of their speed: a slow machine doesn't miss a bar just for being slow.
 */
const ROUNDS = 2e7;
const QUIET_MS = 200;

/** Times are in µs, `tdur` by the thread's own clock. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args: { frameSeqId?: number; hasPartialUpdate?: boolean };
}

interface Trace {
  /** How long the page's main thread worked, in ms per second. */
  busy: number;
  /** The longest task that began after the first paint (if there is one), in ms. */
  longest: number;
  /** Frames that were due but not drawn. */
  dropped: number;
}

interface Tools {
  cdp: CDPSession;
  /** The calibration's duration, as a multiple of that on a quiet machine. */
  slowness: number;
  trace: (work: () => Promise<unknown>) => Promise<Trace>;
}

/** Opens an empty page in a browser of its own, at a quarter of this machine's speed unless `slow` is false. */
export async function withPage<T>(
  use: (page: Page, tools: Tools) => Promise<T>,
  { slow = true }: { slow?: boolean } = {},
): Promise<T> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...CHROMIUM_ARGS, '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const cdp = await page.context().newCDPSession(page);
    if (slow) await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    // Unless something captures the screen, a headless browser skips frames that only the compositor draws.
    cdp.on('Page.screencastFrame', ({ sessionId }) => {
      cdp.send('Page.screencastFrameAck', { sessionId }).catch(() => {}); // the page may be gone
    });
    await cdp.send('Page.startScreencast', { format: 'jpeg', quality: 1, maxWidth: 64, maxHeight: 64 });
    const root = await browser.newBrowserCDPSession();
    const slowness = slow
      ? (await trace(page, root, () => page.evaluate(loop, ROUNDS), 1)).longest / QUIET_MS
      : 1;
    return await use(page, { cdp, slowness, trace: (work) => trace(page, root, work, slowness) });
  } finally {
    await browser.close();
  }
}

/** Always does the same work: xorshift, which no compiler can optimise away, since the result is returned. */
function loop(rounds: number) {
  let hash = 1;
  for (let i = 0; i < rounds; i++) {
    hash ^= hash << 13;
    hash ^= hash >>> 17;
    hash ^= hash << 5;
  }
  return hash;
}

async function trace(
  page: Page,
  root: CDPSession,
  work: () => Promise<unknown>,
  slowness: number,
): Promise<Trace> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]));
  root.on('Tracing.dataCollected', collect);
  const traceConfig = { includedCategories: CATEGORIES, excludedCategories: ['*'] };
  await root.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { recordMode: 'recordAsMuchAsPossible', ...traceConfig },
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
  const seconds = (end.ts - Math.min(...mine.map(({ ts }) => ts))) / 1e6;
  const painted = mine.find(({ name }) => name === 'firstContentfulPaint')?.ts ?? 0;
  const msOf = ({ tdur, dur = 0 }: TraceEvent) => (tdur ?? dur) / 1000 / slowness;
  const drawn = mine.filter(({ name }) => name === 'DrawFrame').map(({ args }) => args.frameSeqId);
  const dropped = mine.filter(
    ({ name, args }) => name === 'DroppedFrame' && !args.hasPartialUpdate && !drawn.includes(args.frameSeqId),
  );
  return {
    busy: tasks.map(msOf).reduce((total, each) => total + each, 0) / seconds,
    longest: Math.max(0, ...tasks.filter(({ ts }) => ts > painted).map(msOf)),
    dropped: dropped.length,
  };
}

export const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** A type: it is printed as a record. */
export type Row = { what: string; value: string; bar: string; ok: 'ok' | 'MISSED' };

/** One figure and its bar, which is the highest value allowed. */
export function row(what: string, value: number, { most, unit = '' }: { most: number; unit?: string }): Row {
  const written = `${Number(value.toPrecision(3))} ${unit}`.trim();
  return { what, value: written, bar: `≤ ${most} ${unit}`.trim(), ok: value <= most ? 'ok' : 'MISSED' };
}
