import { type Browser, launch } from 'puppeteer-core';
import { findProgram } from '../../src/builder/print/browser.ts';
import type { EngineMaker } from './engine.ts';

const find = () =>
  findProgram([
    process.env.FIREFOX_PATH,
    'firefox-esr',
    'firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ]);

/** Driven over WebDriver BiDi. */
export const firefox: EngineMaker = {
  name: 'Firefox',
  changesScheme: true,
  missing: () => (find() ? null : 'no Firefox: set FIREFOX_PATH, or install firefox-esr'),
  async open() {
    const browser = await launch({
      browser: 'firefox',
      executablePath: find() ?? '',
      headless: true,
      defaultViewport: null,
      args: ['--remote-allow-system-access'], // for `prefer`
      // Puppeteer waits for a load, which a page that Firefox has kept doesn't have again.
      extraPrefsFirefox: { 'browser.sessionhistory.max_total_viewers': 0, 'fission.bfcacheInParent': false },
    });
    const [page = await browser.newPage()] = await browser.pages();
    return {
      goto: async (url) => void (await page.goto(url)),
      back: async () => void (await page.goBack()),
      run: (code, ...args) => page.evaluate(code as (...all: unknown[]) => never, ...args),
      resize: (width, height) => resize(browser, { width, height }),
      click: ({ x, y }) => page.mouse.click(x, y),
      async drag(from, to) {
        await page.mouse.move(from.x, from.y);
        await page.mouse.down();
        await page.mouse.move(to.x, to.y, { steps: 8 });
        await page.mouse.up();
      },
      type: (text) => page.keyboard.type(text),
      press: (key) => page.keyboard.press(key),
      prefer: (scheme) => overrideScheme(browser, scheme),
      close: () => browser.close(),
    };
  },
};

/** The command alone: Puppeteer also sends one for the screen's orientation, which ESR 140 doesn't know. */
async function resize(browser: Browser, viewport: { width: number; height: number }) {
  const connection = connectionOf(browser);
  const { result } = await connection.send('browsingContext.getTree', {});
  await connection.send('browsingContext.setViewport', { context: result.contexts[0]?.context, viewport });
}

/** As Firefox's developer tools do: WebDriver has no command for it, but can run a script in the browser's window. */
async function overrideScheme(browser: Browser, scheme: 'light' | 'dark') {
  const connection = connectionOf(browser);
  const { result } = await connection.send('browsingContext.getTree', { 'moz:scope': 'chrome' });
  await connection.send('script.evaluate', {
    expression: `for (const { browsingContext } of gBrowser.browsers)
      browsingContext.prefersColorSchemeOverride = '${scheme}';`,
    target: { context: result.contexts[0]?.context },
    awaitPromise: false,
  });
}

const connectionOf = (browser: Browser) => (browser as unknown as { connection: BidiConnection }).connection;

interface BidiConnection {
  send(method: string, parameters: object): Promise<{ result: { contexts: { context: string }[] } }>;
}
