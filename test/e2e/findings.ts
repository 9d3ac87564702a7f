import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright/test';

const { resolve } = createRequire(import.meta.url);
const axe = await readFile(resolve('axe-core/axe.min.js'), 'utf8');
const ibm = await readFile(resolve('accessibility-checker-engine/ace.js'), 'utf8');

/** What axe (WCAG 2.2 AA and its best practices) and IBM's checker find, as lines to read. */
export async function findings(page: Page, { forced = false } = {}): Promise<string[]> {
  // What the bar happens to cover after scrolling is no fault; what fades in is judged when it is there.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.evaluate(async () => {
    const ends = document.getAnimations().filter((a) => a.effect?.getTiming().iterations !== Infinity);
    for (const animation of ends) if (animation.playState === 'running') animation.finish();
  });
  await page.evaluate(axe);
  const results = (await page.evaluate(
    (options) =>
      (window as unknown as { axe: { run: (options: object) => Promise<unknown> } }).axe.run(options),
    {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      // Forced colours are the system's own pairs; axe would read the page's colours, which nobody sees then.
      rules: { 'color-contrast': { enabled: !forced } },
    },
  )) as AxeResults;
  const found = results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 120)} ${failureSummary?.slice(0, 300)}`),
  );
  return forced ? found : [...found, ...(await ibmFindings(page))];
}

interface Ibm {
  Checker: new () => {
    check: (
      document: Document,
      rulesets: string[],
    ) => Promise<{ results: { ruleId: string; value: string[]; message: string; snippet: string }[] }>;
  };
}

/** Violations alone: what people have to look at themselves, and recommendations, are no findings. */
async function ibmFindings(page: Page): Promise<string[]> {
  await page.evaluate(ibm);
  return page.evaluate(async () => {
    const { Checker } = (window as unknown as { ace: Ibm }).ace;
    const { results } = await new Checker().check(document, ['IBM_Accessibility']);
    return results
      .filter(({ value }) => value.join(' ') === 'VIOLATION FAIL')
      .map(({ ruleId, message, snippet }) => `${ruleId}: ${snippet.slice(0, 120)} ${message.slice(0, 300)}`);
  });
}
