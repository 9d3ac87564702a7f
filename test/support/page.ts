// Fixtures of all browser tests, for a site whose content and address they are given.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Locator, type Page } from 'playwright/test';
import type { contentOf, Edition } from './content.ts';
import { isHydrated } from './inPage.ts';
import type { Site } from './sites.ts';

export { expect };

/** Fixtures of one site: `fixture` or `own` (fixtures.ts beside the tests). */
export function browsing({ first, linksOf, headingOf, routed }: ReturnType<typeof contentOf>, site: Site) {
  /** Its address; ends with a slash. */
  const url = process.env[site.variable] ?? '';

  /** The label of a page's link in the bar. */
  const labelOf = (route: string, edition: Edition = first) =>
    linksOf(edition).find(({ path }) => path === `/${route}`)?.label ?? `no link to ${route}`;
  const bar = (page: Page, { content: { frame } }: Edition = first) =>
    page.getByRole('navigation', { name: frame.labels.mainNavigation });

  /** The addresses of the first edition's scripts, first the entry's. */
  function scripts(): string[] {
    const html = readFileSync(join(site.folder, 'index.html'), 'utf8');
    return html.match(/data-load="([^"]*)"/)?.[1]?.split(' ') ?? [];
  }

  return {
    site: { ...site, url },
    /** The pages that visitors move between. */
    routes: routed,
    /** The address under which an edition's pages are; it ends with a slash. */
    homeOf: ({ path }: Edition) => url + (path && `${path.slice(1)}/`),
    h1: (page: Page, route: string, edition: Edition = first) =>
      page.getByRole('heading', { level: 1, name: headingOf(route, edition), exact: true }),
    labelOf,
    bar,
    /** The link to a page in the bar. */
    linkTo: (page: Page, route: string, edition: Edition = first) =>
      bar(page, edition).getByRole('link', { name: labelOf(route, edition), exact: true }),
    /** Whether an address is that of the first edition's entry script. */
    isEntry: ({ pathname }: URL): boolean => pathname === scripts()[0],
  };
}

/** Fills in fields, by label. */
export async function fill(page: Page, fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(text);
}

/**
 * The page of a visitor who has been greeted before, or of a new one (`newVisitor`). The test fails when the
 * page logs an error or a warning, throws, or fails to hydrate (React reports that as an uncaught error).
 */
export const test = base.extend<{ newVisitor: boolean; complaints: string[] }>({
  newVisitor: [false, { option: true }],
  complaints: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern
    async ({}, use) => {
      await use([]);
    },
    { scope: 'test' },
  ],
  page: async ({ page, complaints, newVisitor }, use) => {
    page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()))
        complaints.push(`${message.type()}: ${message.text()}`);
    });
    if (!newVisitor) await page.addInitScript(() => window.localStorage.setItem('first-time', 'true'));
    await use(page);
    expect(complaints).toEqual([]);
  },
});

/** The button of the menu, on a phone. */
export const burger = (page: Page) => page.locator('#root > header nav summary');
export const isMenuOpen = (page: Page) =>
  page.locator('#root > header nav details').evaluate((menu) => (menu as HTMLDetailsElement).open);

/** Resolves when React has hydrated the whole prerendered page. */
export async function hydrated(page: Page) {
  await page.waitForFunction(isHydrated, false);
}

/** Resolves when the ornaments' styles have come, too, after which nothing changes its size. */
export async function ornamented(page: Page) {
  await hydrated(page);
  await page.waitForFunction(() =>
    [...document.styleSheets].some(({ href }) => /\/late-\w+\.css$/.test(href ?? '')),
  );
}

/** Resolves when the page has been drawn as it is now, and its observers have been told. */
export const drawn = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/**
 * Resolves when an element's transitions, and those of what is in it, are over. Playwright's own wait looks
 * at two frames: on a busy machine both may come before a transition's first one.
 */
export const ended = (element: Locator) =>
  element.evaluate((e) =>
    Promise.all(
      e
        .getAnimations({ subtree: true })
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished.catch(() => undefined)), // one that is replaced is rejected
    ),
  );

/** Scrolls a little until the greeting appears. */
export async function bringUpGreeting(page: Page) {
  await expect(async () => {
    await page.evaluate(() => {
      window.scrollBy({ top: 1, behavior: 'instant' });
      window.scrollBy({ top: -1, behavior: 'instant' });
    });
    await expect(page.locator('dialog[open]:not(:modal)')).toBeAttached({ timeout: 100 });
  }).toPass({ intervals: [0] });
}

/** Hides the page, like a tab in the background, or shows it again. */
export async function setHidden(page: Page, hidden: boolean) {
  await page.evaluate((now) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: now });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

/**
 * Keeps files from arriving until the returned function is called. On a busy machine that may take longer than
 * the site waits for its scripts, so no timeout of more than three seconds comes meanwhile.
 */
export async function hold(page: Page, file: RegExp | ((url: URL) => boolean)) {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(file, async (route) => {
    await held;
    await route.continue();
  });

  const wait = () => {
    const { setTimeout } = window;
    const later = (run: () => void, ms = 0) => setTimeout(run, ms > 3000 ? 60_000 : ms);
    Object.assign(window, { setTimeout: later });
  };
  await page.addInitScript(wait);
  await page.evaluate(wait);

  return letGo;
}

/** Presses Tab until an element has the focus. */
export async function tabTo(page: Page, wanted: Locator) {
  const target = wanted.and(page.locator(':focus'));
  for (let i = 0; i < 60 && (await target.count()) === 0; i++) await page.keyboard.press('Tab');
  await expect(target).toHaveCount(1);
}

/** The addresses of a page's own script. */
export const pageScript = (page: string) => new RegExp(`/assets/${page}Page-\\w+\\.js$`);

/** Drags the pointer over the middle of a text, and tells what is selected then. */
export async function selectIn(page: Page, text: Locator) {
  await text.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await text.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const line = y + Math.min(10, height / 2);
  await page.mouse.move(x + 2, line);
  await page.mouse.down();
  await page.mouse.move(x + width / 3, line, { steps: 5 });
  await page.mouse.up();
  return page.evaluate(() => String(window.getSelection()));
}
