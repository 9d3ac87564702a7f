import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { kept } from './files.ts';
import { hash } from './hash.ts';

/**
 * Compresses a text with the best that brotli has, which takes a second for a complete site; kept in the cache.
 *
 * @param bytes text
 */
export async function compress(bytes: Uint8Array, { cacheDir }: { cacheDir: string }): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const file = join(cacheDir, 'compressed', `${hash(bytes, process.versions.brotli ?? '')}.br`);
  return kept(file, () => promisify(brotliCompress)(bytes, { params }));
}
