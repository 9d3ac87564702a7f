// Stories and notes in a browser: read without scripts, with a menu that is the frame's own, and as light as
// they are.
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import { first, labels, projects, site as written } from '../support/fixture.ts';
import { serveInTwoParts } from '../support/twoParts.ts';
import { bar, burger, drawn, expect, homeOf, hydrated, isMenuOpen, site, test } from './fixtures.ts';

const documents = written.prose.filter(({ code }) => code === first.code);
const note = documents.find(({ kind }) => kind === 'notes') as (typeof documents)[number];
const story = documents.find(({ kind }) => kind === 'stories') as (typeof documents)[number];
const home = homeOf(first);
const address = `${home}Notes/${note.id}`;
const tale = `${home}Projects/${story.id}`;

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a note’s menu opens, closes by Escape and when the focus leaves it, and leads to the pages', async ({
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
    await links.last().focus();
    await page.keyboard.press('Tab'); // out of the bar
    await expect(links.first()).toBeHidden();
    await burger(page).click();
    await links.first().click();
    await expect(page).toHaveURL(/\/Home$/);
  });

  test('a press counts while the document before fades out', async ({ page }) => {
    await page.addInitScript(() =>
      addEventListener('pagereveal', async ({ viewTransition }) => {
        await viewTransition?.ready;
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
      for (const each of await page.locator('pre, .wide').all()) {
        const scrolls = await each.evaluate((box) => box.scrollWidth > box.clientWidth);
        if (scrolls) scrolling++;
        // Only what scrolls is a tab stop.
        await expect.poll(() => each.getAttribute('tabindex')).toBe(scrolls ? '0' : null);
      }
      // Paper doesn't scroll.
      await page.emulateMedia({ media: 'print' });
      for (const code of await page.locator('pre').all())
        expect(await code.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
      await page.emulateMedia({ media: 'screen' });
    }
    expect(scrolling).toBeGreaterThan(0);
  });
});

/** Records what travels at each arrival: null where nothing changes by a transition. */
async function recordArrivals(page: Page) {
  const arrivals: (string | null)[] = [];
  await page.exposeFunction('noteArrival', (names: string | null) => arrivals.push(names));
  await page.addInitScript(() => {
    const { noteArrival } = window as unknown as { noteArrival: (names: string | null) => void };
    addEventListener('pagereveal', async ({ viewTransition }) => {
      // Rejects when it is skipped.
      if (!(await viewTransition?.ready.then(() => true).catch(() => false))) return noteArrival(null);
      const animations = document.getAnimations() as (Animation & { effect: KeyframeEffect })[];
      const groups = animations.flatMap(
        ({ effect }) => effect.pseudoElement?.match(/group\((\w+)\)/)?.[1] ?? [],
      );
      noteArrival(groups.sort().join(' '));
    });
  });
  return arrivals;
}

const plateLink = (page: Page) => page.locator(`main a[href$="/Projects/${story.id}"]`);

test('a plate’s picture travels into its story and back, also when bodies come late, and leaves nothing behind', {
  tag: '@Projects',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1200 }); // the cover is in view
  const slow = await serveInTwoParts(new URL(site.url).origin);
  const arrivals = await recordArrivals(page);
  const quickly = { timeout: 3000, intervals: [20] };
  const at = (address: string) => slow.origin + new URL(address).pathname;
  // On a busy machine, browsers skip a transition whose next document takes more than four seconds.
  await expect(async () => {
    await page.goto(at(`${home}Projects`));
    await hydrated(page);
    await plateLink(page).click();
    await expect(page).toHaveURL(at(tale));
    await expect.poll(() => arrivals.at(-1), quickly).toBe('bar cover ground');
    await page.goBack(); // before the transition has ended
    await expect(page).toHaveURL(at(`${home}Projects`));
    await expect.poll(() => arrivals.at(-1), quickly).toBe('bar cover ground');
  }).toPass();
  await expect(page.locator('html')).not.toHaveAttribute('data-picture');
  await expect(page.locator('#root [style*="view-transition-name"]')).toHaveCount(0);
  await slow.close();
});

test('nothing travels while the visitor has paused motion', { tag: '@Projects' }, async ({ page }) => {
  const arrivals = await recordArrivals(page);
  await page.goto(`${home}Projects`);
  await hydrated(page);
  await page.getByRole('button', { name: labels.pauseMotion }).click();
  await plateLink(page).click();
  await expect(page).toHaveURL(tale);
  await expect.poll(() => arrivals.length).toBe(2);
  expect(arrivals).toEqual([null, null]);
  await page.goBack();
  await expect(page).toHaveURL(`${home}Projects`);
  await expect(page.locator('html')).not.toHaveAttribute('data-picture');
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
    const picture = page.getByAltText('One', { exact: true });
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

test.describe('a story’s project', { tag: '@Projects' }, () => {
  const { title = '', url = '' } = projects?.find(({ id }) => id === story.id) ?? {};
  const place = url.replace(/[?#].*/, '');
  const { run = '', stop = '', live = '', stuck = '' } = first.content.frame.prose ?? {};

  test('runs in the place of its picture, and Escape or its button ends it', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(tale, { waitUntil: 'networkidle' });
    expect(place).toMatch(/^\//);
    expect(asked.filter((address) => address.includes(place))).toEqual([]);
    const button = page.locator('[data-run]');
    await expect(button).toHaveText(run, { useInnerText: true });
    const end = page.getByRole('button', { name: stop });
    await expect(end).toBeHidden();
    await button.focus();
    await page.keyboard.press('Enter');
    const frame = page.locator('iframe');
    await expect(frame).toBeFocused();
    await expect(frame).toHaveAttribute('title', title);
    await expect(frame.contentFrame().getByRole('heading', { level: 1 })).toBeInViewport();
    await expect(end).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(frame).toHaveCount(0);
    await expect(button).toBeFocused();
    await button.click();
    await expect(frame).toBeFocused();
    await end.focus();
    await page.keyboard.press('Enter');
    await expect(button).toBeFocused();
    await expect(end).toBeHidden();
  });

  test('that doesn’t start says so, and how to reach it', async ({ page, complaints }) => {
    await page.clock.install();
    await page.route(`**${place}*`, (route) => route.abort());
    await page.goto(tale);
    await page.locator('[data-run]').click();
    await expect(page.locator('iframe')).toHaveCount(1);
    await page.clock.fastForward(6000);
    const status = page.locator('[data-preview] [role=status]');
    await expect(status).toHaveText(`${stuck} ${live}`);
    await page.keyboard.press('Escape');
    await expect(status).toHaveText('');
    complaints.length = 0; // the request that was broken off
  });

  test('is linked on a phone, by at most 1.7 kB of script', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const html = await (await page.goto(tale))?.text();
    const scripts = [...String(html).matchAll(/<script(?![^>]*json)[^>]*>([\s\S]*?)<\/script>/g)];
    expect(scripts).not.toEqual([]);
    const code = scripts.map(([, inside]) => inside).join('');
    expect(brotliCompressSync(code).length).toBeLessThanOrEqual(1700);
    const link = page.locator('[data-run]');
    await expect(link).toHaveText(live, { useInnerText: true });
    await link.click();
    await expect(page).toHaveURL(new RegExp(place));
  });
});
