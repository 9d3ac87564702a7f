import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { kept } from '../shared/files.mjs';
import { hash } from '../shared/hash.mjs';

/**
 * Compresses a text at the highest levels of brotli and gzip, for servers that send precompressed files. A complete
 * site takes a second, so results are kept in the cache.
 *
 * @param {Uint8Array} bytes text
 * @param {{ cacheDir: string }} options
 * @returns {Promise<{ br: Buffer, gz: Buffer }>}
 */
export async function compress(bytes, { cacheDir }) {
  const key = hash(bytes, process.versions.brotli ?? '', process.versions.zlib);
  const as = async (/** @type {string} */ type, /** @type {() => Promise<Buffer>} */ make) =>
    (await kept(join(cacheDir, 'compressed', `${key}.${type}`), make)).contents;
  const [br, gz] = await Promise.all([
    as('br', () =>
      promisify(brotliCompress)(bytes, {
        params: {
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
    ),
    as('gz', () => promisify(gzip)(bytes, { level: 9 })),
  ]);
  return { br, gz };
}
