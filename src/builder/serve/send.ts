import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliCompress, createGzip, constants as zlib } from 'node:zlib';
import { lookup } from 'mrmime';
import { hash } from '../shared/hash.ts';
import { made, type OutputFile } from '../shared/outputFile.ts';

/** The names of files that never change: with esbuild's base-32 hash or the builder's own, and a picture's width. */
const HASHED = /^assets\/[^/]+-([A-Z2-7]{8}|[0-9a-f]{8}(-\d+)?)\.\w+$/;
const TEXT = /^text|json|xml|javascript/;

/**
 * Sends a file as a good static host does: text is compressed, other files are sent in parts if asked for; a browser
 * revalidates it, unless its name has a hash.
 */
export async function send(
  { method, headers }: IncomingMessage,
  res: ServerResponse,
  file: OutputFile,
  { status, more }: { status: number; more: Record<string, string> },
) {
  const body = await bodyOf(file);
  const type = lookup(file.path) ?? 'application/octet-stream';
  const isText = TEXT.test(type);
  const encoding = isText && body.length >= LEAST ? encodingFor(headers['accept-encoding']) : null;
  const etag = `"${body.tag}${encoding ? `-${encoding}` : ''}"`;
  const all = {
    ...more,
    'content-type': isText ? `${type}; charset=utf-8` : type,
    'cache-control': HASHED.test(file.path) ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag,
    ...(isText ? { vary: 'Accept-Encoding' } : { 'accept-ranges': 'bytes' }),
  };
  const known = headers['if-none-match']?.split(',').map((each) => each.trim().replace(/^W\//, '')) ?? [];
  if (status === 200 && (known.includes(etag) || known.includes('*'))) {
    res.writeHead(304, all).end();
    return;
  }
  const isSame = headers['if-range'] === undefined || headers['if-range'] === etag;
  const part = status === 200 && method === 'GET' && !isText && isSame ? partOf(body, headers.range) : null;
  res.writeHead(part ? 206 : status, {
    ...all,
    ...(encoding && { 'content-encoding': encoding }),
    ...(part && { 'content-range': `bytes ${part.start}-${part.end}/${body.length}` }),
    ...(!encoding && { 'content-length': part ? part.end - part.start + 1 : body.length }),
  });
  if (method === 'HEAD') {
    res.end();
    return;
  }
  const contents = body.read(part ?? undefined);
  // A browser may go away before all is sent.
  await (encoding ? pipeline(contents, ENCODERS[encoding](), res) : pipeline(contents, res)).catch(
    ignoreAbort,
  );
}

interface Part {
  start: number;
  /** The last byte. */
  end: number;
}

interface Body {
  length: number;
  /** Changes with the contents. */
  tag: string;
  read: (part?: Part) => Readable;
}

/** Other files than text may be too large to be read as a whole. */
async function bodyOf(file: OutputFile): Promise<Body> {
  const contents = await made(file);
  if (typeof contents === 'object' && 'file' in contents) {
    const { size, mtimeMs } = await stat(contents.file);
    const tag = hash(`${size} ${mtimeMs}`);
    return { length: size, tag, read: (part) => createReadStream(contents.file, part ?? {}) };
  }
  const bytes = Buffer.from(contents);
  const read = (part?: Part) => Readable.from([part ? bytes.subarray(part.start, part.end + 1) : bytes]);
  return { length: bytes.length, tag: hash(bytes), read };
}

/** The part that a Range header asks for; null where it asks for none that there is (https://www.rfc-editor.org/rfc/rfc9110#name-range). */
function partOf({ length }: Body, range = ''): Part | null {
  const [, from = '', to = ''] = range.match(/^bytes=(\d*)-(\d*)$/) ?? [];
  if (from === '' && to === '') return null;
  const start = from === '' ? Math.max(0, length - Number(to)) : Number(from);
  const end = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1);
  return start > end ? null : { start, end };
}

/** In bytes: what fits into one packet anyway arrives no sooner. */
const LEAST = 1000;

/** As hosts compress what they are asked for: brotli's best takes twenty times as long for a tenth of the bytes. */
const ENCODERS = {
  br: () => createBrotliCompress({ params: { [zlib.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: () => createGzip(),
};

function encodingFor(accepted = ''): keyof typeof ENCODERS | null {
  const names = accepted
    .split(',')
    .filter((each) => !/;\s*q=0(\.0*)?\s*$/.test(each))
    .map((each) => each.replace(/;.*/, '').trim());
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : null;
}

function ignoreAbort(error: NodeJS.ErrnoException) {
  if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE' && error.code !== 'ECONNRESET') throw error;
}
