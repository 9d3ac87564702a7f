import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesIn } from '../../../src/builder/serve/files.ts';
import { openInbox } from '../../../src/builder/serve/inbox.ts';
import { serve } from '../../../src/builder/serve/server.ts';

const HOME = '<!doctype html><title>Home</title>';
const ABOUT = '<!doctype html><title>About</title>';
const SCRIPT = 'export {};\n'.repeat(200);
const LOCAL = 'Host: localhost\r\n';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'served-'));
  await mkdir(join(root, 'dist/About'), { recursive: true });
  await mkdir(join(root, 'dist/assets'));
  await mkdir(join(root, 'dist/demo'));
  const files = {
    'secret.txt': 'outside',
    'dist/index.html': HOME,
    'dist/404.html': HOME,
    'dist/About.html': ABOUT,
    'dist/About/index.html': ABOUT,
    'dist/demo/index.html': HOME,
    'dist/robots.txt': 'User-agent: *',
    'dist/assets/cv-portfolio.pdf': 'no hash in its name',
    'dist/_headers':
      '/*\n  X-Content-Type-Options: nosniff\n/repo/assets/*\n  X-Asset: yes: it is\n/assets/*\n  X-Asset: yes: it is\n',
    'dist/assets/main-ABCD2345.js': SCRIPT,
    'dist/assets/foto-01234567-640.avif': 'picture',
    'dist/assets/font-ABCD2345.woff2': 'font',
  };
  for (const [name, contents] of Object.entries(files)) await writeFile(join(root, name), contents);
});
afterAll(() => rm(root, { recursive: true, force: true }));

describe.each(['', '/repo'])('the server under "%s/"', (base) => {
  let server: Awaited<ReturnType<typeof serve>>;
  const lines: string[] = [];
  const log = (line: string) => lines.push(line);
  beforeAll(async () => {
    server = await serve(
      { base, find: filesIn(join(root, 'dist')) },
      { host: '127.0.0.1', log, handlers: [openInbox({ root: process.cwd(), base, log })] },
    );
  });
  afterAll(() => server.close());

  const get = (path: string, init?: RequestInit) => fetch(server.url + path, { redirect: 'manual', ...init });

  it.each([
    ['', HOME],
    ['About', ABOUT],
    ['About/', ABOUT],
    ['About.html', ABOUT],
    ['About?a=1', ABOUT],
  ])('serves the page at /%s, which browsers must revalidate', async (path, body) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/html; *charset=utf-8$/);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toBe(body);
  });

  it.each([
    ['assets/main-ABCD2345.js', 'text/javascript; charset=utf-8'],
    ['assets/foto-01234567-640.avif', 'image/avif'],
    ['assets/font-ABCD2345.woff2', 'font/woff2'],
  ])('lets browsers cache %s for a year', async (path, type) => {
    const { headers } = await get(path);
    expect(headers.get('content-type')).toBe(type);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it.each(['robots.txt', 'assets/cv-portfolio.pdf'])(
    'has browsers revalidate %s, whose name has no hash',
    async (path) => {
      expect((await get(path)).headers.get('cache-control')).toBe('no-cache');
    },
  );

  it.each(['nope', 'About/me', 'assets', '_headers', '%5fheaders', 'assets/main-OLDHASH1.js'])(
    'answers the unknown /%s with Home and 404',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toMatch(/^text\/html; *charset=utf-8$/);
      expect(await response.text()).toBe(HOME);
    },
  );

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['identity', null],
  ])('answers Accept-Encoding "%s" with Content-Encoding %s', async (accepted, encoding) => {
    const response = await get('assets/main-ABCD2345.js', { headers: { 'accept-encoding': accepted } });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(await response.text()).toBe(SCRIPT);
  });

  it('answers 304 when the ETag matches', async () => {
    const etag = (await get('About')).headers.get('etag') ?? '';
    for (const known of [etag, `W/${etag}`, `"old", ${etag}`, '*']) {
      const again = await get('About', { headers: { 'if-none-match': known } });
      expect(again.status, known).toBe(304);
      expect(await again.text()).toBe('');
    }
  });

  it('answers HEAD with the headers only', async () => {
    const response = await get('About', { method: 'HEAD' });
    expect(response.headers.get('content-length')).toBe(String(ABOUT.length));
    expect(await response.text()).toBe('');
  });

  it('refuses other methods', async () => {
    const response = await get('About', { method: 'POST' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });

  it.each([
    '..%2fsecret.txt',
    '%2e%2e/secret.txt',
    '../secret.txt',
    '..%5csecret.txt',
    '%2e%2e%2fsecret.txt',
  ])('serves nothing outside its folder for %s', async (path) => {
    const answer = await raw(new URL(server.url).port, `${base}/${path}`);
    expect(answer).toMatch(/^HTTP\/1\.1 404/);
    expect(answer).not.toContain('outside');
  });

  it.each(['About%2findex.html', 'assets%5cmain-ABCD2345.js', 'About%2F'])(
    'treats an encoded slash in %s as part of a name',
    async (path) => {
      expect(await raw(new URL(server.url).port, `${base}/${path}`)).toMatch(/^HTTP\/1\.1 404/);
    },
  );

  it('answers a range request with that part, unless the file has changed since', async () => {
    const photo = 'assets/foto-01234567-640.avif';
    const part = (range: string, more: Record<string, string> = {}) =>
      get(photo, { headers: { range, ...more } });
    const response = await part('bytes=0-3');
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe('bytes 0-3/7');
    expect(response.headers.get('accept-ranges')).toBe('bytes');
    expect(await response.text()).toBe('pict');
    for (const [range, text] of [
      ['bytes=5-', 're'],
      ['bytes=-1', 'e'],
      ['bytes=0-99', 'picture'],
    ] as const)
      expect(await (await part(range)).text()).toBe(text);
    for (const range of ['bytes=50-', 'bytes=-', 'lines=1-2']) expect((await part(range)).status).toBe(200);
    const etag = response.headers.get('etag') ?? '';
    expect((await part('bytes=0-3', { 'if-range': etag })).status).toBe(206);
    expect((await part('bytes=0-3', { 'if-range': '"old"' })).status).toBe(200);
    expect((await get(photo, { method: 'HEAD', headers: { range: 'bytes=0-3' } })).status).toBe(200);
  });

  it('redirects a folder’s address to the one with a slash', async () => {
    const response = await get('demo');
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(`${base}/demo/`);
  });

  it('sends the headers in _headers with every file, and never serves _headers itself', async () => {
    for (const path of ['About', 'nope', 'robots.txt', 'assets/main-ABCD2345.js']) {
      const { headers } = await get(path);
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(headers.get('x-asset'), path).toBe(path.startsWith('assets/') ? 'yes: it is' : null);
    }
    expect((await get('_headers')).status).toBe(404);
  });

  it.each([
    [
      'headers of 100 kB',
      (port: string) => raw(port, `${base}/`, `Host: localhost\r\nX-Big: ${'x'.repeat(100_000)}\r\n`),
      431,
    ],
    ['an address of 100 kB', (port: string) => raw(port, `${base}/${'x'.repeat(100_000)}`), 431],
    ['a name of 5 kB', (port: string) => raw(port, `${base}/${'x'.repeat(5000)}`), 404],
    ['bytes that aren’t HTTP', (port: string) => raw(port, ' \u0000'), 400],
    ['an unknown method', (port: string) => raw(port, `${base}/`, LOCAL, { method: 'BREW' }), 400],
  ])('answers %s with the right status and keeps serving', async (_, send, status) => {
    expect(await send(new URL(server.url).port)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect((await get('About')).status).toBe(200);
  });

  it.each(['%00', '%E0%A4%A', 'About/%'])(
    'answers with the page of unknown addresses to the malformed %s',
    async (path) => {
      const [answer, unknown] = [await get(path), await get('nope')];
      expect(answer.status).toBe(404);
      expect(await answer.text()).toBe(await unknown.text());
    },
  );

  it('redirects the bare host to the site’s base path', async () => {
    const response = await fetch(new URL('/', server.url), { redirect: 'manual' });
    expect(response.status).toBe(base ? 303 : 200);
    if (base) expect(response.headers.get('location')).toBe('/repo/');
  });

  describe('its inbox', () => {
    const post = (body: RequestInit['body'], headers: Record<string, string> = { origin: server.url }) =>
      get('inbox', { method: 'POST', body, headers });
    const message = (fields: Record<string, string>) => post(new URLSearchParams(fields));
    const page = async () => (await get('inbox')).text();

    it('accepts a message, logs it and redirects the visitor to _next', async () => {
      const next = `${server.url}Contact?sent=1`;
      const response = await message({ nombre: 'Ada', description: '¡Hola!', _next: next });
      expect(response.status).toBe(303);
      expect(response.headers.get('location')).toBe(next);
      expect(lines.join('\n')).toContain('nombre: Ada');
      expect(await page()).toContain('<dt>description</dt><dd>¡Hola!</dd>');
      expect(await page()).not.toContain('_next');
    });

    it('accepts a multipart form, too', async () => {
      const form = new FormData();
      form.set('nombre', 'Grace');
      form.set('description', 'línea 1\nlínea 2');
      expect((await post(form)).status).toBe(200);
      expect(await page()).toContain('<dt>nombre</dt><dd>Grace</dd>');
    });

    it('escapes the names and values of a message’s fields', async () => {
      await message({ nombre: '<img src=x onerror=alert(1)>', 'a\'b"': '&lt;' });
      expect(await page()).toContain('<dd>&lt;img src=x onerror=alert(1)&gt;</dd>');
      expect(await page()).toContain('<dt>a&#39;b&quot;</dt><dd>&amp;lt;</dd>');
    });

    it.each(['origin', 'referer'])('accepts a form with %s, and refuses it without', async (header) => {
      const fields = new URLSearchParams({ nombre: header });
      expect((await post(fields, {})).status).toBe(403);
      expect(await page()).not.toContain(`<dd>${header}</dd>`);
      expect((await post(fields, { [header]: `${server.url}Contact` })).status).toBe(200);
      expect(await page()).toContain(`<dd>${header}</dd>`);
    });

    it('replaces control characters and indents the lines of a message in the log', async () => {
      await message({ nombre: 'Eve\u001b[2J\r\nA message:\r\n  nombre: Ada' });
      const logged = lines.at(-1) ?? '';
      expect(logged).toBe('New message:\n  nombre: Eve\ufffd[2J\n    A message:\n      nombre: Ada');
    });

    it('treats localhost and 127.0.0.1 as the same host', async () => {
      const response = await message({
        nombre: 'Ada',
        _next: `${server.url}Contact`.replace('127.0.0.1', 'localhost'),
      });
      expect(response.status).toBe(303);
    });

    it('redirects to the host name that the visitor used', async () => {
      const { port } = new URL(server.url);
      const body = new URLSearchParams({
        nombre: 'Ada',
        _next: `http://localhost:${port}/Contact?sent=1#thanks`,
      });
      const headers = `Host: 192.168.1.7:${port}\r\nOrigin: http://192.168.1.7:${port}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.toString().length}\r\n`;
      const answer = await raw(port, `${base}/inbox`, headers, { method: 'POST', body: body.toString() });
      expect(answer).toContain(`location: http://192.168.1.7:${port}/Contact?sent=1#thanks`);
    });

    it('never redirects to another site', async () => {
      const { host } = new URL(server.url);
      const others = ['https://evil.example/', '//evil.example/', 'javascript:alert(1)', ''];
      for (const _next of [...others, `https://${host}/`, `http://evil@${host}/`]) {
        const response = await message({ nombre: 'Eve', _next });
        expect(response.status).toBe(200);
        expect(response.headers.get('location')).toBeNull();
      }
    });

    it('never leads to another host whose name follows two slashes', async () => {
      const { host } = new URL(server.url);
      const response = await message({ nombre: 'Eve', _next: `http://${host}//evil.example/` });
      expect(response.headers.get('location')).toBe(`http://${host}//evil.example/`);
    });

    it('refuses what isn’t a form or is too long, and other methods', async () => {
      expect((await post('x')).status).toBe(400);
      const parts = { 'content-type': 'multipart/form-data; boundary=x', origin: server.url };
      expect((await post('no parts', parts)).status).toBe(400);
      expect((await message({ description: 'x'.repeat(1_000_001) })).status).toBe(413);
      expect((await get('inbox', { method: 'PUT' })).status).toBe(405);
    });
  });
});

it('survives a build that removes a file between finding and reading it', async () => {
  const lines: string[] = [];
  const find = async (path: string) =>
    path === 'old.txt' ? { path, contents: { file: join(root, path) } } : filesIn(join(root, 'dist'))(path);
  const server = await serve({ base: '', find }, { host: '127.0.0.1', log: (line) => lines.push(line) });
  expect((await fetch(`${server.url}old.txt`)).status).toBe(500);
  expect(lines.join()).toContain('ENOENT');
  expect((await fetch(`${server.url}About`)).status).toBe(200);
  await server.close();
});

it('serves a base path with encoded characters', async () => {
  const { pathname } = new URL('https://user.example/mi portafolió/');
  const options = { base: pathname.slice(0, -1), find: filesIn(join(root, 'dist')) };
  const server = await serve(options, { host: '127.0.0.1', log: () => {} });
  const response = await fetch(`${server.url}About`);
  expect(response.status).toBe(200);
  expect(await response.text()).toBe(ABOUT);
  expect((await fetch(new URL('/', server.url))).url).toBe(server.url);
  await server.close();
});

it('listens on this machine only, unless a host is given', async () => {
  const options = { base: '/repo', find: filesIn(root) };
  const own = await serve(options, { log: () => {} });
  const { port } = new URL(own.url);
  expect(own.urls).toEqual([`http://localhost:${port}/repo/`]);
  await expect(reach('127.0.0.1', port)).resolves.toBe(true);
  const others = Object.values(networkInterfaces()).flatMap((list = []) => list);
  for (const { address } of others.filter(({ internal, family }) => !internal && family === 'IPv4'))
    await expect(reach(address, port)).resolves.toBe(false);
  // All of 127.0.0.0/8 is this machine, so a server that listens on every interface would answer here.
  await expect(reach('127.0.0.2', port)).resolves.toBe(false);
  await own.close();

  const open = await serve(options, { host: '0.0.0.0', log: () => {} });
  const [first, ...elsewhere] = open.urls;
  expect(first).toMatch(/^http:\/\/localhost:\d+\/repo\/$/);
  for (const url of elsewhere) expect(url).toMatch(/^http:\/\/\d+\.\d+\.\d+\.\d+:\d+\/repo\/$/);
  await expect(reach('127.0.0.2', new URL(open.url).port)).resolves.toBe(true);
  await open.close();
});

it('says what to do when the host isn’t an address of this machine', async () => {
  const listening = { host: '203.0.113.7', log: () => {} };
  await expect(serve({ base: '', find: filesIn(root) }, listening)).rejects.toThrow(
    'HOST="203.0.113.7" isn’t an address of this machine. Leave it out',
  );
});

it('answers 408 to a client that sends its request too slowly', async () => {
  const options = { base: '', find: filesIn(root) };
  const server = await serve(options, { host: '127.0.0.1', log: () => {}, patienceMs: 200 });
  const answer = await new Promise<string>((done, failed) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    let text = '';
    socket.setEncoding('utf8').on('data', (part) => {
      text += part;
    });
    socket.on('close', () => done(text)).on('error', failed);
    socket.write('GET / HTTP/1.1\r\nHost: local');
  });
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  await server.close();
});

/** Whether a server accepts connections at an address. */
function reach(host: string, port: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(Number(port), host, () => {
      socket.destroy();
      done(true);
    });
    socket.on('error', () => done(false));
  });
}

/** Sends a request with its path as it is; fetch would normalise it. */
function raw(
  port: string,
  path: string,
  headers = LOCAL,
  { method = 'GET', body = '' } = {},
): Promise<string> {
  return new Promise((done, failed) => {
    const socket = connect(Number(port), '127.0.0.1');
    let answer = '';
    socket.setEncoding('utf8').on('data', (text) => {
      answer += text;
    });
    socket.on('end', () => done(answer)).on('error', failed);
    socket.write(`${method} ${path} HTTP/1.1\r\n${headers}Connection: close\r\n\r\n${body}`);
  });
}
