import { defineConfig } from 'playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../../src/builder/print/browser.ts';
import { fixture, has } from '../support/fixture.ts';
import { first, isDemonstration } from '../support/own.ts';

const executablePath = findChromium({ shell: true });
if (!executablePath) throw new Error('No Chromium found: "npm test" installs one, or set CHROME_PATH.');

/** The pages that an owner may remove: a test of one has it as its tag, or a file of its own. */
const PAGES: Record<string, string[]> = {
  About: ['ring', 'particles', 'faults', 'heading', 'layout', 'schemes', 'pictures'],
  Projects: ['presses', 'layout', 'pictures', 'interruptions'],
  Skills: ['honeycomb'],
  Contact: ['draft', 'extensions', 'faults', 'layout', 'pictures', 'styles'],
  CV: ['cv', 'draft', 'heading', 'schemes', 'pictures'],
};
const removed = Object.keys(PAGES).filter((page) => !has(page));

export default defineConfig({
  testMatch: '**/*.spec.ts',
  projects: [
    // Tests of the code, on the fixture; those of a page that the project lacks don't run.
    {
      name: 'code',
      testDir: '.',
      use: { locale: fixture.first.locale },
      testIgnore: removed.flatMap((page) => PAGES[page]?.map((name) => `${name}.spec.ts`) ?? []),
      grepInvert: removed.map((page) => new RegExp(`@${page}\\b`)),
    },
    // Tests that any owner's site must pass.
    { name: 'site', testDir: '../site' },
    ...(isDemonstration ? [{ name: 'specification', testDir: '../specification' }] : []),
  ],
  globalSetup: './setup.ts',
  build: { external: ['**/render-*/**'] }, // what a build renders pages with is JavaScript already
  outputDir: '../../.cache/playwright',
  fullyParallel: true,
  workers: 3, // many tests wait for what moves
  retries: 0,
  // Long, so that only a test that hangs times out: a slow machine must not make one fail.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '../../.cache/reports/browser.json' }],
  ],
  use: {
    locale: first.locale,
    actionTimeout: 20_000,
    launchOptions: { executablePath, args: CHROMIUM_ARGS },
  },
});
