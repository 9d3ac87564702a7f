import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright/test';

const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds against WCAG 2.2 AA and its best practices, as lines to read. */
export async function findings(page: Page, { forced = false } = {}): Promise<string[]> {
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
