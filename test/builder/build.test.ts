import { access, cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Window } from 'happy-dom';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { picturesOf } from '../../src/builder/content/entries.ts';
import { parse, picturesIn } from '../../src/builder/prose/markdown.ts';
import { buildOnce, keepBuilding } from '../support/build.ts';
import { coloursOf } from '../support/colours.ts';
import { editions, first, owner, routed as pages, site, titleOf } from '../support/fixture.ts';
import { openSites } from '../support/openSites.ts';
import { decoded, fingerprint, readTree } from '../support/project.ts';
import { copyFixture, copySample, sampleSources } from '../support/sample.ts';
import { FIXTURE } from '../support/sites.ts';

/** For tests whose content doesn't matter. */
let sample: Awaited<ReturnType<typeof copySample>>;
let builder: ReturnType<typeof keepBuilding>;
beforeAll(async () => {
  sample = await copySample();
  builder = keepBuilding({ root: sample.root });
});
afterAll(async () => {
  await builder.dispose();
  await sample.remove();
});

/** What was built of a copy. */
const dist = (copy: { root: string }) => readTree(join(copy.root, 'dist'));
const html = (files: Map<string, Buffer>, path: string) => String(files.get(path));

describe('a built site', () => {
  let files: Map<string, Buffer>;
  /** The same project in another folder. */
  let other: Awaited<ReturnType<typeof copyFixture>>;
  let elsewhere: ReturnType<typeof keepBuilding>;
  beforeAll(async () => {
    const close = await openSites([FIXTURE]);
    files = await readTree(FIXTURE.folder);
    other = await copyFixture();
    elsewhere = keepBuilding({ root: other.root });
    return async () => {
      await elsewhere.dispose();
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

  it('sets each page’s theme-color to its hue', async () => {
    const { colours: own } = coloursOf(first.pages, owner.accent);
    const hues = Object.fromEntries(Object.entries(own).map(([page, { hue }]) => [page, hue]));
    const colours = ['index', ...pages].map((name) => {
      const [, colour] =
        html(files, `${name}.html`).match(/<meta name="theme-color" content="(#[0-9a-f]{6})"/) ?? [];
      return { hue: hues[name === 'index' ? (pages[0] ?? '') : name], colour };
    });
    expect(colours.map(({ colour }) => colour)).not.toContain(undefined);
    for (const one of colours)
      for (const other of colours) expect(one.colour === other.colour).toBe(one.hue === other.hue);
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

  it('preloads one small file of its font', () => {
    const html = String(files.get('Home.html'));
    const [[, file = ''] = [], ...others] = [
      ...html.matchAll(/<link rel="preload" href="\/repo\/([^"]*)" as="font"/g),
    ];
    expect(others).toEqual([]);
    expect(files.get(file)?.length).toBeLessThanOrEqual(29_000);
  });

  it('has the same scripts in every language, and finds each page’s content by an import map', () => {
    const scripts = [...files].filter(([name]) => /^assets\/[^/]+\.js$/.test(name));
    for (const page of pages)
      expect(scripts.filter(([name]) => name.startsWith(`assets/${page}-`))).toHaveLength(1);
    for (const { code, path } of editions) {
      const page = html(files, `${path}/${pages[0]}.html`.slice(1));
      const [, folder = ''] =
        page.match(/<script type="importmap">\{"imports":\{"#site\/":"\/repo\/(.*?)"\}\}/) ?? [];
      expect(folder).toMatch(new RegExp(`^assets/${code}-[0-9a-f]{8}/$`));
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
      const styles = window.document.querySelector('style')?.textContent ?? '';
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

  it('has each photograph as AVIF and WebP in several widths, and none of the originals', async () => {
    const inContent = picturesOf(site).map(({ value }) => value.src);
    const names = new Set([...inContent, ...site.prose.flatMap(({ body }) => picturesIn(parse(body)))]);
    const photographs = [...names].filter((src) => !/^https:|\.svg$/i.test(src));
    const originals = await Promise.all(
      photographs.map((src) => readFile(join(other.root, 'static/images', src))),
    );
    const logos = new Set(
      picturesOf(site).flatMap(({ value, shown }) => (shown.width <= 96 ? value.src : [])),
    );
    const wanted = originals.map(async (bytes, i) => {
      const { autoOrient } = await sharp(bytes).metadata();
      const least = logos.has(photographs[i] ?? '') ? [96] : [];
      const smaller = [...least, 192, 320, 480, 640, 960, 1280].filter((width) => width <= autoOrient.width);
      return smaller.length > 0 ? smaller : [autoOrient.width];
    });
    const all = await Promise.all(wanted);
    const expected = { avif: all, webp: all.map((widths) => [widths[Math.floor(widths.length / 2)]]) };
    for (const [type, expectedWidths] of Object.entries(expected)) {
      const made = [...files.keys()].flatMap((name) => {
        const [, stem, width] = name.match(new RegExp(`^assets/(.+)-(\\d+)\\.${type}$`)) ?? [];
        return stem ? [{ stem, width: Number(width) }] : [];
      });
      const widths = [...new Set(made.map(({ stem }) => stem))].map((stem) =>
        made
          .filter((file) => file.stem === stem)
          .map(({ width }) => width)
          .toSorted((a, b) => a - b),
      );
      expect(widths.map(String).toSorted()).toEqual(expectedWidths.map(String).toSorted());
    }
    for (const [name, bytes] of files)
      expect(
        originals.some((original) => original.equals(bytes)),
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
    await elsewhere.build();
    expect((await readdir(other.root)).filter((name) => name.startsWith('.'))).toEqual([]);
    const third = await copyFixture();
    await buildOnce({ root: third.root });
    expect(await fingerprint(join(third.root, 'dist'))).toEqual(await fingerprint(join(other.root, 'dist')));
    await third.remove();
  });
});

describe('ASSETS_URL', () => {
  it('takes assets from another host', async () => {
    await builder.build({ assetsUrl: 'https://cdn.example/me/' });
    const files = await dist(sample);
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
    const { root } = sample;
    const images = join(root, 'static/images');
    await cp(join(images, 'landscapes/ridge-3x2.jpg'), join(images, 'my photo, #1 ñ.jpg'));
    const restore = await sample.edit('src/content/about.ts', (text) =>
      text.replace("'landscapes/ridge-3x2.jpg'", "'my photo, #1 ñ.jpg'"),
    );
    await builder.build();
    await restore();
    expect(html(await dist(sample), 'About.html')).toMatch(
      /srcSet="\/assets\/my-photo-1-n-[0-9a-f]{8}-192\.avif 192w, \/assets\/my-photo-1-n-[0-9a-f]{8}-320\.avif 320w, /,
    );
  });
});

describe('a failing build', () => {
  const content = sampleSources();
  const picture = content.projects.projects[0].image.src;
  const avatar = content.owner.owner.avatar.src;
  const failures: [string, string, (text: string) => string, string][] = [
    [
      'a picture that doesn’t exist',
      'src/content/projects.ts',
      (text) => text.replace(picture, 'projects/none.svg'),
      `, projects[0].image: there is no file static/images/projects/none.svg: put it there or correct its path`,
    ],
    [
      'a picture outside static/images',
      'src/content/owner.ts',
      (text) => text.replace(avatar, '../favicon.svg'),
      ', owner.avatar: static/favicon.svg is outside static/images',
    ],
    [
      'a file that isn’t a picture',
      `static/images/${avatar}`,
      () => 'no picture',
      `static/images/${avatar} can't be read as a picture`,
    ],
  ];

  let before: Record<string, string>;
  beforeAll(async () => {
    await rm(join(sample.root, 'dist'), { recursive: true, force: true });
    await builder.build();
    before = await fingerprint(join(sample.root, 'dist'));
  });

  it.each(failures)(
    'caused by %s reports it and keeps the last good dist',
    async (_what, file, change, message) => {
      const restore = await sample.edit(file, change);
      try {
        await expect(builder.build()).rejects.toThrow(message);
        expect(await fingerprint(join(sample.root, 'dist'))).toEqual(before);
        expect((await readdir(sample.root)).filter((name) => name.startsWith('.'))).toEqual([]);
      } finally {
        await restore();
      }
    },
  );

  it('leaves no dist when there was none before', async () => {
    await rm(join(sample.root, 'dist'), { recursive: true, force: true });
    const restore = await sample.edit('src/content/owner.ts', (text) =>
      text.replace(/name: '[^']+'/, "name: ''"),
    );
    try {
      await expect(builder.build()).rejects.toThrow(', owner.name = "": is empty');
      await expect(access(join(sample.root, 'dist'))).rejects.toThrow();
    } finally {
      await restore();
    }
  });
});

it('publishes no hidden file and nothing that editors leave behind, but .well-known, and names what it leaves out', async () => {
  const left = ['.env', '.git/config', 'a/.DS_Store', 'picture.psd~', 'Thumbs.db', 'a/b.swp'];
  for (const name of [...left, '.well-known/security.txt', '.htaccess', '.nojekyll', 'a/file~1.txt']) {
    await mkdir(dirname(join(sample.root, 'static', name)), { recursive: true });
    await writeFile(join(sample.root, 'static', name), 'x');
  }
  const { warnings } = await builder.build();
  const names = [...(await dist(sample)).keys()];
  expect(names.filter((name) => left.includes(name))).toEqual([]);
  expect(names).toEqual(
    expect.arrayContaining(['.well-known/security.txt', '.htaccess', '.nojekyll', 'a/file~1.txt']),
  );
  for (const path of ['.env', '.git', 'a/.DS_Store', 'picture.psd~', 'Thumbs.db', 'a/b.swp'])
    expect(warnings.find((line) => line.includes('not used, as hidden'))).toContain(`static/${path}`);
  await sample.restore();
});
