import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright/test';
import { drawn } from './fixtures.ts';

const { resolve } = createRequire(import.meta.url);
const axeScript = await readFile(resolve('axe-core/axe.min.js'), 'utf8');
const ibmScript = await readFile(resolve('accessibility-checker-engine/ace.js'), 'utf8');

/** The rules that see another scheme: all others would find what they found in the first one. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Looks {
  /** Whether only the scheme differs from an earlier look. */
  coloursAlone?: boolean;
  /** IBM's checker, too; beside contrast, which axe computes as well, it doesn't depend on the scheme. */
  ibm?: boolean;
}

/** The findings of axe (WCAG 2.2 AA and its best practices) and IBM's checker, one line each. */
export async function findings(
  page: Page,
  { coloursAlone = false, ibm = true }: Looks = {},
): Promise<string[]> {
  // At the top, the bar can't cover anything. Elements that fade in are checked in their final state.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.evaluate(async () => {
    const ends = document
      .getAnimations()
      .filter((a) => a.timeline === document.timeline && a.effect?.getTiming().iterations !== Infinity);
    for (const animation of ends) if (animation.playState === 'running') animation.finish();
  });
  await drawn(page); // what scrolls has just become a tab stop
  await load(page, 'axe', axeScript);
  const results = (await page.evaluate(
    (options) => (Reflect.get(window, 'axe') as { run: (options: object) => Promise<unknown> }).run(options),
    { runOnly: coloursAlone ? OF_COLOURS : TAGS },
  )) as AxeResults;
  const found = results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 120)} ${failureSummary?.slice(0, 300)}`),
  );
  return ibm ? [...found, ...(await ibmFindings(page))] : found;
}

/** Runs a checker's script, which is as large as all of the page, unless the document has it from an earlier look. */
async function load(page: Page, global: string, script: string) {
  if (!(await page.evaluate((name) => name in window, global))) await page.evaluate(script);
}

interface Ibm {
  Checker: new () => {
    check: (
      document: Document,
      rulesets: string[],
    ) => Promise<{ results: { ruleId: string; value: string[]; message: string; snippet: string }[] }>;
  };
}

/** Violations only, without recommendations and items that need a manual review. */
async function ibmFindings(page: Page): Promise<string[]> {
  await load(page, 'ace', ibmScript);
  return page.evaluate(async () => {
    const { Checker } = Reflect.get(window, 'ace') as Ibm;
    const { results } = await new Checker().check(document, ['IBM_Accessibility']);
    return (
      results
        .filter(({ value }) => value.join(' ') === 'VIOLATION FAIL')
        // A scroll container must have the focus, so that the keyboard can scroll it: axe’s
        // scrollable-region-focusable.
        .filter(
          ({ ruleId, snippet }) =>
            ruleId !== 'element_tabbable_role_valid' || !/^<(pre|div class="scroll")/.test(snippet),
        )
        .map(({ ruleId, message, snippet }) => `${ruleId}: ${snippet.slice(0, 120)} ${message.slice(0, 300)}`)
    );
  });
}
