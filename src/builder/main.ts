// The commands: `node build.mjs [COMMAND]`, where package.json has a script for each.
import { relative } from 'node:path';
import { type Made, openBuilder } from './build.ts';
import { withAddress } from './content/address.ts';
import { declareContent } from './content/declare.ts';
import { openMemory } from './serve/files.ts';
import { openInbox } from './serve/inbox.ts';
import { building } from './serve/respond.ts';
import { type Handler, serve as openServer, type Server } from './serve/server.ts';
import { watch as keepBuilding, openLiveReload } from './serve/watch.ts';
import { isLocal, readHost, readOptions, readPort } from './shared/options.ts';
import { printError } from './shared/report.ts';
import { printBuild } from './site/summary.ts';

/** Writes dist/ for the web; `--verbose` lists its texts, `--compressed` puts compressed ones beside them. */
async function build(args: string[]) {
  const builder = await openBuilder({ ...(await withAddress()), compress: args.includes('--compressed') });
  const built = await builder.build().finally(builder.dispose);
  await summarize(built, `dist/ for ${built.options.siteUrl}`, args);
  if (isLocal(built.options.siteUrl)) console.warn(UNADDRESSED);
}

const UNADDRESSED =
  'Note: it is for this machine: for the web, set SITE_URL=https://you.dev/, or `site` in src/content/owner.ts';

/** Serves the site for this machine, with the inbox. Pictures are made when a browser asks for them. */
async function serve(args: string[]) {
  const given = { inbox: true };
  const options = readOptions(given);
  const memory = openMemory();
  const whileBuilding: Handler = (_req, res) => {
    if (memory.isEmpty()) building(res);
    return memory.isEmpty();
  };
  // Claim the port first: if it is taken, fail before building.
  const server = await openServer(
    { ...options, find: memory.find },
    {
      port: readPort(),
      host: readHost(),
      handlers: [openInbox({ ...options, log: console.log }), whileBuilding],
    },
  );
  let builder: Awaited<ReturnType<typeof openBuilder>> | undefined;
  try {
    builder = await openBuilder(given);
    console.log(`Building the site; ${server.url} shows it when it is there.`);
    const made = await builder.make();
    await made.check();
    memory.show(made);
    await summarize(made, `Ready for ${options.siteUrl}`, args);
    printAddresses(server);
  } catch (error) {
    await server.close();
    await builder?.dispose();
    throw error;
  }
}

/** Serves the site, makes it anew on each change and reloads its pages. */
async function watch() {
  const given = { inbox: true, watch: true };
  const options = readOptions(given);
  const reload = openLiveReload(options);
  const server = await openServer(
    { ...options, find: reload.find },
    {
      port: readPort(),
      host: readHost(),
      handlers: [openInbox({ ...options, log: console.log }), reload.handle],
    },
  );
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
  setup: async (args) => {
    const { setup } = await import('./setup/setup.ts');
    for (const sentence of await setup(args, readOptions().root)) console.log(sentence);
  },
  /** Writes the types of the content modules, for `npm run check`. */
  declare: () => declareContent(readOptions()),
};

const summarize = (made: Made, where: string, args: string[]) =>
  printBuild(made, { where, verbose: args.includes('--verbose') });

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
