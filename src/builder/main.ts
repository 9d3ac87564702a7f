// The commands: `node build.mjs [COMMAND]`, where package.json has a script for each.
import { join, relative } from 'node:path';
import { openBuilder } from './build.ts';
import { withAddress } from './content/address.ts';
import { readContent } from './content/content.ts';
import { declareContent } from './content/declare.ts';
import { askRepositories } from './content/repositories.ts';
import { openInbox } from './serve/inbox.ts';
import { building } from './serve/respond.ts';
import { serve as openServer, type Server } from './serve/server.ts';
import { watch as keepBuilding, openLiveReload } from './serve/watch.ts';
import { isLocal, type Options, readHost, readOptions, readPort } from './shared/options.ts';
import { printError } from './shared/report.ts';
import { printBuild } from './site/summary.ts';

/** Writes dist/ for the web; `--verbose` lists its files. */
async function build(args: string[]) {
  await buildOnce(await withAddress(), args);
}

/** Builds the site for this machine, and serves it with the inbox. */
async function serve(args: string[]) {
  // dist/ is always for the web.
  const given = { inbox: true, outDir: join('.cache', 'local') };
  const options = readOptions(given);
  let built = false;
  // Claim the port first: if it is taken, fail before building.
  const server = await openServer(options, {
    port: readPort(),
    host: readHost(),
    handlers: [
      openInbox({ ...options, log: console.log }),
      // What an earlier build left there may be somebody else's.
      (_req, res) => {
        if (!built) building(res);
        return !built;
      },
    ],
  });
  try {
    console.log(`Building the site; ${server.url} shows it when it is there.`);
    await buildOnce(given, args);
    built = true;
    printAddresses(server);
  } catch (error) {
    await server.close();
    throw error;
  }
}

/** Serves the site, rebuilds it on each change and reloads its pages. */
async function watch() {
  const given = { inbox: true, watch: true, outDir: join('.cache', 'dev') };
  const options = readOptions(given);
  const reload = openLiveReload(options);
  const server = await openServer(options, {
    port: readPort(),
    host: readHost(),
    handlers: [openInbox({ ...options, log: console.log }), reload.handle],
  });
  const builder = await openBuilder(given);
  try {
    await declareContent(options);
    await keepBuilding(builder, reload);
    printAddresses(server);
  } catch (error) {
    await server.close();
    await builder.dispose();
    throw error;
  }
}

/** Prints the CV of each language as a PDF, which the next build links to. */
async function cv() {
  const { printCv } = await import('./print/printCv.ts');
  const given = await withAddress();
  const files = await printCv(openBuilder, given);
  const { root, siteUrl } = readOptions(given);
  for (const file of files)
    console.log(`Printed ${relative(root, file)} for ${siteUrl}; the next build links to it.`);
  if (isLocal(siteUrl))
    console.log(
      'It shows a local address: run SITE_URL=https://you.dev/ npm run cv, or set `site` in src/content/owner.ts',
    );
}

const COMMANDS: Record<string, (args: string[]) => Promise<unknown>> = {
  build,
  serve,
  watch,
  cv,
  setup: async (args) => (await import('./setup/setup.ts')).setup(args),
  doctor: async (args) => (await import('./doctor/doctor.ts')).doctor(args),
  covers: async (args) => (await import('./print/covers.ts')).covers(args),
  /** Writes the types of the content modules, for `npm run check`. */
  declare: () => declareContent(readOptions()),
};

async function buildOnce(given: Partial<Options>, args: string[]) {
  const builder = await openBuilder(given);
  const { site } = await readContent(builder.options);
  for (const line of site ? await askRepositories(site, builder.options) : []) console.log(line);
  const built = await builder.build().finally(builder.dispose);
  await printBuild(built, { verbose: args.includes('--verbose') });
}

function printAddresses({ urls: [url, ...elsewhere] }: Server) {
  console.log(`Serving at ${url} (messages from the form: ${url}inbox)`);
  for (const address of elsewhere) console.log(`On your network: ${address}`);
}

async function main([command = 'build', ...args]: string[]) {
  const run = COMMANDS[command];
  if (!run) throw new Error(`Unknown command: ${command}. Use one of ${Object.keys(COMMANDS).join(', ')}.`);
  await run(args);
}

main(process.argv.slice(2)).catch((error) => {
  printError(error);
  process.exitCode = 1;
});
