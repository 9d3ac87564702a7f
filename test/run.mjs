// `npm test`: types, lint, unit tests, then a build and the tests in a real browser. Every step runs, even if an
// earlier one failed; the last lines say what failed and sum up.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureChromium } from '../src/builder/print/browser.mjs';
import { makeFork } from './fork.mjs';
import { makeOwner, OWNERS, setupOf } from './owners.mjs';

const root = join(import.meta.dirname, '..');
const reports = join(root, '.cache/reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

/**
 * @typedef {{ passed: number, failed: number, absent?: boolean, faults?: string[] }} Count `absent`: a program that it
 *   needs is missing; `faults`: the tests that failed, and why
 */

/**
 * @typedef {object} VitestFile in vitest's report
 * @property {string} name
 * @property {string} status
 * @property {string} message
 * @property {{ status: string, fullName: string, failureMessages: string[] }[]} assertionResults
 */

/**
 * @typedef {object} PlaywrightSuite in Playwright's report
 * @property {PlaywrightSuite[]} [suites]
 * @property {PlaywrightSpec[]} [specs]
 *
 * @typedef {object} PlaywrightSpec
 * @property {string} file
 * @property {number} line
 * @property {string} title
 * @property {{ status: string, results: { error?: { message?: string } }[] }[]} tests
 */

const total = { passed: 0, failed: 0 };
/** Each failure is repeated at the end, since often only the end of a very long log is kept. */
const faults = /** @type {string[]} */ ([]);

/** Tests that don't depend on the content, or that also run at another size. */
const ELSEWHERE = 'under /repo/|under a base path';

/** Also run on other owners' sites: the unit tests that look at a site; the others have content of their own. */
const ON_A_SITE = ['test/site'];
/** Also run on the second owner's site. `npm run test:fork` runs all tests. */
const ON_THE_FORK = {
  browser: ['pages.spec', 'journeys.spec', 'screens.spec', '--grep-invert', ELSEWHERE],
  /** Only the site at the root, and the sweep at six widths. */
  env: { QUICK: '1' },
};

/** The second owner's project, unless this is it. */
const fork = process.env.SECOND_OWNER ? null : await makeFork();

/**
 * @param {string} title
 * @param {string} command of an installed package, or node
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, cwd?: string, count?: () => Count }} [options] `count` reads the runner's report
 */
function step(title, command, args, { env = {}, cwd = root, count } = {}) {
  console.log(`\n> ${title}`);
  const started = performance.now();
  const program = command === 'node' ? process.execPath : join(root, 'node_modules/.bin', command);
  const { status, error } = spawnSync(program, args, {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const ok = status === 0 && !error;
  if (error) console.error(error.message);
  /** @type {Count} */
  let counted = { passed: 0, failed: 0 };
  if (count) counted = readCount(count);
  // A runner that fails without a failed test, and a check that fails, count as one failure.
  if (!ok && counted.failed === 0) counted.failed = 1;
  if (ok && count && counted.passed === 0 && !counted.absent) counted.failed += 1; // it ran nothing
  total.passed += counted.passed;
  total.failed += counted.failed;
  if (counted.faults?.length) faults.push(...counted.faults.map((fault) => `${title}: ${fault}`));
  else if (counted.failed > 0) faults.push(`${title}: see above`);
  console.log(`${title}: ${ok ? 'ok' : 'FAILED'} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

/** @param {() => Count} count */
function readCount(count) {
  try {
    return count();
  } catch (error) {
    console.error(`The runner left no report: ${error instanceof Error ? error.message : error}`);
    return { passed: 0, failed: 0 };
  }
}

/** @param {string} name */
const report = (name) => JSON.parse(readFileSync(join(reports, name), 'utf8'));

/** @param {string} file vitest's report */
function unitTests(file) {
  const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = report(file);
  return {
    passed: numPassedTests,
    failed: Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0),
    faults: testResults.flatMap((/** @type {VitestFile} */ { name, status, message, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed');
      if (status === 'failed' && failed.length === 0) return [fault(relative(root, name), message)];
      return failed.map((test) =>
        fault(`${relative(root, name)} › ${test.fullName}`, test.failureMessages.join('\n')),
      );
    }),
  };
}

/** @param {string} file Playwright's report */
function browserTests(file) {
  const { stats, suites } = report(file);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    faults: suites.flatMap(browserFaults),
  };
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {string[]}
 */
function browserFaults({ suites = [], specs = [] }) {
  const failed = specs.filter((spec) =>
    spec.tests.some(({ status }) => status === 'unexpected' || status === 'flaky'),
  );
  return [
    ...failed.map(({ file, line, title, tests }) =>
      fault(
        `${file}:${line} › ${title}`,
        tests.flatMap(({ results }) => results.map(({ error }) => error?.message ?? '')).join('\n'),
      ),
    ),
    ...suites.flatMap(browserFaults),
  ];
}

/**
 * @param {string} name
 * @param {string} message whose first lines are enough to recognise it
 */
const fault = (name, message) =>
  [name, ...stripVTControlCharacters(message).split('\n').slice(0, 12)].join('\n    ');

/** @param {string} file */
const toReport = (file) => [
  '--reporter',
  'default',
  '--reporter',
  'json',
  '--outputFile.json',
  join(reports, file),
];

step('types of the content', 'node', ['src/builder/bundle/declare.mjs']);
step('types', 'tsc', []);
step('lint and format', 'biome', ['check', '--error-on-warnings', '.']);
step('unit tests', 'vitest', ['run', '--config', 'test/vitest.config.ts', ...toReport('unit.json')], {
  count: () => unitTests('unit.json'),
});
if (fork) {
  step('types of the second owner’s content', 'node', ['src/builder/bundle/declare.mjs'], { cwd: fork });
  step('types of the second owner', 'tsc', [], { cwd: fork });
  step(
    'unit tests on the second owner',
    'vitest',
    ['run', '--config', 'test/vitest.config.ts', ...toReport('unit-fork.json'), ...ON_A_SITE],
    { cwd: fork, env: { SECOND_OWNER: '1' }, count: () => unitTests('unit-fork.json') },
  );
}

for (const owner of process.env.SECOND_OWNER ? [] : OWNERS) {
  const cwd = await makeOwner(owner);
  const file = `unit-${owner}.json`;
  step(`setup of ${owner}`, 'node', setupOf(owner), { cwd });
  step(`types of the content of ${owner}`, 'node', ['src/builder/bundle/declare.mjs'], { cwd });
  step(`types of ${owner}`, 'tsc', [], { cwd });
  step(`lint and format of ${owner}`, 'biome', ['check', '--error-on-warnings', '.'], { cwd });
  step(
    `unit tests on ${owner}`,
    'vitest',
    ['run', '--config', 'test/vitest.config.ts', ...toReport(file), ...ON_A_SITE],
    { cwd, count: () => unitTests(file) },
  );
}

let browser = null;
try {
  browser = ensureChromium({ shell: true });
} catch (error) {
  faults.push(`browser tests: ${error instanceof Error ? error.message : error}`);
  total.failed += 1;
}
if (browser) {
  step('browser tests', 'playwright', ['test', '--config', 'test/e2e/playwright.config.ts'], {
    env: { CHROME_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'e2e.json') },
    count: () => browserTests('e2e.json'),
  });
  if (fork) {
    const report = join(reports, 'e2e-fork.json');
    step(
      'browser tests on the second owner',
      'playwright',
      ['test', '--config', 'test/e2e/playwright.config.ts', ...ON_THE_FORK.browser],
      {
        cwd: fork,
        env: {
          ...ON_THE_FORK.env,
          SECOND_OWNER: '1',
          CHROME_PATH: browser,
          PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        },
        count: () => browserTests('e2e-fork.json'),
      },
    );
  }
  step('HTML checker', 'node', ['test/html.mjs'], {
    env: { REPORT: join(reports, 'html.json') },
    count: () => report('html.json'),
  });
}

for (const text of faults) console.log(`\nFAILED ${text}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
