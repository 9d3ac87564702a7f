// `npm run test:html`, and a step of `npm test`: runs the Nu HTML checker over every page that the browser tests built.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { findProgram } from '../src/builder/print/programs.mjs';

const root = join(import.meta.dirname, '..');
/** The checker's CSS parser doesn't know container queries; only its markup errors count. */
const NOT_MARKUP = 'CSS: .*';

/** @typedef {{ type: string, subType?: string, url?: string, message: string, lastLine?: number, lastColumn?: number, extract?: string }} Message */

/** @returns {string[]} built pages */
function pages() {
  const sites = join(root, '.cache/e2e');
  if (!existsSync(sites)) throw new Error('No pages in .cache/e2e: run npm test, which builds them.');
  return readdirSync(sites, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html') && !name.endsWith('/index.html'))
    .map((name) => join(sites, name))
    .sort();
}

/**
 * @param {string} java
 * @param {string[]} files
 * @returns {Message[]} errors only
 */
function check(java, files) {
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
    const files = pages();
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

main();
