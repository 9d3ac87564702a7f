import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBuilder } from '../../../src/builder/build.ts';
import { CHROMIUM_ARGS, findChromium, findProgram } from '../../../src/builder/print/browser.ts';
import { content, editions, headingOf } from '../../support/own.ts';
import { answers, freePort } from '../../support/ports.ts';
import { cacheDir } from '../../support/project.ts';

const root = join(import.meta.dirname, '../../..');

/** A configuration file as owners get it, with the changes that it tells them to make. */
async function configuration(name: string, changes: [from: string, to: string][]) {
  const text = await readFile(join(import.meta.dirname, name), 'utf8');
  const settings = text.replace(/^#.*\n/gm, '');
  return changes.reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`${name} has no "${from}"`);
    return changed.replaceAll(from, to);
  }, settings);
}

interface Place {
  /** Holds all files that the server reads and writes. */
  folder: string;
  /** The folder that the server serves; the site is in it under its base path. */
  www: string;
  base: string;
  port: number;
}

interface Host {
  name: string;
  missing: string | null;
  /** @returns a function that stops the server */
  open(place: Place): Promise<() => Promise<unknown>>;
}

async function run(command: string, args: string[], url: string, env = process.env) {
  const server = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'], env });
  let printed = '';
  server.stderr.on('data', (data) => {
    printed += data;
  });
  const failed = once(server, 'exit').then(() => {
    throw new Error(`${command} exited at once: ${printed}`);
  });
  failed.catch(() => {}); // being stopped later isn't a failure
  await Promise.race([answers(url), failed]).catch(async (error) => {
    if (server.exitCode === null) await end(server);
    throw error;
  });
  return () => end(server);
}

async function end(server: ChildProcess) {
  const gone = once(server, 'exit');
  if (server.kill()) await gone;
}

const hosts: Host[] = [
  {
    name: 'nginx',
    missing: findProgram(['nginx', '/usr/sbin/nginx']) ? null : 'no nginx: install nginx-light',
    async open({ folder, www, base, port }) {
      const server = await configuration('nginx.conf', [
        ['listen 80', `listen 127.0.0.1:${port}`],
        ['/var/www/portfolio', www],
        ['/404.html', `${base}/404.html`],
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
      const nginx = findProgram(['nginx', '/usr/sbin/nginx']) ?? '';
      return run(nginx, ['-e', 'stderr', '-c', config], `http://127.0.0.1:${port}/`);
    },
  },
  {
    name: 'Caddy',
    missing: findProgram(['caddy']) ? null : 'no Caddy: install caddy',
    async open({ folder, www, base, port }) {
      const site = await configuration('Caddyfile', [
        ['user.example', `http://127.0.0.1:${port}`],
        ['/var/www/portfolio', www],
        ['/404.html', `${base}/404.html`],
      ]);
      const config = join(folder, 'Caddyfile');
      await writeFile(config, `{\n\tadmin off\n\tauto_https off\n}\n${site}`);
      const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
      return run(findProgram(['caddy']) ?? '', ['run', '--config', config], `http://127.0.0.1:${port}/`, env);
    },
  },
];

const PAGES = ['', 'Home', 'About', 'Projects', 'Skills', 'Contact', 'CV'];
const FOR_EVER = 'public, max-age=31536000, immutable';
const table: Record<string, string | number>[] = [];
afterAll(() => console.table(table));

for (const host of hosts) {
  if (host.missing) console.warn(`\n*** ${host.name} is NOT tested: ${host.missing} ***\n`);
  for (const base of ['', '/repo']) {
    describe.skipIf(host.missing)(`${host.name} at ${base}/`, () => {
      let folder: string;
      let url: string;
      let close: () => Promise<unknown>;
      let assets: string[];
      let tried = 0;
      const statuses = { pages: new Set<number>(), unknown: new Set<number>(), hidden: new Set<number>() };
      const get = (path: string, headers = {}) => {
        tried++;
        return fetch(url + path, { redirect: 'manual', headers });
      };

      beforeAll(async () => {
        folder = await mkdtemp(join(tmpdir(), 'portfolio-host-'));
        const www = join(folder, 'www');
        await mkdir(www);
        const port = await freePort();
        url = `http://127.0.0.1:${port}${base}/`;
        const outDir = base ? join(www, base) : www;
        const builder = await openBuilder({
          root,
          cacheDir,
          outDir,
          siteUrl: url,
          placeholders: true,
        });
        await builder.build().finally(builder.dispose);
        assets = await readdir(join(outDir, 'assets'));
        close = await host.open({ folder, www, base, port });
      });
      afterAll(async () => {
        await close?.();
        await rm(folder, { recursive: true, force: true });
      });

      test('every page answers with and without a trailing slash', async () => {
        const everywhere = editions.flatMap(({ path }) => PAGES.map((page) => `${path}/${page}`.slice(1)));
        const spellings = (page: string) =>
          page.endsWith('/') ? [page, page.slice(0, -1)] : [page, `${page}/`, `${page}.html`];
        for (const path of everywhere.flatMap((page) => (page ? spellings(page) : [page]))) {
          const response = await get(path);
          statuses.pages.add(response.status);
          expect(response.status, path).toBe(200);
          expect(response.headers.get('content-type'), path).toMatch(/^text\/html/);
          expect(response.headers.get('cache-control'), path).toBe('no-cache');
          expect(await response.text(), path).toContain('<h1');
        }
      });

      test('unknown addresses answer 404 and show Home', async () => {
        for (const path of ['nowhere', 'nowhere/deeper/', 'assets/none.js', 'Home/none']) {
          const response = await get(path);
          statuses.unknown.add(response.status);
          expect(response.status, path).toBe(404);
          expect(response.headers.get('cache-control'), path).toBe('no-cache'); // the file may be added later
          const page = await response.text();
          expect(page, path).toContain('data-page="Home"');
          expect(page, path).toContain('<meta name="robots" content="noindex"/>');
        }
      });

      test('files that aren’t for visitors stay hidden', async () => {
        for (const path of ['_headers', 'assets/']) {
          const { status } = await get(path);
          statuses.hidden.add(status);
          expect([403, 404], path).toContain(status);
        }
        for (const path of ['/../Caddyfile', '/..%2fCaddyfile', '/%2e%2e/nginx.conf', '/%00']) {
          tried++;
          const status = await rawStatus(url, path);
          statuses.hidden.add(status);
          expect(status, path).toBeGreaterThanOrEqual(400);
        }
      });

      test('every response carries the security headers', async () => {
        for (const path of ['', 'About', 'nowhere', 'robots.txt', `assets/${assets[0]}`]) {
          const { headers } = await get(path);
          expect(headers.get('content-security-policy'), path).toContain("frame-ancestors 'self'");
          expect(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin');
          expect(headers.get('x-content-type-options'), path).toBe('nosniff');
          expect(headers.get('cross-origin-opener-policy'), path).toBe('same-origin');
        }
      });

      test('files have the right types, and browsers may cache assets for a year', async () => {
        const types: [ending: string, type: RegExp][] = [
          ['.js', /^(text|application)\/javascript/],
          ['.svg', /^image\/svg\+xml/],
          ['.avif', /^image\/avif/],
          ['.webp', /^image\/webp/],
          ['.jpg', /^image\/jpeg/],
          ['.woff2', /^font\/woff2/],
        ];
        for (const [ending, type] of types) {
          const name = assets.find((asset) => asset.endsWith(ending));
          const { status, headers } = await get(`assets/${name}`);
          expect(status, name).toBe(200);
          expect(headers.get('content-type'), name).toMatch(type);
          expect(headers.get('cache-control'), name).toBe(FOR_EVER);
        }
        for (const [name, type] of [
          ['manifest.webmanifest', 'application/manifest+json'],
          ['sitemap.xml', 'xml'],
          ['robots.txt', 'text/plain'],
        ] as const) {
          const { status, headers } = await get(name);
          expect(status, name).toBe(200);
          expect(headers.get('content-type'), name).toContain(type);
        }
      });

      test('text is sent compressed, and an unchanged page answers 304', async () => {
        for (const path of ['Home', `assets/${assets.find((name) => name.startsWith('chunk-'))}`]) {
          const { headers } = await get(path, { 'accept-encoding': 'br, gzip' });
          expect(headers.get('content-encoding'), path).toMatch(/^(br|gzip)$/);
          expect(headers.get('vary') ?? '', path).toMatch(/accept-encoding|^$/i);
        }
        const etag = (await get('Home')).headers.get('etag');
        expect((await get('Home', { 'if-none-match': etag ?? '' })).status).toBe(304);
      });

      test('a browser goes through the site without errors or warnings', async () => {
        const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: CHROMIUM_ARGS });
        const complaints: string[] = [];
        try {
          const page = await browser.newPage();
          page.on('pageerror', (error) => complaints.push(error.message));
          page.on('console', (message) => {
            if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
          });
          for (const path of PAGES) {
            await page.goto(url + path, { waitUntil: 'networkidle' });
            await page.mouse.move(100, 300);
          }
          await page.getByRole('link', { name: content.cv.cv.back, exact: true }).click();
          await page.getByRole('navigation').locator('a[href$="/About"]').first().click();
          await page.getByRole('heading', { level: 1, name: headingOf('About') }).waitFor();
          await page.waitForLoadState('networkidle');
        } finally {
          await browser.close();
        }
        expect(complaints).toEqual([]);
        const { headers } = await get('Home', { 'accept-encoding': 'br, gzip' });
        table.push({
          host: host.name,
          at: `${base}/`,
          'requests tried': tried,
          'X, X/, X.html': list(statuses.pages),
          unknown: list(statuses.unknown),
          'not for visitors': list(statuses.hidden),
          encoding: headers.get('content-encoding') ?? 'none',
          policy: headers.get('content-security-policy')?.includes('default-src') ? 'whole' : 'frames',
        });
      });
    });
  }
}

function list(statuses: Set<number>): string {
  return [...statuses].sort().join(', ');
}

/** The status of a request whose path is sent unchanged: `fetch` would normalise it. */
async function rawStatus(url: string, path: string): Promise<number> {
  const { hostname, port } = new URL(url);
  const sent = request({ hostname, port, path }).end();
  const [response] = await once(sent, 'response');
  response.resume();
  return response.statusCode;
}
