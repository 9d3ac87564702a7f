// The project of a second owner, whose content is in test/fork: other words, counts, pictures and colours. `npm run
// test:fork` runs the whole suite on it, `npm test` the part that looks at a site (test/run.mjs).
import { spawnSync } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(import.meta.dirname, '..');
const owner = join(root, 'test/fork');
/** What is no source. */
const LEFT_OUT = ['.cache', '.git', 'dist', 'node_modules'];
/** Of src/content: shapes, which are the project's. */
const TYPES = ['types.ts', 'texts.ts'];

/**
 * Makes the second owner's project, anew.
 *
 * @returns {Promise<string>} its folder
 */
export async function makeFork() {
  const fork = join(root, '.cache/fork');
  await rm(fork, { recursive: true, force: true });
  await mkdir(fork, { recursive: true });
  const left = LEFT_OUT.map((name) => join(root, name));
  for (const name of await readdir(root)) {
    const from = join(root, name);
    const filter = (/** @type {string} */ path) => !left.includes(path);
    if (filter(from)) await cp(from, join(fork, name), { recursive: true, filter });
  }
  await symlink(join(root, 'node_modules'), join(fork, 'node_modules'));

  const content = join(fork, 'src/content');
  for (const name of await readdir(content))
    if (!TYPES.includes(name)) await rm(join(content, name), { recursive: true });
  await rm(join(fork, 'static'), { recursive: true });
  for (const name of ['favicon.svg', 'robots.txt']) {
    const file = join(root, 'static', name);
    await cp(file, join(fork, 'static', name)).catch((error) => {
      if (error.code !== 'ENOENT') throw error;
    });
  }
  for (const name of ['src', 'static']) await cp(join(owner, name), join(fork, name), { recursive: true });

  const tokens = join(fork, 'src/styles/tokens.css');
  const css = await readFile(tokens, 'utf8');
  await writeFile(tokens, coloured(css, JSON.parse(await readFile(join(owner, 'hues.json'), 'utf8'))));
  return fork;
}

/**
 * @param {string} css of tokens.css
 * @param {Record<string, number>} hues by page
 */
function coloured(css, { Home, ...others }) {
  return Object.entries(others).reduce(
    (text, [page, hue]) =>
      replaced(text, new RegExp(`(\\[data-page="${page}"\\] \\{\\s*--hue: )\\d+`), `$1${hue}`),
    replaced(css, /(--hue: )\d+/, `$1${Home}`),
  );
}

/**
 * @param {string} text
 * @param {RegExp} pattern
 * @param {string} by
 */
function replaced(text, pattern, by) {
  if (!pattern.test(text))
    throw new Error(`src/styles/tokens.css has nothing that matches ${pattern}: adapt test/fork.mjs`);
  return text.replace(pattern, by);
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
