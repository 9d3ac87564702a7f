import { Window } from 'happy-dom';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aboutStory,
  contact,
  editions,
  has,
  home,
  homeStory,
  owner,
  projects,
  routed,
  skills,
} from '../support/content.ts';
import { decoded, readTree } from '../support/project.ts';
import { AT_BASE } from '../support/sites.ts';

const SITE = process.env[AT_BASE.variable] ?? '';
const files = await readTree(AT_BASE.folder);

it('puts everything below the base path', () => {
  for (const [name, contents] of files) {
    if (!name.endsWith('.html')) continue;
    for (const [, url] of String(contents).matchAll(/(?:href|src|action|data-load)="(\/[^"]*)"/g))
      expect(url, name).toMatch(/^\/repo(\/|$)/);
  }
  const thanks = `value="${SITE}Contact?sent=1#thanks"`;
  if (has.form) expect(String(files.get('Contact.html'))).toContain(thanks);
});

/** Whether the form has a field: a site in one language offers no choice of reply language. */
const asked = (name: string) =>
  (name !== 'company' || has.company) && (name !== 'language' || has.languageChoice);

/** Words that must be in each page's HTML before any script runs, undefined where the owner has left them out. */
const TEXTS: Record<string, (string | undefined)[]> = {
  Home: [
    ...(home.phrases?.map(({ text }) => text) ?? []),
    homeStory.welcomeCard?.button,
    '© ',
    home.lead,
    ...(homeStory.experience?.jobs.map(({ role }) => role) ?? []),
    ...(homeStory.about?.paragraphs ?? []),
  ],
  About: [
    ...aboutStory.story.paragraphs,
    ...(aboutStory.story.skills ?? []),
    ...(aboutStory.experience?.paragraphs ?? []),
    ...(aboutStory.ring?.photographs.flatMap(({ caption, licence }) => [caption, licence]) ?? []),
  ],
  Projects: projects.flatMap(({ title, description }) => [title, description]),
  Skills: skills.flatMap(({ title, info }) => [title, ...(info ?? [])]),
  Contact: has.form
    ? [
        ...Object.entries(contact.fields).flatMap(([name, label]) => (asked(name) ? label : [])),
        ...contact.options.map(({ label }) => label),
        contact.submit,
      ]
    : [],
};

it.each(routed)('has the full text of %s in its HTML', (page) => {
  const html = decoded(String(files.get(`${page}.html`)));
  expect(html.match(/<h1[ >]/g)).toHaveLength(1);
  expect(html).not.toContain('style=');
  expect(html).not.toContain('<!--$?-->');
  expect(html).not.toContain('$RC');
  for (const text of (TEXTS[page] ?? []).filter((each) => each !== undefined)) expect(html).toContain(text);
});

const windows: Window[] = [];
afterAll(() => Promise.all(windows.map((window) => window.happyDOM.close())));

function open(path: string) {
  const window = new Window();
  windows.push(window);
  return new window.DOMParser().parseFromString(String(files.get(path)), 'text/html');
}

type Doc = ReturnType<typeof open>;
const alternatesOf = (page: Doc): [lang: string, address: string][] =>
  [...page.querySelectorAll('link[rel="alternate"][hreflang]')].map((link) => [
    link.getAttribute('hreflang') ?? '',
    link.getAttribute('href') ?? '',
  ]);
const named = (page: Doc, name: string) =>
  page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
const canonical = (page: Doc) => page.querySelector('link[rel="canonical"]')?.getAttribute('href');
const structured = (page: Doc) =>
  JSON.parse(page.querySelector('script[type="application/ld+json"]')?.textContent ?? 'null');
/** The built file that an absolute address leads to. */
const fileAt = (address: string) => files.get(decodeURI(address.slice(SITE.length)));

/** Every page in every language. */
const all = editions.flatMap((edition) =>
  edition.pages.map(({ name, texts: { description } }) => ({
    edition,
    name,
    description,
    path: `${edition.path}/${name}`.slice(1),
  })),
);
const inOther = (edition: { code: string }) => editions.filter(({ code }) => code !== edition.code);

for (const { edition, description, path } of all) {
  describe(`/${path} for search engines and link previews`, () => {
    let page: Doc;
    beforeAll(() => {
      page = open(`${path}.html`);
    });

    it('has a language, and one title and description of its own', () => {
      expect(page.documentElement.getAttribute('lang')).toBe(edition.code);
      expect(page.querySelectorAll('title')).toHaveLength(1);
      expect(page.querySelectorAll('meta[name="description"]')).toHaveLength(1);
      // Until they are translated, pages are the same in two languages.
      const others = all
        .filter((other) => other.edition === edition && other.path !== path)
        .map((other) => open(`${other.path}.html`));
      expect(others.map(({ title }) => title)).not.toContain(page.title);
      expect(others.map((other) => named(other, 'description'))).not.toContain(named(page, 'description'));
      expect(named(page, 'description')).toBe(description);
    });

    it('has one canonical address, which is built and is in the sitemap', () => {
      expect(canonical(page)).toBe(SITE + path);
      expect(named(page, 'og:url')).toBe(SITE + path);
      expect(String(files.get('sitemap.xml'))).toContain(`<loc>${SITE}${path}</loc>`);
      expect(named(page, 'robots')).toBeUndefined();
    });

    it('has a title, a description and a large picture for link previews', async () => {
      expect(named(page, 'og:title')).toBe(page.title);
      expect(named(page, 'og:description')).toBe(named(page, 'description'));
      expect(named(page, 'og:image:alt')).toBe(page.title);
      const image = named(page, 'og:image') ?? '';
      expect(image.startsWith(`${SITE}assets/`)).toBe(true);
      const { width, height, format } = await sharp(fileAt(image)).metadata();
      expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' });
      expect(named(page, 'twitter:card')).toBe('summary_large_image');
      expect(named(page, 'og:image:width')).toBe('1200');
      expect(named(page, 'og:image:height')).toBe('630');
      const [own, ...alternates] = [...page.querySelectorAll('meta[property^="og:locale"]')].map((meta) =>
        meta.getAttribute('content'),
      );
      expect(own).toBe(edition.locale.replace('-', '_'));
      expect(alternates).toEqual(inOther(edition).map(({ locale }) => locale.replace('-', '_')));
    });

    it('describes the owner’s profile as structured data', () => {
      const data = structured(page);
      expect(data['@context']).toBe('https://schema.org');
      expect([data['@type']].flat()).toContain('ProfilePage');
      expect(data.url).toBe(SITE + path);
      expect(data.inLanguage).toBe(edition.code);
      expect(data.name).toBe(page.title);
      const person = data.mainEntity;
      expect(person).toMatchObject({ '@type': 'Person', url: `${SITE}Home` });
      const known = person.knowsAbout ?? [];
      for (const text of [person.name, person.jobTitle, ...known]) expect(text).toMatch(/\S/);
      expect(known).toHaveLength(skills.length);
      expect(page.body.textContent).toContain(person.name);
      expect(fileAt(person.image)).toBeDefined();
      const elsewhere = [...(owner.host ? [owner.host] : []), ...owner.profiles].map(({ url }) => url);
      const pages = elsewhere.filter((url) => url.startsWith('http'));
      expect(person.sameAs ?? []).toEqual(pages);
    });

    it('lists its counterparts, itself and the default, at addresses that are built and list it in turn', () => {
      const alternates = alternatesOf(page);
      const entry =
        String(files.get('sitemap.xml')).match(`<url><loc>${SITE}${path}</loc>(.*)</url>`)?.[1] ?? 'none';
      const listed = [...entry.matchAll(/<xhtml:link rel="alternate" hreflang="([^"]+)" href="([^"]+)"\/>/g)];
      expect(listed.map(([, lang, address]) => [lang, address])).toEqual(alternates);
      if (!has.otherEditions) {
        expect(alternates).toEqual([]);
        expect(entry).toBe('');
        return;
      }
      expect(alternates.map(([lang]) => lang)).toEqual([...editions.map(({ code }) => code), 'x-default']);
      expect(alternates.at(-1)?.[1]).toBe(alternates[0]?.[1]);
      expect(Object.fromEntries(alternates)[edition.code]).toBe(canonical(page));
      for (const [, address] of alternates) {
        expect(address.startsWith(SITE)).toBe(true);
        expect(alternatesOf(open(`${address.slice(SITE.length)}.html`))).toEqual(alternates);
      }
    });

    it('has icons and a manifest in its language', () => {
      const manifest = page.querySelector('link[rel="manifest"]')?.getAttribute('href') ?? '';
      const { lang, start_url, scope } = JSON.parse(String(files.get(manifest.slice('/repo/'.length))));
      expect([lang, start_url, scope]).toEqual([
        edition.code,
        `/repo${edition.path}/`,
        `/repo${edition.path}/`,
      ]);
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

it.each(editions)('has a preview of its own for each page in $name', (edition) => {
  const pages = all.filter((page) => page.edition === edition);
  const previews = pages.map(({ path }) => named(open(`${path}.html`), 'og:image'));
  expect(new Set(previews).size).toBe(pages.length);
});

it('gives / the canonical address of Home, and Contact a second structured type', () => {
  expect(canonical(open('index.html'))).toBe(`${SITE}Home`);
  expect(structured(open('Contact.html'))['@type']).toEqual(['ProfilePage', 'ContactPage']);
});

it.runIf(has.projects)('gives Projects a second structured type, and lists the projects', () => {
  expect(structured(open('Projects.html'))['@type']).toEqual(['ProfilePage', 'CollectionPage']);
  expect(structured(open('Projects.html')).hasPart).toHaveLength(projects.length);
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
  // Projects may be documents of the site, too.
  const documents = projects.flatMap(({ url = '' }) =>
    url.startsWith('/') ? SITE + url.slice(1).replace(/\?.*/, '') : [],
  );
  expect(addresses).toEqual([...new Set(addresses)]);
  expect(addresses).toEqual(expect.arrayContaining([...all.map(({ path }) => SITE + path), ...documents]));
  // And the stories and notes, if there are any.
  for (const address of addresses) {
    const path = String(address).slice(SITE.length);
    expect(files.has(`${path}.html`) || files.has(`${path}index.html`), address).toBe(true);
  }
  const xhtml = has.otherEditions ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  expect(sitemap.split('\n').slice(0, 2)).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${xhtml}>`,
  ]);
  expect(String(files.get('robots.txt'))).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${SITE}sitemap.xml\n`);
});
