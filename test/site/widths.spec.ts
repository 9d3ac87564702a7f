// Every page with scrollbars that take up room, at ordinary and at double text size, in narrow and in low
// windows.
import { chromium, type Page } from 'playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../../src/builder/print/browser.ts';
import type { Edition } from '../support/contentOf.ts';
import { documentsOf, editions, first, isDemonstration } from '../support/own.ts';
import { expect, homeOf, hydrated, routes, site, test } from './fixtures.ts';
import { screenFaults } from './screenFaults.ts';

const WIDTHS = [
  320, 344, 360, 375, 390, 412, 430, 480, 540, 600, 640, 641, 700, 768, 900, 1023, 1024, 1280, 1440, 1920,
];
const LOW = [
  { width: 320, height: 256 },
  { width: 360, height: 400 },
  { width: 568, height: 320 },
  { width: 640, height: 360 },
  { width: 667, height: 375 },
  { width: 740, height: 360 },
  { width: 844, height: 390 },
];
const LARGE = [320, 360, 390, 430];
const WIDE = [640, 768, 1024, 1280, 1440];

/** All of the first edition; the others have the same layouts. */
const shownOf = (edition: Edition) =>
  edition === first ? documentsOf(edition) : documentsOf(edition).filter((_, i) => i === 0);
const pagesOf = (edition: Edition) => [...routes, 'CV', ...shownOf(edition)];

/** Opens a window with classic scrollbars and a text size of the visitor's. */
async function withBrowser(fontPx: number, use: (page: Page) => Promise<void>) {
  const executablePath = findChromium({ shell: true }) ?? undefined;
  const browser = await chromium.launch({
    executablePath,
    args: [...CHROMIUM_ARGS, `--blink-settings=defaultFontSize=${fontPx}`],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  try {
    const page = await browser.newPage({ reducedMotion: 'reduce', colorScheme: 'dark' });
    await page.addInitScript(() => window.localStorage.setItem('first-time', 'true'));
    await use(page);
  } finally {
    await browser.close();
  }
}

async function open(page: Page, address: string) {
  await page.goto(address);
  if (await page.locator('script[data-load]').count()) await hydrated(page);
}

const excess = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('no page is wider than its window with scrollbars', async () => {
  await withBrowser(16, async (page) => {
    const wide: string[] = [];
    for (const name of pagesOf(first)) {
      await open(page, site.url + name);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        const px = await excess(page);
        if (px > 0) wide.push(`${name} at ${width} px: ${px} px`);
      }
    }
    expect(wide).toEqual([]);
  });
});

for (const edition of editions)
  test(`large text is neither cut nor covered, nor wider than the window, in ${edition.code}`, async () => {
    await withBrowser(32, async (page) => {
      const faults: Record<string, string[]> = {};
      for (const name of pagesOf(edition)) {
        await open(page, homeOf(edition) + name);
        for (const width of edition === first ? [...LARGE, ...WIDE] : LARGE) {
          await page.setViewportSize({ width, height: 800 });
          const px = await excess(page);
          const found = px > 0 ? [`is ${px} px too wide`] : [];
          if (LARGE.includes(width)) {
            const options = { width, characters: isDemonstration ? 66 : 78, controls: width === LARGE[0] };
            found.push(
              ...(await page.evaluate(screenFaults, options)),
              ...(await page.evaluate(brokenWords)),
            );
          }
          if (found.length > 0) faults[`${name} at ${width} px`] = found;
        }
      }
      expect(faults).toEqual({});
    });
  });

/** Titles, names and labels that are broken inside a word. Runs in the page. */
function brokenWords(): string[] {
  const found: string[] = [];
  const range = document.createRange();
  const short = 'h1, #root > header a, nav[data-wheel] a, nav[data-wheel] [aria-current], button, .button';
  for (const element of document.querySelectorAll<HTMLElement>(short)) {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[data-by]')) continue;
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
      if (node.parentElement?.closest('.visually-hidden, [hidden]')) continue;
      for (const { 0: word, index } of node.data.matchAll(/\S+/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        // A turned word has one box, too.
        if (range.getClientRects().length > 1 && !/[-/@]/.test(word)) found.push(`“${word}” is broken`);
      }
    }
  }
  return found;
}

test('no word of a wheel, the bar or a title is broken in low windows, and Home’s stage fits those on their side', async () => {
  await withBrowser(16, async (page) => {
    const faults: string[] = [];
    for (const edition of editions)
      for (const name of routes) {
        await open(page, homeOf(edition) + name);
        for (const { width, height } of LOW) {
          await page.setViewportSize({ width, height });
          const found = await page.evaluate(brokenWords);
          const px = await excess(page);
          const at = `${edition.code} ${name} at ${width}×${height}`;
          if (px > 0) found.push(`it is ${px} px too wide`);
          // An owner's words may need more room.
          if (isDemonstration && name === 'Home' && width > height * 1.5) {
            const bottom = await page
              .locator('main section')
              .first()
              .evaluate((stage) => stage.getBoundingClientRect().bottom + window.scrollY);
            if (bottom > height + 1) found.push(`the stage ends at ${Math.round(bottom)} px`);
          }
          faults.push(...found.map((fault) => `${at}: ${fault}`));
        }
      }
    expect(faults).toEqual([]);
  });
});

test('every link of the open menu can be reached in low windows, on documents too', async () => {
  await withBrowser(16, async (page) => {
    const faults: string[] = [];
    for (const edition of editions)
      for (const name of ['Home', ...documentsOf(edition).slice(0, 1)]) {
        await page.setViewportSize(LOW[0] ?? { width: 320, height: 256 });
        await open(page, homeOf(edition) + name);
        await page.locator('#root > header summary').click();
        for (const { width, height } of LOW) {
          await page.setViewportSize({ width, height });
          await expect(page.locator('#root > header nav li a:visible')).not.toHaveCount(0);
          const unreached = await page.evaluate(unreachedLinks);
          faults.push(...unreached.map((link) => `${edition.code} ${name} at ${width}×${height}: ${link}`));
        }
      }
    expect(faults).toEqual([]);
  });
});

/** The links of the open menu that can't be scrolled to a place where they can be pressed. Runs in the page. */
function unreachedLinks(): string[] {
  const bar = document.querySelector('#root > header');
  const links = [...document.querySelectorAll<HTMLElement>('#root > header nav li a')];
  return links
    .filter((link) => link.checkVisibility())
    .filter((link) => {
      link.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const { left, top, width, height } = link.getBoundingClientRect();
      const hit = document.elementFromPoint(left + Math.min(width, 40) / 2, top + height / 2);
      const end = bar?.getBoundingClientRect().bottom ?? 0;
      return !link.contains(hit) || top < end - 1 || top + height > window.innerHeight + 1;
    })
    .map((link) => link.textContent ?? '');
}

test('a title’s longest word fits its column, whatever its length, at every width', async () => {
  await withBrowser(16, async (page) => {
    const broken: string[] = [];
    for (const name of routes.slice(1)) {
      await open(page, homeOf(first) + name);
      for (const letters of [5, 9, 12, 20, 30]) {
        const word = 'Nebenbeigesprochensonstwasmehr'.slice(0, letters);
        await page.locator('h1').evaluate((title, word) => {
          title.textContent = `${word} ab`;
          title.parentElement?.style.setProperty('--word', String(word.length));
        }, word);
        for (const width of [320, 390, 768, 1024, 1440, 2560]) {
          await page.setViewportSize({ width, height: 800 });
          const found = await page.evaluate(brokenWords);
          broken.push(
            ...found.filter((fault) => fault.includes(word)).map((fault) => `${name} at ${width}: ${fault}`),
          );
        }
      }
    }
    expect(broken).toEqual([]);
  });
});
