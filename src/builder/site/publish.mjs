import { existsSync } from 'node:fs';
import {
  copyFile,
  cp,
  link,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  unlink,
  writeFile,
} from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { BEST, compress } from './compress.mjs';

const TEXT = new Set(['.html', '.js', '.css', '.svg', '.txt', '.xml', '.json', '.vcf', '.webmanifest']);

/** From this many texts on, brotli's second level is worth its 2 % of bytes: it takes half the time. */
const MANY = 400;
const QUICKER = 10;

/** The names of unfinished sites begin with `PREFIX`; that of a site that is moved aside also ends with `OLD`. */
const PREFIX = '.dist-';
const OLD = '-old';
/** No build takes that long: anything older was left behind by one that was killed. */
const ABANDONED_MS = 3_600_000;

/**
 * Opens a folder beside the site in which the next one is put together. The site itself changes only in `publish`, by
 * renaming: a build that fails earlier calls `discard`, and the last good site stays.
 *
 * @param {{ outDir: string, cacheDir: string, watch: boolean }} options
 */
export async function openStage({ outDir, cacheDir, watch }) {
  const parent = dirname(outDir);
  await mkdir(parent, { recursive: true });
  await tidy(outDir);
  const folder = await mkdtemp(join(parent, PREFIX));
  /** @type {Map<string, Promise<unknown>>} folders, and their making */
  const folders = new Map();
  /** @type {Promise<unknown>[]} all that has begun: when one part fails, the others still write for a while */
  const begun = [];

  /** Makes the folder that a file is in. @param {string} path below the site's root */
  async function placeOf(path) {
    const place = join(folder, path);
    const parent = dirname(place);
    const making = folders.get(parent) ?? mkdir(parent, { recursive: true });
    folders.set(parent, making);
    await making;
    return place;
  }

  /** @param {string} path @param {string | Uint8Array} contents */
  async function put(path, contents) {
    const place = await placeOf(path);
    const before = join(outDir, path);
    const old = await readFile(before).catch(() => null); // whatever the reason, write it
    // One from static/, or a link: writing into that would change its other name, too.
    await unlink(place).catch(ignoreMissing);
    const write = () => writeFile(place, contents);
    await (old?.equals(Buffer.from(contents)) ? link(before, place).catch(write) : write()); // some disks have no links
  }

  /** @param {import('../assets/images.mjs').Copy} copy */
  async function duplicate({ from, to }) {
    const place = await placeOf(to);
    const copy = () => copyFile(from, place);
    await (watch && from.startsWith(cacheDir) ? link(from, place).catch(copy) : copy());
  }

  /** @param {string} name of a text @param {number} quality brotli's */
  async function compressed(name, quality) {
    const { br, gz } = await compress(await readFile(join(folder, name)), { cacheDir, quality });
    await writeFile(join(folder, `${name}.br`), br);
    await writeFile(join(folder, `${name}.gz`), gz);
  }

  /** @template Result @param {Promise<Result>} work */
  function begin(work) {
    begun.push(work);
    return work;
  }

  return {
    folder,

    /**
     * A file that stays the same becomes a link to the last site's, which costs a hundredth of a new one.
     *
     * @param {string} path below the site's root
     * @param {string | Uint8Array} contents
     */
    write: (path, contents) => begin(put(path, contents)),

    /**
     * While watching, pictures made by the build are links into the cache; a site that is uploaded has files of its own.
     *
     * @param {import('../assets/images.mjs').Copy[]} copies
     */
    copy: (copies) =>
      Promise.all(
        [...new Map(copies.map((each) => [each.to, each])).values()].map((each) => begin(duplicate(each))),
      ),

    /**
     * @param {string} from a folder whose contents go to the site's root
     * @param {(path: string) => boolean} filter
     */
    copyFolder: (from, filter) => begin(cp(from, folder, { recursive: true, filter })),

    /** The paths of everything in it so far. */
    files: () => readdir(folder, { recursive: true }),

    /** Puts a gzip and a brotli file beside each text file. */
    async compress() {
      const names = (await readdir(folder, { recursive: true })).filter((name) => TEXT.has(extname(name)));
      const quality = names.length > MANY ? QUICKER : BEST;
      await Promise.all(names.map((name) => begin(compressed(name, quality))));
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

    async discard() {
      await Promise.allSettled(begun);
      await rm(folder, { recursive: true, force: true });
    },
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
