import { join } from 'node:path';
import { decodeHTML } from 'entities';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { buildOnce } from '../../support/build.ts';
import { editions, routed as pages, titleOf } from '../../support/fixture.ts';
import { copyFixture } from '../../support/fixtureSources.ts';
import { keepBuilding } from '../../support/keepBuilding.ts';
import { isPicture } from '../../support/openSites.ts';
import { parse } from '../../support/parse.ts';
import { readTree } from '../../support/project.ts';
import { FIXTURE } from '../../support/sites.ts';

const files = await readTree(FIXTURE.folder);
/** The same project in another folder. */
const other = await copyFixture();
afterAll(() => other.remove());

const project = keepBuilding(await copyFixture());
const html = (path: string) => String(files.get(path));

describe('a built site', () => {
  it('has every route as X.html and X/index.html, and Home also as index.html and 404.html, in each edition', () => {
    const shown = (page: string) => page.slice(page.indexOf('<body>'), page.indexOf('<script data-'));
    for (const edition of editions) {
      const { path: folder } = edition;
      const at = (name: string) => `${folder}${name}`.slice(1);

      for (const page of pages) {
        expect(files.get(at(`/${page}.html`))).toBeDefined();
        expect(html(at(`/${page}/index.html`))).toBe(html(at(`/${page}.html`)));
      }

      expect(shown(html(at('/404.html')))).toBe(shown(html(at('/index.html'))));
      expect(decodeHTML(html(at('/404.html')))).toContain(
        `<title>${titleOf(pages[0] ?? '', edition)}</title>`,
      );
      if (folder) expect(html(`${folder.slice(1)}.html`)).toBe(html(at('/index.html')));
    }
  });

  it('has icons in the sizes that systems ask for', async () => {
    for (const [name, size] of [
      ['apple-touch-icon', 180],
      ['icon-192', 192],
    ])
      expect(await sharp(files.get(`${name}.png`)).metadata()).toMatchObject({ width: size, height: size });
  });

  it('preloads one file of its font', () => {
    const preloads = [
      ...html('Home.html').matchAll(
        /<link rel="preload" href="\/repo\/([^"]*)" as="font"[^>]* crossorigin/gi,
      ),
    ];

    expect(preloads.map(([, file = '']) => files.has(file))).toEqual([true]);
  });

  it('has the same scripts in every language, and finds each page’s content by an import map', () => {
    const scripts = [...files].filter(([name]) => /^assets\/[^/]+\.js$/.test(name));
    for (const page of pages)
      expect(scripts.filter(([name]) => name.startsWith(`assets/${page}Page-`))).toHaveLength(1);

    // Scripts that only make HTML aren't published.
    expect(scripts.filter(([name]) => /^assets\/(CVPage|render|react|HomeStory)-/.test(name))).toEqual([]);

    for (const { code, path } of editions) {
      const page = html(`${path}/${pages[0]}.html`.slice(1));
      const [, folder = ''] =
        page.match(/<script type="importmap">\{"imports":\{"#site\/":"\/repo\/(.*?)"\}\}/) ?? [];
      expect(folder).toMatch(new RegExp(`^assets/${code}-[0-9a-f]{10}/$`));

      const [, load = ''] = page.match(/ data-load="([^"]*)"/) ?? [];
      for (const file of load.split(' ')) expect([...files.keys()]).toContain(file.slice('/repo/'.length));

      expect(load).toContain(`/repo/${folder}content/owner.js`);
    }
  });

  it('has styles for every class in a page, and no page has another page’s styles', async () => {
    const sheets = [...files].filter(([name]) => /^assets\/.*\.css$/.test(name));
    expect(sheets.map(([name]) => name.replace(/-\w+\.css$/, ''))).toEqual(
      [...pages.toSorted(), 'late'].map((name) => `assets/${name}`),
    );

    for (const [name, page] of files) {
      const [folder] = name.split('/');
      const isEdition = editions.some(({ code }) => code === folder);
      if (!/^(\w+\/)?\w+\.html$/.test(name) || (name.includes('/') && !isEdition)) continue;
      const last = name.replace('.html', '').split('/').at(-1) ?? '';
      const own = ['404', 'index', ...editions.map(({ code }) => code)].includes(last) ? 'Home' : last;
      for (const [sheet, css] of sheets) {
        const inside = String(page).includes(String(css).trim());
        expect(inside, `${name} has ${sheet}`).toBe(sheet.startsWith(`assets/${own}-`));
      }

      const document = parse(String(page));
      const late = sheets.find(([sheet]) => sheet.startsWith('assets/late'))?.[1];
      const styles = `${document.querySelector('style')?.textContent}${late}`;
      const styled = new Set([...styles.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, found]) => found));

      const classes = [...document.querySelectorAll('[class]')].flatMap((e) => [...e.classList]);
      expect(classes.length, name).toBeGreaterThan(10);
      expect(
        classes.filter((found) => !styled.has(found)),
        name,
      ).toEqual([]);
    }
  });

  it('names every asset after its content', () => {
    for (const name of files.keys()) {
      if (name.startsWith('assets/')) expect(name).toMatch(/-[0-9A-Za-z]{8,10}(-\d+\.|\.|\/)/);
    }
  });

  it('has a photograph as AVIF in several widths, a logo also smaller, and no original', async () => {
    const widthsOf = (stem: string) =>
      [...files.keys()]
        .flatMap((name) => name.match(`^assets/${stem}-[0-9a-f]+-(\\d+)\\.avif$`)?.[1] ?? [])
        .map(Number)
        .toSorted((a, b) => a - b);
    // From a phone: it lies on its side.
    const { height: width } = await sharp(join(other.root, 'static/images/portrait.jpg')).metadata();
    const all = [192, 320, 480, 640, 960, 1280].filter((each) => each <= width);

    expect(all.length).toBeGreaterThan(2);
    expect(widthsOf('portrait')).toEqual(all);
    expect(widthsOf('gdal')[0]).toBe(96);

    const originals = [...(await readTree(join(other.root, 'static/images'))).values()];
    for (const [name, bytes] of files)
      if (!name.endsWith('.svg'))
        expect(
          originals.some((each) => each.equals(bytes)),
          name,
        ).toBe(false);
  });

  it('refers in its HTML only to files that exist', () => {
    for (const [name, contents] of files) {
      if (!name.endsWith('.html')) continue;
      const urls = String(contents).matchAll(
        /(?:href|src)="\/repo\/([^"#?]+)"|(?<=[ "])\/repo\/(assets\/[^ "]+) \d+w/g,
      );
      for (const [, link, picture] of urls) {
        const path = link ?? picture ?? '';
        expect(
          [path, `${path}.html`, `${path}index.html`].some((p) => files.has(p)),
          `${name}: ${path}`,
        ).toBe(true);
      }
    }
  });

  it('is the same when built in another folder', async () => {
    await buildOnce({ root: other.root, siteUrl: process.env[FIXTURE.variable], inbox: true });
    const again = await readTree(join(other.root, 'dist'));

    expect([...again.keys()]).toEqual([...files.keys()]);

    const differing = [...again].filter(([path, bytes]) => !files.get(path)?.equals(bytes));
    expect(differing.map(([path]) => path).filter((path) => !isPicture({ path }))).toEqual([]);
  });
});

it.each([
  [
    'proof: [',
    "proof: [{ figure: '1', caption: 'One', href: '/Nowhere' },",
    'src/content/home.ts',
    '"/Nowhere"',
  ],
  ['vazirmatn', 'none', 'src/content/owner.ts', 'isn’t installed'],
])('is refused with a fault after %s', async (place, fault, file, message) => {
  const restore = await project.edit(file, (text) => text.replace(place, fault));

  await expect(buildOnce({ root: project.root })).rejects.toThrow(message);

  await restore();
});

it('takes assets from another host, with ASSETS_URL', async () => {
  const assetsUrl = 'https://cdn.example/me/';
  const { files, read } = await project.make({ assetsUrl });
  const page = await read('About.html');

  expect(page).toMatch(/<img [^>]*"https:\/\/cdn\.example\/me\/assets\//);
  expect(page).not.toMatch(/(?<!https:\/\/cdn\.example\/me)\/assets\//);
  expect(page).toMatch(/"#site\/":"https:\/\/cdn\.example\/me\/assets\/fr-/);

  const [, addresses = ''] = page.match(/data-load="([^"]*)"/) ?? [];
  for (const url of addresses.split(' ')) expect(url).toMatch(/^https:\/\/cdn\.example\/me\/assets\//);

  for (const name of files.filter((path) => /^assets\/.*\.js$/.test(path)))
    expect(await read(name), name).not.toMatch(/(from|import)\s*"\/assets\//);
});
