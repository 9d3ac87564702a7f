import { analyzeMetafile } from 'esbuild';
import type { Made } from '../build.ts';
import type { Bundles } from '../bundle/bundle.ts';
import { compress } from '../shared/compress.ts';
import { type OutputFile, read, readText } from '../shared/outputFile.ts';

/** How many warnings are printed without --verbose: what is left out must not be missed. */
const WARNINGS = 20;

/** Prints what a visitor downloads for each page, in kB after brotli; with `verbose`, each text and what is in it. */
export async function printBuild(
  { options, bundles, pages, warnings, ms }: Made,
  { where, verbose = false }: { where: string; verbose?: boolean },
) {
  const clients = await Promise.all(bundles.editions.map(({ client }) => client()));
  const all = [...bundles.files, ...clients.flatMap(({ files }) => files)];
  // Languages share files, such as React's.
  const scripts = [...new Map(all.map((file) => [file.path, file])).values()];
  if (verbose) await printFiles([...scripts, ...pages], bundles, options);
  else await printPages(scripts, bundles, pages, options);
  console.log(`${where} in ${(ms / 1000).toFixed(2)} s`);
  const shown = verbose ? warnings : warnings.slice(0, WARNINGS);
  for (const warning of shown) console.warn(`Note: ${warning}`);
  const more = warnings.length - shown.length;
  if (more > 0) console.warn(`Note: ${more} more: npm run build -- --verbose shows them, and every text`);
}

type Cache = { cacheDir: string };

/** The pages of the first edition: the others have the same scripts, and as much text. */
async function printPages(files: OutputFile[], { editions }: Bundles, pages: OutputFile[], cache: Cache) {
  const names = editions[0]?.edition.pages.map(({ name }) => name) ?? [];
  const width = Math.max(...names.map((name) => name.length)) + 1;
  for (const name of names) {
    const page = pages.find(({ path }) => path === `${name}.html`);
    if (!page) continue;
    const [, addresses = ''] = (await readText(page)).match(/data-load="([^"]*)"/) ?? [];
    const paths = addresses.split(' ').map((address) => address.slice(address.indexOf('assets/')));
    const loaded = files.filter(({ path }) => paths.includes(path));
    const sizes = await Promise.all([page, ...loaded].map((file) => compressedSize(file, cache)));
    const [html = 0, ...js] = sizes;
    const sum = js.reduce((total, each) => total + each, 0);
    console.log(
      `/${name.padEnd(width)}${kilobytes(html)} with styles${sum > 0 ? `,${kilobytes(sum)} scripts` : ''}`,
    );
  }
  const others = editions.slice(1).map(({ edition }) => edition.code);
  if (others.length > 0) console.log(`and the same pages in ${others.join(', ')}`);
}

/** Each text, and the sources in the scripts of the first edition. */
async function printFiles(files: OutputFile[], { editions: [first] }: Bundles, cache: Cache) {
  const width = Math.max(...files.map(({ path }) => path.length));
  const listed = files
    .filter(({ path }) => !path.endsWith('/index.html'))
    .map(async (file) => ({
      path: file.path,
      bytes: Buffer.byteLength(await read(file)),
      br: await compressedSize(file, cache),
    }));
  for (const { path, bytes, br } of (await Promise.all(listed)).sort((a, b) => b.br - a.br))
    console.log(`${path.padEnd(width)}  ${kilobytes(bytes)}  ${kilobytes(br)} brotli`);
  if (first) console.log(await analyzeMetafile((await first.client()).metafile));
}

const compressedSize = async (file: OutputFile, cache: Cache) =>
  (await compress(Buffer.from(await read(file)), cache)).length;

function kilobytes(bytes: number) {
  return `${(bytes / 1000).toFixed(1)} kB`.padStart(9);
}
