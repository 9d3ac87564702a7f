import { type ParseArgsConfig, parseArgs } from 'node:util';
import { environment } from './options.ts';

interface Command<Options> {
  /** The line that works in every shell: some take the `--` of npm's for themselves. */
  usage: string;
  options: Options;
  /** How many words it takes beside its options. */
  words: number;
}

/**
 * A command's options and its other words.
 *
 * @throws {Error} naming what it doesn't take, and the line that works
 */
export function readArguments<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  { usage, options, words }: Command<Options>,
) {
  const refuse = (what: string): never => {
    throw new Error(`${what}: write ${usage}`);
  };

  const npms = Object.keys(options).find((name) => environment[`npm_config_${name}`] !== undefined);
  if (npms) refuse(`npm has taken --${npms} for an option of its own`);

  const read = () => parseArgs({ args, options, allowPositionals: true });
  let found: ReturnType<typeof read>;
  try {
    found = read();
  } catch (error) {
    // Only Node's first sentence: the others tell of a quirk.
    return refuse((error as Error).message.replace(/\. .*/s, ''));
  }

  const extra = found.positionals[words];
  if (extra !== undefined) refuse(`"${extra}" is more than this takes`);

  return found;
}
