// The launcher: bundles the builder's TypeScript and runs it. `node build.mjs [COMMAND]` as in src/builder/main.ts;
// `node build.mjs FILE.ts [ARGUMENT…]` runs another program.
import { realpathSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The address of a bundled program: Windows' paths can't be imported. */
export const bundledAddress = (entry, launcher = import.meta.url) =>
  new URL(`.cache/builder/${entry.replace(/\.ts$/, '.mjs')}`, launcher).href;

if (realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) await launch();

async function launch() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    exit(`This needs Node 20.19 or newer, and this is ${process.versions.node}: see https://nodejs.org`);
  const { build } = await import('esbuild').catch(() =>
    exit('Packages are missing: npm ci --include=dev installs them, also where NODE_ENV is production'),
  );

  const [first = ''] = process.argv.slice(2);
  const entry = first.endsWith('.ts') ? process.argv.splice(2, 1)[0] : 'src/builder/main.ts';
  const { outputFiles } = await build({
    absWorkingDir: import.meta.dirname,
    entryPoints: [entry],
    entryNames: '[dir]/[name]',
    outdir: '.cache/builder',
    outbase: '.',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true, // a command loads only the packages that it needs
    packages: 'external',
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    sourcemap: 'inline',
    write: false,
  }).catch(() => process.exit(1)); // it has said why

  for (const { path, contents } of outputFiles) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(`${path}.${process.pid}`, contents); // another launcher may be reading the file
    await rename(`${path}.${process.pid}`, path);
  }

  process.setSourceMapsEnabled(true);
  await import(bundledAddress(entry));
}

function exit(message) {
  console.error(message);
  process.exit(1);
}
