import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright/test';
import { expect, hydrated, site, test } from './fixtures.ts';

const { url } = site;
const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds against WCAG 2.2 AA and its best practices, as lines to read. */
async function findings(page: Page, { forced = false } = {}): Promise<string[]> {
  // What the bar happens to cover after scrolling is no fault; what fades in is judged when it is there.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.evaluate(async () => {
    const ends = document.getAnimations().filter((a) => a.effect?.getTiming().iterations !== Infinity);
    for (const animation of ends) if (animation.playState === 'running') animation.finish();
  });
  await page.evaluate(source);
  const results = (await page.evaluate(
    (options) =>
      (window as unknown as { axe: { run: (options: object) => Promise<unknown> } }).axe.run(options),
    {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      // Forced colours are the system's own pairs; axe would read the page's colours, which nobody sees then.
      rules: { 'color-contrast': { enabled: !forced } },
    },
  )) as AxeResults;
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 120)} ${failureSummary?.slice(0, 300)}`),
  );
}

const states: [name: string, path: string, prepare: (page: Page) => Promise<unknown>][] = [
  ...['Home', 'About', 'Projects', 'Skills', 'Contact'].map(
    (path) => [path, path, async () => {}] as [string, string, () => Promise<void>],
  ),
  ['the card open', 'Home', (page) => page.getByRole('button', { name: 'Haz un Clic aqui' }).click()],
  ['a skill open', 'Skills?skill=react', (page) => expect(page.getByRole('dialog')).toBeVisible()],
  [
    'the form with its errors',
    'Contact',
    async (page) => {
      await page.getByRole('button', { name: 'Enviar mensaje' }).click();
      // What happens to lie half below the bar is no finding.
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    },
  ],
  [
    'the thank-you',
    'Contact?enviado=1#gracias',
    (page) => expect(page.getByRole('status')).toContainText('¡Gracias'),
  ],
  ['motion paused', 'About', (page) => page.getByRole('button', { name: 'Pausar animaciones' }).click()],
];

for (const width of [360, 1440]) {
  for (const forced of [false, true]) {
    test.describe(`axe finds nothing at ${width} px${forced ? ' in forced colours' : ''}`, () => {
      const forcedColors = forced ? 'active' : 'none';
      test.use({ viewport: { width, height: 800 }, contextOptions: { forcedColors } });

      for (const [name, path, prepare] of states) {
        test(name, async ({ page }) => {
          await page.goto(url + path);
          await hydrated(page);
          await prepare(page);
          expect(await findings(page, { forced })).toEqual([]);
        });
      }

      test.describe(() => {
        test.use({ newVisitor: true });
        test('the popup', async ({ page }) => {
          await page.goto(url);
          await expect(page.getByRole('dialog', { name: 'Bienvenido a mi Portafolio' })).toBeVisible();
          expect(await findings(page, { forced })).toEqual([]);
        });
      });

      if (width === 360) {
        test('the menu open', async ({ page }) => {
          await page.goto(`${url}Home`);
          await hydrated(page);
          await page.getByRole('button', { name: 'Abrir el menú' }).click();
          expect(await findings(page, { forced })).toEqual([]);
        });
      }
    });
  }
}
