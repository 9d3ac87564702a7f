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
import type { Copy } from '../assets/images.ts';
import { BEST, compress } from './compress.ts';

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
 */
export async function openStage({
  outDir,
  cacheDir,
  watch,
}: {
  outDir: string;
  cacheDir: string;
  watch: boolean;
}) {
  const parent = dirname(outDir);
  await mkdir(parent, { recursive: true });
  await tidy(outDir);
  const folder = await mkdtemp(join(parent, PREFIX));
  /** folders, and their making */
  const folders: Map<string, Promise<unknown>> = new Map();
  /** all that has begun: when one part fails, the others still write for a while */
  const begun: Promise<unknown>[] = [];

  /**
   * Makes the folder that a file is in.
   *
   * @param path below the site's root
   */
  async function placeOf(path: string) {
    const place = join(folder, path);
    const parent = dirname(place);
    const making = folders.get(parent) ?? mkdir(parent, { recursive: true });
    folders.set(parent, making);
    await making;
    return place;
  }

  async function put(path: string, contents: string | Uint8Array) {
    const place = await placeOf(path);
    const before = join(outDir, path);
    const old = await readFile(before).catch(() => null); // whatever the reason, write it
    // One from static/, or a link: writing into that would change its other name, too.
    await unlink(place).catch(ignoreMissing);
    const write = () => writeFile(place, contents);
    await (old?.equals(Buffer.from(contents)) ? link(before, place).catch(write) : write()); // some disks have no links
  }

  async function duplicate({ from, to }: Copy) {
    const place = await placeOf(to);
    const copy = () => copyFile(from, place);
    await (watch && from.startsWith(cacheDir) ? link(from, place).catch(copy) : copy());
  }

  /**
   * @param name of a text
   * @param quality brotli's
   */
  async function compressed(name: string, quality: number) {
    const { br, gz } = await compress(await readFile(join(folder, name)), { cacheDir, quality });
    await writeFile(join(folder, `${name}.br`), br);
    await writeFile(join(folder, `${name}.gz`), gz);
  }

  function begin<Result>(work: Promise<Result>) {
    begun.push(work);
    return work;
  }

  return {
    folder,

    /**
     * A file that stays the same becomes a link to the last site's, which costs a hundredth of a new one.
     *
     * @param path below the site's root
     */
    write: (path: string, contents: string | Uint8Array) => begin(put(path, contents)),

    /** While watching, pictures made by the build are links into the cache; a site that is uploaded has files of its own. */
    copy: (copies: Copy[]) =>
      Promise.all(
        [...new Map(copies.map((each) => [each.to, each])).values()].map((each) => begin(duplicate(each))),
      ),

    /**
     * @param from a folder whose contents go to the site's root
     */
    copyFolder: (from: string, filter: (path: string) => boolean) =>
      begin(cp(from, folder, { recursive: true, filter })),

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
 */
async function tidy(outDir: string) {
  const parent = dirname(outDir);
  for (const name of (await readdir(parent)).filter((each) => each.startsWith(PREFIX))) {
    const path = join(parent, name);
    if (name.endsWith(OLD) && !existsSync(outDir)) await rename(path, outDir);
    else if (await isAbandoned(path)) await rm(path, { recursive: true, force: true });
  }
}

/**
 * @param path of a folder, which the build that it belongs to may remove in the meantime
 */
async function isAbandoned(path: string) {
  const found = await stat(path).catch(() => null);
  return found !== null && found.mtimeMs < Date.now() - ABANDONED_MS;
}

function ignoreMissing(error: NodeJS.ErrnoException) {
  if (error.code === 'ENOENT') return false;
  throw error;
}
