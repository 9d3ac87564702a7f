import { test as base, expect, type Page } from 'playwright/test';

export { expect };

/** The site at the root of its host and under a base path; addresses end with a slash. */
export const sites = [
  { name: 'at the root', url: process.env.SITE_AT_ROOT ?? '', base: '' },
  { name: 'under /repo/', url: process.env.SITE_AT_BASE ?? '', base: '/repo' },
];

export const [site] = sites as [(typeof sites)[number]];

export const routes = ['', 'Home', 'About', 'Projects', 'Skills', 'Contact'];

/**
 * A page of a visitor who has been greeted before. The test fails when the page logs an error or a warning, throws,
 * or fails to hydrate (React reports that as an uncaught error).
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

/** Resolves when React has taken over the prerendered page: its root is no longer marked as dehydrated. */
export async function hydrated(page: Page) {
  await page.waitForFunction(() => {
    const root = document.getElementById('root') as unknown as Record<string, ReactRoot> | null;
    const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer'));
    return key !== undefined && root?.[key]?.stateNode.current.memoizedState.isDehydrated === false;
  });
}

interface ReactRoot {
  stateNode: { current: { memoizedState: { isDehydrated: boolean } } };
}
