// Measures the time from a visitor's press to the next frame, on a slow machine (page.ts).
import type { Locator, Page } from 'playwright';
import { content, routed } from '../support/own.ts';
import { type Row, row, withPage } from './page.ts';

const MOST_MS = 100;

/** A press: its name, its page, and its element. */
const PRESSES: [what: string, page: string, target: (page: Page) => Locator][] = [
  ['opening a skill', 'Skills', (page) => page.locator('article button').first()],
  ['opening the card', 'Home', (page) => button(page, content.home.homeStory.welcomeCard.button)],
  ['changing the page by the wheel', 'Home', (page) => page.locator(`main nav a[href$="/${routed[1]}"]`)],
  ['showing the form’s errors', 'Contact', (page) => button(page, content.contact.contact.submit)],
];
const button = (page: Page, name: string) => page.getByRole('button', { name });

declare global {
  interface Window {
    /** How long each press took, in ms. */
    interactions: number[];
  }
}

export async function benchInteractions(url: string): Promise<Row[]> {
  const rows = [];
  for (const [what, path, target] of PRESSES.filter(([, page]) => routed.includes(page))) {
    const ms = await withPage(async (page, { slowness }) => {
      await page.addInitScript(() => {
        window.localStorage.setItem('first-time', 'true');
        window.interactions = [];
        new PerformanceObserver((list) => {
          // Presses only: a page that changes under a resting pointer causes events, too.
          for (const entry of list.getEntries() as PerformanceEventTiming[])
            if (entry.interactionId > 0) window.interactions.push(entry.duration);
        }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
      });
      await page.goto(url + path);
      await target(page).hover(); // it is in view then, and hydrated
      await page.waitForTimeout(3500);
      await page.evaluate(() => window.interactions.splice(0));
      await target(page).click();
      await page.waitForTimeout(1500); // shorter presses than 16 ms are never reported
      const waited = await page.evaluate(() => Math.max(0, ...window.interactions));
      return waited / Math.max(1, slowness);
    });
    rows.push(row(`${what}, to the next frame`, ms, { most: MOST_MS, unit: 'ms' }));
  }
  return rows;
}
