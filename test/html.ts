// `npm run test:html`, and a step of `npm test`: runs the Nu HTML checker over every page that the browser
// tests built.
import { spawnSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { findProgram } from '../src/builder/print/browser.ts';
import { openSites } from './support/openSites.ts';
import { FIXTURE, OWN, SITES } from './support/sites.ts';

const root = resolve('.');
/**
 * The checker's CSS parser doesn't know container queries: only its markup errors count. Nor does it know
 * `rel=expect`: https://html.spec.whatwg.org/multipage/links.html#link-type-expect
 */
const NOT_MARKUP = 'CSS: .*|A “link” element with a “blocking” attribute must .*';

type Message = {
  type: string;
  subType?: string;
  url?: string;
  message: string;
  lastLine?: number;
  lastColumn?: number;
  extract?: string;
};

/**
 * @returns the built pages
 */
function built(): string[] {
  return readdirSync(SITES, { recursive: true, encoding: 'utf8' })
    .filter((each) => /(?<!\/index)\.html$/.test(each))
    .map((each) => join(SITES, each))
    .sort();
}

/**
 * @returns errors only
 */
function check(java: string, files: string[]): Message[] {
  const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
  const args = ['-jar', jar, '--errors-only', '--format', 'json', '--stdout', '--exit-zero-always'];
  const { status, stdout, stderr, error } = spawnSync(
    java,
    [...args, '--filterpattern', NOT_MARKUP, ...files],
    { encoding: 'utf8', maxBuffer: 1e8 },
  );
  if (error || status !== 0) throw new Error(`The HTML checker could not run: ${error?.message ?? stderr}`);
  return JSON.parse(stdout).messages;
}

function main() {
  const java = findProgram([process.env.JAVA_HOME && join(process.env.JAVA_HOME, 'bin/java'), 'java']);
  const counted = { passed: 0, failed: 0 };
  if (java) {
    const files = built();
    const messages = check(java, files);
    for (const file of files) {
      const errors = messages.filter(({ url }) => url === `file:${file}`);
      counted[errors.length > 0 ? 'failed' : 'passed']++;
      console.log(`${errors.length > 0 ? '✗' : '✓'} ${file.slice(root.length + 1)}`);
      for (const { lastLine, lastColumn, message, extract } of errors)
        console.log(`    ${lastLine}:${lastColumn} ${message}\n    ${extract ?? ''}`);
    }
    const about = messages.filter(({ url }) => !files.includes(url?.replace(/^file:/, '') ?? ''));
    for (const { message } of about) console.log(`✗ ${message}`);
    counted.failed += about.length;
  } else {
    console.warn('*** The HTML is NOT checked: the Nu checker needs Java. Install it, or set JAVA_HOME. ***');
  }
  console.log(`${counted.passed} passed, ${counted.failed} failed`);
  if (process.env.REPORT) writeFileSync(process.env.REPORT, JSON.stringify({ ...counted, absent: !java }));
  process.exitCode = counted.failed > 0 ? 1 : 0;
}

const close = await openSites([OWN, FIXTURE]);
main();
await close();
