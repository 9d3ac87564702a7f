import { join } from 'node:path';
import { Window } from 'happy-dom';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBuilder } from '../../../build.mjs';
import { projects } from '../../../src/content/projects.ts';
import { cacheDir, copyProject, readTree } from '../../support/project.ts';

const SITE = 'https://user.example/repo/';
const PAGES = ['Home', 'About', 'Projects', 'Skills', 'Contact', 'CV'];

let files: Map<string, Buffer>;
beforeAll(async () => {
  const project = await copyProject();
  const builder = await openBuilder({
    root: project.root,
    cacheDir,
    siteUrl: SITE,
    placeholders: true,
  });
  await builder.build();
  await builder.dispose();
  files = await readTree(join(project.root, 'dist'));
  await project.remove();
});

const windows: Window[] = [];
afterAll(() => Promise.all(windows.map((window) => window.happyDOM.close())));

function open(path: string) {
  const window = new Window();
  windows.push(window);
  return new window.DOMParser().parseFromString(String(files.get(path)), 'text/html');
}

type Doc = ReturnType<typeof open>;
const named = (page: Doc, name: string) =>
  page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
const canonical = (page: Doc) => page.querySelector('link[rel="canonical"]')?.getAttribute('href');
const structured = (page: Doc) =>
  JSON.parse(page.querySelector('script[type="application/ld+json"]')?.textContent ?? 'null');
/** The built file that an absolute address leads to. */
const fileAt = (address: string) => files.get(decodeURI(address.slice(SITE.length)));

for (const name of PAGES) {
  describe(`/${name} for search engines and link previews`, () => {
    let page: Doc;
    beforeAll(() => {
      page = open(`${name}.html`);
    });

    it('has a language, and one title and description of its own', () => {
      expect(page.documentElement.getAttribute('lang')).toBe('es');
      expect(page.querySelectorAll('title')).toHaveLength(1);
      expect(page.querySelectorAll('meta[name="description"]')).toHaveLength(1);
      const others = PAGES.filter((p) => p !== name).map((other) => open(`${other}.html`));
      expect(others.map((p) => p.title)).not.toContain(page.title);
      expect(others.map((p) => named(p, 'description'))).not.toContain(named(page, 'description'));
      expect(named(page, 'description')?.length).toBeGreaterThan(50);
    });

    it('has one canonical address, which is built and is in the sitemap', () => {
      expect(canonical(page)).toBe(SITE + name);
      expect(files.has(`${name}.html`)).toBe(true);
      expect(files.has(`${name}/index.html`)).toBe(true);
      expect(named(page, 'og:url')).toBe(SITE + name);
      expect(String(files.get('sitemap.xml'))).toContain(`<loc>${SITE}${name}</loc>`);
      expect(named(page, 'robots')).toBeUndefined();
    });

    it('has a title, a description and a large picture for link previews', async () => {
      for (const kind of ['og', 'twitter']) {
        expect(named(page, `${kind}:title`)).toBe(page.title);
        expect(named(page, `${kind}:description`)).toBe(named(page, 'description'));
        expect(named(page, `${kind}:image:alt`)).toBe(page.title);
        const image = named(page, `${kind}:image`) ?? '';
        expect(image.startsWith(`${SITE}assets/`)).toBe(true);
        const { width, height, format } = await sharp(fileAt(image)).metadata();
        expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' });
      }
      expect(named(page, 'twitter:card')).toBe('summary_large_image');
      expect(named(page, 'og:image:width')).toBe('1200');
      expect(named(page, 'og:image:height')).toBe('630');
      expect(named(page, 'og:locale')).toBe('es_ES');
    });

    it('describes the owner’s profile as structured data', () => {
      const data = structured(page);
      expect(data['@context']).toBe('https://schema.org');
      expect([data['@type']].flat()).toContain('ProfilePage');
      expect(data.url).toBe(SITE + name);
      expect(data.name).toBe(page.title);
      const person = data.mainEntity;
      expect(person).toMatchObject({ '@type': 'Person', url: `${SITE}Home` });
      for (const text of [person.name, person.jobTitle, ...person.knowsAbout]) expect(text).toMatch(/\S/);
      expect(page.body.textContent).toContain(person.name);
      expect(fileAt(person.image)).toBeDefined();
      for (const address of person.sameAs) expect(address).toMatch(/^https?:\/\//);
      expect(person.sameAs.length).toBeGreaterThanOrEqual(2);
    });

    it('names icons and a manifest that exist', () => {
      const selector = 'link[rel~="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]';
      const names = [...page.querySelectorAll(selector)].map((link) => link.getAttribute('href') ?? '');
      expect(names).toHaveLength(3);
      for (const name of names) {
        expect(name).toMatch(/^\/repo\//);
        expect(files.has(name.slice('/repo/'.length))).toBe(true);
      }
    });
  });
}

it('gives / the canonical address of Home, and Projects and Contact a second structured type', () => {
  expect(canonical(open('index.html'))).toBe(`${SITE}Home`);
  expect(structured(open('Projects.html'))['@type']).toEqual(['ProfilePage', 'CollectionPage']);
  expect(structured(open('Projects.html')).hasPart).toHaveLength(projects.length);
  expect(structured(open('Contact.html'))['@type']).toEqual(['ProfilePage', 'ContactPage']);
});

it('marks the page at unknown addresses as noindex', () => {
  const page = open('404.html');
  expect(named(page, 'robots')).toBe('noindex');
  expect(canonical(page)).toBeUndefined();
  expect(structured(page)).toBeNull();
  expect(page.querySelector('h1')?.textContent).toBe(open('Home.html').querySelector('h1')?.textContent);
});

it('lists every page once in the sitemap, and names the sitemap in robots.txt', () => {
  const sitemap = String(files.get('sitemap.xml'));
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(addresses).toEqual(PAGES.map((name) => SITE + name));
  expect(
    sitemap.startsWith(
      '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ),
  ).toBe(true);
  expect(String(files.get('robots.txt'))).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${SITE}sitemap.xml\n`);
});
