import { test as base, expect, type Page } from 'playwright/test';

export { expect };

/** The site at the root of its host and under a base path; addresses end with a slash. */
export const sites = [
  { name: 'at the root', url: process.env.SITE_AT_ROOT ?? '', base: '' },
  { name: 'under /repo/', url: process.env.SITE_AT_BASE ?? '', base: '/repo' },
];

export const [site] = sites as [(typeof sites)[number]];

/** Home is also at the root, which few tests need to check as well. */
export const routes = ['Home', 'About', 'Projects', 'Skills', 'Contact'];

/**
 * The page of a visitor who has been greeted before, or of a new one (`newVisitor`). The test fails when the page logs
 * an error or a warning, throws, or fails to hydrate (React reports that as an uncaught error).
 */
export const test = base.extend<{ newVisitor: boolean; complaints: string[] }>({
  newVisitor: [false, { option: true }],
  complaints: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from it
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
    const root = document.getElementById('root') as unknown as Record<string, Fiber> | null;
    const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer'));
    const isDehydrated = ({ memoizedState: state }: Fiber) =>
      Boolean(state?.isDehydrated ?? state?.dehydrated);
    const anyDehydrated = (fiber: Fiber | null): boolean =>
      fiber !== null && (isDehydrated(fiber) || anyDehydrated(fiber.child) || anyDehydrated(fiber.sibling));
    const container = key === undefined ? undefined : root?.[key];
    return container !== undefined && !anyDehydrated(container.stateNode.current);
  });
}

/** Scrolls a little until the greeting is there: it comes at the first scroll of an idle page, otherwise after 3 s. */
export async function bringGreeting(page: Page) {
  await expect(async () => {
    await page.evaluate(() => {
      window.scrollBy({ top: 1, behavior: 'instant' });
      window.scrollBy({ top: -1, behavior: 'instant' });
    });
    await expect(page.locator('dialog[open]:not(:modal)')).toBeAttached({ timeout: 100 });
  }).toPass({ intervals: [0] });
}

/** Hides the page as a tab in the background, or shows it again. */
export async function setHidden(page: Page, hidden: boolean) {
  await page.evaluate((now) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: now });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

/** Keeps files from arriving until the returned function is called. */
export async function hold(page: Page, file: RegExp) {
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
