import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeFonts, strangeLetters } from '../../src/builder/assets/font.ts';
import { buildImages } from '../../src/builder/assets/images.ts';
import { openBuilder } from '../../src/builder/build.ts';
import { loadContent } from '../../src/builder/content/content.ts';
import { formatFault } from '../../src/builder/content/faults.ts';
import { DEMONSTRATION, placeholderPictures, placeholders } from '../../src/builder/setup/placeholders.ts';
import type { Options } from '../../src/builder/shared/options.ts';
import { type OutputFile, read } from '../../src/builder/shared/outputFile.ts';
import { checkLinks } from '../../src/builder/site/links.ts';
import { cacheDir, root as ownRoot } from '../support/project.ts';
import { random } from '../support/random.ts';
import {
  type Sources as Content,
  copySample,
  has,
  sampleSources,
  siteOf,
  writeContent,
} from '../support/sample.ts';

type Fault = Parameters<typeof formatFault>[0];
const [firstName = '', lastName = ''] = DEMONSTRATION.split(' ');

const bytesOf = async (file: OutputFile | undefined) => file && Buffer.from(await read(file));
const unaccented = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');
const linesOf = (faults: Fault[]) => faults.map(formatFault);

const { sources: own, schemas: ownSchemas, owner } = await loadContent({ root: ownRoot });
const { schemas } = siteOf(sampleSources());

describe('placeholders', () => {
  it.runIf(owner.name === DEMONSTRATION)(
    'of the demonstration are its person, its addresses and its endpoint',
    () => {
      expect(placeholders({ sources: own, schemas: ownSchemas })).not.toEqual([]);
      const text = JSON.stringify(own)
        .replaceAll(DEMONSTRATION, 'Ada Byron')
        .replaceAll(/https:\/\/(\w+\.)?example\.(com|org)/g, 'https://ada.dev')
        .replaceAll('/tu-alias', '/a1b2c3');
      const sources = JSON.parse(text);
      expect(linesOf(placeholders({ sources, schemas: ownSchemas }))).toEqual([]);
    },
  );

  const rows: [what: string, change: (content: Content) => void, line: string][] = [
    [
      'the name of the person in the demonstration',
      ({ owner }) => {
        owner.owner.name = DEMONSTRATION;
      },
      `src/content/owner.ts, owner.name = "Lucía Montes": mentions "${DEMONSTRATION}"`,
    ],
    [
      'that full name in a text, after the owner’s name has changed',
      (content) => {
        content.home.home.lead = `I am ${unaccented(DEMONSTRATION).toUpperCase()}.`;
      },
      `src/content/home.ts, home.lead = "I am LUCIA MONTES.": mentions "${DEMONSTRATION}"`,
    ],
    [
      'a link to an example host',
      ({ projects }) => {
        (projects.projects[3] as { url: string }).url = 'https://www.example.org/x';
      },
      'src/content/projects.ts, projects[3].url = "https://www.example.org/x": is a placeholder: put your own address there',
    ],
  ];
  for (const [what, change, line] of rows) {
    it(`are found: ${what}`, () => {
      const content = sampleSources();
      change(content);
      expect(linesOf(placeholders({ sources: content, schemas }))).toEqual([expect.stringContaining(line)]);
    });
  }

  it('don’t include parts of the demonstration’s name', () => {
    const content = sampleSources();
    content.home.home.lead = `I am ${firstName}, and climb ${lastName.toLowerCase()}.`;
    content.owner.owner.avatar.src = `${firstName}/me.jpg`;
    expect(linesOf(placeholders({ sources: content, schemas }))).toEqual([]);
  });

  it.each([
    'https://formsubmit.co/',
    'https://formsubmit.co/tu-alias',
    'https://formsubmit.co/alias/',
    'https://formsubmit.co/your@email.com',
  ])('include the endpoint %s', (endpoint) => {
    const content = sampleSources();
    content.contact.contact.endpoint = endpoint;
    expect(linesOf(placeholders({ sources: content, schemas }))).toEqual([
      expect.stringContaining('no message would reach you'),
    ]);
  });
});

it('stop a build for the web unless they are allowed; a local one takes them', async () => {
  const project = await copySample();
  const content = sampleSources();
  content.owner.owner.host = { label: 'Home', url: 'https://example.com/' };
  await writeContent(project.root, content);
  const make = async (given: Partial<Options>) => {
    const builder = await openBuilder({ root: project.root, cacheDir, ...given });
    return builder.make().finally(builder.dispose);
  };
  try {
    const web = { siteUrl: 'https://ada.dev/' };
    await expect(make(web)).rejects.toThrow(
      /owner\.host\.url = "https:\/\/example\.com\/": is a placeholder.*PLACEHOLDERS=allow/s,
    );
    expect((await make({})).warnings.filter((line) => line.includes('npm run cv'))).toEqual([]);
    const { warnings } = await make({ ...web, placeholders: true });
    if (has('CV'))
      expect(warnings).toContainEqual(
        expect.stringMatching(/^static\/resume-.*\.pdf is missing: npm run cv prints it$/),
      );
  } finally {
    await project.remove();
  }
});

describe('pictures', () => {
  let root: string;
  const options = () => ({ root, cacheDir });
  /** Adds a picture to the project, and returns the content after a change that uses it. */
  async function withPicture(change: (content: Content, src: string) => void, src: string, bytes: Buffer) {
    const file = join(root, 'static/images', src);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
    const content = sampleSources();
    change(content, src);
    return content;
  }
  const plain = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: 'teal' } })
      .jpeg()
      .toBuffer();
  const asAvatar = ({ owner }: Content, src: string) => {
    owner.owner.avatar.src = src;
  };

  beforeAll(async () => {
    ({ root } = await copySample());
  });
  afterAll(() => rm(root, { recursive: true, force: true }));

  it.each<[string, (content: Content, src: string) => void, string, () => Promise<Buffer> | Buffer, string]>([
    [
      'too small for its place',
      asAvatar,
      'small.jpg',
      () => plain(200, 200),
      'owner.avatar: static/images/small.jpg is 200 × 200 pixels, but fills 500 × 500: use at least 500 × 500, ideally twice that',
    ],
    [
      'large enough for one of two places of the same width',
      ({ owner, contact }, src) => {
        contact.contact.image = { src, alt: 'Post' };
        owner.owner.avatar.src = src;
      },
      'flat.jpg',
      () => plain(480, 320),
      'owner.avatar: static/images/flat.jpg is 480 × 320 pixels, but fills 500 × 500',
    ],
    [
      'larger than the limit of pixels',
      asAvatar,
      'huge.jpg',
      () => plain(10_000, 7_000),
      'owner.avatar: static/images/huge.jpg is 10000 × 7000 pixels, over the limit of 36 million: save a smaller version',
    ],
    [
      'a drawing with a script',
      asAvatar,
      'alive.svg',
      () => Buffer.from('<svg width="9" height="9"><rect onclick="go()" width="9" height="9"/></svg>'),
      'owner.avatar: static/images/alive.svg contains a script, which doesn’t run in a picture: remove it',
    ],
    [
      'a drawing that refers to another file',
      asAvatar,
      'linked.svg',
      () => Buffer.from('<svg width="9" height="9"><image xlink:href="me.png" width="9" height="9"/></svg>'),
      'owner.avatar: static/images/linked.svg refers to me.png, which isn’t loaded in a picture: put it into the drawing',
    ],
    [
      'a page that was saved as a picture',
      (content, src) => (content.owner.owner.avatar.src = src),
      'saved.png',
      () => Buffer.from('<!doctype html><title>Not found</title>'),
      "owner.avatar: static/images/saved.png can't be read as a picture (it is a web page)",
    ],
  ])('stop the build when one is %s', async (_what, change, src, bytes, fault) => {
    const content = await withPicture(change, src, await bytes());
    await expect(buildImages({ sources: content, schemas }, options())).rejects.toThrow(fault);
  });

  it('that move get a moving version, and are named when it is heavy', async () => {
    const next = random(7);
    const noise = () => Buffer.from(Array.from({ length: 960 * 960 * 3 }, () => next() * 255));
    // The first frame, of which copies are made in every width, is quickly encoded.
    const frames = await Promise.all(
      [Buffer.alloc(960 * 960 * 3), noise(), noise(), noise(), noise(), noise()].map((pixels) =>
        sharp(pixels, { raw: { width: 960, height: 960, channels: 3 } })
          .png()
          .toBuffer(),
      ),
    );
    const gif = await sharp(frames, { join: { animated: true } })
      .gif({ effort: 1, dither: 0, colours: 16 })
      .toBuffer();
    const content = await withPicture(asAvatar, 'moving.gif', gif);
    const { images, copies, warnings } = await buildImages({ sources: content, schemas }, options());
    expect(images['moving.gif']).toMatchObject({ width: 960, height: 960, moves: 960 });
    const moving = copies.find(({ path }) => path === `${images['moving.gif']?.file}-moving.webp`);
    expect(await sharp(await bytesOf(moving)).metadata()).toMatchObject({
      pages: 6,
      width: 960,
    });
    expect(warnings).toEqual([
      expect.stringMatching(
        /static\/images\/moving\.gif moves and is [\d.]+ MB for each visitor: shorten it/,
      ),
    ]);
  });

  it('of the owner are shown in tones of the page’s colour, on each page in its own; drawings and others keep theirs', async () => {
    const stripes = Buffer.from(
      Array.from(
        { length: 500 * 500 },
        (_, i) =>
          [
            [255, 0, 0],
            [0, 90, 0],
            [240, 240, 255],
          ][i % 3],
      ).flat() as number[],
    );
    const photograph = await sharp(stripes, { raw: { width: 500, height: 500, channels: 3 } })
      .png()
      .toBuffer();
    const content = await withPicture(asAvatar, 'me.png', photograph);
    content.about.about.photo = { src: 'me.png', alt: 'Me' };
    const colours: Record<string, string> = { Home: '#ff7566', About: '#00bfff' };
    const tones = (file: string) => {
      const page = file.endsWith('about.ts') ? 'About' : 'Home';
      return [{ page, colour: colours[page] ?? '' }];
    };
    const { images, copies } = await buildImages({ sources: content, schemas }, options(), { tones });
    const { file = '', tones: toned = {} } = images['me.png'] ?? {};
    expect(Object.keys(toned).sort()).toEqual(['About', 'Home']);
    expect(new Set([file, ...Object.values(toned)]).size).toBe(3);
    const hueAt = async (stem = '') => {
      const copy = copies.find(({ path }) => path.startsWith(`${stem}-`) && path.endsWith('.webp'));
      const {
        dominant: { r, g, b },
      } = await sharp(await bytesOf(copy)).stats();
      return { r, g, b };
    };
    const [home, about] = await Promise.all([hueAt(toned.Home), hueAt(toned.About)]);
    expect(home.r).toBeGreaterThan(home.b + 20);
    expect(about.b).toBeGreaterThan(about.r + 20);
    const others = Object.entries(images).filter(([src]) => src !== 'me.png');
    expect(others.length).toBeGreaterThan(0);
    for (const [src, image] of others) expect(image, src).not.toHaveProperty('tones');
    const kept = await buildImages({ sources: content, schemas }, options());
    expect(kept.images['me.png']).not.toHaveProperty('tones'); // portrait: 'as it is'
  });

  // Three known greys, dark to light from left to right, as files come out of cameras and editors.
  const greys = [40, 130, 220];
  const pixels = (channels: number, [across, down] = [600, 500] as const) =>
    Buffer.from(
      Array.from({ length: across * down }, (_, i) => {
        const grey = greys[Math.floor(((i % across) * 3) / across)] ?? 0;
        return channels === 1 ? [grey] : channels === 3 ? [grey, grey, grey] : [grey, grey, grey, 255];
      }).flat(),
    );
  const ofGreys = (channels: 1 | 3 | 4) =>
    sharp(pixels(channels), { raw: { width: 600, height: 500, channels } });
  it.each<[string, () => Promise<Buffer>]>([
    ['JPEG', () => ofGreys(3).jpeg({ quality: 95 }).toBuffer()],
    ['PNG with opacity', () => ofGreys(4).png().toBuffer()],
    ['JPEG in greys', () => ofGreys(1).toColourspace('b-w').jpeg({ quality: 95 }).toBuffer()],
    ['PNG of 16 bits', () => ofGreys(3).toColourspace('rgb16').png().toBuffer()],
    ['JPEG for printing', () => ofGreys(3).toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer()],
    [
      'JPEG that is turned by EXIF',
      async () =>
        sharp(await ofGreys(3).rotate(-90).png().toBuffer())
          .withMetadata({ orientation: 6 })
          .jpeg({ quality: 95 })
          .toBuffer(),
    ],
  ])('of the owner keep dark and light in their tones: a %s', async (_, make) => {
    const content = await withPicture(asAvatar, 'greys.jpg', await make());
    const tones = () => [{ page: 'Home', colour: '#ff7566' }];
    const { images, copies } = await buildImages({ sources: content, schemas }, options(), { tones });
    const stem = images['greys.jpg']?.tones?.Home;
    const copy = copies.find(({ path }) => path.startsWith(`${stem}-`) && path.endsWith('.webp'));
    const { data, info } = await sharp(await bytesOf(copy))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info.width).toBeGreaterThan(info.height); // upright
    const at = (share: number) => {
      const start = (Math.floor(info.height / 2) * info.width + Math.floor(info.width * share)) * 4;
      return [...data.subarray(start, start + 4)] as [number, number, number, number];
    };
    const [dark, middle, light] = [at(1 / 6), at(1 / 2), at(5 / 6)].map(([r, g, b, opacity]) => ({
      lightness: r + g + b,
      opacity,
    }));
    expect([dark, middle, light].map((each) => each?.opacity)).toEqual([255, 255, 255]);
    expect(dark?.lightness).toBeLessThan(150);
    expect(middle?.lightness).toBeGreaterThan(200);
    expect(middle?.lightness).toBeLessThan(500);
    expect(light?.lightness).toBeGreaterThan(600);
  });

  const SPACE = 'xmlns="http://www.w3.org/2000/svg"';
  const RECT = 'width="9" height="9"/>';
  it.each([
    [
      'copied out of a page',
      `<svg width="640" height="640"><rect ${RECT}</svg>`,
      `<svg ${SPACE} viewBox="0 0 640 640" width="640" height="640"><rect ${RECT}</svg>`,
    ],
    [
      'whose names have a prefix',
      `<svg:svg xmlns:svg="http://www.w3.org/2000/svg" width="640" height="640"><svg:rect ${RECT}</svg:svg>`,
      `<svg:svg viewBox="0 0 640 640" xmlns:svg="http://www.w3.org/2000/svg" width="640" height="640"><svg:rect ${RECT}</svg:svg>`,
    ],
  ])('get what browsers need to show all of them: %s', async (_, drawing, completed) => {
    const content = await withPicture(asAvatar, 'own.svg', Buffer.from(drawing));
    const { images, copies } = await buildImages({ sources: content, schemas }, options());
    const copied = copies.find(({ path }) => path === images['own.svg']?.file);
    expect(copied?.contents).toBe(completed);
  });

  it('are built when they are large enough, and reported when they were drawn for the demonstration', async () => {
    const content = await withPicture(asAvatar, 'own.jpg', await plain(500, 500));
    const { images } = await buildImages({ sources: content, schemas }, options());
    expect(images['own.jpg']).toMatchObject({ width: 500, height: 500 });
    await writeFile(
      join(root, 'static/images/drawn.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640"><!-- Drawn for the demonstration --></svg>',
    );
    content.contact.contact.image = { src: 'drawn.svg', alt: 'Post' };
    const lines = await placeholderPictures({ sources: content, schemas }, options());
    expect(lines).toContain(
      'src/content/contact.ts, contact.image: static/images/drawn.svg was drawn for the demonstration: show your own',
    );
    expect(lines.join('\n')).not.toContain('own.jpg');
  });
});

describe('links', () => {
  const site = {
    base: '/repo',
    siteUrl: 'https://ada.dev/repo/',
    files: ['cv.pdf', "it's.pdf", 'assets/a.js'],
  };
  const pagesWith = (link: string) => [
    { path: 'index.html', contents: '<h1 id="top">Home</h1>' },
    { path: 'Home.html', contents: `<a class="x" href="${link}">go</a><p id="here">` },
    { path: 'About.html', contents: '<h2 id="más">More</h2>' },
    { path: 'About/index.html', contents: '<h2 id="más">More</h2>' },
  ];

  it.each([
    '/repo/About',
    '/repo/About/',
    '/repo/About#m%C3%A1s',
    '/repo/',
    '/repo/#top',
    '/repo/cv.pdf',
    '/repo/it&#x27;s.pdf',
    '/repo/it&#39;s.pdf',
    'About',
    '#here',
    '/repo/Home?a=1&amp;b=2#here',
    'https://ada.dev/repo/About',
    'https://elsewhere.dev/none',
    'https://ada.dev/repo/none.pdf',
    'https://ada.dev/quiz/',
    'https://ada.dev/a%zz',
    '//elsewhere.dev/',
    'mailto:ada@ada.dev',
  ])('to %s are accepted', async (link) => {
    await expect(checkLinks(pagesWith(link), site)).resolves.toBeUndefined();
  });

  it.each([
    [
      '/repo/Abuot',
      'The page /Home.html links to "/repo/Abuot", but there is no such page: correct the link',
    ],
    ['/repo/About#mas', 'The page /Home.html links to "/repo/About#mas", but nothing there has the id "mas"'],
    ['#nowhere', 'The page /Home.html links to "#nowhere", but nothing there has the id "nowhere"'],
    ['/another-site', 'The page /Home.html links to "/another-site", but there is no such page'],
    ['/repo/a%zz', 'The page /Home.html links to "/repo/a%zz", which is not well formed'],
  ])('to %s stop the build', async (link, fault) => {
    await expect(checkLinks(pagesWith(link), site)).rejects.toThrow(fault);
  });
});

describe('letters', () => {
  it('that the font lacks are reported with file and entry', () => {
    const content = sampleSources();
    content.owner.owner.name = 'Ἀδάμ Ştefan ñ';
    expect(linesOf(strangeLetters({ sources: content, schemas }))).toEqual([
      'src/content/owner.ts, owner.name = "Ἀδάμ Ştefan ñ": the font has no Ἀ δ ά μ: browsers take them from a fallback font',
    ]);
    expect(linesOf(strangeLetters({ sources: sampleSources(), schemas }))).toEqual([]);
  });

  it('of every European language are in the font, and are only loaded where a page has them', async () => {
    const { files, styles, early } = makeFonts({ cacheDir, assetsUrl: '/' });
    const content = sampleSources();
    content.owner.owner.name = 'Jiří Wiśniewski, Şükrü Ğ, Ștefan Ț, Þór Ð, Straẞe, Œuvre, Ŵyn, Ő';
    expect(strangeLetters({ sources: content, schemas })).toEqual([]);
    expect(files.map(({ path }) => path.replace(/-[\da-f]{8}/, ''))).toEqual(
      ['letters', 'signs', 'rare', 'european'].map((name) => `assets/${name}.woff2`),
    );
    expect(early).toEqual(files.slice(0, 2).map(({ path }) => path));
    expect(styles.match(/unicode-range/g)).toHaveLength(2);
    for (const file of files) {
      const bytes = Buffer.from(await read(file));
      expect(bytes.subarray(0, 4).toString()).toBe('wOF2');
      expect(bytes.length, file.path).toBeLessThan(10 * 1460 - 500);
    }
  });
});
