import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { hash } from '../shared/hash.mjs';

/** @typedef {{ br: Buffer, gz: Buffer }} Compressed */

/**
 * By contents: each page stands under two names, and what another build of this process has compressed needn't be again.
 *
 * @type {Map<string, Promise<Compressed>>}
 */
const compressed = new Map();

/**
 * As small as brotli and gzip can make it, for servers that send such files as they are.
 *
 * @param {Buffer} bytes text
 */
export function compress(bytes) {
  const key = hash(bytes);
  const known = compressed.get(key) ?? squeeze(bytes);
  compressed.set(key, known);
  return known;
}

/**
 * @param {Buffer} bytes
 * @returns {Promise<Compressed>}
 */
async function squeeze(bytes) {
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  return { br, gz };
}
