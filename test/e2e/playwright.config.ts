import { defineConfig } from 'playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../../src/builder/print/browser.ts';
import { first, has } from '../support/content.ts';

const executablePath = findChromium({ shell: true });
if (!executablePath) throw new Error('No Chromium found: "npm test" installs one, or set CHROME_PATH.');

export default defineConfig({
  testDir: '.',
  /** Files that test only a feature that this site lacks. */
  testIgnore: [...(has.ring ? [] : ['ring.spec.ts']), ...(has.form ? [] : ['draft.spec.ts'])],
  globalSetup: './setup.ts',
  outputDir: '../../.cache/playwright',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Long, so that only a test that hangs times out: a slow machine must not make one fail.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '../../.cache/reports/e2e.json' }],
  ],
  use: {
    locale: first.locale,
    actionTimeout: 20_000,
    launchOptions: { executablePath, args: CHROMIUM_ARGS },
  },
});
