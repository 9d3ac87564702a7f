import {
  access,
  copyFile,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { compress } from './compress.mjs';

const TEXT = new Set(['.html', '.js', '.css', '.svg', '.txt', '.xml', '.json', '.vcf', '.webmanifest']);

/**
 * Opens a folder beside the site for putting the next one together. The site itself changes only in `publish`, by
 * renaming: a build that fails earlier calls `discard`, and the last good site stays.
 *
 * @param {{ outDir: string, cacheDir: string }} options
 */
export async function openStage({ outDir, cacheDir }) {
  const parent = dirname(outDir);
  await mkdir(parent, { recursive: true });
  await tidy(outDir);
  const folder = await mkdtemp(join(parent, `.dist-${process.pid}-`));
  return {
    folder,

    /**
     * @param {string} path below the site's root
     * @param {string | Uint8Array} contents
     */
    async write(path, contents) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), contents);
    },

    /** @param {import('../assets/images.mjs').Copy[]} copies */
    async copy(copies) {
      for (const to of new Set(copies.map((c) => dirname(join(folder, c.to)))))
        await mkdir(to, { recursive: true });
      await Promise.all(copies.map(({ from, to }) => copyFile(from, join(folder, to))));
    },

    /**
     * @param {string} from a folder whose contents go to the site's root
     * @param {(path: string) => boolean} filter
     */
    copyFolder: (from, filter) => cp(from, folder, { recursive: true, filter }),

    /** The paths of everything in it so far. */
    files: () => readdir(folder, { recursive: true }),

    /** Puts a gzip and a brotli file beside each text file. */
    async compress() {
      const names = await readdir(folder, { recursive: true });
      await Promise.all(
        names
          .filter((n) => TEXT.has(extname(n)))
          .map(async (name) => {
            const { br, gz } = await compress(await readFile(join(folder, name)), { cacheDir });
            await Promise.all([
              writeFile(join(folder, `${name}.br`), br),
              writeFile(join(folder, `${name}.gz`), gz),
            ]);
          }),
      );
    },

    async publish() {
      const old = `${folder}-old`;
      const had = await rename(outDir, old).then(() => true, ignoreMissing);
      try {
        await rename(folder, outDir);
      } catch (error) {
        if (had) await rename(old, outDir);
        throw error;
      }
      await rm(old, { recursive: true, force: true });
    },

    discard: () => rm(folder, { recursive: true, force: true }),
  };
}

/**
 * Cleans up after builds that were killed: restores a site that was moved aside, and removes unfinished ones. The
 * folder of a build that is still running stays.
 *
 * @param {string} outDir
 */
async function tidy(outDir) {
  const parent = dirname(outDir);
  for (const name of await readdir(parent)) {
    const pid = name.match(/^\.dist-(\d+)-/)?.[1];
    if (!pid || isRunning(Number(pid))) continue;
    const missing = await access(outDir).then(
      () => false,
      () => true,
    );
    if (missing && name.endsWith('-old')) await rename(join(parent, name), outDir);
    else await rm(join(parent, name), { recursive: true, force: true });
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0); // sends no signal, only checks
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/** @param {NodeJS.ErrnoException} error */
function ignoreMissing(error) {
  if (error.code === 'ENOENT') return false;
  throw error;
}
