// Projects that are documents of the site itself, in static/.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Window } from 'happy-dom';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { takeCovers } from '../../../src/builder/print/covers.ts';
import { drawStandIn } from '../../../src/builder/setup/draw.ts';
import { withAbsoluteUrls } from '../../../src/shared/absolute.ts';
import { keepBuilding } from '../../support/build.ts';
import { cacheDir } from '../../support/project.ts';
import { copySample, FURTHER, sampleSources, writeContent } from '../../support/sample.ts';

let project: Awaited<ReturnType<typeof copySample>>;
let builder: ReturnType<typeof keepBuilding>;
beforeAll(async () => {
  project = await copySample();
  builder = keepBuilding({ root: project.root, siteUrl: 'https://ada.dev/repo/' });
});
beforeEach(() => project.restore());
afterAll(async () => {
  await builder.dispose();
  await project.remove();
});

const DOCUMENT = `<!doctype html><html lang="en"><head><title>Map</title>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; connect-src 'self' https://maps.example; img-src 'self'">
<link rel="canonical" href="{{address}}"><meta property="og:image" content="{{preview}}"></head>
<body><a href="../../Projects">Back</a></body></html>`;

async function withMap(url = '/demos/map/', more: object = {}) {
  const content = sampleSources(...FURTHER);
  for (const each of content.projects.projects) delete each.url; // no test needs other sites
  Object.assign(content.projects.projects[0], { url, ...more });
  await writeContent(project.root, content);
  await mkdir(join(project.root, 'static/demos/map'), { recursive: true });
  await writeFile(join(project.root, 'static/demos/map/index.html'), DOCUMENT);
}

async function build() {
  await builder.build();
  return (path: string) => readFile(join(project.root, 'dist', path));
}

describe('a project that is a document in static/', () => {
  it('is linked below the base path in each language, and absolute for other programs', async () => {
    await withMap();
    const read = await build();
    expect(String(await read('Projects.html'))).toContain('href="/repo/demos/map/?lang=en"');
    expect(String(await read('fr/Projects.html'))).toContain('href="/repo/demos/map/?lang=fr"');
    expect(String(await read('CV.html'))).toContain('href="https://ada.dev/repo/demos/map/?lang=en"');
    const { projects } = JSON.parse(String(await read('cv.json')));
    expect(projects[0].url).toBe('https://ada.dev/repo/demos/map/?lang=en');
    expect(String(await read('Projects.html'))).toContain('"url":"https://ada.dev/repo/demos/map/?lang=en"');
  });

  it.each(['/../index.html', '/demos/../../index.html', '/demos/%2e%2e/index.html', '/./index.html'])(
    'can’t be outside the site: %s',
    async (url) => {
      await withMap(url);
      await expect(builder.build()).rejects.toThrow('isn’t an address: start it with https://');
    },
  );

  it('may be named with its file, and its preview is beside it', async () => {
    await withMap('/demos/map/index.html');
    const read = await build();
    expect(String(await read('demos/map/index.html'))).toContain(
      'content="https://ada.dev/repo/demos/map/preview.jpg"',
    );
  });

  it('gets its address and a preview from its picture, and is in the sitemap', async () => {
    await withMap();
    const read = await build();
    const html = String(await read('demos/map/index.html'));
    expect(html).toContain('<link rel="canonical" href="https://ada.dev/repo/demos/map/">');
    expect(html).toContain('content="https://ada.dev/repo/demos/map/preview.jpg"');
    const { width, height, format } = await sharp(await read('demos/map/preview.jpg')).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' });
    expect(String(await read('sitemap.xml'))).toContain('<loc>https://ada.dev/repo/demos/map/</loc>');
  });

  it('keeps its own policy, which the headers and the site’s pages say nothing about', async () => {
    await withMap();
    const read = await build();
    const html = String(await read('demos/map/index.html'));
    expect(html).toContain("connect-src 'self' https://maps.example; img-src 'self'\">");
    expect(html.match(/Content-Security-Policy/g)).toHaveLength(1);
    for (const path of ['_headers', 'Home.html'])
      expect(String(await read(path))).not.toContain('maps.example');
  });

  it.each([
    [
      'is missing',
      '/demos/atlas/',
      /The page \/Projects\.html links to "\/repo\/demos\/atlas\/\?lang=en", but there is no such page/,
    ],
    [
      'has a link that leads nowhere',
      '/demos/map/',
      /The page \/demos\/map\/index\.html links to "\.\.\/\.\.\/Maps", but there is no such page/,
    ],
    [
      'has an address that isn’t one',
      'demos/map',
      /"demos\/map": isn’t an address: start it with https:\/\/, or with \/ for something in static\//,
    ],
    ['is on another site without its scheme', '//evil.example/', /"\/\/evil\.example\/": isn’t an address/],
  ])('is a fault when it %s', async (_, url, message) => {
    await withMap(url);
    if (String(message).includes('Maps'))
      await writeFile(
        join(project.root, 'static/demos/map/index.html'),
        DOCUMENT.replace('Projects', 'Maps'),
      );
    await expect(build()).rejects.toThrow(message);
  });
});

it('makes the paths in data absolute, and nothing else', () => {
  const data = { url: '/a/', name: '/b/', list: [{ url: 'https://c.dev/' }, { url: '//d' }] };
  expect(withAbsoluteUrls(data, 'https://x.dev/')).toEqual({
    url: 'https://x.dev/a/',
    name: '/b/',
    list: [{ url: 'https://c.dev/' }, { url: '//d' }],
  });
});

it('a snippet in index.html runs: its inline script by its hash, the other with `allowed`', async () => {
  const inline =
    'window.plausible=window.plausible||function(){(plausible.q=plausible.q||[]).push(arguments)};plausible.init()';
  const restore = await project.edit('index.html', (html) =>
    html.replace(
      '{{scripts}}',
      `<script async src="https://plausible.example/js/pa.js"></script>\n<script>${inline}</script>\n{{scripts}}`,
    ),
  );
  try {
    const content = sampleSources();
    await writeContent(project.root, content);
    const { warnings } = await builder.build();
    expect(warnings.join('\n')).toMatch(
      /index\.html:\d+ loads a script from https:\/\/plausible\.example, which .* blocks: write allowed/,
    );
    Object.assign(content.owner.owner, { allowed: ['https://plausible.example'] });
    await writeContent(project.root, content);
    const later = await builder.build();
    expect(later.warnings.join('\n')).not.toContain('plausible');
    const page = String(await readFile(join(project.root, 'dist/Home.html')));
    const [, sources = ''] = page.match(/script-src ([^;]*)/) ?? [];
    expect(sources).toContain(`'sha256-${createHash('sha256').update(inline).digest('base64')}'`);
    expect(sources).toContain('https://plausible.example');
  } finally {
    await restore();
  }
});

describe('npm run covers', () => {
  const covers = async (replace = true) => {
    const said: string[] = [];
    const asked: string[] = [];
    const written = await takeCovers(
      { root: project.root, cacheDir },
      {
        say: (line) => said.push(line),
        mayReplace: async (file) => {
          asked.push(file);
          return replace;
        },
      },
    );
    return { written, said, asked };
  };

  it('photographs a project where its content expects the picture, and asks before it replaces one', async () => {
    await withMap('/demos/map/', {
      photographed: '/demos/map/?show',
      image: { src: 'projects/map.webp', alt: 'A map' },
    });
    expect(await covers()).toEqual({
      written: ['static/images/projects/map.webp'],
      said: expect.anything(),
      asked: [],
    });
    const file = join(project.root, 'static/images/projects/map.webp');
    const { width, height, format } = await sharp(await readFile(file)).metadata();
    expect({ width, height, format }).toEqual({ width: 2880, height: 1800, format: 'webp' });
    const again = await covers(false);
    expect(again.asked).toEqual(['static/images/projects/map.webp']);
    expect(again.written).toEqual([]);
  });

  it('says what to write for a project without a picture, which is shown without one', async () => {
    await withMap('/demos/map/', { image: undefined });
    expect((await covers()).said[0]).toContain(
      'Skipped /demos/map/: its project has no picture: write image: {',
    );
    const read = await build();
    const { document } = new Window();
    document.write(String(await read('Projects.html')));
    const [card, other] = document.querySelectorAll('main article');
    expect([card?.querySelector('img'), other?.querySelector('img') === null]).toEqual([null, false]);
    expect(String(await read('demos/map/index.html'))).toContain('<meta property="og:image" content="">');
  });

  it('replaces a stand-in that setup drew, in the content too', async () => {
    await withMap('/demos/map/', { image: { src: 'projects/map.svg', alt: 'A map' } });
    const drawing = join(project.root, 'static/images/projects/map.svg');
    await writeFile(drawing, drawStandIn('Map', { width: 640, height: 400 }));
    expect((await covers()).written).toEqual(['static/images/projects/map.webp']);
    const content = await readFile(join(project.root, 'src/content/projects.ts'), 'utf8');
    expect(content).toContain('"projects/map.webp"');
    expect(content).not.toContain('projects/map.svg');
    await expect(readFile(drawing)).rejects.toThrow('ENOENT');
    await build();
  });

  it.each<[string, (response: ServerResponse) => void, string]>([
    ['an error', (response) => response.writeHead(503).end('Later'), 'it answers 503'],
    ['nothing', (response) => response.destroy(), 'ERR_EMPTY_RESPONSE'],
  ])('writes nothing when a phone gets %s', async (_, refuse, reason) => {
    let requests = 0;
    const server = createServer((_request, response) => {
      requests += 1;
      if (requests > 1) refuse(response);
      else response.writeHead(200, { 'content-type': 'text/html' }).end('<link rel="icon" href="data:,">Map');
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    try {
      const { port } = server.address() as AddressInfo;
      await withMap('/demos/map/', {
        photographed: `http://127.0.0.1:${port}/`,
        image: { src: 'projects/tower.webp', alt: 'A tower' },
      });
      const { written, said } = await covers();
      expect(written).toEqual([]);
      expect(said[0]).toContain(`Skipped http://127.0.0.1:${port}/: it can’t be opened (Error: `);
      expect(said[0]).toContain(reason);
      expect(existsSync(join(project.root, 'static/images/projects/tower.webp'))).toBe(false);
    } finally {
      server.close();
    }
  });

  it('says which pictures are drawings, and leaves them alone', async () => {
    await withMap();
    const { written, said } = await covers();
    expect(written).toEqual([]);
    expect(said[0]).toMatch(
      /^Skipped \/demos\/map\/: its picture, static\/images\/.+\.svg, is a drawing\. To photograph it, write src: '.+\.webp'/,
    );
  });
});
