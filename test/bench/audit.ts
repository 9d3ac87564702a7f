// `npm run audit`: Lighthouse on every page, as a phone and as a desktop. A score depends as much on the machine
// as on the site, so a phone's is judged by that of the same page without scripts, measured in turns with it.
// Prints medians and failing audits; exits with code 1 when a bar is missed. Example: `npm run audit -- --runs 3
// --form mobile About`
import { parseArgs } from 'node:util';
import lighthouse, { desktopConfig, type Result } from 'lighthouse';
import { launch } from 'puppeteer-core';
import { CHROMIUM_ARGS, findChromium } from '../../src/builder/print/browser.ts';
import { readText } from '../../src/builder/shared/outputFile.ts';
import { first } from '../support/own.ts';
import { openSite } from './openSite.ts';
import { median } from './rows.ts';

const PAGES = ['', ...first.pages.map(({ name }) => name)];
/** The first is judged by its median, the others in each run. */
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const FORMS: Record<string, typeof desktopConfig | undefined> = { mobile: undefined, desktop: desktopConfig };
/** How many points a phone's median may be below that of the page without scripts. */
const MOST_BELOW = 1;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' }, form: { type: 'string' } },
});
const runs = Number(values.runs);
const pages = positionals.length > 0 ? positionals : PAGES;
const forms = values.form === undefined ? Object.keys(FORMS) : [values.form];
const unknown = pages.find((page) => !PAGES.includes(page));
const fault =
  (!(Number.isInteger(runs) && runs > 0) && `--runs ${values.runs}: use a whole number, at least 1`) ||
  (forms.some((form) => !(form in FORMS)) &&
    `--form ${values.form}: use ${Object.keys(FORMS).join(' or ')}`) ||
  (unknown !== undefined && `no page ${unknown}: use one of ${PAGES.filter(Boolean).join(', ')}`);
if (fault) {
  console.error(fault);
  process.exit(1);
}

async function audit(url: string, form: string, only: string[]): Promise<Result> {
  const chrome = await launch({
    executablePath: findChromium(),
    args: ['--disable-gpu', ...CHROMIUM_ARGS],
  });
  try {
    const port = Number(new URL(chrome.wsEndpoint()).port);
    const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: only }, FORMS[form]);
    if (!result || result.lhr.runtimeError)
      throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
    return result.lhr;
  } finally {
    await chrome.close();
  }
}

const points = ({ categories }: Result, category: string) =>
  Math.round((categories[category]?.score ?? 0) * 100);
const ms = ({ audits }: Result, metric: string) => Math.round(audits[metric]?.numericValue ?? Number.NaN);
const performanceOf = (results: Result[]) => median(results.map((result) => points(result, 'performance')));

const site = await openSite();
const rows: Record<string, string | number>[] = [];
const failing = new Set<string>();
try {
  for (const form of forms)
    for (const page of pages) {
      const built = site.find(`${page || 'index'}.html`);
      const html = built ? await readText(built) : '';
      const scripts = /<script(?! type="application\/ld\+json").*?<\/script>/gs;
      site.added.set('without-scripts.html', html.replace(scripts, ''));
      const whole: Result[] = [];
      const floor: Result[] = [];
      for (let i = 0; i < runs; i++) {
        // Chromium loses a trace now and then, and Lighthouse itself asks to be run again.
        const run = (path: string, only: string[]) =>
          audit(site.url + path, form, only).catch(() => audit(site.url + path, form, only));
        if (form === 'mobile') floor.push(await run('without-scripts', ['performance']));
        whole.push(await run(page, CATEGORIES));
      }
      const least = form === 'mobile' ? performanceOf(floor) - MOST_BELOW : 100;
      const others = CATEGORIES.slice(1).map((category) =>
        Math.min(...whole.map((result) => points(result, category))),
      );
      const shift = Math.max(
        ...whole.map(({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? 1),
      );
      const ok = performanceOf(whole) >= least && others.every((score) => score === 100) && shift === 0;
      rows.push({
        page: `${form} /${page}`,
        performance: performanceOf(whole),
        least,
        others: others.join('/'),
        FCP: median(whole.map((result) => ms(result, 'first-contentful-paint'))),
        LCP: median(whole.map((result) => ms(result, 'largest-contentful-paint'))),
        TBT: median(whole.map((result) => ms(result, 'total-blocking-time'))),
        CLS: shift,
        ok: ok ? 'ok' : 'MISSED',
      });
      for (const { audits, categories } of whole)
        for (const { id, weight } of Object.values(categories).flatMap(({ auditRefs }) => auditRefs)) {
          const { score, displayValue = '' } = audits[id] ?? {};
          if (weight > 0 && typeof score === 'number' && score < 1)
            failing.add(`${form} /${page} ${id}: ${score} ${displayValue}`);
        }
    }
} finally {
  await site.close();
}
console.table(rows);
for (const line of failing) console.log(`  ${line}`);
const missed = rows.filter(({ ok }) => ok === 'MISSED').length;
console.log(missed > 0 ? `\n${missed} bars missed` : '\nevery bar is met');
process.exitCode = missed > 0 ? 1 : 0;
