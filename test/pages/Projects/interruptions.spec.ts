// A change of documents that something else interrupts: the right page, and no uncaught error (browser.ts).
import type { Page } from 'playwright/test';
import { drawn, expect, homeOf, test } from '../../browser/fixtures.ts';
import { documentsOf, first } from '../../support/fixture.ts';

const home = homeOf(first);
const story = documentsOf(first).find((path) => path.startsWith('Projects/')) as string;

/** Presses links in turn, or goes back, without waiting for what comes of it. */
const press = (page: Page, ...ends: string[]) =>
  page.evaluate((all) => {
    for (const end of all)
      setTimeout(() => {
        if (end === 'back') window.history.back();
        else document.querySelector<HTMLElement>(`a[href$="/${end}"]`)?.click();
      });
  }, ends);

test('twelve changes of documents are interrupted: by a new size, a press and the browser', async ({
  page,
}) => {
  let skipped = 0;
  await page.exposeFunction('count', () => {
    skipped++;
  });
  await page.addInitScript(() => {
    window.addEventListener('pagereveal', ({ viewTransition }) => {
      if (!viewTransition || !window.location.hash) return;
      viewTransition.skipTransition();
      Reflect.get(window, 'count')();
    });
  });
  await page.goto(`${home}Projects`);
  for (let i = 0; i < 4 || skipped === 0; i++) {
    await press(page, story);
    await expect(page).toHaveURL(home + story);
    await page.setViewportSize({ width: 1200 + i, height: 800 - i });
    await expect(page.locator('article[data-kind="story"] h1')).toBeVisible();
    await press(page, 'back');
    await expect(page).toHaveURL(/\/Projects(#skip)?$/);
    await press(page, story, 'Notes');
    await expect(page).toHaveURL(`${home}Notes`);
    await expect(page.locator('main h1')).toBeVisible();
    await drawn(page); // none begins before that
    await page.evaluate(
      (address) => setTimeout(() => window.location.assign(address)),
      `${home}Projects#skip`,
    );
    await expect(page).toHaveURL(`${home}Projects#skip`);
    await expect(page.locator('main h1')).toBeVisible();
  }
});
