// `npm test`: types and lint, then two lanes that share the machine: the browser's tests on the project's own site,
// and everything else, with the tests of any site on the fixture, a stranger's. Each step is an npm script,
// with its runner's own report. Every step runs, even if another failed; the end of what failed comes last, then the sum.
import { spawn, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { findChromium } from '../src/builder/print/browser.ts';
import { openSites } from './support/openSites.ts';
import { FIXTURE, OWN, RUN } from './support/sites.ts';

type Step = [command: string, env?: Record<string, string>];

const IN_BROWSER: Step[] = [['test:browser']];
const OTHERS: Step[] = [
  ['test:unit'],
  ['test:html'],
  ['test:browser -- --project site', { SITE_OF: 'fixture' }],
];

/** Playwright's download or, as root on Debian, the package. */
const INSTALLING = [
  'npx playwright install chromium',
  'apt-get update -qq && apt-get install -y -qq chromium-headless-shell',
];

/** How each runner sums up, such as `271 passed (5.8m)` or `Tests  1 failed | 770 passed (771)`. */
const SUM = /^ *(Tests +)?\d+ (passed|failed|flaky|skipped|did not run|interrupted)\b/;

const total = { passed: 0, failed: 0 };
const failed: string[] = [];
/** The lines of a failed step that are printed again at the end, where they are found at once. */
const LAST_LINES = 60;

/** Where none can be installed, the browser's tests say what to do. */
function installChromium() {
  for (const command of INSTALLING) {
    try {
      return findChromium();
    } catch {
      spawnSync(command, { stdio: 'inherit', shell: true });
    }
  }
}

/** Prints a step's output when it has ended: those of two lanes would mix. */
async function run([command, env]: Step) {
  const started = performance.now();
  const child = spawn(`npm run --silent ${command}`, {
    env: { ...process.env, ...env },
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });

  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });

  const code = await new Promise((end) => child.once('close', end));
  const { passed, failed: count } = counted(output);
  const isOk = code === 0 && count === 0;

  total.passed += passed;
  total.failed += isOk ? 0 : Math.max(1, count);
  if (!isOk) failed.push(`${command}\n${output.split('\n').slice(-LAST_LINES).join('\n')}`);

  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`${output}\n> ${command}: ${isOk ? 'ok' : 'FAILED'} in ${seconds} s`);
}

/** A test that is skipped has failed. */
function counted(output: string) {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => SUM.test(line));
  const counts = lines.flatMap((line) => [...line.matchAll(/(\d+) ([a-z]+)/g)]);
  const passed = counts.filter(([, , what]) => what === 'passed');
  const sum = (found: RegExpMatchArray[]) => found.reduce((all, [, count]) => all + Number(count), 0);

  return { passed: sum(passed), failed: sum(counts) - sum(passed) };
}

async function runAll(steps: Step[]) {
  for (const step of steps) await run(step);
}

installChromium();

const [close] = await Promise.all([openSites([OWN, FIXTURE]), run(['check'])]);
await Promise.all([runAll(IN_BROWSER), runAll(OTHERS)]);
await close();
rmSync(RUN, { recursive: true, force: true });

for (const step of failed) console.log(`\nFAILED: ${step}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
