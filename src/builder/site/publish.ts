import { existsSync } from 'node:fs';
import { cp, lstat, mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { compress } from '../shared/compress.ts';
import { type OutputFile, read } from '../shared/outputFile.ts';

const TEXT = new Set(['.html', '.js', '.css', '.svg', '.txt', '.xml', '.json', '.vcf', '.webmanifest']);

/** The names of unfinished sites begin with this and the site's; that of a site that is moved aside also ends with `OLD`. */
const prefixOf = (outDir: string) => `.${basename(outDir)}-`;
const OLD = '-old';
/** No build takes that long: anything older was left behind by one that was killed. */
const ABANDONED_MS = 3_600_000;

/**
 * Writes a site into a folder beside the old one, then swaps them by renaming: when a file can't be made or written, the
 * old site stays and nothing else is left.
 *
 * @param files of several with one path, the last counts
 * @param options `compress`: whether each text gets a gzip and a brotli file beside it
 */
export async function publish(
  files: OutputFile[],
  { outDir, cacheDir, compress: compressed }: { outDir: string; cacheDir: string; compress: boolean },
) {
  const parent = dirname(outDir);
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(join(parent, prefixOf(outDir)));
  try {
    const unique = [...new Map(files.map((file) => [file.path, file])).values()];
    const written = await Promise.allSettled(
      unique.map((file) => write(file, { folder, cacheDir, compressed: compressed && isText(file) })),
    );
    const failed = written.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
    await swap(folder, outDir);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const isText = ({ path }: OutputFile) => TEXT.has(extname(path));

async function write(
  file: OutputFile,
  { folder, cacheDir, compressed }: { folder: string; cacheDir: string; compressed: boolean },
) {
  const place = join(folder, file.path);
  const [contents] = await Promise.all([read(file), mkdir(dirname(place), { recursive: true })]);
  await writeFile(place, contents);
  if (!compressed) return;
  const bytes = Buffer.from(contents);
  await Promise.all([
    writeFile(`${place}.br`, await compress(bytes, { cacheDir })),
    writeFile(`${place}.gz`, await promisify(gzip)(bytes, { level: 9 })),
  ]);
}

async function swap(folder: string, outDir: string) {
  const old = folder + OLD;
  const found = await lstat(outDir).catch(() => null);
  if (found?.isSymbolicLink()) return replaceContents(folder, outDir);
  const had = await rename(outDir, old).then(
    () => true,
    (error) => (MOUNTED.includes(error.code) ? null : ignoreMissing(error)),
  );
  if (had === null) return replaceContents(folder, outDir);
  try {
    await rename(folder, outDir);
  } catch (error) {
    if (had) await rename(old, outDir);
    throw error;
  }
  await rm(old, { recursive: true, force: true });
}

/** How a system refuses to move a folder that another one is mounted at. */
const MOUNTED = ['EBUSY', 'EXDEV', 'EPERM', 'EACCES'];

/** For a folder that can't be moved itself: a link, or where another one is mounted. */
async function replaceContents(folder: string, outDir: string) {
  for (const name of await readdir(outDir)) await rm(join(outDir, name), { recursive: true });
  for (const name of await readdir(folder))
    await cp(join(folder, name), join(outDir, name), { recursive: true });
}

/**
 * Cleans up after builds that were killed: restores a site that was moved aside, and removes unfinished ones. The
 * folder of a build that is still running stays.
 */
export async function tidyUp(outDir: string) {
  const parent = dirname(outDir);
  const names = existsSync(parent) ? await readdir(parent) : [];
  for (const name of names.filter((each) => each.startsWith(prefixOf(outDir)))) {
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
