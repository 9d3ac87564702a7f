import { existsSync } from 'node:fs';
import {
  copyFile,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { compress } from './compress.mjs';

const TEXT = new Set(['.html', '.js', '.css', '.svg', '.txt', '.xml', '.json', '.vcf', '.webmanifest']);

/** The names of unfinished sites begin with `PREFIX`; that of a site that is moved aside also ends with `OLD`. */
const PREFIX = '.dist-';
const OLD = '-old';
/** No build takes that long: anything older was left behind by one that was killed. */
const ABANDONED_MS = 3_600_000;

/**
 * Opens a folder beside the site in which the next one is put together. The site itself changes only in `publish`, by
 * renaming: a build that fails earlier calls `discard`, and the last good site stays.
 *
 * @param {{ outDir: string, cacheDir: string }} options
 */
export async function openStage({ outDir, cacheDir }) {
  const parent = dirname(outDir);
  await mkdir(parent, { recursive: true });
  await tidy(outDir);
  const folder = await mkdtemp(join(parent, PREFIX));
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
      const old = folder + OLD;
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
  for (const name of (await readdir(parent)).filter((each) => each.startsWith(PREFIX))) {
    const path = join(parent, name);
    if (name.endsWith(OLD) && !existsSync(outDir)) await rename(path, outDir);
    else if (await isAbandoned(path)) await rm(path, { recursive: true, force: true });
  }
}

/** @param {string} path of a folder, which the build that it belongs to may remove in the meantime */
async function isAbandoned(path) {
  const found = await stat(path).catch(() => null);
  return found !== null && found.mtimeMs < Date.now() - ABANDONED_MS;
}

/** @param {NodeJS.ErrnoException} error */
function ignoreMissing(error) {
  if (error.code === 'ENOENT') return false;
  throw error;
}
