import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { Window } from 'happy-dom';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildOnce, keepBuilding } from '../../support/build.ts';
import { editions, routed as pages, titleOf } from '../../support/fixture.ts';
import { copyFixture, copyPlainFixture } from '../../support/fixtureSources.ts';
import { openSites } from '../../support/openSites.ts';
import { decoded, fingerprint, readTree } from '../../support/project.ts';
import { FIXTURE } from '../../support/sites.ts';

/** For tests whose content doesn't matter. */
let fixture: Awaited<ReturnType<typeof copyPlainFixture>>;
let builder: ReturnType<typeof keepBuilding>;
beforeAll(async () => {
  fixture = await copyPlainFixture();
  builder = keepBuilding({ root: fixture.root });
});
afterAll(async () => {
  await builder.dispose();
  await fixture.remove();
});

/** The files built of a copy. */
const dist = (copy: { root: string }) => readTree(join(copy.root, 'dist'));
const html = (files: Map<string, Buffer>, path: string) => String(files.get(path));

describe('a built site', () => {
  let files: Map<string, Buffer>;
  /** The same project in another folder. */
  let other: Awaited<ReturnType<typeof copyFixture>>;
  beforeAll(async () => {
    const close = await openSites([FIXTURE]);
    files = await readTree(FIXTURE.folder);
    other = await copyFixture();
    return async () => {
      await other.remove();
      await close();
    };
  });

  it('has every route as X.html and X/index.html, and Home also as index.html and 404.html, in each edition', () => {
    const shown = (page: string) => page.slice(page.indexOf('<body>'), page.indexOf('<script data-'));
    for (const edition of editions) {
      const { path: folder } = edition;
      const at = (name: string) => `${folder}${name}`.slice(1);
      for (const page of pages) {
        expect(files.get(at(`/${page}.html`))).toBeDefined();
        expect(html(files, at(`/${page}/index.html`))).toBe(html(files, at(`/${page}.html`)));
      }
      expect(shown(html(files, at('/404.html')))).toBe(shown(html(files, at('/index.html'))));
      expect(decoded(html(files, at('/404.html')))).toContain(
        `<title>${titleOf(pages[0] ?? '', edition)}</title>`,
      );
      if (folder) expect(html(files, `${folder.slice(1)}.html`)).toBe(html(files, at('/index.html')));
    }
  });

  it('has icons in the sizes that its manifest and head name', async () => {
    const manifest = JSON.parse(html(files, 'manifest.webmanifest'));
    expect(manifest.icons).toHaveLength(3);
    for (const { src, sizes } of manifest.icons) {
      const { width, height } = await sharp(files.get(src.slice('/repo/'.length))).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
    expect((await sharp(files.get('apple-touch-icon.png')).metadata()).width).toBe(180);
    expect(html(files, 'index.html')).toContain('<link rel="manifest" href="/repo/manifest.webmanifest"/>');
  });

  it('preloads one file of its font', () => {
    const preloads = [
      ...html(files, 'Home.html').matchAll(/<link rel="preload" href="\/repo\/([^"]*)" as="font"/g),
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
      const page = html(files, `${path}/${pages[0]}.html`.slice(1));
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
      const window = new Window({ settings: { disableJavaScriptEvaluation: true } });
      window.document.write(String(page));
      const late = sheets.find(([sheet]) => sheet.startsWith('assets/late'))?.[1];
      const styles = `${window.document.querySelector('style')?.textContent}${late}`;
      const styled = new Set([...styles.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, found]) => found));
      const classes = [...window.document.querySelectorAll('[class]')].flatMap((e) => [...e.classList]);
      await window.happyDOM.close();
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
    const { width = 0 } = await sharp(join(other.root, 'static/images/portrait.jpg')).metadata();
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
          [path, `${path}.html`].some((p) => files.has(p)),
          `${name}: ${path}`,
        ).toBe(true);
      }
    }
  });

  it('is the same when built in another folder', async () => {
    await buildOnce({ root: other.root, siteUrl: process.env[FIXTURE.variable], inbox: true });
    expect(await fingerprint(join(other.root, 'dist'))).toEqual(await fingerprint(FIXTURE.folder));
  });
});

describe('ASSETS_URL', () => {
  it('takes assets from another host', async () => {
    await builder.build({ assetsUrl: 'https://cdn.example/me/' });
    const files = await dist(fixture);
    const page = html(files, 'About.html');
    expect(page).toMatch(/<script data-load="https:\/\/cdn\.example\/me\/assets\//);
    expect(page).toMatch(/<img [^>]*"https:\/\/cdn\.example\/me\/assets\//);
    expect(page).not.toMatch(/(?<!https:\/\/cdn\.example\/me)\/assets\//);
    const scripts = [...files].filter(([name]) => /^assets\/.*\.js$/.test(name));
    for (const [name, code] of scripts) expect(String(code), name).not.toMatch(/(from|import)\s*"\/assets\//);
    expect(page).toMatch(/"#site\/":"https:\/\/cdn\.example\/me\/assets\/en-/);
    const [, addresses = ''] = page.match(/data-load="([^"]*)"/) ?? [];
    for (const url of addresses.split(' ')) expect(url).toMatch(/^https:\/\/cdn\.example\/me\/assets\//);
  });
});

describe('a picture’s name', () => {
  it('may contain characters that are special in an address or a srcset', async () => {
    const { root } = fixture;
    const images = join(root, 'static/images');
    await cp(join(images, 'landscapes/ridge-3x2.jpg'), join(images, 'my photo, #1 ñ.jpg'));
    const restore = await fixture.edit('src/content/about.ts', (text) =>
      text.replace("'landscapes/ridge-3x2.jpg'", "'my photo, #1 ñ.jpg'"),
    );
    await builder.build();
    await restore();
    expect(html(await dist(fixture), 'About.html')).toMatch(
      /srcSet="\/assets\/my-photo-1-n-[0-9a-f]{10}-192\.avif 192w, \/assets\/my-photo-1-n-[0-9a-f]{10}-320\.avif 320w, /,
    );
  });
});
