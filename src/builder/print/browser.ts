// Finds a Chromium for printing, the tests and the benches, or installs one.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright';
import { environment } from '../shared/options.ts';
import { findProgram } from './programs.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
/** Chromium without windows: the same engine, and tests take a third less time in it. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];

/** Without these flags Chromium contacts hosts that a closed network refuses; root needs the first one. */
export const CHROMIUM_ARGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none', // otherwise the shell, and only it, rounds each letter's width
];

interface Preference {
  /** Prefer one without windows; benches need the one that visitors use. */
  shell?: boolean;
}

/**
 * @returns the path of a Chromium: CHROME_PATH, Playwright's own, or one on the PATH
 */
export function findChromium(preference: Preference = {}): string | null {
  return findProgram([environment.CHROME_PATH, ...inOrder(chromium.executablePath(), preference)]);
}

/**
 * Where to look for a Chromium, best first.
 *
 * @param own where Playwright keeps its whole browser
 */
export function inOrder(own: string, { shell = false }: Preference) {
  const whole = [own, ...NAMES, '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];
  const shells = [...shellBeside(own), ...SHELLS];
  return shell ? [...shells, ...whole] : [...whole, ...shells];
}

/**
 * Playwright keeps the shell of a browser in a folder beside it, with the same revision.
 *
 * @param own such as `ms-playwright/chromium-1255/chrome-linux64/chrome`
 */
function shellBeside(own: string) {
  const [, folder, revision, platform] = own.match(/^(.*[\\/])chromium-(\d+)[\\/]chrome-([\w-]+)[\\/]/) ?? [];
  if (!folder) return [];
  const file = platform?.startsWith('win') ? 'chrome-headless-shell.exe' : 'chrome-headless-shell';
  return [join(folder, `chromium_headless_shell-${revision}`, `chrome-headless-shell-${platform}`, file)];
}

/**
 * Finds a Chromium, or installs one: Playwright's download first, then, as root on Debian, the Debian package.
 *
 * @returns its path
 * @throws {Error} when none can be found or installed, saying what to do
 */
export function ensureChromium(preference: Preference = {}): string {
  if (environment.CHROME_PATH && !findProgram([environment.CHROME_PATH])) {
    throw new Error(`CHROME_PATH="${environment.CHROME_PATH}" can't be run. Correct it or unset it.`);
  }
  const found = findChromium(preference);
  if (found) return found;
  console.log('No Chromium found; installing one.');
  for (const [command, ...args] of installers(preference)) {
    const { status } = spawnSync(command as string, args, { stdio: 'inherit' });
    const installed = status === 0 ? findChromium(preference) : null;
    if (installed) return installed;
  }
  throw new Error(
    'Can’t find or install Chromium. Install it with "npx playwright install --with-deps chromium" ' +
      "or your system's package, or set CHROME_PATH to the one you have.",
  );
}

/**
 * @returns commands, each with its arguments
 */
function installers({ shell }: Preference): string[][] {
  const download = [
    process.execPath,
    join(dirname(createRequire(import.meta.url).resolve('playwright/package.json')), 'cli.js'),
    'install',
    ...(shell ? ['--only-shell'] : []),
    'chromium',
  ];
  const root = process.getuid?.() === 0;
  if (!root || !findProgram(['apt-get'])) return [download];
  const packages = shell ? ['chromium-headless-shell', 'chromium'] : ['chromium'];
  return [
    download,
    ...packages.map((name) => ['bash', '-c', `apt-get update -qq && apt-get install -y -qq ${name}`]),
  ];
}
