import { join } from 'node:path';
import { defineConfig } from 'playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../../src/builder/print/browser.ts';
import { fixture } from '../support/fixture.ts';
import { first, isDemonstration } from '../support/own.ts';
import { RUN } from '../support/sites.ts';

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
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    locale: first.locale,
    actionTimeout: 60_000,
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGS },
  },
});
