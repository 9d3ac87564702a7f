import { launch } from 'puppeteer-core';
import { findProgram } from '../../src/builder/print/browser.ts';
import type { EngineMaker } from './engine.ts';

const MAC = '/Applications/Firefox.app/Contents/MacOS/firefox';
const find = () => findProgram([process.env.FIREFOX_PATH, 'firefox-esr', 'firefox', MAC]);

interface BidiConnection {
  send(method: string, parameters: object): Promise<{ result: { contexts: { context: string }[] } }>;
}

/** Driven over WebDriver BiDi. */
export const firefox: EngineMaker = {
  name: 'Firefox',
  missing: () => (find() ? null : 'no Firefox: set FIREFOX_PATH, or install firefox-esr'),
  async open() {
    const browser = await launch({
      browser: 'firefox',
      executablePath: find() ?? '',
      headless: true,
      defaultViewport: null,
      // Puppeteer waits for a load, which a page that Firefox has kept doesn't have again.
      extraPrefsFirefox: { 'browser.sessionhistory.max_total_viewers': 0, 'fission.bfcacheInParent': false },
    });
    const { connection } = browser as unknown as { connection: BidiConnection };
    const [page = await browser.newPage()] = await browser.pages();
    /** Sends what Puppeteer says otherwise, or waits for too long with. */
    async function send(method: string, parameters: object) {
      const { result } = await connection.send('browsingContext.getTree', { maxDepth: 0 });
      const [{ context } = { context: '' }] = result.contexts;
      await connection.send(method, { context, ...parameters });
    }
    return {
      goto: async (url) => void (await page.goto(url)),
      // Firefox ESR 140 doesn't report the load that Puppeteer's goBack waits for.
      back: () => send('browsingContext.traverseHistory', { delta: -1 }),
      run: (code, ...args) => page.evaluate(code as (...all: unknown[]) => never, ...args),
      // Puppeteer's setViewport also sets the screen's orientation, which Firefox ESR 140 can't.
      resize: (width, height) => send('browsingContext.setViewport', { viewport: { width, height } }),
      click: ({ x, y }) => page.mouse.click(x, y),
      async drag(from, to) {
        await page.mouse.move(from.x, from.y);
        await page.mouse.down();
        await page.mouse.move(to.x, to.y, { steps: 8 });
        await page.mouse.up();
      },
      type: (text) => page.keyboard.type(text),
      press: (key) => page.keyboard.press(key),
      close: () => browser.close(),
    };
  },
};
