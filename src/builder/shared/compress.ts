import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { kept } from './files.ts';
import { hash } from './hash.ts';

export const BEST = constants.BROTLI_MAX_QUALITY;

/** Being made now: a page's two files have the same text. */
const making: Map<string, Promise<{ br: Buffer; gz: Buffer }>> = new Map();

/**
 * Compresses a text with brotli and at the highest level of gzip, for servers that send precompressed files. Brotli takes
 * a second for a complete site, so its results are kept in the cache; gzip takes no longer than reading them.
 *
 * @param bytes text
 * @param options `quality`: brotli's, by default the highest
 */
export async function compress(
  bytes: Uint8Array,
  { cacheDir, quality = BEST }: { cacheDir: string; quality?: number },
): Promise<{ br: Buffer; gz: Buffer }> {
  const key = hash(bytes, `${quality} ${process.versions.brotli}`);
  const made = making.get(key) ?? make(bytes, { file: join(cacheDir, 'compressed', `${key}.br`), quality });
  making.set(key, made);
  return made.finally(() => making.delete(key));
}

/**
 * @param options `file`: where brotli's is cached
 */
async function make(bytes: Uint8Array, { file, quality }: { file: string; quality: number }) {
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [br, gz] = await Promise.all([
    kept(file, () => promisify(brotliCompress)(bytes, { params })),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  return { br: br.contents, gz };
}
