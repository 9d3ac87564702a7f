// Finds a Chromium for printing, the tests and the benches, or installs one.
import { spawnSync } from 'node:child_process';
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

/** `shell`: one without windows, faster in tests; benches need the one that visitors use. */
type Preference = { shell?: boolean };

/** @returns the path of a Chromium: CHROME_PATH, Playwright's own, or one on the PATH */
export function findChromium({ shell = false }: Preference = {}): string | null {
  const own = chromium.executablePath();

  // Playwright keeps the shell of a browser in a folder beside it, with the same revision.
  const ownShell = own.replace(
    /chromium-(\d+)([\\/])chrome-([\w-]+)([\\/])chrome(\.exe)?$/,
    'chromium_headless_shell-$1$2chrome-headless-shell-$3$4chrome-headless-shell$5',
  );

  const shells = [ownShell, 'chromium-headless-shell', 'chrome-headless-shell'];
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  const whole = [own, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', mac];

  return findProgram([environment.CHROME_PATH, ...(shell ? [...shells, ...whole] : [...whole, ...shells])]);
}

/**
 * Finds a Chromium, or installs one: Playwright's download first, then, as root on Debian, the Debian
 * package.
 *
 * @throws {Error} when none can be found or installed, saying what to do
 */
export function ensureChromium(preference: Preference = {}): string {
  const { CHROME_PATH } = environment;
  if (CHROME_PATH && !findProgram([CHROME_PATH]))
    throw new Error(`CHROME_PATH="${CHROME_PATH}" can't be run. Correct it or unset it.`);

  const found = findChromium(preference);
  if (found) return found;

  console.log('No Chromium found; installing one.');

  const { shell } = preference;
  const debian = `apt-get update -qq && apt-get install -y -qq chromium${shell ? '-headless-shell' : ''}`;
  const download = `npx playwright install ${shell ? '--only-shell ' : ''}chromium`;

  for (const command of [download, ...(isRoot ? [debian] : [])]) {
    const { status } = spawnSync(command, { stdio: 'inherit', shell: true });
    const installed = status === 0 ? findChromium(preference) : null;
    if (installed) return installed;
  }

  throw new Error(
    'Can’t find or install Chromium. Install it with "npx playwright install --with-deps chromium" ' +
      "or your system's package, or set CHROME_PATH to the one you have.",
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
