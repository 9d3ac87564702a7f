import { compress } from './compress.mjs';

/**
 * @param {{ options: import('../shared/options.mjs').Options, bundles: import('../bundle/bundle.mjs').Bundles, pages: { path: string, contents: string }[], made: number, warnings: string[], ms: number }} result
 */
export async function printBuild({ options, bundles, pages, made, warnings, ms }) {
  const files = [...bundles.files, ...pages.filter((p) => !p.path.endsWith('/index.html'))];
  const outputs = Object.assign({}, ...bundles.editions.map(({ client }) => client.metafile.outputs));
  const rows = await Promise.all(
    files.map(async ({ path, contents }) => {
      const bytes = Buffer.from(contents);
      return { path, bytes: bytes.length, br: (await compress(bytes, options)).br.length };
    }),
  );
  rows.sort((a, b) => b.br - a.br);
  const width = Math.max(...rows.map((r) => r.path.length));
  for (const { path, bytes, br } of rows) {
    console.log(`${path.padEnd(width)}  ${kilobytes(bytes)}  ${kilobytes(br)} brotli`);
    for (const line of inside(outputs[path])) console.log(`    ${line}`);
  }
  const images = made > 0 ? `, ${made} pictures encoded` : '';
  console.log(`dist/ for ${options.siteUrl} in ${(ms / 1000).toFixed(2)} s${images}`);
  for (const warning of warnings) console.warn(`Note: ${warning}`);
}

/** How many of a script's sources are listed. */
const SOURCES_LISTED = 5;

/**
 * The sources in a script, largest first; sizes are esbuild's, before terser.
 *
 * @param {import('esbuild').Metafile['outputs'][string] | undefined} output
 * @returns {string[]}
 */
function inside(output) {
  const inputs = Object.entries(output?.inputs ?? {}).sort(
    ([, a], [, b]) => b.bytesInOutput - a.bytesInOutput,
  );
  if (inputs.length < 2) return [];
  const listed = inputs.slice(0, SOURCES_LISTED);
  const rest = inputs.slice(SOURCES_LISTED);
  const lines = listed.map(([name, { bytesInOutput }]) => `${kilobytes(bytesInOutput)}  ${name}`);
  const more = rest.reduce((sum, [, { bytesInOutput }]) => sum + bytesInOutput, 0);
  return rest.length > 0 ? [...lines, `${kilobytes(more)}  ${rest.length} more`] : lines;
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`.padStart(9);
}
