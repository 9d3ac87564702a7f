import { launch } from 'puppeteer-core';
import { findProgram } from '../../src/builder/print/programs.mjs';
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
  missing: () => (find() ? null : 'no Firefox: set FIREFOX_PATH, or install firefox-esr'),
  async open() {
    const browser = await launch({ browser: 'firefox', executablePath: find() ?? '', headless: true });
    const [page = await browser.newPage()] = await browser.pages();
    return {
      goto: async (url) => void (await page.goto(url)),
      back: async () => void (await page.goBack()),
      run: (code, ...args) => page.evaluate(code as (...all: unknown[]) => never, ...args),
      resize: (width, height) => page.setViewport({ width, height }),
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
