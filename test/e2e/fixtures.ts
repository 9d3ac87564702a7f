import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Page } from 'playwright/test';
import {
  contact,
  type Edition,
  first,
  has,
  headingOf,
  linksOf,
  routed,
  titleOf,
} from '../support/content.ts';
import { AT_ROOT } from '../support/sites.ts';

export { expect, headingOf, titleOf };

/** The site at the root of its host and under a base path; addresses end with a slash. */
export const sites = [
  { name: 'at the root', url: process.env.SITE_AT_ROOT ?? '', base: '' },
  { name: 'under /repo/', url: process.env.SITE_AT_BASE ?? '', base: '/repo' },
];

export const [site] = sites as [(typeof sites)[number]];

export type Route = string;

/** The site's pages. Home is also at the root, but few tests need to check both. */
export const routes = routed;

/** The address under which an edition's pages are; it ends with a slash. */
export const homeOf = (url: string, { path }: Edition) => url + (path && `${path.slice(1)}/`);

export const h1 = (page: Page, route: Route, edition: Edition = first) =>
  page.getByRole('heading', { level: 1, name: headingOf(route, edition), exact: true });

/** The label of a page's link in the bar. */
export const labelOf = (route: Route, edition: Edition = first) =>
  linksOf(edition).find(({ path }) => path === `/${route}`)?.label ?? `no link to ${route}`;

export const bar = (page: Page, { content: { frame } }: Edition = first) =>
  page.getByRole('navigation', { name: frame.labels.mainNavigation });

/** The link to a page in the bar. */
export const linkTo = (page: Page, route: Route, edition: Edition = first) =>
  bar(page, edition).getByRole('link', { name: labelOf(route, edition), exact: true });

/** A message, as the values of the text fields by label: name, address, company and text. */
export const message = (name: string, email: string, company: string, text: string) => ({
  [contact.fields.name]: name,
  [contact.fields.email]: email,
  ...(has.company && { [contact.fields.company]: company }),
  [contact.fields.message]: text,
});

/** Fills in fields, by label. */
export async function fill(page: Page, fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(text);
}

/**
 * The page of a visitor who has been greeted before, or of a new one (`newVisitor`). The test fails when the page logs
 * an error or a warning, throws, or fails to hydrate (React reports that as an uncaught error).
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

/**
 * Resolves when React has hydrated the whole prerendered page: neither the root nor any part is marked as dehydrated. A
 * pointermove event wakes the parts that wait for input.
 */
export async function hydrated(page: Page) {
  await page.waitForFunction(() => {
    window.dispatchEvent(new Event('pointermove'));
    const root: Record<string, Fiber> | null = Object(document.getElementById('root'));
    const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer'));
    const isDehydrated = ({ memoizedState: state }: Fiber) =>
      Boolean(state?.isDehydrated ?? state?.dehydrated);
    const anyDehydrated = (fiber: Fiber | null): boolean =>
      fiber !== null && (isDehydrated(fiber) || anyDehydrated(fiber.child) || anyDehydrated(fiber.sibling));
    const container = key === undefined ? undefined : root?.[key];
    return container !== undefined && !anyDehydrated(container.stateNode.current);
  });
}

/** Resolves when the page has been drawn as it is now, and its observers have been told. */
export const drawn = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Scrolls a little until the greeting appears: on the first scroll of an idle page, otherwise after 3 s. */
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

/** Whether an address is that of the first edition's entry script, for the site at the root. */
export function isEntry({ pathname }: URL): boolean {
  const html = readFileSync(join(AT_ROOT.folder, 'index.html'), 'utf8');
  return pathname === html.match(/data-load="([^ "]+)/)?.[1];
}

/** Whether an address is that of React's file, in which its messages are. */
export function isReact({ pathname }: URL): boolean {
  const html = readFileSync(join(AT_ROOT.folder, 'index.html'), 'utf8');
  const [, files = ''] = html.match(/data-load="([^"]*)"/) ?? [];
  const own = files
    .split(' ')
    .find((file) => readFileSync(join(AT_ROOT.folder, file), 'utf8').includes('https://react.dev/errors/'));
  return pathname === own;
}

/** Keeps files from arriving until the returned function is called. */
export async function hold(page: Page, file: RegExp | typeof isEntry) {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(file, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** The fields of React's internal tree that are read here. */
interface Fiber {
  stateNode: { current: Fiber };
  memoizedState: { isDehydrated?: boolean; dehydrated?: unknown } | null;
  child: Fiber | null;
  sibling: Fiber | null;
}
