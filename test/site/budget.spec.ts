import { brotliCompressSync, constants } from 'node:zlib';
import type { Page, Response } from 'playwright/test';
import { first, isDemonstration, isFixture } from '../support/own.ts';
import { bringUpGreeting, expect, routes, site, test } from './fixtures.ts';

/** A published site's address, in place of the test server's. */
const ADDRESS = 'https://example.org/';

/** How far a page's weight differs between two ports, in bytes: hashes depend on the address, too. */
const BY_HASHES = 50;

/** `late`: the styles of ornaments, which come after the first paint. */
const KINDS = ['script', 'markup', 'late', 'pictures'] as const;
type Kind = (typeof KINDS)[number];

/** The pages beyond six: each adds a facet to the wheel. */
const MORE = Math.max(0, first.pages.length - 6);

/** Of the pages that have more than others; About's with the particles' worker. */
const SCRIPTS: Record<string, number> = { Home: 82_500, About: 110_700 };

/** In bytes: scripts and markup as brotli 11, pictures as served. */
const budgetOf = (page: string): Record<Kind, number> => ({
  script: (SCRIPTS[page] ?? 82_500) + 150 * MORE,
  // With its headers, it still fits the first round trip (10 packets of 1,460 bytes, RFC 6928).
  markup: 14_300 + BY_HASHES + 400 * MORE,
  late: 2_000,
  pictures: 60_000,
});
/** A smaller measurement is none. */
const LEAST: Record<Kind, number> = { script: 5000, markup: 5000, late: 500, pictures: 0 };
/** The most script files that a page may load, modules of its content included: each costs a request. */
const MOST_SCRIPTS = 11;

/** The least width of pictures that the build makes, in pixels. */
const LEAST_WIDTH = 96;

const WORKER = /\/assets\/worker-\w+\.js$/;

// A phone: without a pointer, nothing is loaded for pointing.
test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, newVisitor: true });

/** Loads a page, and weighs the files that it asks for. */
async function weigh(page: Page, path: string) {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(site.url + path, { waitUntil: 'networkidle' });
  // The greeting comes at the first scroll; About's particles load when the page is idle.
  await bringUpGreeting(page);
  if (path === 'About')
    await expect.poll(() => responses.some((response) => WORKER.test(response.url()))).toBe(true);
  return Promise.all(
    responses.map(async (response) => {
      const kind = kindOf(response);
      if (!kind) return { url: response.url(), kind, bytes: 0, text: '' };
      const body = await response.body();
      if (kind === 'pictures') return { url: response.url(), kind, bytes: body.length, text: '' };
      const text = body.toString().replaceAll(site.url, ADDRESS);
      return { url: response.url(), kind, bytes: weight(text), text };
    }),
  );
}

function kindOf(response: Response): Kind | null {
  const type = response.headers()['content-type'] ?? '';
  if (type.startsWith('text/javascript')) return 'script';
  if (type.startsWith('text/html')) return 'markup';
  if (type.startsWith('text/css')) return 'late';
  return type.startsWith('image/') ? 'pictures' : null;
}

/** Says something in the list of results that isn't a fault. */
function note(text: string) {
  test.info().annotations.push({ type: 'note', description: text });
  console.log(`Note: ${text}`);
}

function weight(text: string) {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
  };
  return brotliCompressSync(text, { params }).length;
}

for (const path of routes)
  test(`/${path} stays within its budget of bytes and requests, and needs only its HTML and its font for the first paint`, async ({
    page,
  }) => {
    const files = await weigh(page, path);
    const sum = (some: typeof files) => some.reduce((total, { bytes }) => total + bytes, 0);
    const scripts = files.filter(({ kind }) => kind === 'script');
    expect(scripts.length, scripts.map(({ url }) => url).join('\n')).toBeLessThanOrEqual(MOST_SCRIPTS);
    const budget = budgetOf(path);
    const rows = KINDS.map((kind) => ({
      kind,
      bytes: sum(files.filter((file) => file.kind === kind)),
      budget: budget[kind],
    }));
    expect(rows.filter(({ kind, bytes }) => bytes < LEAST[kind])).toEqual([]);
    const over = rows.filter(({ bytes, budget }) => bytes > budget);
    if (isDemonstration || isFixture) expect(over, `/${path}: ${JSON.stringify(rows, null, 1)}`).toEqual([]);
    // An owner's letters and texts aren't the code's.
    for (const { kind, bytes, budget } of isDemonstration || isFixture ? [] : over)
      note(`/${path} has ${bytes} bytes of ${kind}, ${bytes - budget} over a page's budget`);
    // Home's figure for its own scripts is true.
    const claimed = page.getByRole('listitem').filter({ hasText: /^\d+\u00a0kB/ });
    const own = sum(scripts.filter(({ url }) => !WORKER.test(url)));
    if (isDemonstration && path === 'Home') {
      expect(Number.parseInt(await claimed.innerText(), 10)).toBe(Math.round(own / 1000));
    }

    const needed = await page.evaluate(() => {
      const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      return performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime < painted)
        .flatMap(({ name }) => name.match(/\.(js|css|woff2)$/)?.[1] ?? []);
    });
    // Letters of some languages are in a file more.
    expect([...new Set(needed)]).toEqual(['woff2']);
    if (isDemonstration) expect(needed).toHaveLength(2);
  });

test('no picture on Home is loaded at more than 1.5 times its displayed width', async ({ page }) => {
  await page.goto(`${site.url}Home`, { waitUntil: 'networkidle' });
  const pictures = await page.evaluate(() => {
    const loaded = [...document.images].filter(
      (image) => image.complete && !/\.svg$|^$/.test(image.currentSrc),
    );
    return Promise.all(
      loaded.map(async (image) => {
        const file = new Image(); // with a srcset, naturalWidth isn't the file's width
        file.src = image.currentSrc;
        await file.decode();
        const { naturalWidth: width, naturalHeight: height } = file;
        const covers = getComputedStyle(image).objectFit === 'cover';
        const shown = covers
          ? Math.max(image.offsetWidth, (image.offsetHeight * width) / height)
          : image.offsetWidth;
        return [image.currentSrc, width, shown * window.devicePixelRatio] as const;
      }),
    );
  });
  // What is hidden may be loaded because the same file is shown elsewhere.
  for (const [address, natural] of pictures) {
    const shown = pictures.flatMap(([other, , width]) => (other === address ? width : []));
    expect(natural, address).toBeLessThanOrEqual(Math.max(LEAST_WIDTH, 1.5 * Math.max(...shown)));
  }
});
