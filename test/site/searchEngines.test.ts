// Data for search engines, link previews and feeds, on any owner's site.
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { editions, first, others, owner, site } from '../support/own.ts';
import { parse } from '../support/parse.ts';
import { readTree } from '../support/project.ts';
import { OWN } from '../support/sites.ts';

const SITE = process.env[OWN.variable] ?? '';
const files = await readTree(OWN.folder);

type Doc = ReturnType<typeof parse>;

const opened = new Map<string, Doc>();

function open(path: string): Doc {
  const page = opened.get(path) ?? parse(String(files.get(path)));
  opened.set(path, page);
  return page;
}

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
  edition.pages.map(({ name, texts: { description } }, i) => {
    const file = `${edition.path}/${name}`.slice(1);
    // The first page's address is the edition's root.
    const path = i === 0 ? `${edition.path}/`.slice(1) : file;
    return { edition, description, path, page: open(`${file}.html`) };
  }),
);

it('gives each page a language, one title, description and canonical address of its own, which is in the sitemap', () => {
  for (const { page, path, edition, description } of all) {
    expect(page.documentElement.getAttribute('lang'), path).toBe(edition.code);
    for (const only of ['h1', 'title', 'meta[name="description"]'])
      expect(page.querySelectorAll(only), `${path}: ${only}`).toHaveLength(1);
    expect(named(page, 'description'), path).toBe(description);

    // Until they are translated, pages are the same in two languages.
    const other = all.filter((each) => each.edition === edition && each.path !== path);

    expect(other.map((each) => each.page.title)).not.toContain(page.title);
    expect(other.map((each) => each.description)).not.toContain(description);

    expect([canonical(page), named(page, 'og:url')]).toEqual([SITE + path, SITE + path]);
    expect(String(files.get('sitemap.xml'))).toContain(`<loc>${SITE}${path}</loc>`);
    expect(named(page, 'robots'), path).toBeUndefined();
  }
  expect(canonical(open('index.html'))).toBe(SITE);
});

it('gives each page a title, a description and a large picture of its own for link previews', async () => {
  for (const { page, path, edition } of all) {
    expect(named(page, 'og:title'), path).toBe(page.title);
    expect(named(page, 'og:description'), path).toBe(named(page, 'description'));
    expect(named(page, 'og:image:alt'), path).toBe(page.title);

    const image = named(page, 'og:image') ?? '';
    expect(image.startsWith(`${SITE}assets/`), path).toBe(true);

    const { width, height, format } = await sharp(fileAt(image)).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' });
    expect(named(page, 'twitter:card')).toBe('summary_large_image');
    expect([named(page, 'og:image:width'), named(page, 'og:image:height')]).toEqual(['1200', '630']);
    expect(named(page, 'og:locale')).toBe(edition.locale.replace('-', '_'));
  }

  const ofFirst = all.filter(({ edition }) => edition === first);
  expect(new Set(ofFirst.map(({ page }) => named(page, 'og:image'))).size).toBe(ofFirst.length);
});

it('describes the owner on each page as structured data', () => {
  const elsewhere = [...(owner.host ? [owner.host] : []), ...owner.profiles].map(({ url }) => url);
  for (const { page, path, edition } of all) {
    const data = structured(page);
    expect(data['@context']).toBe('https://schema.org');
    expect(data['@type']).toBe('ProfilePage');
    expect([data.url, data.inLanguage, data.name]).toEqual([SITE + path, edition.code, page.title]);

    const person = data.mainEntity;
    expect(person).toMatchObject({ '@type': 'Person', url: SITE });
    for (const text of [person.name, person.jobTitle]) expect(text).toMatch(/\S/);

    expect(page.body.textContent).toContain(person.name);
    expect(fileAt(person.image)).toBeDefined();
    expect(person.sameAs ?? []).toEqual(elsewhere.filter((url) => url.startsWith('http')));
  }
});

it('lists each page’s counterparts, itself and the default, at addresses that are built and list it in turn', () => {
  for (const { page, path, edition } of all) {
    const alternates = alternatesOf(page);
    const entry =
      String(files.get('sitemap.xml')).match(`<url><loc>${SITE}${path}</loc>(.*)</url>`)?.[1] ?? 'none';
    const listed = [...entry.matchAll(/<xhtml:link rel="alternate" hreflang="([^"]+)" href="([^"]+)"\/>/g)];

    expect(listed.map(([, lang, address]) => [lang, address])).toEqual(alternates);

    const expected = others.length > 0 ? [...editions.map(({ code }) => code), 'x-default'] : [];
    expect(alternates.map(([lang]) => lang)).toEqual(expected);
    expect(alternates.at(-1)?.[1]).toBe(alternates[0]?.[1]);
    if (others.length > 0) expect(Object.fromEntries(alternates)[edition.code]).toBe(canonical(page));

    for (const [, address] of alternates) {
      expect(address.startsWith(SITE)).toBe(true);

      const there = address.slice(SITE.length);
      expect(alternatesOf(open(/(^|\/)$/.test(there) ? `${there}index.html` : `${there}.html`))).toEqual(
        alternates,
      );
    }
  }
});

it('gives each page icons', () => {
  for (const { page } of all) {
    const selector = 'link[rel~="icon"], link[rel="apple-touch-icon"]';
    const names = [...page.querySelectorAll(selector)].map((link) => link.getAttribute('href') ?? '');

    expect(names.length).toBeGreaterThanOrEqual(3);
    expect(names.some((name) => /(icon-192|favicon)\.(png|ico)$/.test(name))).toBe(true); // Safari shows no SVG
    for (const name of names) expect(files.has(name.slice(1)), name).toBe(true);
  }
});

it('tells each page its own addresses, the first one the site’s root too', () => {
  const scripted = all.filter(({ page }) => page.querySelector('script[data-load]'));
  for (const { page, edition } of scripted) {
    const paths = page.documentElement.getAttribute('data-path')?.split(' ') ?? [];
    expect(paths.at(-1)).toMatch(new RegExp(`^${edition.path}/\\w+$`));
  }
  expect(open('index.html').documentElement.getAttribute('data-path')?.split(' ')).toContain('/');
  expect(open('404.html').documentElement.getAttribute('data-path')).toBeFalsy();
});

it('marks the page at unknown addresses as noindex', () => {
  const page = open('404.html');
  expect(named(page, 'robots')).toBe('noindex');
  expect(alternatesOf(page)).toEqual([]);
  expect(canonical(page)).toBeUndefined();
  expect(structured(page)).toBeNull();
  expect(page.querySelector('h1')?.textContent).toBe(open('index.html').querySelector('h1')?.textContent);
});

it('lists every page and document once in the sitemap, and names the sitemap in robots.txt', () => {
  const sitemap = String(files.get('sitemap.xml'));
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => String(address));

  expect(addresses).toEqual([...new Set(addresses)]);
  expect(addresses).toEqual(expect.arrayContaining(all.map(({ path }) => SITE + path)));
  expect(addresses.length).toBeGreaterThanOrEqual(all.length + site.prose.length);

  for (const address of addresses) {
    const path = address.slice(SITE.length);
    expect(files.has(`${path}.html`) || files.has(`${path}index.html`), address).toBe(true);
  }

  const xhtml = others.length > 0 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  expect(sitemap.split('\n').slice(0, 2)).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${xhtml}>`,
  ]);
  expect(String(files.get('robots.txt'))).toContain(`Sitemap: ${SITE}sitemap.xml`);
});
