// The project of a second owner, whose content is in test/fork: other words, counts, pictures and colours.
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { copyProject } from './owners.ts';

const root = resolve('.');
const owner = join(root, 'test/fork');

/**
 * Creates the second owner's project from scratch.
 *
 * @returns its folder
 */
export async function makeFork(): Promise<string> {
  const fork = await copyProject('fork');
  const content = join(fork, 'src/content');
  await rm(content, { recursive: true });
  await rm(join(fork, 'static'), { recursive: true });
  for (const name of ['favicon.svg', 'robots.txt']) {
    const file = join(root, 'static', name);
    await cp(file, join(fork, 'static', name)).catch((error) => {
      if (error.code !== 'ENOENT') throw error;
    });
  }
  for (const name of ['src', 'static']) await cp(join(owner, name), join(fork, name), { recursive: true });

  const hues = JSON.parse(await readFile(join(owner, 'hues.json'), 'utf8'));
  for (const [page, hue] of Object.entries(hues)) {
    const file = join(fork, 'src/pages', page, 'page.ts');
    const text = await readFile(file, 'utf8');
    if (!/ hue: \d+,/.test(text)) throw new Error(`src/pages/${page}/page.ts has no hue: adapt test/fork.ts`);
    await writeFile(file, text.replace(/ hue: \d+,/, ` hue: ${hue},`));
  }
  return fork;
}
