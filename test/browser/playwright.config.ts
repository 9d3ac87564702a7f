import { join } from 'node:path';
import { defineConfig } from 'playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../../src/builder/print/browser.ts';
import { fixture } from '../support/fixture.ts';
import { first, isDemonstration } from '../support/own.ts';
import { RUN } from '../support/sites.ts';

const executablePath = findChromium({ shell: true });
if (!executablePath) throw new Error('No Chromium found: "npm test" installs one, or set CHROME_PATH.');

export default defineConfig({
  testDir: '..',
  projects: [
    // Tests of the code, on the fixture.
    {
      name: 'code',
      testMatch: ['browser/**/*.spec.ts', 'pages/**/*.spec.ts'],
      use: { locale: fixture.first.locale },
    },
    // Tests that any owner's site must pass.
    { name: 'site', testMatch: 'site/**/*.spec.ts' },
    ...(isDemonstration ? [{ name: 'specification', testMatch: 'specification/**/*.spec.ts' }] : []),
  ],
  globalSetup: './setup.ts',
  outputDir: join(RUN, 'playwright'),
  fullyParallel: true,
  workers: 3, // many tests wait for what moves
  retries: 0,
  // Long, so that only a test that hangs times out: a slow machine must not make one fail.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? join(RUN, 'browser.json') }],
  ],
  use: {
    locale: first.locale,
    actionTimeout: 20_000,
    launchOptions: { executablePath, args: CHROMIUM_ARGS },
  },
});
