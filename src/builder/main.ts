// The commands: `node build.mjs [COMMAND]`, where package.json has a script for each.
import { relative } from 'node:path';
import { type Made, openBuilder } from './build.ts';
import { withAddress } from './content/address.ts';
import { declareContent } from './content/declare.ts';
import { openInbox } from './serve/inbox.ts';
import { openLiveSite, watchSources } from './serve/live.ts';
import { serve as openServer } from './serve/server.ts';
import { readArguments } from './shared/arguments.ts';
import { isLocal, readHost, readOptions, readPort } from './shared/options.ts';
import { printError } from './shared/report.ts';

/**
 * Writes dist/ for the web.
 *
 * @param args `--missing` lists every text that a language lacks
 */
async function build(args: string[]) {
  const started = performance.now();
  const { values } = readArguments(args, {
    usage: 'node build.mjs build --missing, or npm run build alone',
    options: { missing: { type: 'boolean', default: false } },
    words: 0,
  });
  const builder = await openBuilder(await withAddress(values));
  const made = await builder.build().finally(builder.dispose);
  const { siteUrl } = builder.options;
  report(made, `dist/ for ${siteUrl}`, started);
  if (isLocal(siteUrl)) console.warn(UNADDRESSED);
}

const UNADDRESSED =
  'Note: it is for this machine; for the web: SITE_URL=https://you.dev/, or `site` in src/content/owner.ts';

/**
 * Serves the site on this machine, with the inbox, and builds it again on each change. Pages and pictures are
 * made when a browser asks for them.
 *
 * @param watch with development code, whose pages reload themselves
 */
async function serve(watch: boolean) {
  const given = { inbox: true, watch };
  const options = readOptions(given);
  const live = openLiveSite(options);
  const inbox = openInbox(console.log);

  // Claim the port first: if it is taken, fail before building.
  const server = await openServer(
    {
      base: options.base,
      find: live.find,
      log: console.error,
      handle: async (...request) => (await inbox(...request)) || live.handle(...request),
    },
    { port: readPort(), host: readHost() },
  );

  console.log(`Building the site; ${server.url} shows it when it is there.`);

  const builder = await openBuilder(given).catch(async (error) => {
    await server.close();
    throw error;
  });

  let what = `Serving at ${server.url} (messages from the form: ${server.url}inbox)`;

  const make = async (changed?: string[]) => {
    const started = performance.now();
    try {
      await declareContent(options);
      const made = await builder.make(changed);
      live.show(made.files);
      report(made, what, started);
      what = 'Built again';
      await made.check(); // after the page is shown, since it renders all others
    } catch (error) {
      printError(error);
      live.fail(error);
    }
  };

  await watchSources(options.root, make, console.log);
}

/** Prints the CV of each language as a PDF, which the next build links to. */
async function cv() {
  const { printCv } = await import('./print/printCv.ts');
  const given = await withAddress();
  const { root, siteUrl } = readOptions(given);
  for (const file of await printCv(openBuilder, given))
    console.log(`Printed ${relative(root, file)} for ${siteUrl}; the next build links to it.`);
  if (isLocal(siteUrl)) console.log(UNADDRESSED);
}

/** Runs a command that changes the project's files, and prints what it says. */
async function change(run: (args: string[], root: string) => Promise<string[]>, args: string[]) {
  for (const sentence of await run(args, readOptions().root)) console.log(sentence);
}

const COMMANDS: Record<string, (args: string[]) => Promise<unknown>> = {
  build,
  serve: () => serve(false),
  watch: () => serve(true),
  cv,
  /** Replaces the demonstration with the owner's content. */
  setup: async (args) => change((await import('./setup/setup.ts')).setup, args),
  /** Takes what the template has changed since. */
  update: async (args) => change((await import('./update/update.ts')).update, args),
  /** Writes the types of the content modules, for `npm run check`. */
  declare: () => declareContent(readOptions()),
};

/** Notes that have been printed. */
const said = new Set<string>();

function report({ warnings }: Made, what: string, started: number) {
  console.log(`${what} in ${((performance.now() - started) / 1000).toFixed(2)} s`);
  for (const warning of warnings) if (!said.has(warning)) console.warn(`Note: ${warning}`);
  for (const warning of warnings) said.add(warning);
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
