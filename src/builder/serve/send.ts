import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { lookup } from 'mrmime';
import { hash } from '../shared/hash.ts';
import { type OutputFile, read } from '../shared/outputFile.ts';

/** The names of files that never change: with esbuild's base-32 hash or the builder's own, and a picture's width. */
const HASHED = /^assets\/[^/]+-([A-Z2-7]{8}|[0-9a-f]{8}(-\d+)?)\.\w+$/;
const TEXT = /^text|json|xml|javascript/;

/** Sends a file as a good static host does: compressed, revalidated unless its name has a hash, and parts of it. */
export async function send(
  { method, headers }: IncomingMessage,
  res: ServerResponse,
  file: OutputFile,
  { status, more }: { status: number; more: Record<string, string> },
) {
  const contents = Buffer.from(await read(file));
  const type = lookup(file.path) ?? 'application/octet-stream';
  const isText = TEXT.test(type);
  const etag = `"${hash(contents)}"`;
  const all = {
    ...more,
    'content-type': isText ? `${type}; charset=utf-8` : type,
    'cache-control': HASHED.test(file.path) ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag,
    ...(isText && { vary: 'Accept-Encoding' }),
  };
  if (status === 200 && headers['if-none-match'] === etag) {
    res.writeHead(304, all).end();
    return;
  }
  const part = status === 200 ? partOf(contents, headers.range) : null;
  const { encoding, body } = part
    ? { encoding: null, body: part.body }
    : await encoded(contents, isText && contents.length >= LEAST ? (headers['accept-encoding'] ?? '') : '');
  res.writeHead(part ? 206 : status, {
    ...all,
    ...(encoding && { 'content-encoding': encoding }),
    ...(part && { 'content-range': part.range }),
    'content-length': body.length,
  });
  res.end(method === 'HEAD' ? undefined : body);
}

/** The part that a Range header asks for; null where it asks for none that there is (https://www.rfc-editor.org/rfc/rfc9110#name-range). */
function partOf(contents: Buffer, range = '') {
  const [, from = '', to = ''] = range.match(/^bytes=(\d*)-(\d*)$/) ?? [];
  if (from === '' && to === '') return null;
  const start = from === '' ? Math.max(0, contents.length - Number(to)) : Number(from);
  const end = from === '' || to === '' ? contents.length - 1 : Math.min(Number(to), contents.length - 1);
  if (start > end) return null;
  return { body: contents.subarray(start, end + 1), range: `bytes ${start}-${end}/${contents.length}` };
}

/** As hosts compress what they are asked for: brotli's middle, where its best takes twenty times as long for a tenth of the bytes. */
const QUALITY = 5;
/** In bytes: what fits into one packet anyway arrives no sooner. */
const LEAST = 1000;

async function encoded(
  contents: Buffer,
  accepted: string,
): Promise<{ encoding: string | null; body: Buffer }> {
  if (/\bbr\b/.test(accepted)) {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: contents.length,
    };
    return { encoding: 'br', body: await promisify(brotliCompress)(contents, { params }) };
  }
  if (/\bgzip\b/.test(accepted)) return { encoding: 'gzip', body: await promisify(gzip)(contents) };
  return { encoding: null, body: contents };
}
