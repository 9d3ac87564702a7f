import { afterEach, describe, expect, it, vi } from 'vitest';
import { readArguments } from '../../../../src/builder/shared/arguments.ts';

const COMMAND = {
  usage: 'node build.mjs setup resume.json --languages fr,ar',
  options: { languages: { type: 'string', default: 'en' } },
  words: 1,
} as const;

afterEach(() => vi.unstubAllEnvs());

it('reads a command’s options and words', () => {
  const { values, positionals } = readArguments(['resume.json', '--languages', 'fr,ar'], COMMAND);

  expect(values.languages).toBe('fr,ar');
  expect(positionals).toEqual(['resume.json']);
});

describe('what a command doesn’t take is refused with the line that works:', () => {
  it.each([
    [
      'a second word, where a shell took `--`',
      ['resume.json', 'pt-BR, en'],
      '"pt-BR, en" is more than this takes',
    ],
    ['a list without commas', ['--languages', 'fr', 'resume.json', 'ar'], '"ar" is more'],
    ['an unknown option', ['resume.json', '--lang', 'fr'], "Unknown option '--lang'"],
  ])('%s', (_what, args, said) => {
    expect(() => readArguments(args, COMMAND)).toThrow(said);
    expect(() => readArguments(args, COMMAND)).toThrow(`write ${COMMAND.usage}`);
  });

  it('an option that npm took for its own', () => {
    vi.stubEnv('npm_config_languages', 'true');

    expect(() => readArguments(['resume.json'], COMMAND)).toThrow('npm has taken --languages');
  });
});
