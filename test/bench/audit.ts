// `npm run audit`: runs Lighthouse over every route, as a phone and as a desktop. A time alone depends as
// much on the machine as on the site, so each round measures a bare page (the machine), each page without its
// scripts (its floor), and the page itself. Judges the differences between them, and all that doesn't depend
// on the machine. Prints medians and failing audits; exits with code 1 when a bar is missed. Example: `npm
// run audit -- --runs 3 --base /repo --form mobile About`

import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Result as ResultType, TraceEvent } from 'lighthouse';
import lighthouse, { desktopConfig } from 'lighthouse';
import { launch } from 'puppeteer-core';
import { CHROMIUM_ARGS, ensureChromium } from '../../src/builder/print/browser.ts';
import { blockingOf, median, SLOWER, sum } from './page.ts';
import { openSite } from './site.ts';
import { table } from './table.ts';

const ROUTES = ['', 'Home', 'About', 'Projects', 'Skills', 'Contact', 'CV'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const FORMS = { mobile: undefined, desktop: desktopConfig };
const METRICS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;
/**
 * How far the medians on a phone may be off: points below the floor's score, ms of blocking (thread time)
 * above the floor's, and ms of paint after the bare page's. On a quiet machine the bare page has an FCP and
 * LCP of 0.65 s.
 */
const BARS = { points: 1, blocking: 20, FCP: 200, LCP: 700 };
/** Two lines of text: about the smallest page there can be. */
const BARE =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bare</title><h1>Bare</h1><p>Nothing else.';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    base: { type: 'string', default: '' },
    form: { type: 'string' },
  },
});
const routes = positionals.length > 0 ? positionals : ROUTES;
const runs = Number(values.runs);
const forms = (Object.keys(FORMS) as (keyof typeof FORMS)[]).filter((form) => (values.form ?? form) === form);
const fault =
  !Number.isInteger(runs) || runs < 1
    ? `--runs ${values.runs} is invalid: use a whole number, at least 1`
    : forms.length === 0
      ? `--form ${values.form} is unknown: use ${Object.keys(FORMS).join(' or ')}`
      : null;
if (fault) {
  console.error(fault);
  process.exit(1);
}

const _root = resolve('.');

/**
 * Lighthouse's result, and two figures from its trace. `blocking`: how far the page's tasks after the first
 * paint exceeded 50 ms by the thread's own clock, in all, at a quarter of this machine's speed. `delay`:
 * their wall-clock time divided by their thread time.
 */
type Result = ResultType & { blocking: number; delay: number };

/** Above this, other programs also used the processor: Lighthouse's wall-clock score and TBT are then meaningless. */
const BUSY = 1.25;

/**
 * @param paintMs the first paint, from the start of the navigation
 */
function byThread(events: TraceEvent[], paintMs: number) {
  const start = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL?.startsWith('http'),
  );
  if (!start) throw new Error('the trace has no navigationStart');
  const tasks = events.filter(
    ({ name, pid, tid, ts, dur = 0 }) =>
      name === 'RunTask' && pid === start.pid && tid === start.tid && ts + dur > start.ts + 1000 * paintMs,
  );
  if (tasks.length === 0) throw new Error('the trace has no RunTask: Chromium may have renamed it');
  const own = tasks.map((task) => Number(Reflect.get(task, 'tdur') ?? 0) / 1000);
  const clock = tasks.map(({ dur = 0 }) => dur / 1000);
  return { blocking: blockingOf(own.map((ms) => SLOWER * ms)), delay: sum(clock) / sum(own) };
}

async function audit(
  url: string,
  form: keyof typeof FORMS,
  { only = CATEGORIES, again = false }: { only?: readonly string[]; again?: boolean } = {},
): Promise<Result> {
  const chrome = await launch({
    executablePath: ensureChromium(),
    args: ['--disable-gpu', ...CHROMIUM_ARGS],
  });
  const port = Number(new URL(chrome.wsEndpoint()).port);
  try {
    const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...only] }, FORMS[form]);
    if (result && !result.lhr.runtimeError) {
      const { lhr, artifacts } = result;
      const metrics = lhr.audits.metrics?.details as { items?: Record<string, unknown>[] } | undefined;
      const paintMs = metrics?.items?.[0]?.observedFirstContentfulPaint;
      if (typeof paintMs !== 'number') throw new Error(`${url}: Lighthouse reports no first paint`);
      return { ...lhr, ...byThread(artifacts.Trace.traceEvents, paintMs) };
    }
    const reason = result?.lhr.runtimeError?.message ?? 'no result';
    // Chromium loses a trace now and then, and Lighthouse itself asks to be run again.
    if (again) throw new Error(`${url}: ${reason}`);
    console.error(`${url}: ${reason}; trying once more`);
  } finally {
    await chrome.close();
  }
  return audit(url, form, { only, again: true });
}

const floorOf = (route: string) => `floor-${route || 'index'}`;

/** Writes the pages for comparison next to the built ones. */
async function writeReferences(dir: string) {
  const write = (name: string, html: string) => writeFile(join(dir, `${name}.html`), html);
  await write('bare', BARE);
  for (const route of routes) {
    const page = await readFile(join(dir, `${route || 'index'}.html`), 'utf8').catch((error) => {
      throw new Error(`no page ${route}: use one of ${ROUTES.filter(Boolean).join(', ')}`, { cause: error });
    });
    const floor = page.replace(/<script(?! type="application\/ld\+json").*?<\/script>/gs, '');
    await write(floorOf(route), floor);
  }
}

const points = (result: Result, category: (typeof CATEGORIES)[number]) =>
  Math.round((result.categories[category]?.score ?? 0) * 100);

const time = (results: Result[], metric: keyof typeof METRICS) =>
  median(results.map(({ audits }) => audits[METRICS[metric]]?.numericValue ?? Number.NaN));

const blocking = (results: Result[]) => median(results.map((result) => result.blocking));

/**
 * @returns the median and the range
 */
function scores(results: Result[]): string {
  const all = results.map((result) => points(result, 'performance'));
  return `${median(all)} (${Math.min(...all)}–${Math.max(...all)})`;
}

/**
 * @returns the bars that are missed
 */
function missedBars(
  form: keyof typeof FORMS,
  { page, floor, bare }: { page: Result[]; floor: Result[]; bare: Result[] },
): string[] {
  const others = CATEGORIES.slice(1);
  const faults = others.filter((category) => page.some((result) => points(result, category) < 100));
  const performance = (of: Result[]) => of.map((result) => points(result, 'performance'));
  const isLow =
    form === 'desktop'
      ? Math.min(...performance(page)) < 100
      : median(performance(page)) < median(performance(floor)) - BARS.points;
  const isBusy = median([...page, ...floor].map(({ delay }) => delay)) > BUSY;
  const isLate = (metric: 'FCP' | 'LCP') =>
    form === 'mobile' && time(page, metric) - time(bare, metric) > BARS[metric];
  return [
    ...faults,
    ...(isLow && !isBusy ? ['performance'] : []),
    ...(form === 'mobile' && blocking(page) - blocking(floor) > BARS.blocking ? ['blocking'] : []),
    ...(isLate('FCP') ? ['FCP'] : []),
    ...(isLate('LCP') ? ['LCP'] : []),
    ...(page.some((result) => (result.audits[METRICS.CLS]?.numericValue ?? 1) > 0) ? ['CLS'] : []),
  ];
}

const site = await openSite({ base: values.base });
const rows: Record<string, string | number>[] = [];
const failing: Map<string, string> = new Map();
const speeds: number[] = [];
let missed = 0;
try {
  await writeReferences(site.outDir);
  for (const form of forms) {
    const results: Map<string, Result[]> = new Map();
    const run = async (path: string, only: readonly string[] = CATEGORIES) => {
      const result = await audit(site.url + path, form, { only });
      results.set(path, [...(results.get(path) ?? []), result]);
      speeds.push(result.environment.benchmarkIndex);
    };
    for (let i = 0; i < runs; i++) {
      await run('bare', ['performance']);
      for (const route of routes) {
        if (form === 'mobile') await run(floorOf(route), ['performance']);
        await run(route);
      }
    }
    const bare = results.get('bare') ?? [];
    for (const route of routes) {
      const page = results.get(route) ?? [];
      const floor = results.get(floorOf(route)) ?? [];
      const misses = missedBars(form, { page, floor, bare });
      missed += misses.length;
      const whole = (of: Result[], metric: keyof typeof METRICS) =>
        of.length > 0 ? Math.round(time(of, metric)) : '';
      rows.push({
        form: `${form} /${route}`,
        performance: scores(page),
        floor: floor.length > 0 ? scores(floor) : '',
        others: CATEGORIES.slice(1)
          .map((category) => Math.min(...page.map((result) => points(result, category))))
          .join('/'),
        FCP: whole(page, 'FCP'),
        'bare FCP': whole(bare, 'FCP'),
        LCP: whole(page, 'LCP'),
        'bare LCP': whole(bare, 'LCP'),
        TBT: whole(page, 'TBT'),
        'floor TBT': whole(floor, 'TBT'),
        blocking: Math.round(blocking(page)),
        'floor blocking': floor.length > 0 ? Math.round(blocking(floor)) : '',
        delay: Number(median(page.map(({ delay }) => delay)).toPrecision(3)),
        CLS: time(page, 'CLS'),
        missed: misses.join(' '),
      });
      for (const { audits, categories } of page) {
        for (const { id, weight } of Object.values(categories).flatMap((c) => c.auditRefs)) {
          const { score, scoreDisplayMode, displayValue = '' } = audits[id] ?? {};
          if (weight > 0 && typeof score === 'number' && score < 1 && scoreDisplayMode !== 'informative')
            failing.set(`${form} /${route} ${id}`, `${score} ${displayValue}`);
        }
      }
    }
  }
} finally {
  await site.close();
}
table(rows);
console.log(
  `\nthe machine's speed (Lighthouse's benchmarkIndex): ${median(speeds)} (${Math.min(...speeds)}–${Math.max(...speeds)})`,
);
console.log(
  `bars: accessibility, best practices and SEO 100 and CLS 0 in each of ${runs} runs; on a desktop, performance 100 too; on a phone, by medians, performance at most ${BARS.points} below the floor's (unless a delay above ${BUSY} shows that the machine was busy), blocking by the thread's clock ≤ ${BARS.blocking} ms above it, FCP ≤ ${BARS.FCP} and LCP ≤ ${BARS.LCP} ms above the bare page's`,
);
for (const [what, value] of failing) console.log(`  ${what}: ${value}`);
console.log(missed > 0 ? `\n${missed} bars missed` : '\nevery bar is met');
process.exitCode = missed > 0 ? 1 : 0;
