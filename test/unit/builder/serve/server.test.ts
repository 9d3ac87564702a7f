import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openInbox } from '../../../../src/builder/serve/inbox.ts';
import { openLiveSite } from '../../../../src/builder/serve/live.ts';
import { filesIn, serve } from '../../../../src/builder/serve/server.ts';
import { readHost } from '../../../../src/builder/shared/options.ts';
import { type OutputFile, readText } from '../../../../src/builder/shared/outputFile.ts';

const HOME = '<!doctype html><title>Home</title>';
const ABOUT = '<!doctype html><title>About</title>';

const find = filesIn([
  ...Object.entries({
    'index.html': HOME,
    '404.html': HOME,
    'About.html': ABOUT,
    'About/index.html': ABOUT,
    'de/404.html': '<!doctype html><title>Start</title>',
    'demo/index.html': HOME,
    'my notes.txt': 'notes',
    'assets/main-ABCD2345.js': 'export {};',
    'assets/photo-01234567-640.avif': 'picture',
    _headers:
      '/*\n  X-Content-Type-Options: nosniff\n  Cache-Control: max-age=9\n/repo/assets/*\n  X-Asset: yes: it is\n',
  }).map(([path, contents]) => ({ path, contents })),
  { path: 'broken.html', contents: () => Promise.reject(new Error('can’t be made')) },
]);

describe.each(['', '/repo'])('the server under "%s/"', (base) => {
  let server: Awaited<ReturnType<typeof serve>>;
  const lines: string[] = [];
  beforeAll(async () => {
    server = await serve({ base, find, handle: openInbox((line) => lines.push(line)) });
  });
  afterAll(() => server.close());

  const get = (path: string, init?: RequestInit) => fetch(server.url + path, { redirect: 'manual', ...init });

  it.each([
    ['', HOME, 'text/html; charset=utf-8'],
    ['About', ABOUT, 'text/html; charset=utf-8'],
    ['About/', ABOUT, 'text/html; charset=utf-8'],
    ['About?a=1', ABOUT, 'text/html; charset=utf-8'],
    ['my%20notes.txt', 'notes', 'text/plain; charset=utf-8'],
    ['assets/main-ABCD2345.js', 'export {};', 'text/javascript; charset=utf-8'],
    ['assets/photo-01234567-640.avif', 'picture', 'image/avif'],
  ])('serves /%s with no headers but its type and those of _headers', async (path, body, type) => {
    const response = await get(path);
    expect(response.status).toBe(200);

    const { date, connection, 'keep-alive': _, ...headers } = Object.fromEntries(response.headers);
    const asset = base && path.startsWith('assets/') ? { 'x-asset': 'yes: it is' } : {};

    expect(headers).toEqual({
      ...{ 'content-type': type, 'content-length': String(body.length), 'x-content-type-options': 'nosniff' },
      'cache-control': 'max-age=9',
      ...asset,
    });
    expect(await response.text()).toBe(body);
  });

  it.each([
    ['nope', 'Home'],
    ['About/me', 'Home'],
    ['_headers', 'Home'],
    ['de/nope', 'Start'],
    ['..%2fsecret', 'Home'],
  ])('answers the unknown /%s with the page %s and 404', async (path, title) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBeNull(); // the page may be there tomorrow
    expect(await response.text()).toContain(`<title>${title}</title>`);
  });

  it('answers HEAD without a body, a folder with its address, and refuses other methods', async () => {
    expect(await (await get('About', { method: 'HEAD' })).text()).toBe('');
    expect((await get('demo')).headers.get('location')).toBe(`${base}/demo/`);
    expect((await get('About', { method: 'POST' })).status).toBe(405);
  });

  it('says that it failed, and keeps serving', async () => {
    expect((await get('broken')).status).toBe(500);
    expect((await get('%E0%A4%A')).status).toBe(404);

    const { port } = new URL(server.url);
    const status = await new Promise((done) => {
      request({ port, path: 'ftp://[' }, ({ statusCode }) => done(String(statusCode))).end(); // fetch wouldn't
    });

    expect(status).toMatch(/^4\d\d$/);
    expect((await get('About')).status).toBe(200);
  });

  it('keeps messages, prints them harmlessly, and redirects to _next', async () => {
    const fields = {
      nombre: 'Ada <b>',
      mensaje: 'Hola\u001b[2J\nadiós',
      _next: 'https://user.example/Contact?sent=1',
    };
    const response = await get('inbox', { method: 'POST', body: new URLSearchParams(fields) });

    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(fields._next);
    expect(lines.at(-1)).toBe('New message:\n  nombre: Ada <b>\n  mensaje: Hola [2J adiós');

    const own = new URLSearchParams({ _next: `http://localhost:4173${base}/Contact?sent=1#thanks` });
    const { headers } = await get('inbox', { method: 'POST', body: own });

    expect(headers.get('location')).toBe(`${base}/Contact?sent=1#thanks`); // on whatever host

    const page = await (await get('inbox')).text();
    expect(page).toContain('<dt>nombre</dt><dd>Ada &lt;b&gt;</dd>');
    expect(page).not.toContain('_next');
    expect((await get('inbox', { method: 'POST', body: '{}' })).status).toBe(400);
  });
});

it('tells a page that is shown the build that it is of, so that it doesn’t reload', async () => {
  const { show, find, handle } = openLiveSite({ base: '' });
  show([{ path: 'index.html', contents: '<script src="/__reload.js"></script>' }]);
  const write = vi.fn();
  const response = { writeHead: () => {}, write, once: () => {} } as unknown as ServerResponse;
  await handle({} as IncomingMessage, response, '/__reload');
  const [, build] = write.mock.calls[0]?.[0].match(/^data: (\d+)/) ?? [];
  expect(await readText(find('index.html') as OutputFile)).toContain(`/__reload.js?${build}"`);
});

it('says that a port is taken, and where a site with a base lives', async () => {
  const server = await serve({ base: '/repo', find });
  const { port, origin } = new URL(server.url);

  await expect(serve({ base: '', find }, { port: Number(port) })).rejects.toThrow(
    `Port ${port} is taken: stop what uses it, or choose another: PORT=${Number(port) + 1}`,
  );
  expect((await fetch(origin, { redirect: 'manual' })).headers.get('location')).toBe('/repo/');
  expect((await fetch(`${origin}/elsewhere`)).status).toBe(404);
  await server.close();
});

it('listens for other devices when HOST says so, but shows its messages to none', async () => {
  const inbox = openInbox(() => {});
  const server = await serve({ base: '', find, handle: inbox }, { host: '0.0.0.0' });

  expect(await (await fetch(`${server.url}About`)).text()).toBe(ABOUT);
  await server.close();

  const foreign = { method: 'GET', socket: { remoteAddress: '192.168.0.7' } } as IncomingMessage;
  expect(await inbox(foreign, {} as ServerResponse, '/inbox')).toBe(false);
  expect([readHost({}), readHost({ HOST: '0.0.0.0' })]).toEqual(['127.0.0.1', '0.0.0.0']);
});
