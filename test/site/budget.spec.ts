import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Page, Response } from 'playwright/test';
import { first, greeting, isDemonstration, others } from '../support/own.ts';
import { expect, homeOf, routes, site, test } from './fixtures.ts';

/** Bytes allowed for the addresses of the test server and its inbox, which a published site doesn't contain. */
const ADDRESSES = 150;

/** `late`: the styles of ornaments, which come after the first paint. */
type Kind = 'script' | 'markup' | 'late' | 'pictures';

/** The pages beyond six: each adds a facet to the wheel. */
const MORE = Math.max(0, first.pages.length - 6);

/** Of the pages that have more than others. */
const SCRIPTS: Record<string, number> = { Home: 86_000, About: 90_000 };
/** Of the particles, on About. */
const WORKER = 24_000;

/** In bytes: scripts and markup as brotli 11, pictures as served. */
const budgetOf = (page: string): Record<Kind, number> => ({
  script: (SCRIPTS[page] ?? 85_000) + 150 * MORE,
  // With its headers, it still fits the first round trip (10 packets of 1,460 bytes, RFC 6928).
  markup: 14_500 + 400 * MORE,
  late: 2_000,
  pictures: 60_000,
});
/** The most script files that a page may load, modules of its content included: each costs a request. */
const MOST_SCRIPTS = 14;

/** The least width of pictures that the build makes, in pixels. */
const LEAST_WIDTH = 96;

// A phone: without a pointer, nothing is loaded for pointing.
test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, newVisitor: true });

/** Loads a page, adds up the bytes of its responses, and counts its scripts. */
async function weigh(page: Page, path: string) {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(site.url + path, { waitUntil: 'networkidle' });
  // The greeting comes after three seconds; About's particles load when the page is idle.
  await expect(page.locator('dialog', { hasText: greeting.title })).toBeAttached();
  if (path === 'About') {
    const engine = /\/assets\/worker-\w+\.js$/;
    await expect.poll(() => responses.some((response) => engine.test(response.url()))).toBe(true);
  }
  const bytes: Record<Kind, number> = { script: 0, markup: 0, late: 0, pictures: 0 };
  for (const response of responses) {
    const kind = kindOf(response);
    if (kind) bytes[kind] += weight(await response.body(), kind);
  }
  const scripts = responses.filter((response) => kindOf(response) === 'script');
  const own = scripts.filter((response) => !/\/assets\/worker-/.test(response.url()));
  const weighed = await Promise.all(own.map(async (response) => weight(await response.body(), 'script')));
  const ownScripts = weighed.reduce((sum, each) => sum + each, 0);
  return { bytes, scripts: scripts.map((response) => response.url()), ownScripts };
}

function kindOf(response: Response): Kind | null {
  const type = response.headers()['content-type'] ?? '';
  if (type.startsWith('text/javascript')) return 'script';
  if (type.startsWith('text/html')) return 'markup';
  if (type.startsWith('text/css')) return 'late';
  return type.startsWith('image/') ? 'pictures' : null;
}

/** By a file's contents: React's, which most pages have, takes a third of a second to compress. */
const weights = new Map<string, number>();

function weight(body: Buffer, kind: Kind) {
  if (kind === 'pictures') return body.length;
  const key = createHash('sha256').update(body).digest('hex');
  const known = weights.get(key) ?? compressed(body);
  weights.set(key, known);
  return known;
}

const compressed = (body: Buffer) =>
  brotliCompressSync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  }).length;

for (const path of routes) {
  const budget = budgetOf(path);
  test(`/${path} stays within its budget of bytes and requests`, async ({ page }) => {
    const { bytes, scripts, ownScripts } = await weigh(page, path);
    expect(scripts.length, scripts.join('\n')).toBeLessThanOrEqual(MOST_SCRIPTS);
    const rows = (Object.keys(budget) as Kind[]).map((kind) => ({
      route: `/${path}`,
      kind,
      bytes: bytes[kind],
      budget: budget[kind] + (kind === 'script' && path === 'About' ? WORKER : 0),
    }));
    const over = rows.filter((row) => row.bytes > row.budget + ADDRESSES);
    const table = rows.map((row) => Object.values(row).join('\t')).join('\n');
    expect(over, `route\tkind\tbytes\tbudget\n${table}`).toEqual([]);
    // What Home says of its own scripts is true.
    const claimed = page.getByRole('listitem').filter({ hasText: /^\d+\u00a0kB/ });
    if (isDemonstration && path === 'Home')
      await expect(claimed).toHaveText(new RegExp(`^${Math.ceil(ownScripts / 1000)}\u00a0kB`));
    for (const { kind, bytes: weighed } of rows)
      if (kind !== 'pictures') expect(weighed, kind).toBeGreaterThan(kind === 'late' ? 500 : 5000); // an empty measurement fails
  });
}

for (const edition of others) {
  const { code } = edition;
  for (const path of routes) {
    const budget = budgetOf(path);
    test(`/${path} in ${code} has as many files as the first edition, and stays within its budget`, async ({
      request,
    }) => {
      const filesOf = async (address: string) => {
        const html = await (await request.get(new URL(address, site.url).href)).body();
        const [, files = ''] = String(html).match(/data-load="([^"]*)"/) ?? [];
        return { html, scripts: new Set(files.split(' ')) };
      };
      const { html, scripts } = await filesOf(homeOf(edition) + path);
      const before = await filesOf(path);
      expect(scripts.size).toBe(before.scripts.size);
      // The code is the same; the content is in a folder.
      const codeIn = (files: Set<string>) => [...files].filter((file) => /\/assets\/[^/]+$/.test(file));
      expect(codeIn(scripts)).toEqual(codeIn(before.scripts));
      expect(weight(html, 'markup')).toBeLessThanOrEqual(budget.markup + ADDRESSES);
      const bodies = [...scripts].map(async (file) =>
        (await request.get(new URL(file, site.url).href)).body(),
      );
      const bytes = (await Promise.all(bodies)).map((body) => weight(body, 'script'));
      expect(bytes.length).toBeGreaterThan(1);
      expect(bytes.reduce((sum, each) => sum + each)).toBeLessThanOrEqual(budget.script + ADDRESSES);
    });
  }
}

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
  for (const [address, natural, shown] of pictures)
    expect(natural, address).toBeLessThanOrEqual(Math.max(LEAST_WIDTH, 1.5 * shown));
});

for (const path of routes) {
  test(`/${path} needs only its HTML and its font for the first paint`, async ({ page }) => {
    await page.goto(site.url + path, { waitUntil: 'networkidle' });
    const before = await page.evaluate(() => {
      const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      const needed = performance
        .getEntriesByType('resource')
        .filter((entry) => /\.(js|css|woff2)$/.test(entry.name) && entry.startTime < painted);
      return { painted, needed: needed.map(({ name }) => name.split('.').at(-1)) };
    });
    expect(before.painted).toBeGreaterThan(0);
    // Letters of some languages are in a file more.
    expect([...new Set(before.needed)]).toEqual(['woff2']);
    if (isDemonstration) expect(before.needed).toHaveLength(1);
  });
}
