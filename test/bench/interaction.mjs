// Measures the time from a visitor's press to the next frame, on a machine four times slower than the project's
// own quiet ones (page.mjs).
import { content } from './content.mjs';
import { withPage } from './page.mjs';
import { row } from './table.mjs';

const { labels } = content.frame;
const { moreInfo, close } = content.skills.labels;
const { submit } = content.contact.contact;
const CARD = content.home.homeStory.welcomeCard?.button;

const PHONE = { width: 360, height: 740 };
const MOST_MS = 100;

/** @typedef {(page: import('playwright').Page) => Promise<unknown>} Step */

/** @type {[what: string, path: string, viewport: { width: number, height: number } | undefined, prepare: Step, act: Step][]} */
const INTERACTIONS = [
  [
    'opening the menu',
    'Home',
    PHONE,
    async () => {},
    (page) => page.getByRole('button', { name: labels.openMenu }).click(),
  ],
  [
    'opening a skill',
    'Skills',
    undefined,
    async () => {},
    (page) => page.getByRole('button', { name: moreInfo }).first().click(),
  ],
  [
    'closing it',
    'Skills',
    undefined,
    (page) => page.getByRole('button', { name: moreInfo }).first().click(),
    (page) => page.getByRole('button', { name: close }).click(),
  ],
  [
    'opening the card',
    'Home',
    undefined,
    (page) => page.getByRole('button', { name: CARD }).scrollIntoViewIfNeeded(),
    (page) => page.getByRole('button', { name: CARD }).click(),
  ],
  [
    'changing the page by the wheel',
    'Home',
    undefined,
    (page) => page.locator('main nav').getByRole('link', { name: 'Skills' }).hover(),
    (page) => page.locator('main nav').getByRole('link', { name: 'Skills' }).click(),
  ],
  [
    'showing the form’s errors',
    'Contact',
    undefined,
    async () => {},
    (page) => page.getByRole('button', { name: submit }).click(),
  ],
];

/**
 * @param {string} url
 * @returns {Promise<import('./table.mjs').Row[]>}
 */
export async function benchInteractions(url) {
  const rows = [];
  for (const [what, path, viewport, prepare, act] of INTERACTIONS) {
    const ms = await withPage(
      async (page, { slowness }) => {
        await page.addInitScript(() => {
          window.localStorage.setItem('first-time', 'true');
          Object.assign(window, { interactions: [] });
          new PerformanceObserver((list) => {
            const { interactions } = /** @type {any} */ (window);
            // Presses only: a page that changes under a resting pointer causes events, too.
            for (const entry of /** @type {any[]} */ (list.getEntries()))
              if (entry.interactionId > 0) interactions.push(entry.duration);
          }).observe(/** @type {any} */ ({ type: 'event', durationThreshold: 16, buffered: true }));
        });
        await page.goto(url + path);
        await page.mouse.move(20, 300); // the first input, which makes the page load its script
        await page.waitForTimeout(2000);
        await prepare(page);
        await page.waitForTimeout(1500);
        await page.evaluate(() => {
          /** @type {any} */ (window).interactions.length = 0;
        });
        await act(page);
        await page.waitForTimeout(1500);
        const waited = await page.evaluate(() => Math.max(0, .../** @type {any} */ (window).interactions));
        return waited / Math.max(1, slowness);
      },
      viewport ? { viewport } : {},
    );
    rows.push(row(`${what}, to the next frame`, ms, { most: MOST_MS, unit: 'ms' }));
  }
  return rows;
}
