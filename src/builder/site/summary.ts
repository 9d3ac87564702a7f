import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { analyzeMetafile } from 'esbuild';
import type { Made } from '../build.ts';
import type { Bundles } from '../bundle/bundle.ts';
import { type OutputFile, read, readText } from '../shared/outputFile.ts';

/** How many warnings are printed without --verbose. */
const WARNINGS = 2;

/** Prints what a visitor downloads for each page, in kB after brotli; with `verbose`, each file and what is in it. */
export async function printBuild(
  { options, bundles, pages, encoded, warnings, ms }: Made,
  { verbose = false }: { verbose?: boolean } = {},
) {
  const clients = await Promise.all(bundles.editions.map(({ client }) => client()));
  const scripts = clients.flatMap(({ files }) => files);
  const files = [...bundles.files, ...scripts, ...pages.filter((p) => !p.path.endsWith('/index.html'))];
  const sizes: Map<string, { bytes: number; br: number }> = new Map();
  for (const file of files) {
    const { path } = file;
    const bytes = Buffer.byteLength(await read(file));
    const compressed = await stat(join(options.outDir, `${path}.br`)).catch(() => null); // fonts have none
    sizes.set(path, { bytes, br: compressed?.size ?? bytes });
  }
  if (verbose) await printFiles(sizes, bundles);
  else await printPages(sizes, bundles, pages);
  const images = encoded > 0 ? `, ${encoded} pictures encoded` : '';
  console.log(`dist/ for ${options.siteUrl} in ${(ms / 1000).toFixed(2)} s${images}`);
  const shown = verbose ? warnings : warnings.slice(0, WARNINGS);
  for (const warning of shown) console.warn(`Note: ${warning}`);
  const more = warnings.length - shown.length;
  if (more > 0) console.warn(`Note: ${more} more: npm run build -- --verbose shows them, and every file`);
}

/** The pages of the first edition: the others have the same scripts, and as much text. */
async function printPages(sizes: Map<string, { br: number }>, { editions }: Bundles, pages: OutputFile[]) {
  const names = editions[0]?.edition.pages.map(({ name }) => name) ?? [];
  const width = Math.max(...names.map((name) => name.length)) + 1;
  for (const name of names) {
    const path = `${name}.html`;
    const page = pages.find((each) => each.path === path);
    const contents = page ? await readText(page) : '';
    const [, addresses = ''] = contents.match(/data-scripts="([^"]*)"/) ?? [];
    const scripts = addresses.split(' ').map((address) => address.slice(address.indexOf('assets/')));
    const js = scripts.reduce((sum, script) => sum + (sizes.get(script)?.br ?? 0), 0);
    const html = kilobytes(sizes.get(path)?.br ?? 0);
    console.log(`/${name.padEnd(width)}${html} with styles${js > 0 ? `,${kilobytes(js)} scripts` : ''}`);
  }
  const others = editions.slice(1).map(({ edition }) => edition.code);
  if (others.length > 0) console.log(`and the same pages in ${others.join(', ')}`);
}

/** Each file, and the sources in the scripts of the first edition. */
async function printFiles(sizes: Map<string, { bytes: number; br: number }>, { editions: [first] }: Bundles) {
  const width = Math.max(...[...sizes.keys()].map((path) => path.length));
  for (const [path, { bytes, br }] of [...sizes].sort(([, a], [, b]) => b.br - a.br))
    console.log(`${path.padEnd(width)}  ${kilobytes(bytes)}  ${kilobytes(br)} brotli`);
  if (first) console.log(await analyzeMetafile((await first.client()).metafile));
}

function kilobytes(bytes: number) {
  return `${(bytes / 1000).toFixed(1)} kB`.padStart(9);
}
