// Measures the time from a visitor's press to the next frame, on a machine four times slower than the
// project's own quiet ones (page.ts).
import type { Page } from 'playwright';
import { content } from './content.ts';
import { withPage } from './page.ts';
import { type Row, row } from './table.ts';

const { moreInfo, close } = content.skills.labels;
const { submit } = content.contact.contact;
const CARD = content.home.homeStory.welcomeCard?.button;

const PHONE = { width: 360, height: 740 };
const MOST_MS = 100;

type Step = (page: Page) => Promise<unknown>;

const INTERACTIONS: [
  what: string,
  path: string,
  viewport: { width: number; height: number } | undefined,
  prepare: Step,
  act: Step,
][] = [
  [
    'opening the menu',
    'Home',
    PHONE,
    async () => {},
    (page) => page.locator('#root > header summary').click(),
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

declare global {
  interface Window {
    /** How long each press took, in ms. */
    interactions: number[];
  }
}

export async function benchInteractions(url: string): Promise<Row[]> {
  const rows = [];
  for (const [what, path, viewport, prepare, act] of INTERACTIONS) {
    const ms = await withPage(
      async (page, { slowness }) => {
        await page.addInitScript(() => {
          window.localStorage.setItem('first-time', 'true');
          Object.assign(window, { interactions: [] });
          new PerformanceObserver((list) => {
            // Presses only: a page that changes under a resting pointer causes events, too.
            for (const entry of list.getEntries() as PerformanceEventTiming[])
              if (entry.interactionId > 0) window.interactions.push(entry.duration);
          }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
        });
        await page.goto(url + path);
        await page.waitForTimeout(2000);
        await prepare(page);
        await page.waitForTimeout(1500);
        await page.evaluate(() => {
          window.interactions.length = 0;
        });
        await act(page);
        await page.waitForTimeout(1500);
        const waited = await page.evaluate(() => Math.max(0, ...window.interactions));
        return waited / Math.max(1, slowness);
      },
      viewport ? { viewport } : {},
    );
    rows.push(row(`${what}, to the next frame`, ms, { most: MOST_MS, unit: 'ms' }));
  }
  return rows;
}
