// Projects that are documents of the site itself, in static/.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withAbsoluteUrls } from '../../../../src/shared/absolute.ts';
import { keepBuilding } from '../../../support/build.ts';
import { copyPlainFixture, FURTHER, fixtureSources, writeContent } from '../../../support/fixtureSources.ts';

let project: Awaited<ReturnType<typeof copyPlainFixture>>;
let builder: ReturnType<typeof keepBuilding>;
beforeAll(async () => {
  project = await copyPlainFixture();
  builder = keepBuilding({ root: project.root, siteUrl: 'https://ada.dev/repo/' });
});
beforeEach(() => project.restore());
afterAll(async () => {
  await builder.dispose();
  await project.remove();
});

const DOCUMENT = `<!doctype html><html lang="en"><head><title>Map</title>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; connect-src 'self' https://maps.example; img-src 'self'">
<link rel="canonical" href="{{address}}"></head>
<body onload="go()"><a href="../../Maps">Back</a><script>eval('1')</script></body></html>`;

async function withMap(url = '/demos/map/', more: object = {}) {
  const content = fixtureSources(...FURTHER);
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

  it('is copied as it is, and its address is in the sitemap', async () => {
    await withMap();
    const read = await build();
    expect(String(await read('demos/map/index.html'))).toBe(DOCUMENT);
    expect(String(await read('sitemap.xml'))).toContain('<loc>https://ada.dev/repo/demos/map/</loc>');
    for (const path of ['_headers', 'Home.html'])
      expect(String(await read(path))).not.toContain('maps.example');
  });

  it.each([
    [
      'is missing',
      '/demos/atlas/',
      /src\/content\/projects\.ts, projects\[\d\]\.url: links to "\/demos\/atlas\/", but there is no such page/,
    ],
    [
      'has an address that isn’t one',
      'demos/map',
      /"demos\/map": isn’t an address: start it with https:\/\/, or with \/ for something in static\//,
    ],
    ['is on another site without its scheme', '//evil.example/', /"\/\/evil\.example\/": isn’t an address/],
    ['is outside the site', '/demos/../../index.html', /index\.html": isn’t an address/],
    ['is outside the site, encoded', '/demos/%2e%2e/index.html', /index\.html": isn’t an address/],
  ])('is a fault when it %s', async (_, url, message) => {
    await withMap(url);
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
