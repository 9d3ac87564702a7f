// `npm test`: types, lint, unit tests, then a build and the tests in a real browser. Every step runs, even if an
// earlier one failed; the last line sums up.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from '../src/builder/print/browser.mjs';

const root = join(import.meta.dirname, '..');
const reports = join(root, '.cache/reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

/** @typedef {{ passed: number, failed: number, absent?: boolean }} Count `absent`: a program is missing here */

const total = { passed: 0, failed: 0 };

/**
 * @param {string} title
 * @param {string} command of an installed package, or node
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, count?: () => Count }} [options] `count` reads the runner's report
 */
function step(title, command, args, { env = {}, count } = {}) {
  console.log(`\n> ${title}`);
  const started = performance.now();
  const program = command === 'node' ? process.execPath : join(root, 'node_modules/.bin', command);
  const { status, error } = spawnSync(program, args, {
    cwd: root,
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

step('types', 'tsc', []);
step('lint and format', 'biome', ['check', '--error-on-warnings', '.']);
step(
  'unit tests',
  'vitest',
  [
    'run',
    '--config',
    'test/vitest.config.ts',
    '--reporter',
    'default',
    '--reporter',
    'json',
    '--outputFile.json',
    join(reports, 'unit.json'),
  ],
  {
    count() {
      const { numPassedTests, numFailedTests, numFailedTestSuites } = report('unit.json');
      return { passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0) };
    },
  },
);

let browser = null;
try {
  browser = ensureChromium({ shell: true });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  total.failed += 1;
}
if (browser) {
  step('browser tests', 'playwright', ['test', '--config', 'test/e2e/playwright.config.ts'], {
    env: { CHROME_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'e2e.json') },
    count() {
      const { expected, unexpected, flaky } = report('e2e.json').stats;
      return { passed: expected, failed: unexpected + flaky };
    },
  });
  step('HTML checker', 'node', ['test/html.mjs'], {
    env: { REPORT: join(reports, 'html.json') },
    count: () => report('html.json'),
  });
}

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
