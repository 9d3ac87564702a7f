// Finds a Chromium for printing, the tests and the audit.
import { existsSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';
import { chromium } from 'playwright';
import { environment, isRoot } from '../shared/options.ts';

/**
 * These flags keep Chromium from contacting hosts that a closed network refuses; root needs the first one.
 */
export const CHROMIUM_ARGS = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Otherwise the headless shell rounds each letter's width:
  // https://github.com/puppeteer/puppeteer/issues/2410
  '--font-render-hinting=none',
];

/** The first ones have no windows and start faster. */
const ON_PATH = ['chromium-headless-shell', 'chrome-headless-shell', 'chromium', 'google-chrome'];

/**
 * @returns the path of a Chromium: CHROME_PATH, Playwright's own, or one on the PATH
 * @throws {Error} saying how to install one
 */
export function findChromium(): string {
  const { CHROME_PATH } = environment;
  const found = findProgram(CHROME_PATH ? [CHROME_PATH] : [chromium.executablePath(), ...ON_PATH]);
  if (found) return found;

  throw new Error(
    CHROME_PATH
      ? `CHROME_PATH="${CHROME_PATH}" can’t be run: correct it or unset it`
      : 'There is no Chromium: run "npx playwright install --with-deps chromium", or set CHROME_PATH to yours',
  );
}

/**
 * @param names commands on the PATH or absolute paths, best first
 * @returns the path of the first that there is
 */
export function findProgram(names: (string | undefined)[]): string | null {
  const folders = (environment.PATH ?? '').split(delimiter);
  const paths = names.flatMap((name) =>
    !name ? [] : isAbsolute(name) ? [name] : folders.map((folder) => join(folder, name)),
  );
  return paths.find((path) => existsSync(path)) ?? null;
}
