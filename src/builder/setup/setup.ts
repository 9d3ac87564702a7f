// `npm run setup` replaces the demonstration with the owner's content, once: it asks, or reads a JSON Resume, and writes the
// content files, which the owner edits from then on.
import { execFile } from 'node:child_process';
import { basename } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { isCancel, text } from '@clack/prompts';
import { addressFault } from '../../schema/address.ts';
import { loadContent, type Site } from '../content/content.ts';
import type { Sources } from '../content/run.ts';
import { DEMONSTRATION } from '../doctor/placeholders.ts';
import { type Environment, environment, isLocal, readOptions } from '../shared/options.ts';
import { plainError } from '../shared/report.ts';
import { clean } from '../shared/words.ts';
import { contentFor } from './content.ts';
import { personOf, type ResumeContents } from './person.ts';
import { answeredBy } from './profiles.ts';
import {
  type Answers,
  endpointOf,
  faultOf,
  isRightToLeftLanguage,
  KEYS,
  type Key,
  NONE,
  questionOf,
  words,
} from './questions.ts';
import { languageOf, readResume } from './read.ts';
import { refuseUnsaved, writeContent } from './write.ts';

/** Resolves with an answer that has been checked. */
export type Ask = (key: Key, known: string | undefined) => Promise<string>;

interface Request {
  root: string;
  cacheDir: string;
  /** A JSON Resume's file. */
  resume?: string;
  /** What needn't be asked. */
  answers?: Answers;
  /** Start over on a site that already has an owner. */
  force?: boolean;
  env?: Environment;
}

/**
 * @param io without `ask` nothing can be asked
 * @throws {Error} naming what is wrong and the fix; nothing has been written
 */
export async function setUp(
  { root, cacheDir, resume: file, answers: given = {}, force = false, env = {} }: Request,
  { ask, say }: { ask: Ask | null; say: (line: string) => void },
) {
  if (!ask && !file && !given.name) throw new Error(NOTHING_TOLD);
  refuseFaults(given);
  const site = await loadContent({ root });
  if (!force) refuseOwned(site);
  await refuseUnsaved(root);
  const resume = file ? await readResume(file) : {};
  const language = languageOf(resume) ?? machineLanguage();
  if (!ask && !given.languages) throw new Error(`${NO_LANGUAGE} --languages ${language}`);
  const addresses = [env.SITE_URL, await pagesAddress(root)];
  const defaults = defaultsFor(personOf(resume, language), language, addresses);
  const answers = await answersTo(KEYS, ask, { defaults, given, hasResume: Boolean(file) });
  if (!answers.name) throw new Error(`${basename(file ?? '')} has no basics.name: add it, or give --name`);

  const languages = words(answers.languages ?? '');
  const told = personOf(resume, languages[0] ?? language);
  const changed = KEYS.filter((key) => given[key] !== undefined || answers[key] !== defaults[key]);
  const person = answeredBy(told.person, Object.fromEntries(changed.map((key) => [key, answers[key]])));
  const givenOf = (key: Key) => (answers[key] === NONE ? null : (answers[key] ?? null));
  const wishes = {
    languages,
    country: told.country,
    endpoint: endpointOf(answers.form ?? NONE),
    site: givenOf('site'),
    accent: givenOf('accent'),
  };
  const { sources, drawings } = contentFor(site, person, wishes);
  const { written, removed } = await writeContent(site, sources, drawings, { root, cacheDir });
  say(`Wrote ${written.length} files, removed ${removed.length}.`);
  const left = told.url && told.url !== wishes.site ? [...told.left, 'basics.url'] : told.left;
  for (const line of [...summary(sources, left), ...nextSteps(wishes.site)]) say(line);
}

const NOTHING_TOLD =
  "There is no terminal to ask questions in: give a JSON Resume, as in npm run setup -- resume.json, or your name, as in npm run setup -- --name 'Ada Lovelace' --languages en";

/** @throws {Error} naming every wrong answer */
function refuseFaults(given: Answers) {
  const faults = KEYS.flatMap((key) => {
    const fault = given[key] === undefined ? null : faultOf(key, given[key]);
    return fault ? [`--${key}: ${fault}`] : [];
  });
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

/** @throws {Error} when the content is somebody's already */
function refuseOwned({ owner: { name } }: Site) {
  if (name === DEMONSTRATION) return;
  throw new Error(
    `This site already belongs to ${name}: edit the files in src/content. To start over, add --force; git keeps the current content`,
  );
}

const nextSteps = (site: string | null) => [
  '\nNext: npm start shows it; npm run doctor lists what is left to do. From now on, edit src/content.',
  `For the web: ${site ? 'npm run build' : 'SITE_URL=https://you.dev/ npm run build'}`,
];

const NO_LANGUAGE =
  'There is no terminal to ask which languages the site has: list them, the first one that of your texts, as in';

/** The language that this machine speaks, where the site can show it. */
function machineLanguage() {
  const { language } = new Intl.Locale(new Intl.DateTimeFormat().resolvedOptions().locale);
  return isRightToLeftLanguage(language) ? 'en' : language;
}

/** The answers that are known before any question is asked. */
function defaultsFor(
  { person: { name, roles, place, profiles }, url }: ResumeContents,
  languages: string,
  [wished, ...others]: (string | null | undefined)[],
): Answers {
  const mailbox = profiles.find(({ id }) => id === 'email')?.url.replace('mailto:', '');
  const pages = profiles.filter(({ id }) => id !== 'email').map((profile) => profile.url);
  const site = [wished, url, ...others].find((each) => each && !addressFault(each) && !isLocal(each));
  return {
    languages,
    ...(name && { name }),
    roles: roles.join('; '),
    place: place || NONE,
    profiles: pages.join(' ') || NONE,
    email: mailbox || NONE,
    form: mailbox || NONE,
    site: site || NONE,
    accent: NONE,
  };
}

/** What was given, what a resume says, and what the owner is asked. */
async function answersTo(
  keys: Key[],
  ask: Ask | null,
  { defaults, given, hasResume }: { defaults: Answers; given: Answers; hasResume: boolean },
): Promise<Answers> {
  const answers: Answers = { ...defaults, ...given };
  for (const key of keys) {
    const isKnown = given[key] !== undefined || (hasResume && questionOf(key).inResume && defaults[key]);
    if (ask && !isKnown) answers[key] = await ask(key, defaults[key]);
  }
  return Object.fromEntries(keys.flatMap((key) => (answers[key] ? [[key, clean(answers[key])]] : [])));
}

/**
 * Says what was written, and what wasn't.
 *
 * @param left what the content has no place for
 */
function summary(sources: Sources, left: string[]) {
  const counts = {
    jobs: sources.home?.homeStory?.experience?.jobs?.length ?? 0,
    projects: sources.projects?.projects?.length ?? 0,
    skills: sources.skills?.skills?.length ?? 0,
    facts: sources.about?.aboutStory?.experience?.facts?.length ?? 0,
  };
  const there = Object.entries(counts).filter(([, count]) => count > 0);
  return [
    ...(there.length > 0
      ? [`Imported: ${there.map(([what, count]) => `${count} ${what}`).join(', ')}.`]
      : []),
    ...left.map((line) => `Left out: ${line}.`),
    ...(['projects', 'skills'] as const)
      .filter((what) => counts[what] === 0)
      .map((what) => `Missing: ${what}: add them to src/content/${what}.ts.`),
    'Missing: your portrait, and pictures of your projects: drawings are shown instead.',
  ];
}

/**
 * The address that GitHub Pages gives the repository.
 *
 * @returns null when its origin isn't on GitHub
 */
async function pagesAddress(root: string): Promise<string | null> {
  const origin = await promisify(execFile)('git', ['remote', 'get-url', 'origin'], { cwd: root }).then(
    ({ stdout }) => stdout.trim(),
    () => '', // no origin
  );
  const [, user, repository] = origin.match(/github\.com[:/]([\w-]+)\/([\w.-]+?)(?:\.git)?$/) ?? [];
  if (!user || !repository) return null;
  const host = `${user.toLowerCase()}.github.io`;
  return repository.toLowerCase() === host ? `https://${host}/` : `https://${host}/${repository}/`;
}

const askInTerminal: Ask = async (key, known) => {
  const { text: message, optional } = questionOf(key);
  const answer = await text({
    message: message + (optional ? ` (${NONE} for none)` : ''),
    // Pressing Enter accepts the known answer.
    ...(known && { placeholder: known, defaultValue: known }),
    validate: (value) => faultOf(key, value || (known ?? '')) ?? undefined,
  });
  if (isCancel(answer)) {
    throw new Error('Interrupted.');
  }
  return answer;
};

/** @param args a resume’s path, `--force`, and a flag for each question that needn’t be asked, such as `--name Ada` */
export async function setup(args: string[], { isTerminal }: { isTerminal: boolean }) {
  const flags = Object.fromEntries(KEYS.map((key) => [key, { type: 'string' }] as const));
  const { values, positionals } = parsed(args, { ...flags, force: { type: 'boolean' } });
  if (positionals.length > 1)
    throw new Error(`Give one resume, not ${positionals.length}: ${positionals.join(', ')}`);
  const { force, ...answers } = values as Answers & { force?: boolean };
  const { root, cacheDir } = readOptions();
  const resume = positionals[0];
  await setUp(
    { root, cacheDir, env: environment, answers, force: force === true, ...(resume && { resume }) },
    { ask: isTerminal ? askInTerminal : null, say: console.log },
  ).catch((error) => {
    throw new Error(`${plainError(error)}\nNothing was changed.`);
  });
}

function parsed(args: string[], options: NonNullable<Parameters<typeof parseArgs>[0]>['options']) {
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    const known = Object.keys(options ?? {}).map((name) => `--${name}`);
    throw new Error(`${plainError(error)}\nUse one of ${known.join(', ')}.`);
  }
}
