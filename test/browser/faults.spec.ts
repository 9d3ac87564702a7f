import type { Page } from 'playwright/test';
import { homeStory } from '../support/fixture.ts';
import { expect, h1, isEntry, last, linkTo, pageScript, second, site, test } from './fixtures.ts';

/**
 * One fault per row. Whatever fails, a visitor can read Home, go on to two other pages, and no error goes
 * uncaught.
 */
interface Fault {
  what: string;
  prepare: (page: Page) => Promise<unknown>;
  /** Expected messages: React and the site report what went wrong. */
  logs?: RegExp;
  /** Whether it concerns what moves, such as one page opening over another. */
  moves?: boolean;
  /** React replaces elements that were changed. A press on one that goes away isn't a click, so click again. */
  replaces?: true;
}

// The site treats a file that never arrives as one that fails, and does more.
const FILES: [what: string, files: RegExp | typeof isEntry, moves?: boolean][] = [
  ['the entry', isEntry],
  ['a page’s script', pageScript(second)],
  ['the worker', /\/assets\/worker-\w+\.js$/],
  ['the styles of other pages', /\.css$/, true],
  ['the font', /\.woff2$/],
  ['every picture', /\.(svg|avif|webp|jpg|png)$/],
];

const FAULTS: Fault[] = [
  ...FILES.map(
    ([what, files, moves]): Fault => ({
      what: `${what} never arrives`,
      prepare: (page) => page.route(files, () => {}),
      logs: /No particles|Timed out/,
      moves,
    }),
  ),
  {
    what: 'storage throws on every access',
    prepare: (page) =>
      page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      }),
  },
  {
    what: 'the browser translates the page while it is in use',
    prepare: (page) => page.addInitScript(translateLater),
    logs: /Minified React error/, // for a part that was about to hydrate
    replaces: true,
  },
];

/** Wraps each text node in an element of its own when the pointer moves, as translation tools do. */
function translateLater() {
  window.addEventListener(
    'pointermove',
    () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (text.parentElement?.closest('script, style, textarea, option')) continue;
        const font = document.createElement('font');
        font.textContent = text.data;
        text.replaceWith(font);
      }
    },
    { once: true },
  );
}

for (const { what, prepare, logs, replaces, moves = false } of FAULTS) {
  test(`${what}: the site can be read and used`, async ({ page, complaints }) => {
    if (!moves) await page.emulateMedia({ reducedMotion: 'reduce' }); // drawing frames is most of the work
    await prepare(page);
    await page.goto(`${site.url}Home`, { waitUntil: 'domcontentloaded' });
    await expect(h1(page, 'Home')).toBeVisible();
    await expect(page.getByRole('heading', { name: homeStory.experience.title })).toHaveCount(1);
    await page.mouse.move(30, 300);
    for (const name of [second, last] as const) {
      const goTo = async (options?: { timeout: number }) => {
        await linkTo(page, name).click();
        await expect(h1(page, name)).toBeVisible(options);
      };
      // A press is lost where React replaces the link between down and up.
      if (replaces) await expect(() => goTo({ timeout: 5000 })).toPass();
      else await goTo();
    }
    const unexpected = complaints.filter((line) => !logs?.test(line));
    complaints.length = 0;
    expect(unexpected).toEqual([]);
  });
}

// Firefox reports none for a page that it reloads where it was scrolled.
test('a page whose first contentful paint is never reported gets its scripts as it scrolls, or after a while', async ({
  page,
}) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  const preloads = page.locator('link[rel="modulepreload"]');
  await page.clock.install({ time: new Date('2026-01-01T10:00:00') });
  await page.clock.pauseAt(new Date('2026-01-01T10:00:01'));
  await page.goto(`${site.url}Home`);
  await expect(preloads).toHaveCount(0);
  await page.evaluate(() => window.scrollBy({ top: 300, behavior: 'instant' }));
  await expect(preloads).not.toHaveCount(0);
  // One that is never touched gets them, too.
  await page.goto(`${site.url}${second}`);
  await expect(preloads).toHaveCount(0);
  await page.clock.runFor(3000);
  await expect(preloads).not.toHaveCount(0);
});
