import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { kept } from '../shared/files.mjs';
import { hash } from '../shared/hash.mjs';

/** Being made now: a page's two files have the same text. @type {Map<string, Promise<{ br: Buffer, gz: Buffer }>>} */
const making = new Map();

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
  const made = making.get(key) ?? make(key, bytes, cacheDir);
  making.set(key, made);
  return made.finally(() => making.delete(key));
}

/** @param {string} key @param {Uint8Array} bytes @param {string} cacheDir */
async function make(key, bytes, cacheDir) {
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
