// `npm run audit`: runs Lighthouse over every route, as a phone and as a desktop. Prints medians and failing audits,
// and ends with code 1 when a score is below 100 in any run or a time is above its bar.
// Example: `npm run audit -- --runs 1 --base /repo About`

import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig } from 'lighthouse';
import { CHROMIUM_ARGS, ensureChromium } from '../../src/builder/print/browser.mjs';
import { median } from './page.mjs';
import { openSite } from './site.mjs';
import { table } from './table.mjs';

const ROUTES = ['', 'Home', 'About', 'Projects', 'Skills', 'Contact', 'CV'];
const CATEGORIES = /** @type {const} */ (['performance', 'accessibility', 'best-practices', 'seo']);
const FORMS = { mobile: undefined, desktop: desktopConfig };
/** Times in ms, checked for phones only; CLS is checked for both forms. */
const BARS = { FCP: 1000, LCP: 1000, TBT: 10, CLS: 0 };
const METRICS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' }, base: { type: 'string', default: '' } },
});
const routes = positionals.length > 0 ? positionals : ROUTES;
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) {
  console.error(`--runs ${values.runs} is not a number of runs: give a whole number from 1 up`);
  process.exit(1);
}

/**
 * @param {string} url
 * @param {keyof typeof FORMS} form
 * @param {boolean} [again]
 * @returns {Promise<import('lighthouse').Result>}
 */
async function audit(url, form, again = false) {
  const chrome = await launch({
    chromePath: ensureChromium(),
    chromeFlags: ['--headless=new', '--disable-gpu', ...CHROMIUM_ARGS],
    logLevel: 'silent',
  });
  try {
    const result = await lighthouse(
      url,
      { port: chrome.port, logLevel: 'error', onlyCategories: [...CATEGORIES] },
      FORMS[form],
    );
    if (result && !result.lhr.runtimeError) return result.lhr;
    const reason = result?.lhr.runtimeError?.message ?? 'no result';
    // Chromium loses a trace now and then, and Lighthouse itself asks to be run again.
    if (again) throw new Error(`${url}: ${reason}`);
    console.error(`${url}: ${reason}; trying once more`);
  } finally {
    chrome.kill();
  }
  return audit(url, form, true);
}

const site = await openSite({ base: values.base });
const rows = [];
/** @type {Map<string, string>} */
const failing = new Map();
let missed = 0;
try {
  for (const form of /** @type {(keyof typeof FORMS)[]} */ (Object.keys(FORMS))) {
    for (const route of routes) {
      /** @type {import('lighthouse').Result[]} */
      const results = [];
      for (let i = 0; i < runs; i++) results.push(await audit(site.url + route, form));
      const scores = CATEGORIES.map((name) =>
        results.map((r) => Math.round((r.categories[name]?.score ?? 0) * 100)),
      );
      const times = Object.entries(METRICS).map(
        ([name, id]) =>
          /** @type {const} */ ([name, median(results.map((r) => r.audits[id]?.numericValue ?? Number.NaN))]),
      );
      const low = scores.flat().filter((score) => score < 100).length;
      const late = times.filter(
        ([name, value]) =>
          (form === 'mobile' || name === 'CLS') && value > BARS[/** @type {keyof typeof BARS} */ (name)],
      );
      missed += low + late.length;
      rows.push({
        form: `${form} /${route}`,
        ...Object.fromEntries(CATEGORIES.map((name, i) => [name, (scores[i] ?? []).join('/')])),
        ...Object.fromEntries(times.map(([name, value]) => [name, Number(value.toPrecision(3))])),
        missed: [low > 0 ? 'score' : '', ...late.map(([name]) => name)].filter(Boolean).join(' '),
      });
      for (const { audits, categories } of results) {
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
console.log(`\nbars: 100 in each of ${runs} runs; mobile FCP and LCP ≤ 1000 ms, TBT ≤ 10 ms; CLS 0`);
for (const [what, value] of failing) console.log(`  ${what}: ${value}`);
console.log(missed > 0 ? `\n${missed} bars missed` : '\nevery bar is met');
process.exitCode = missed > 0 ? 1 : 0;
