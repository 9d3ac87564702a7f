// The configurations that owners get, tried with the servers themselves, where they are installed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findProgram } from '../../../src/builder/print/browser.ts';
import { buildOnce } from '../../support/build.ts';
import { editions, first, others } from '../../support/own.ts';
import { answers, freePort } from '../../support/ports.ts';
import { root } from '../../support/project.ts';

/** A server's folder for its own files, and the folder of the site, which is in `www` under its base path. */
type Place = { folder: string; www: string; base: string; port: number };

interface Host {
  name: string;
  program: string | null;
  /** Writes its configuration: the file as owners get it, with the changes that it tells them to make. */
  configure(place: Place): Promise<{ args: string[]; env?: NodeJS.ProcessEnv }>;
}

async function configuration(name: string, changes: [from: string, to: string][]) {
  const text = await readFile(join(import.meta.dirname, name), 'utf8');
  return changes.reduce(
    (changed, [from, to]) => {
      if (!changed.includes(from)) throw new Error(`${name} has no "${from}"`);
      return changed.replaceAll(from, to);
    },
    text.replace(/^#.*\n/gm, ''),
  );
}

const hosts: Host[] = [
  {
    name: 'nginx',
    program: findProgram(['nginx', '/usr/sbin/nginx']),
    async configure({ folder, www, base, port }) {
      const server = await configuration('nginx.conf', [
        ['listen 80', `listen 127.0.0.1:${port}`],
        ['/var/www/portfolio', www],
        ['404 /404.html', `404 ${base}/404.html`],
        ['"^(', `"^${base}(`],
        ['include mime.types', 'include /etc/nginx/mime.types'],
      ]);
      const config = join(folder, 'nginx.conf');
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
      await writeFile(
        config,
        `daemon off; error_log stderr; pid ${folder}/nginx.pid; worker_processes 1;
         ${process.getuid?.() === 0 ? 'user root;' : ''}
         events {}
         http { access_log off; ${temporary.map((t) => `${t}_temp_path ${folder}/${t};`).join(' ')} ${server} }`,
      );
      return { args: ['-e', 'stderr', '-c', config] };
    },
  },
  {
    name: 'Caddy',
    program: findProgram(['caddy']),
    async configure({ folder, www, base, port }) {
      const site = await configuration('Caddyfile', [
        ['user.example', `http://127.0.0.1:${port}`],
        ['/var/www/portfolio', www],
        ['* /404.html', `* ${base}/404.html`],
        [' ^(', ` ^${base}(`],
      ]);
      const config = join(folder, 'Caddyfile');
      await writeFile(config, `{\n\tadmin off\n\tauto_https off\n}\n${site}`);
      const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
      return { args: ['run', '--config', config], env };
    },
  },
];

/** Starts a server, and resolves with what stops it. */
async function start(program: string, args: string[], url: string, env = process.env) {
  const server = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'], env });
  const gone = once(server, 'exit');
  const stop = async () => {
    server.kill();
    await gone;
  };
  const failed = gone.then(() => Promise.reject(new Error(`${program} exited at once`)));
  await Promise.race([answers(url), failed]).catch(async (error) => {
    await stop();
    throw error;
  });
  return stop;
}

for (const { name, program, configure } of hosts) {
  if (!program) console.warn(`\n*** ${name} is NOT tested: install it ***\n`);
  describe.skipIf(!program).each(['', '/repo'])(`${name} at %s/`, (base) => {
    let folder: string;
    let url: string;
    let stop: () => Promise<unknown>;
    let assets: string[];
    const get = (path: string, headers = {}) => fetch(url + path, { redirect: 'manual', headers });

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'portfolio-host-'));
      const www = join(folder, 'www');
      await mkdir(www);
      const port = await freePort();
      url = `http://127.0.0.1:${port}${base}/`;
      const outDir = join(www, base);
      await buildOnce({ root, outDir, siteUrl: url });
      assets = await readdir(join(outDir, 'assets'));
      const { args, env } = await configure({ folder, www, base, port });
      stop = await start(program ?? '', args, url, env);
    });
    afterAll(async () => {
      await stop?.();
      await rm(folder, { recursive: true, force: true });
    });

    test('every page answers with and without a trailing slash', async () => {
      const spellings = ({ name: page }: { name: string }) => [page, `${page}/`, `${page}.html`];
      const homes = editions.flatMap(({ path }) => (path ? [path.slice(1), `${path.slice(1)}/`] : ['']));
      const pages = editions.flatMap(({ path, pages: all }) =>
        all.flatMap(spellings).map((page) => `${path}/${page}`.slice(1)),
      );
      for (const path of [...homes, ...pages]) {
        const response = await get(path);
        expect(response.status, path).toBe(200);
        expect(response.headers.get('content-type'), path).toMatch(/^text\/html/);
        expect(response.headers.get('cache-control'), path).toBe('no-cache');
        expect(await response.text(), path).toContain('<h1');
      }
    });

    test('unknown addresses answer 404 and show Home', async () => {
      for (const path of ['nowhere', 'nowhere/deeper/', 'assets/none.js', 'Home/none']) {
        const response = await get(path);
        expect(response.status, path).toBe(404);
        expect(response.headers.get('cache-control'), path).toBe('no-cache'); // the file may be added later
        expect(await response.text(), path).toContain('<meta name="robots" content="noindex"/>');
      }
    });

    test('files that aren’t for visitors stay hidden', async () => {
      for (const path of ['_headers', 'assets/'])
        expect([403, 404], path).toContain((await get(path)).status);
      for (const path of ['/../Caddyfile', '/..%2fCaddyfile', '/%2e%2e/nginx.conf', '/%00'])
        expect(await rawStatus(url, path), path).toBeGreaterThanOrEqual(400);
    });

    test('every page carries the security headers', async () => {
      const [page] = [...first.pages].reverse();
      const documents = [`${page?.name}`, `${page?.name}/`, `${page?.name}.html`, 'Projects/none'];
      for (const path of [
        '',
        '404.html',
        ...documents,
        ...others.map(({ path: edition }) => edition.slice(1)),
      ]) {
        const { headers } = await get(path);
        expect(headers.get('content-security-policy'), path).toContain("frame-ancestors 'self'");
        expect(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin');
        expect(headers.get('x-content-type-options'), path).toBe('nosniff');
        expect(headers.get('cross-origin-opener-policy'), path).toBe('same-origin');
      }
    });

    test('other files carry none', async () => {
      for (const path of ['robots.txt', `assets/${assets[0]}`, 'demos/quiz/'])
        for (const name of ['content-security-policy', 'cross-origin-opener-policy'])
          expect((await get(path)).headers.get(name), path).toBeNull();
    });

    test.each([
      ['.js', /^(text|application)\/javascript/],
      ['.svg', /^image\/svg\+xml/],
      ['.avif', /^image\/avif/],
      ['.woff2', /^font\/woff2/],
      ['manifest.webmanifest', /^application\/manifest\+json/],
      ['sitemap.xml', /xml/],
    ])('%s has its type, and browsers may cache assets for a year', async (ending, type) => {
      const asset = assets.find((each) => each.endsWith(ending));
      const { status, headers } = await get(asset ? `assets/${asset}` : ending);
      expect(status).toBe(200);
      expect(headers.get('content-type')).toMatch(type);
      const forEver = 'public, max-age=31536000, immutable';
      expect(headers.get('cache-control')).toBe(asset ? forEver : 'no-cache');
    });

    test('text is sent compressed, and an unchanged page answers 304', async () => {
      for (const path of ['Home', `assets/${assets.find((asset) => asset.startsWith('main-'))}`]) {
        const { headers } = await get(path, { 'accept-encoding': 'br, gzip' });
        expect(headers.get('content-encoding'), path).toMatch(/^(br|gzip)$/);
        expect(headers.get('vary') ?? '', path).toMatch(/accept-encoding|^$/i);
      }
      const etag = (await get('Home')).headers.get('etag');
      expect((await get('Home', { 'if-none-match': etag ?? '' })).status).toBe(304);
    });
  });
}

/** The status of a request whose path is sent unchanged: `fetch` would normalise it. */
async function rawStatus(url: string, path: string): Promise<number> {
  const { hostname, port } = new URL(url);
  const sent = request({ hostname, port, path }).end();
  const [response] = await once(sent, 'response');
  response.resume();
  return response.statusCode;
}
