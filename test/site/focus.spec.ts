// Where the focus is: seen by its pixels, and going from stop to stop as the eye does.
import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { documentsOf, first } from '../support/own.ts';
import { burger, expect, homeOf, ornamented, test } from './fixtures.ts';

/** From this width on, NavBar.module.css puts the links into the bar. */
const MENU_BELOW = 1024;

const LOOKS = [
  { colorScheme: 'light', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'light', forcedColors: 'active' },
  { colorScheme: 'dark', forcedColors: 'active' },
] as const;

/** See https://www.w3.org/TR/WCAG22/#focus-appearance */
const CONTRAST = 3;

/** A story, a note and the list of notes, as far as there are any. */
const documents = [/^Projects\//, /^Notes\//, /^Notes$/].flatMap(
  (kind) => documentsOf(first).find((path) => kind.test(path)) ?? [],
);
const PAGES = [...first.pages.map(({ name }) => name), ...documents];
const MENU = 'the menu';
const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function open(page: Page, path: string, width: number, edition = first) {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(homeOf(edition) + path);
  if (await page.locator('script[data-load]').count()) await ornamented(page);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { animation: none !important; transition: none !important }');
    document.adoptedStyleSheets = [sheet];
  });
  await page.keyboard.press('Tab'); // from now on, what has the focus shows it
}

interface Stop {
  name: string;
  /** Stops that look alike show their focus alike. */
  kind: string;
  index: number;
}

/** Runs in the page. */
function stopsIn(selector: string): Stop[] {
  const all = [...document.querySelectorAll<HTMLElement>(selector)].map((element, index) => ({
    element,
    index,
  }));
  const isStop = ({ element }: { element: HTMLElement }) =>
    element.tabIndex >= 0 &&
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest('[inert], [aria-hidden="true"]') &&
    element.getAttribute('href') !== '#main'; // the skip link is above the window until it has the focus

  return all.filter(isStop).map(({ element, index }) => {
    const around = element.closest('li, section, form, header, footer, article')?.className;
    const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30);
    return {
      name: `<${element.tagName.toLowerCase()}> “${name}”`,
      kind: [element.tagName, element.className, around, element.ariaCurrent].join(' '),
      index,
    };
  });
}

/** Runs in the page. The box of a stop and of what it covers, and the area of a line of one pixel around it. */
function bringUp({ selector, index }: { selector: string; index: number }) {
  const element = document.querySelectorAll<HTMLElement>(selector)[index] as HTMLElement;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  (document.activeElement as HTMLElement | null)?.blur();

  const covers = getComputedStyle(element, '::after').position === 'absolute';
  const covered = covers ? element.closest('article, li, .hued') : null;
  const boxes = [element, ...(covered ? [covered] : [])].map((each) => each.getBoundingClientRect());
  const { width, height } = element.getBoundingClientRect();
  const x = Math.max(0, Math.min(...boxes.map(({ left }) => left)) - 12);
  const y = Math.max(0, Math.min(...boxes.map(({ top }) => top)) - 12);
  const right = Math.min(innerWidth, Math.max(...boxes.map((box) => box.right)) + 12);
  const bottom = Math.min(innerHeight, Math.max(...boxes.map((box) => box.bottom)) + 12);

  return {
    clip: {
      x: x + scrollX,
      y: y + scrollY,
      width: Math.max(1, right - x),
      height: Math.max(1, bottom - y),
      scale: 1,
    },
    line: 2 * (width + height),
  };
}

/** Runs in the page. */
function focus({ selector, index }: { selector: string; index: number }) {
  document.querySelectorAll<HTMLElement>(selector)[index]?.focus({ preventScroll: true });
}

/** How many pixels differ by 3:1. */
async function changedPixels(...shots: [before: string, after: string]): Promise<number> {
  const [one, other] = await Promise.all(
    shots.map((data) => sharp(Buffer.from(data, 'base64')).removeAlpha().raw().toBuffer()),
  );
  let changed = 0;
  for (let i = 0; i < (one?.length ?? 0); i += 3) {
    const [a = 0, b = 0] = [one, other].map((pixels) => luminance(pixels as Buffer, i)).sort((x, y) => x - y);
    if ((b + 0.05) / (a + 0.05) >= CONTRAST) changed += 1;
  }
  return changed;
}

const LINEAR = Array.from({ length: 256 }, (_, i) => {
  const value = i / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});
const luminance = (pixels: Buffer, i: number) =>
  0.2126 * (LINEAR[pixels[i] ?? 0] ?? 0) +
  0.7152 * (LINEAR[pixels[i + 1] ?? 0] ?? 0) +
  0.0722 * (LINEAR[pixels[i + 2] ?? 0] ?? 0);

/**
 * How a page looks on a phone; wider ones differ by layout alone, and a stranger's site (test/run.ts) by its
 * words and pictures. `FOCUS=all` looks at each in each way.
 */
const WINDOWS = [
  { width: 390, looks: LOOKS, few: LOOKS.slice(0, 2) },
  { width: 1024, looks: LOOKS.slice(0, 1) },
  { width: 1440, looks: LOOKS.slice(1, 2) },
].map(({ width, looks, few = looks }) => ({
  width,
  looks: process.env.FOCUS ? LOOKS : process.env.SITE_OF ? few : looks,
}));

for (const { width, looks } of WINDOWS)
  test(`the focus can be seen at each kind of stop in windows of ${width} px`, async ({ page }) => {
    const cdp = await page.context().newCDPSession(page);
    const faults: string[] = [];
    const known = new Set<string>();

    for (const path of [...PAGES, ...(width < MENU_BELOW ? [MENU] : [])]) {
      await open(page, path === MENU ? 'Home' : path, width);
      if (path === MENU) {
        await burger(page).focus();
        await page.keyboard.press('Enter'); // after a click, browsers show no focus
      }
      const stops = (await page.evaluate(stopsIn, STOPS)).filter(({ kind }) => !known.has(kind));
      const firsts = stops.filter(({ kind }, i) => stops.findIndex((stop) => stop.kind === kind) === i);

      for (const look of looks) {
        await page.emulateMedia(look);
        for (const { name, kind, index } of firsts) {
          known.add(kind);
          const at = { selector: STOPS, index };
          const { clip, line } = await page.evaluate(bringUp, at);
          const shot = () => cdp.send('Page.captureScreenshot', { clip, optimizeForSpeed: true });
          const before = await shot();
          await page.evaluate(focus, at);
          const changed = await changedPixels(before.data, (await shot()).data);
          // At half a pixel, an edge is one pixel thinner.
          if (changed < 0.98 * line)
            faults.push(`${path}, ${Object.values(look)}: ${name} changes ${changed} px, not ${line}`);
        }
      }
    }

    expect(faults).toEqual([]);
  });

for (const width of [320, 768, 1440])
  test(`the focus goes as the eye does in windows of ${width} px`, async ({ page }) => {
    const faults: string[] = [];

    for (const path of PAGES) {
      await open(page, path, width);
      faults.push(...(await page.evaluate(backwardSteps, STOPS)).map((fault) => `${path}: ${fault}`));
    }

    expect(faults).toEqual([]);
  });

/** Steps from a stop to one above it in its column, or before it in its row. Runs in the page. */
function backwardSteps(selector: string): string[] {
  const isSeen = (element: HTMLElement) =>
    element.tabIndex >= 0 &&
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest('[inert], [aria-hidden="true"]') &&
    // The wheel's are in a circle; the skip link is above the page.
    !element.closest('[data-wheel]') &&
    element.getAttribute('href') !== '#main';
  const stops = [...document.querySelectorAll<HTMLElement>(selector)].filter(isSeen);
  const name = (element: HTMLElement) => (element.ariaLabel ?? element.textContent ?? '').trim().slice(0, 30);
  const forward = document.documentElement.dir === 'rtl' ? -1 : 1;

  return stops.flatMap((stop, i) => {
    const next = stops[i + 1];
    // The bar stays where it is while the page scrolls.
    if (!next || (stop.closest('#root > header') === null) !== (next.closest('#root > header') === null))
      return [];

    const [from, to] = [stop.getBoundingClientRect(), next.getBoundingClientRect()];
    const inColumn = Math.min(from.right, to.right) > Math.max(from.left, to.left);
    const inRow =
      Math.min(from.bottom, to.bottom) - Math.max(from.top, to.top) > 0.5 * Math.min(from.height, to.height);
    const group = stop.closest('form, nav, ul, ol, section, article, footer, header');
    const isTogether = group?.contains(next) ?? false;
    const isAbove = inColumn && to.bottom <= from.top;
    const isBefore = isTogether && inRow && forward * (to.left - from.left) < 0;

    return isAbove || isBefore ? `from “${name(stop)}” back to “${name(next)}”` : [];
  });
}
