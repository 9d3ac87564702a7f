import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { Builder, Capabilities, Key, Origin } from 'selenium-webdriver';
import { findProgram } from '../../src/builder/print/browser.ts';
import { answers, freePort } from '../support/ports.ts';
import type { EngineMaker } from './engine.ts';

const findDriver = () => findProgram([process.env.WEBKIT_DRIVER_PATH, 'WebKitWebDriver']);
const findDisplay = () => process.env.DISPLAY || findProgram(['Xvfb']);

const KEYS = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  ArrowRight: Key.ARROW_RIGHT,
};

/** WebKitGTK's MiniBrowser, driven over WebDriver; on a virtual display if there is no real one. */
export const webkit: EngineMaker = {
  name: 'WebKit',
  missing() {
    if (!findDriver()) return 'no WebKitGTK driver: set WEBKIT_DRIVER_PATH, or install webkit2gtk-driver';
    return findDisplay() ? null : 'no display for WebKitGTK: set DISPLAY, or install xvfb';
  },
  async open() {
    const screen = process.env.DISPLAY ? null : await openScreen();
    const port = await freePort();
    const server = spawn(findDriver() ?? '', [`--port=${port}`, '--host=127.0.0.1'], {
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: screen?.display ?? process.env.DISPLAY,
        // Mesa's software renderer, which machines without a GPU have, crashes when a worker draws.
        WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
      },
    });
    const endAll = async () => {
      await end(server);
      if (screen) await end(screen.process);
    };
    const driver = await connect(port).catch(async (error) => {
      await endAll();
      throw error;
    });
    return {
      goto: (url) => driver.get(url),
      back: () => driver.navigate().back(),
      run: (code, ...args) => driver.executeScript(`return (${code}).apply(null, arguments)`, ...args),
      async resize(width, height) {
        await driver.manage().window().setRect({ x: 0, y: 0, width, height });
      },
      click: ({ x, y }) => driver.actions().move({ x, y, origin: Origin.VIEWPORT }).click().perform(),
      drag: (from, to) =>
        driver
          .actions()
          .move({ ...from, origin: Origin.VIEWPORT, duration: 0 })
          .press()
          .move({ ...to, origin: Origin.VIEWPORT, duration: 200 })
          .release()
          .perform(),
      type: (text) => driver.actions().sendKeys(text).perform(),
      press: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
      async close() {
        await driver.quit();
        await endAll();
      },
    };
  },
};

/** Opens a session with the driver that listens on a port. */
async function connect(port: number) {
  const url = `http://127.0.0.1:${port}`;
  await answers(`${url}/status`);
  const options = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { args: ['--automation'] } };
  const session = new Builder().disableEnvironmentOverrides().usingServer(url);
  return session.withCapabilities(new Capabilities(options)).build();
}

/** Starts a virtual display with the first free number. */
async function openScreen() {
  const process = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(process.stdio[3] as Readable, 'data');
  return { process, display: `:${String(number).trim()}` };
}

async function end(process: ChildProcess) {
  const gone = once(process, 'exit');
  if (process.kill()) await gone;
}
