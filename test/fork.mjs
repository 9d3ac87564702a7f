// The project of a second owner, whose content is in test/fork: other words, counts, pictures and colours. `npm run
// test:fork` runs the whole suite on it, `npm test` only the tests that look at a site (test/run.mjs).
import { spawnSync } from 'node:child_process';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyProject } from './owners.mjs';

const root = join(import.meta.dirname, '..');
const owner = join(root, 'test/fork');

/**
 * Creates the second owner's project from scratch.
 *
 * @returns {Promise<string>} its folder
 */
export async function makeFork() {
  const fork = await copyProject('fork');
  const content = join(fork, 'src/content');
  for (const name of await readdir(content))
    if (name !== 'schema') await rm(join(content, name), { recursive: true });
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
    if (!/ hue: \d+,/.test(text))
      throw new Error(`src/pages/${page}/page.ts has no hue: adapt test/fork.mjs`);
    await writeFile(file, text.replace(/ hue: \d+,/, ` hue: ${hue},`));
  }
  return fork;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const fork = await makeFork();
  const { status } = spawnSync(process.execPath, ['test/run.mjs'], {
    cwd: fork,
    stdio: 'inherit',
    env: { ...process.env, SECOND_OWNER: '1' },
  });
  process.exitCode = status ?? 1;
}
