import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { openFont } from '../../../src/builder/assets/font.ts';
import { drawingFault, makeImages, pictureFaults } from '../../../src/builder/assets/images.ts';
import { picturesOf } from '../../../src/builder/content/entries.ts';
import { formatFault } from '../../../src/builder/content/faults.ts';
import { openReader } from '../../../src/builder/read.ts';
import { DEMONSTRATION, placeholders } from '../../../src/builder/setup/placeholders.ts';
import { readOptions } from '../../../src/builder/shared/options.ts';
import { type OutputFile, read } from '../../../src/builder/shared/outputFile.ts';
import { checkLinks } from '../../../src/builder/site/links.ts';
import { copyFixture, fixtureSources, siteOf, writeContent } from '../../support/fixtureSources.ts';
import { cacheDir, root as ownRoot } from '../../support/project.ts';

type Fault = Parameters<typeof formatFault>[0];
const [firstName = '', lastName = ''] = DEMONSTRATION.split(' ');

const bytesOf = async (file: OutputFile | undefined) => file && Buffer.from(await read(file));
const unaccented = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');
const linesOf = (faults: Fault[]) => faults.map(formatFault);

const { schemas } = siteOf(fixtureSources());
const project = await copyFixture();
const { root } = project;
afterAll(() => project.remove());

describe('placeholders', () => {
  it('are the demonstration’s name in any spelling, and links to example hosts', () => {
    const content = fixtureSources();
    content.home.home.lead = `I am ${unaccented(DEMONSTRATION).toUpperCase()}.`;
    content.projects.projects[3].url = 'https://www.example.org/x';
    const found = linesOf(placeholders({ sources: content, schemas }));

    expect(found.map((line) => line.replace(/, the person .*|: put .*/, '')).sort()).toEqual([
      `src/content/home.ts, home.lead = "I am LUCIA MONTES.": mentions "${DEMONSTRATION}"`,
      'src/content/projects.ts, projects[3].url = "https://www.example.org/x": is a placeholder',
    ]);
  });

  it('don’t include parts of the demonstration’s name', () => {
    const content = fixtureSources();
    content.home.home.lead = `I am ${firstName}, and climb ${lastName.toLowerCase()}.`;
    content.owner.owner.avatar.src = `${firstName}/me.jpg`;

    expect(linesOf(placeholders({ sources: content, schemas }))).toEqual([]);
  });

  it.each(['', 'tu-alias', 'your@email.com'])('include the endpoint https://formsubmit.co/%s', (path) => {
    const content = fixtureSources();
    content.contact.contact.endpoint = `https://formsubmit.co/${path}`;
    const [found = '', ...more] = linesOf(placeholders({ sources: content, schemas }));

    expect([found.includes('no message reaches you'), more]).toEqual([true, []]);
  });
});

it('stop a build for the web unless they are allowed; a local one takes them', async () => {
  const content = fixtureSources();
  content.owner.owner.host = { label: 'Home', url: 'https://example.com/' };
  await writeContent(root, content);
  const readFor = (options: object) => openReader(readOptions({ root, cacheDir, ...options }, {}))();
  const siteUrl = 'https://ada.dev/';

  await expect(readFor({ siteUrl })).rejects.toThrow(
    /owner\.host\.url = "https:\/\/example\.com\/": is a placeholder.*PLACEHOLDERS=allow/s,
  );
  await expect(readFor({ siteUrl, placeholders: true })).resolves.toBeDefined();
  await expect(readFor({})).resolves.toBeDefined();
});

describe('pictures', () => {
  const put = (src: string, bytes: Buffer | string) => project.put(`static/images/${src}`, bytes);
  const at = (src: string, more: object = {}) => ({
    file: 'src/content/a.ts',
    path: ['a'],
    value: { src },
    ...more,
  });
  const make = (entries: Parameters<typeof makeImages>[0], more: object = {}) =>
    makeImages(entries, { root, cacheDir, inTones: true, ...more });
  const avifOf = (copies: OutputFile[]) => bytesOf(copies.find(({ path }) => path.endsWith('.avif')));
  const plain = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: 'teal' } })
      .jpeg()
      .toBuffer();
  const faults = async (src: string, use?: { width: number; height?: number }) =>
    linesOf(await pictureFaults([at(src, use && { use })], { root, cacheDir }));

  it('that are too small for their place are faults', async () => {
    await put('small.jpg', await plain(480, 320));
    expect(await faults('small.jpg', { width: 480 })).toEqual([]);
    expect(await faults('small.jpg', { width: 500, height: 500 })).toEqual([
      'src/content/a.ts, a: static/images/small.jpg is 480 × 320 pixels: its place needs 750 × 500, ideally twice that',
    ]);
  });

  it('are found as editors preview them, and may have characters that are special in an address', async () => {
    const names = ['my photo, #1 ñ.jpg', '../../../static/images/plain.jpg', '/images/plain.jpg'];
    for (const name of ['my photo, #1 ñ.jpg', 'plain.jpg']) await put(name, await plain(400, 200));
    const { images } = await make(names.map((src) => at(src)));

    expect(names.map((name) => images[name]?.file.replace(/-[0-9a-f]{10}.*/, ''))).toEqual([
      'assets/my-photo-1-n',
      'assets/plain',
      'assets/plain',
    ]);
  });

  it('that are missing, elsewhere or no pictures are faults', async () => {
    await put('saved.png', '<!doctype html><title>Not found</title>');
    expect(await faults('none.png')).toEqual([
      'src/content/a.ts, a: there is no file static/images/none.png: put it there or correct its path',
    ]);
    expect((await faults('../../package.json'))[0]).toContain(
      'package.json is outside static/images: move it there',
    );
    expect((await faults('saved.png'))[0]).toContain("static/images/saved.png can't be read as a picture (");
  });

  it.each([
    ['no xmlns', '<svg viewBox="0 0 9 9"/>', 'has no xmlns'],
    ['no view box', '<svg xmlns="http://www.w3.org/2000/svg" width="9"/>', 'has no viewBox'],
    [
      'a turning shape',
      'A<animateTransform attributeName="transform"/>',
      'moves by itself (<animateTransform)',
    ],
    ['a jump', 'A<set attributeName="x" to="1"/>', 'moves by itself (<set)'],
    ['styles that move', 'A<style>@keyframes m{}</style>', 'moves by itself (@keyframes)'],
    ['its own parts', 'A<use href="#b"/><!-- <set/> -->', null],
  ])('that are drawings with %s', (_, drawing, fault) => {
    const found = drawingFault(
      drawing.replace('A', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">'),
    );
    if (fault === null) expect(found).toBeNull();
    else expect(found).toContain(fault);
  });

  it('that move show their first frame', async () => {
    const frames = await Promise.all([plain(90, 50), plain(90, 50)]);
    await put(
      'clip.gif',
      await sharp(frames, { join: { animated: true } })
        .gif()
        .toBuffer(),
    );
    const { copies } = await make([at('clip.gif')]);
    const { pages = 1 } = await sharp(await avifOf(copies)).metadata();

    expect(pages).toBe(1);
  });

  it('of the owner are toned but for drawings, unless portraits are shown as they are', async () => {
    await put('me.png', await plain(500, 500));
    const use = { width: 500, ofOwner: true };
    const drawing = picturesOf({ sources: fixtureSources(), schemas }).find(({ value }) =>
      value.src.endsWith('.svg'),
    );
    const entries = [at('me.png', { use }), at(drawing?.value.src ?? '', { use })];
    const { images } = await make(entries);

    expect(images['me.png']).toMatchObject({ width: 500, height: 500, toned: true });
    expect(images[drawing?.value.src ?? '']).not.toHaveProperty('toned');
    expect((await make(entries, { inTones: false })).images['me.png']).not.toHaveProperty('toned');
  });

  it('that are logos stand on a light cell where a dark one would swallow them', async () => {
    const disc = (fill: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle fill="${fill}" cx="12" cy="12" r="10"/></svg>`;
    const black = sharp({ create: { width: 96, height: 96, channels: 4, background: '#0000' } }).composite([
      { input: Buffer.from(disc('#000')) },
    ]);
    await put('next.png', await black.png().toBuffer());
    const drawn = { django: '#092E20', aws: '#232F3E', prisma: '#0C344B', react: '#61DAFB', html: '#E34F26' };
    for (const [name, fill] of Object.entries(drawn)) await put(`${name}.svg`, disc(fill));

    const mark = (fill: string) => `<path d="M0 0h9v9H0z" fill="${fill}"/>`;
    const word = (fill: string) => `<path d="M12 0h18v9H12z" fill="${fill}"/>`;
    const withWord = (...parts: string[]) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 9" width="90" height="27">${parts.join('')}</svg>`;
    // The dark ground would swallow the word, the light one the mark; of the last, both would swallow a part.
    await put('darkWord.svg', withWord(mark('#ffc914'), word('#1b1b1b')));
    await put('lightWord.svg', withWord(mark('#e4572e'), word('#ffffff')));
    await put('lost.svg', withWord(mark('#12122a'), word('#ffffff')));

    const words = ['darkWord.svg', 'lightWord.svg', 'lost.svg'];
    const names = ['next.png', ...Object.keys(drawn).map((name) => `${name}.svg`), ...words];
    const use = { width: 72, isLogo: true };
    const { images } = await make(names.map((src) => at(src, { use })));

    const onLight = names.filter((name) => images[name]?.onLight);
    expect(onLight).toEqual([
      ...['next.png', 'django.svg', 'aws.svg', 'prisma.svg'],
      ...['darkWord.svg', 'lost.svg'],
    ]);

    const other = await make([at('next.png', { use: { width: 72 } })]);
    expect(other.images['next.png']).not.toHaveProperty('onLight'); // it is no logo
  });

  it('that one can see through lie on white on plates and in documents, but for drawings that know both schemes', async () => {
    const clear = sharp({ create: { width: 300, height: 200, channels: 4, background: '#0000' } });
    await put('clear.png', await clear.png().toBuffer());
    const svg = (style: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="9" height="9">${style}</svg>`;
    await put('clear.svg', svg(''));
    await put('both.svg', svg('<style>@media (prefers-color-scheme: dark) { path { fill: #fff } }</style>'));

    const { copies, images } = await make(['clear.png', 'clear.svg', 'both.svg'].map((src) => at(src)));
    const textOf = async (src: string) =>
      String(await bytesOf(copies.find(({ path }) => path === images[src]?.file)));
    const { dominant, isOpaque } = await sharp(await avifOf(copies)).stats();

    expect([dominant.r > 240, isOpaque]).toEqual([true, true]);
    const { images: shown } = await make([at('clear.png', { use: { width: 300 } })]);
    expect(shown['clear.png']?.file).not.toBe(images['clear.png']?.file);
    expect(await textOf('clear.svg')).toContain(':root{background:#fff}');
    expect(await textOf('both.svg')).not.toContain('#fff}<');
  });

  it('stand upright, and keep dark and light, however a camera wrote them', async () => {
    const black = { width: 300, height: 400, channels: 3, background: '#000' } as const;
    const right = { top: 0, bottom: 0, left: 0, right: 300, background: '#fff' };
    const halves = await sharp({ create: black }).extend(right).png().toBuffer();
    const lying = await sharp(halves).rotate(-90).toBuffer();
    await put('turned.jpg', await sharp(lying).withMetadata({ orientation: 6 }).jpeg().toBuffer());
    await put('print.jpg', await sharp(halves).toColourspace('cmyk').jpeg().toBuffer());
    for (const src of ['turned.jpg', 'print.jpg']) {
      const { images, copies } = await make([at(src)]);
      expect(images[src], src).toMatchObject({ width: 600, height: 400 });

      const shown = sharp(await avifOf(copies)).resize(2, 1, { fit: 'fill', kernel: 'nearest' });
      const [left = 255, , , white = 0] = await shown.removeAlpha().raw().toBuffer();

      expect([left < 60, white > 200], src).toEqual([true, true]);
    }
  });

  it('have the hue of their mean colour, or of their entry’s', async () => {
    await put('teal.jpg', await plain(400, 300));
    const use = { width: 100, inItsHue: true };
    const hueOf = async (more: object) =>
      (await make([at('teal.jpg', { use, ...more })])).images['teal.jpg']?.hue;
    expect(await hueOf({})).toBe(200);
    expect(await hueOf({ colour: '#ff0000' })).toBe(30);
    expect(await hueOf({ colour: '#777777' })).toBeUndefined();
  });

  it('are read again when they have changed, also to as many bytes', async () => {
    const isWide = async (box: string) => {
      await put('box.svg', `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box}"/>`);
      const { width = 0, height = 0 } = (await make([at('box.svg')])).images['box.svg'] ?? {};
      return width > height;
    };

    expect(await isWide('90 60')).toBe(true);
    expect(await isWide('60 90')).toBe(false);
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
    '/repo/About/',
    '/repo/About#m%C3%A1s',
    '/repo/#top',
    '/repo/cv.pdf',
    '/repo/cv.pdf#page=2',
    '/repo/it&#x27;s.pdf',
    'About',
    '#here',
    '/repo/Home?a=1&amp;b=2#here',
    'https://elsewhere.dev/none',
    'https://ada.dev/repo/none.pdf',
    'mailto:ada@ada.dev',
  ])('to %s are accepted', async (link) => {
    await expect(checkLinks(pagesWith(link), site)).resolves.toBeUndefined();
  });

  it.each([
    ['/repo/Nope', 'The page /Home.html links to "/repo/Nope", but there is no such page: correct the link'],
    ['/repo/About#mas', 'The page /Home.html links to "/repo/About#mas", but nothing there has the id "mas"'],
    ['#nowhere', 'The page /Home.html links to "#nowhere", but nothing there has the id "nowhere"'],
    ['/another-site', 'The page /Home.html links to "/another-site", but there is no such page'],
    ['/repo/a%zz', 'The page /Home.html links to "/repo/a%zz", which is not well formed'],
  ])('to %s stop the build', async (link, fault) => {
    await expect(checkLinks(pagesWith(link), site)).rejects.toThrow(fault);
  });
});

describe('the font', () => {
  const open = (given: object = {}) =>
    openFont({ editions: [], ...given }, { root: ownRoot, cacheDir, assetsUrl: '/' });

  it('is two small files for most pages, and the package’s own files for other letters', async () => {
    const { files, early, styles } = await open({ letters: new Set('Häuser, Łódź and 3×4') });
    expect(early).toHaveLength(2);
    for (const path of early) {
      const bytes = Buffer.from(await read(files.find((file) => file.path === path) as OutputFile));
      expect(bytes.subarray(0, 4).toString()).toBe('wOF2');
      expect(bytes.length).toBeLessThanOrEqual(14_000);
    }
    expect(styles.match(/@font-face/g)).toHaveLength(files.length);
    // Of two with a character, the last counts; the first is for all others.
    expect(styles.lastIndexOf('@font-face')).toBeLessThan(styles.indexOf(early[0] ?? ''));
    expect(styles.indexOf(early[1] ?? '')).toBeLessThan(styles.indexOf('unicode-range'));
    expect(styles.match(/unicode-range/g)).toHaveLength(files.length - 1);
    expect(styles).toMatch(/-latin-ext-[\da-f]{10}\.woff2/);
    // Faces of letters that no text has would only make pages larger.
    expect(styles).not.toMatch(/-(latin|vietnamese)-[\da-f]{10}\.woff2/);
    expect((await open({ letters: new Set('Häuser\n') })).files).toHaveLength(2);
  });

  it('needs no third file for any character of Latin-1 that texts in Spanish, German and English have', async () => {
    const letters = new Set('ÁÉÍÓÚÜÑáéíóúüñ¿¡ÄÖÜäöüß„“‚‘«»“”‘’–…·×°€ 0123456789%&@#');
    expect((await open({ letters })).files).toHaveLength(2);
  });

  it('doesn’t tighten the letters of a language that it lacks', async () => {
    const languages = [
      { code: 'en', name: 'English' },
      { code: 'cs', name: 'Čeština' },
      { code: 'el', name: 'Ελληνικά' },
    ];
    const { styles } = await open({ editions: languages });

    expect(styles.match(/:lang\(\w+\)(?={letter-spacing:normal)/g)).toEqual([':lang(el)']);
  });

  it('gives titles the line height that its letters need, in another script than Latin alone', async () => {
    const languages = [
      { code: 'fr', name: 'Français' },
      { code: 'ar', name: 'العربية' },
    ];
    const { styles } = await open({ font: '@fontsource-variable/vazirmatn', editions: languages });

    expect(styles.match(/:lang\(\w+\){--leading.*?line-height:[^}]*/g)).toEqual([
      ':lang(ar){--leading:1.25}:is(h1,h2,h3,.cover-link):lang(ar),:is(h1,h2,h3,.cover-link) :lang(ar){line-height:1.25!important',
    ]);
  });

  it('has a face of its own for each weight where axes aren’t read', async () => {
    const [regular, bold] = await (await open()).staticFaces('A', [400, 700]);
    expect(regular?.data.equals(bold?.data ?? Buffer.of())).toBe(false);
  });

  it('is a package that must be installed', async () => {
    await expect(open({ font: '@fontsource-variable/none' })).rejects.toThrow(
      'src/content/owner.ts, owner.font = "@fontsource-variable/none": isn’t installed, or lacks weights: npm install --save-dev --save-exact @fontsource-variable/none',
    );
  });
});
