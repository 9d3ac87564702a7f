// `npm run test:html`, and a step of `npm test`: runs the Nu HTML checker over every page that the browser
// tests built.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { findProgram } from '../src/builder/print/browser.ts';
import { openSites } from './support/openSites.ts';
import { FIXTURE, OWN, SITES } from './support/sites.ts';

/**
 * The checker's CSS parser doesn't know container queries: only its markup errors count. Nor does it know
 * `rel=expect`: https://html.spec.whatwg.org/multipage/links.html#link-type-expect
 */
const NOT_MARKUP = 'CSS: .*|A “link” element with a “blocking” attribute must .*';

/**
 * Prints the errors in the built pages.
 *
 * @returns how many pages have none, and how many have one
 */
function check(java: string): [passed: number, failed: number] {
  const files = readdirSync(SITES, { recursive: true, encoding: 'utf8' })
    .filter((each) => /(?<!\/index)\.html$/.test(each))
    .map((each) => join(SITES, each))
    .sort();

  const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
  const args = ['-jar', jar, '--errors-only', '--stdout', '--filterpattern', NOT_MARKUP, ...files];
  const { status, stdout, stderr, error } = spawnSync(java, args, { encoding: 'utf8', maxBuffer: 1e8 });
  const failed = files.filter((file) => stdout.includes(`"file:${file}"`)).length;
  if (error || (status !== 0 && failed === 0))
    throw new Error(`The HTML checker could not run: ${error?.message ?? stderr}`);

  console.log(stdout);

  return [files.length - failed, failed];
}

const close = await openSites([OWN, FIXTURE]);
const java = findProgram([process.env.JAVA_HOME && join(process.env.JAVA_HOME, 'bin/java'), 'java']);
const [passed, failed] = java ? check(java) : [0, 0];
await close();

if (!java)
  console.warn('*** The HTML is NOT checked: the Nu checker needs Java. Install it, or set JAVA_HOME. ***');

console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
