// Stories and notes in a browser: read without scripts, with a menu that is the frame's own, and as light as
// they are.
import { brotliCompressSync } from 'node:zlib';
import { editions, first, site as written } from '../support/fixture.ts';
import { bar, burger, drawn, expect, homeOf, hydrated, isMenuOpen, site, test } from './fixtures.ts';

const documents = written.prose.filter(({ code }) => code === first.code);
/** Without a number, so that nothing travels to it. */
const note = documents.find(
  ({ kind, front }) => kind === 'notes' && !front.figure,
) as (typeof documents)[number];
/** With a number, which travels from the list. */
const counted = documents.find(({ front }) => front.figure) as (typeof documents)[number];
const home = homeOf(first);
const address = `${home}Notes/${note.id}`;

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a note’s menu opens, closes by Escape, hides the page that it covers, and leads to the pages', async ({
    page,
  }) => {
    await page.goto(address);
    const links = bar(page).getByRole('listitem').getByRole('link');
    await expect(links.first()).toBeHidden();

    await burger(page).click();
    await expect(links.first()).toBeVisible();

    await page.keyboard.press('Escape');
    await expect(burger(page)).toBeFocused();
    await expect(links.first()).toBeHidden();

    await burger(page).click();
    // It covers the page: nothing leads into that.
    await expect(page.getByRole('main')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);

    await links.last().focus();
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus, footer :focus')).toHaveCount(0);

    await links.first().click();
    await expect(page).toHaveURL(/\/Home$/);
  });

  test('a press counts while the document before fades out', async ({ page }) => {
    await page.addInitScript(() =>
      addEventListener('pagereveal', async ({ viewTransition }) => {
        await viewTransition?.ready.catch(() => {}); // a busy browser skips it
        for (const animation of document.getAnimations()) animation.pause();
        document.documentElement.dataset.fading = String(viewTransition !== null);
      }),
    );

    await page.goto(`${home}Notes`);
    await page.locator(`main a[href$="/Notes/${note.id}"]`).click();
    await expect(page.locator('html')).toHaveAttribute('data-fading', 'true');
    await expect(page).toHaveURL(address);

    await burger(page).click({ force: true });
    expect(await isMenuOpen(page)).toBe(true);

    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    await expect(page.locator('html')).toHaveCSS('view-transition-name', 'root');
  });

  test('long code and tables scroll by themselves, not with the page', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    let scrolling = 0;
    for (const { kind, id } of documents) {
      await page.goto(`${home}${kind === 'notes' ? 'Notes' : 'Projects'}/${id}`);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over, `${kind} ${id}`).toBeLessThanOrEqual(0);

      for (const each of await page.locator('pre, .scroll').all()) {
        const scrolls = await each.evaluate((box) => box.scrollWidth > box.clientWidth);
        if (scrolls) scrolling++;
        // Only what scrolls is a tab stop.
        await expect.poll(() => each.getAttribute('tabindex')).toBe(scrolls ? '0' : null);
        expect(await each.getAttribute('role')).toBe(scrolls ? 'group' : null);
        if (scrolls) await expect(each).toHaveAccessibleName(/\S/);
      }

      // Paper doesn't scroll, and browsers leave out its grounds.
      await page.emulateMedia({ media: 'print' });
      for (const code of await page.locator('pre').all()) {
        expect(await code.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
        await expect(code).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      }
      await page.emulateMedia({ media: 'screen' });
    }
    expect(scrolling).toBeGreaterThan(0);
  });
});

test('a tall picture is at most four fifths as high as the window, before it has loaded', async ({
  page,
}) => {
  await page.route('**/*.{avif,webp}', () => {}); // on their way for good
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto(`${home}Notes/things-that-are-wide`);
    const picture = page.getByAltText('Un', { exact: true });
    const { width, height } = await picture.evaluate((image: HTMLImageElement) => {
      // As the build writes a phone's screenshot (prose/markdown.ts).
      image.setAttribute('width', '1080');
      image.setAttribute('height', '2340');
      image.style.setProperty('--ratio', String(1080 / 2340));
      return image.getBoundingClientRect();
    });
    expect(height).toBeLessThanOrEqual(0.8 * viewport.height + 1);
    expect(width / height).toBeCloseTo(1080 / 2340, 1);
  }
});

test('a note requests no script, and is at most 13 kB without its text', async ({ page, request }) => {
  const scripts: string[] = [];
  page.on('request', (asked) => {
    if (asked.resourceType() === 'script') scripts.push(asked.url());
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);

  const html = await (await request.get(address)).text();
  const text = await page.locator('main article > :last-child > div').innerHTML();
  expect(brotliCompressSync(html).length - brotliCompressSync(text).length).toBeLessThanOrEqual(13_000);
});

test('documents cross-fade, except to what isn’t a page of the site, and with less motion', async ({
  page,
}) => {
  /** The addresses that were shown, and whether by a transition. */
  const shown: [address: string, fades: boolean][] = [];
  await page.exposeFunction('note', (...each: [string, boolean]) => shown.push(each));
  await page.addInitScript(() => {
    const { note } = window as unknown as { note: (address: string, fades: boolean) => void };
    addEventListener('pagereveal', ({ viewTransition }) => note(location.href, viewTransition !== null));
  });

  const last = () => shown.at(-1);
  const other = `<!doctype html><link rel="icon" href="${site.url}favicon.svg"><p>Another document of the host</p>`;
  await page.route('**/other/', (route) => route.fulfill({ contentType: 'text/html', body: other }));
  await page.goto(`${home}Home`);
  await hydrated(page);
  await bar(page)
    .getByRole('link', { name: String(first.notes), exact: true })
    .click();
  await expect.poll(last).toEqual([`${home}Notes`, true]);

  await page.locator(`main a[href$="/Notes/${note.id}"]`).click();
  await expect.poll(last).toEqual([address, true]);

  /** Leaves for the other document, which would log a failed transition as an error. */
  const leave = async () => {
    await page.evaluate((file) => window.location.assign(file), `${site.url}other/`);
    await expect(page).toHaveURL(`${site.url}other/`);

    await drawn(page);
  };

  await leave();
  await page.route('**/*.js', () => {}); // the page's scripts are still on their way
  await page.goto(`${home}Home`, { waitUntil: 'commit' });
  await drawn(page);
  await leave();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${home}Notes`);
  await page.locator(`main a[href$="/Notes/${note.id}"]`).click();
  await expect.poll(last).toEqual([address, false]);
});

test('on the way back to the list, the old number stays until the ground has faded', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', async ({ viewTransition }) => {
      const ready = viewTransition?.ready.then(() => true);
      if (!(await ready?.catch(() => false))) return;
      const { display } = getComputedStyle(document.documentElement, '::view-transition-old(figure)');
      Object.assign(window, { display });
    });
  });
  // A busy machine's browser may leave a transition out.
  await expect(async () => {
    await page.goto(`${home}Notes`);
    await page.locator(`main a[href$="/Notes/${counted.id}"]`).click();
    await expect(page).toHaveURL(`${home}Notes/${counted.id}`);

    await drawn(page);
    await page.goBack();
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'display')), { timeout: 5000 })
      .toBe('block');
  }).toPass();
});

test('the way back from a footnote is on its last line, and points up in either direction', async ({
  page,
}) => {
  await page.goto(`${home}Notes/things-that-are-wide`);
  const back = page.locator('.footnotes a[href^="#fnref"]').first();
  const line = await back.evaluate((link) => {
    const text = document.createRange();
    text.selectNode(link.previousSibling as Node);
    const words = [...text.getClientRects()].at(-1);
    const { top, bottom } = link.getBoundingClientRect();
    return { top, bottom, words: words ? (words.top + words.bottom) / 2 : 0 };
  });
  expect(line.words).toBeGreaterThan(line.top);
  expect(line.words).toBeLessThan(line.bottom);

  for (const forward of ['1', '-1']) {
    await page.locator('html').evaluate((root, value) => root.style.setProperty('--forward', value), forward);
    await expect(back.locator('svg')).toHaveCSS('rotate', `${-90 * Number(forward)}deg`);
  }
});

for (const edition of editions)
  test(`in a wide window, titles stand beside their text, and code reaches the window’s edge, in ${edition.code}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${homeOf(edition)}Projects/milk-run`);
    const isRtl = (await page.locator('html').getAttribute('dir')) === 'rtl';

    const title = await page.locator('section > h2').first().boundingBox();
    const text = await page.locator('section > h2 + p').first().boundingBox();
    expect(Math.abs((title?.y ?? 0) - (text?.y ?? 99))).toBeLessThan(4);
    const [left, right] = isRtl ? [text, title] : [title, text];
    expect((left?.x ?? 0) + (left?.width ?? 1440)).toBeLessThan(right?.x ?? 0);

    await page.goto(`${homeOf(edition)}Notes/benchmarks`);
    const code = await page.locator('pre').boundingBox();
    expect(isRtl ? code?.x : (code?.x ?? 0) + (code?.width ?? 0)).toBeCloseTo(isRtl ? 0 : 1440, 0);
    expect(code?.width).toBeLessThan(1000);
  });
