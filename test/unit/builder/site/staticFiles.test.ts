// An owner's files in static/: projects that are documents of the site itself, and the site's own names.
import sharp from 'sharp';
import { expect, it } from 'vitest';
import {
  copyFixture,
  FURTHER,
  faultsAfter,
  fixtureSources,
  writeContent,
} from '../../../support/fixtureSources.ts';
import { keepBuilding } from '../../../support/keepBuilding.ts';

const project = keepBuilding(await copyFixture(), { siteUrl: 'https://ada.dev/repo/' });

const DOCUMENT = `<!doctype html><html lang="en"><head><title>Map</title>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; connect-src 'self' https://maps.example; img-src 'self'">
<link rel="canonical" href="{{address}}"></head>
<body onload="go()"><a href="../../Maps">Back</a><script>eval('1')</script></body></html>`;

it('links a project that is a document below the base path in each language, and copies it as it is', async () => {
  const content = fixtureSources(...FURTHER);
  // No test needs other sites.
  for (const each of content.projects.projects) Object.assign(each, { url: undefined, urlLang: undefined });
  content.projects.projects[0].url = '/demos/map/';
  await writeContent(project.root, content);
  await project.put('static/demos/map/index.html', DOCUMENT);
  await project.put('static/.git/config', 'hidden');
  const { files, read, warnings } = await project.make();

  expect(await read('Projects.html')).toContain('href="/repo/demos/map/?lang=fr"');
  expect(await read('en/Projects.html')).toContain('href="/repo/demos/map/?lang=en"');
  // Absolute for other programs.
  expect(await read('CV.html')).toContain('href="https://ada.dev/repo/demos/map/?lang=fr"');

  expect(await read('demos/map/index.html')).toBe(DOCUMENT);
  for (const path of ['_headers', 'Home.html']) expect(await read(path)).not.toContain('maps.example');

  expect(files).not.toContain('.git/config');

  expect(warnings).toContain('static/cv-elodie-pre-d-aubrac.pdf is missing: npm run cv prints it');
});

it('publishes an owner’s icons in place of its own, but the sitemap that lists the pages', async () => {
  const create = { width: 192, height: 192, channels: 3, background: 'red' } as const;
  await project.put('static/favicon.png', await sharp({ create }).png().toBuffer());
  await project.put('static/icon-192.png', 'OWN');
  await project.put('static/sitemap.xml', 'mine');
  const pdf = 'cv-elodie-pre-d-aubrac.pdf';
  await project.put(`static/${pdf}`, '%PDF');
  const { read } = await project.make();

  expect(await read('icon-192.png')).toBe('OWN');
  expect(await read('Home.html')).toContain('<link rel="icon" href="/repo/favicon.png" sizes="any"/>');
  expect(await read('sitemap.xml')).toContain('<urlset');
  expect(await read('CV.html')).toContain(`href="/repo/${pdf}"`);
});

it.each([
  ['demos/map', '"demos/map": isn’t an address: start it with https://, or with / for something in static/'],
  ['//evil.example/', '"//evil.example/": isn’t an address'],
  ['/demos/../../index.html', 'index.html": isn’t an address'],
  ['/demos/%2e%2e/index.html', 'index.html": isn’t an address'],
])('refuses the address %s of a project', (url, fault) => {
  expect(faultsAfter(({ projects }) => Object.assign(projects.projects[0], { url }))).toContain(fault);
});
