// `npm test`: types, lint, unit tests, builds and the tests in a real browser, on the project's own site and
// on the fixture, a second owner's. Two lanes share the machine: the browser's tests, and everything that needs no
// browser. Every step runs, even if another failed; the last lines say what failed, where the time went, and
// sum up.
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureChromium } from '../src/builder/print/browser.ts';
import { plainError } from '../src/builder/shared/report.ts';
import { openSites } from './support/openSites.ts';
import {
  type FileTime,
  htmlTests,
  playwrightTests,
  type Report,
  slowest,
  vitestTests,
} from './support/reports.ts';
import { FIXTURE, OWN, RUN } from './support/sites.ts';

const root = resolve('.');
const reports = join(RUN, 'reports');
mkdirSync(reports, { recursive: true });

/** On two quiet cores; a warning says when it takes longer. */
const BUDGET_S = 450;

const started = performance.now();
const total = { passed: 0, failed: 0 };
/** Each failure is repeated at the end, since often only the end of a very long log is kept. */
const faults: string[] = [];
const times: FileTime[] = [];

interface Step {
  args?: string[];
  env?: Record<string, string>;
  /** Print its output as it comes; that of the others is printed when they have ended. */
  live?: boolean;
  /** Reads the report of a runner of tests. */
  read?: () => Report;
}

/** The scripts of installed packages: Windows can't run those in node_modules/.bin. */
const PROGRAMS: Record<string, string> = {
  biome: '@biomejs/biome/bin/biome',
  playwright: 'playwright/cli.js',
  tsc: 'typescript/bin/tsc',
  vitest: 'vitest/vitest.mjs',
};

/**
 * @param command of an installed package, or node
 */
async function run(title: string, command: string, { args = [], env = {}, live = false, read }: Step = {}) {
  const begun = performance.now();
  const script = PROGRAMS[command];
  const child = spawn(process.execPath, [...(script ? [join(root, 'node_modules', script)] : []), ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  const ok = await new Promise((end) => {
    child.once('error', (error) => {
      output += error.message;
      end(false);
    });
    child.once('close', (code) => end(code === 0));
  });
  const report = read ? reported(read) : { passed: 0, failed: 0 };
  // A runner that fails without a failed test, and a check that fails, count as one failure.
  if (!ok && report.failed === 0) report.failed = 1;
  if (ok && read && report.passed === 0 && !report.absent) report.failed += 1; // it ran nothing
  total.passed += report.passed;
  total.failed += report.failed;
  times.push(...(report.times ?? []));
  const why = report.faults?.length ? report.faults : [`see its output\n${output.slice(-4000)}`];
  if (report.failed > 0) faults.push(...why.map((fault) => `${title}: ${fault}`));
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`\n> ${title}: ${report.failed === 0 ? 'ok' : 'FAILED'} in ${seconds} s`);
  if (output.trim()) console.log(output.trimEnd());
}

function reported(read: () => Report) {
  try {
    return read();
  } catch (error) {
    console.error(`The runner left no report: ${error instanceof Error ? error.message : error}`);
    return { passed: 0, failed: 0 };
  }
}

/**
 * @param name of the report
 */
function unit(title: string, name: string) {
  const file = join(reports, `${name}.json`);
  const reporters = ['--reporter', 'default', '--reporter', 'json', '--outputFile.json', file];
  const args = ['run', '--config', 'test/vitest.config.ts', ...reporters];
  return run(title, 'vitest', { args, read: () => vitestTests(file, root) });
}

function inBrowser(
  title: string,
  name: string,
  { browser, only = [], env = {} }: { browser: string; only?: string[]; env?: Step['env'] },
) {
  const file = join(reports, `${name}.json`);
  return run(title, 'playwright', {
    args: ['test', '--config', 'test/browser/playwright.config.ts', ...only],
    env: { ...env, CHROME_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    live: true,
    read: () => playwrightTests(file),
  });
}

async function types() {
  await run('types of the content', 'node', { args: ['build.mjs', 'declare'] });
  await run('types', 'tsc');
}

const lint = () => run('lint and format', 'biome', { args: ['check', '--error-on-warnings', '.'] });

async function browserLane(browser: string) {
  await inBrowser('browser tests', 'browser', { browser });
  const only = ['--project', 'site'];
  await inBrowser('browser tests of any site, on the fixture', 'site', {
    browser,
    only,
    env: { SITE_OF: 'fixture' },
  });
}

async function otherLane() {
  await unit('unit tests', 'unit');
  const report = join(reports, 'html.json');
  await run('HTML checker', 'node', {
    args: ['build.mjs', 'test/html.ts'],
    env: { REPORT: report },
    read: () => htmlTests(report),
  });
}

const browser = await Promise.resolve({ shell: true })
  .then(ensureChromium)
  .catch((error) => {
    faults.push(`browser tests: ${error.message}`);
    total.failed += 1;
    return null;
  });
const sites = openSites([OWN, FIXTURE]).catch((error) => {
  faults.push(`building the site: ${plainError(error)}`);
  total.failed += 1;
  return async () => {}; // the steps that need it say so themselves
});
const [close] = await Promise.all([sites, types().then(lint)]);
await Promise.all([browser && browserLane(browser), otherLane()]);
await close();
rmSync(RUN, { recursive: true, force: true });

for (const line of slowest(times)) console.log(line);
const seconds = Math.round((performance.now() - started) / 1000);
if (seconds > BUDGET_S)
  console.warn(
    `*** The tests took ${seconds} s; on a quiet machine ${BUDGET_S} are enough (test/run.ts). ***`,
  );
for (const text of faults) console.log(`\nFAILED ${text}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
