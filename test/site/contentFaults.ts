import { join } from 'node:path';
import { build } from 'esbuild';
import type { Page } from 'playwright/test';
import { root } from '../support/project.ts';
import type { Check } from './oracles/contentFaults.ts';

const ALL: Check[] = ['inkFaults', 'brokenWords', 'strayedSigns', 'unisolated', 'cutPictures'];

const script = build({
  entryPoints: [join(root, 'test/site/oracles/contentFaults.ts')],
  bundle: true,
  format: 'iife',
  globalName: 'oracles',
  write: false,
}).then(({ outputFiles: [file] }) => file?.text);

/**
 * Checks what a page shows of its content, and returns its faults, one line each: letters that are cut off or
 * touch another line's, words broken without a hyphen, signs that are alone in a line, texts that aren't
 * isolated from those of the other direction, pictures of which too little is seen.
 */
export async function contentFaults(page: Page, checks = ALL): Promise<string[]> {
  return page.evaluate(
    `(() => { ${await script}; return oracles.contentFaults(${JSON.stringify(checks)}); })()`,
  );
}
