// Measures the time from a visitor's press to the next frame, at a quarter of this machine's speed, as Lighthouse
// assumes for phones.
import { chromium, type Locator, type Page } from 'playwright';
import { CHROMIUM_ARGS, findChromium } from '../../src/builder/print/browser.ts';
import { content, routed } from '../support/own.ts';
import { type Row, row } from './rows.ts';

const SLOWER = 4;
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
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  const rows: Row[] = [];

  try {
    for (const [what, path, target] of PRESSES.filter(([, page]) => routed.includes(page))) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
      const ms = await timePress(page, url + path, target(page));
      rows.push(row(`${what}, to the next frame`, ms, { most: MOST_MS, unit: 'ms' }));
      await page.close();
    }
  } finally {
    await browser.close();
  }

  return rows;
}

async function timePress(page: Page, url: string, target: Locator): Promise<number> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });

  await page.addInitScript(() => {
    window.localStorage.setItem('first-time', 'true');
    window.interactions = [];
    new PerformanceObserver((list) => {
      // Presses only: a page that changes under a resting pointer causes events, too.
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId > 0) window.interactions.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });

  await page.goto(url);
  await target.hover(); // it is in view then, and hydrated
  await page.waitForTimeout(3500);
  await page.evaluate(() => window.interactions.splice(0));
  await target.click();
  await page.waitForTimeout(1500); // shorter presses than 16 ms are never reported

  return page.evaluate(() => Math.max(0, ...window.interactions));
}
