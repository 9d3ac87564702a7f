// How much script a visitor has loaded who reads what is below a page's first view: a figure that the site may show of itself.
import { type OutputFile, read } from '../shared/outputFile.ts';
import { compress } from '../site/compress.ts';
import type { Client } from './client.ts';

const WEIGHT = 'virtual:weight';

/** What stands for the figure in the content. */
const PLACEHOLDER = '{scripts}';

export const showsWeight = (content: object): boolean => JSON.stringify(content).includes(PLACEHOLDER);

/**
 * The module with the figure for prerendering. It can't be in the scripts that it weighs, so a browser finds it in the HTML.
 *
 * @param weight null while it isn't known; the figure is then left out
 */
export const weightModule = (weight: number | null): [string, string] => [
  WEIGHT,
  `export const weight = ${weight};`,
];

export const WEIGHT_IN_BROWSER: [string, string] = [
  WEIGHT,
  "export const weight = Number(document.querySelector('[data-weight]')?.dataset.weight) || null;",
];

/**
 * Weighs the scripts that a page has loaded once it has been scrolled, compressed by brotli.
 *
 * @returns kilobytes (1000 bytes), rounded up
 */
export async function weigh(
  page: string,
  { files, touched }: Client,
  { shared, cacheDir }: { shared: OutputFile; cacheDir: string },
): Promise<number> {
  const all = new Map([...files, shared].map((file) => [file.path, file]));
  const weighed = (touched[page] ?? []).map(async (path) => {
    const file = all.get(path);
    if (!file) throw new Error(`there is no script ${path}`);
    return (await compress(Buffer.from(await read(file)), { cacheDir })).br.length;
  });
  return Math.ceil((await Promise.all(weighed)).reduce((sum, bytes) => sum + bytes, 0) / 1000);
}
