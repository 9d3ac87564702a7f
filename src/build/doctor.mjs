// `npm run doctor`: says what is left to do until the site is its owner's.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadContent } from './content.mjs';
import { findCv } from './cv.mjs';
import { buildImages } from './images.mjs';
import { readOptions } from './options.mjs';
import { placeholderPictures, placeholders } from './placeholders.mjs';
import { printError } from './report.mjs';

/**
 * @typedef {object} Advice
 * @property {string} title
 * @property {string[]} lines what is left, one a line with its place and mend; none when all is well
 * @property {boolean} needed whether a build for the web refuses it
 */

/**
 * Looks at the content as an owner's friend would, before the site goes on the web.
 *
 * @param {import('./options.mjs').Options} options
 * @param {Record<string, string | undefined>} [env]
 * @returns {Promise<Advice[]>}
 * @throws {import('./content.mjs').ContentError} when the content has faults, which come first
 */
export async function examine(options, env = process.env) {
  const content = await loadContent(options);
  await buildImages(content, options);
  const cv = await findCv(content, options);
  const local = env.SITE_URL
    ? []
    : ['SITE_URL is not set: build with it, as in SITE_URL=https://you.dev/ npm run build'];
  const printed = cv.path ? [] : ['static/cv.pdf is missing: npm run cv prints it'];
  return [
    { title: 'Names and addresses', lines: placeholders(content), needed: true },
    { title: 'The address of the site', lines: local, needed: true },
    { title: 'Pictures', lines: await placeholderPictures(content, options), needed: false },
    { title: 'Credits', lines: await credits(options), needed: false },
    { title: 'The curriculum as a file', lines: cv.warning ? [cv.warning] : printed, needed: false },
  ];
}

/**
 * Photographs that nobody is thanked for.
 *
 * @param {{ root: string }} options
 */
async function credits({ root }) {
  const file = 'static/images/CREDITS.md';
  const text = await readFile(join(root, file), 'utf8').catch(() => '');
  return text ? [] : [`${file} is missing: say there whose pictures you show, and by which licence`];
}

async function main() {
  const advice = await examine(readOptions());
  for (const { title, lines, needed } of advice) {
    const mark = lines.length === 0 ? '✓' : needed ? '✗' : '·';
    console.log(`${mark} ${title}${lines.length > 0 ? `: ${lines.length} left` : ''}`);
    for (const line of lines) console.log(`    ${line}`);
  }
  const left = advice.filter(({ lines, needed }) => needed && lines.length > 0).length;
  console.log(
    left > 0
      ? '\n✗ must be done before a build for the web; · may stay, but is not yours.'
      : '\nNothing stands between this site and the web.',
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  main().catch((error) => {
    printError(error);
    process.exitCode = 1;
  });
}
