// `npm run setup` replaces the demonstration with the owner's content, once: it asks, or reads a JSON Resume, and writes the
// content files, which the owner edits from then on.
import { execFile } from 'node:child_process';
import { basename } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { cancel, isCancel, text } from '@clack/prompts';
import { addressFault } from '../../schema/address.ts';
import { loadContent } from '../content/content.ts';
import type { Sources } from '../content/run.ts';
import { DEMONSTRATION } from '../doctor/placeholders.ts';
import { isLocal, readOptions } from '../shared/options.ts';
import { plainError } from '../shared/report.ts';
import { clean } from '../shared/words.ts';
import { contentFor } from './content.ts';
import { personOf, type Told } from './person.ts';
import {
  type Answers,
  answeredBy,
  endpointOf,
  faultOf,
  isRightToLeftLanguage,
  NONE,
  QUESTIONS,
  type Question,
  words,
} from './questions.ts';
import { readJson, readResume } from './read.ts';
import { refuseUnsaved, writeContent } from './write.ts';

/** Resolves with an answer that has been checked. */
export type Ask = (question: Question, known: string | undefined) => Promise<string>;

interface Request {
  root: string;
  cacheDir: string;
  /** A JSON Resume's file. */
  resume?: string;
  /** A file of answers. */
  answers?: string;
  /** Start over on a site that already has an owner. */
  force?: boolean;
  env?: Record<string, string | undefined>;
}

/**
 * @param io without `ask` nothing can be asked
 * @throws {Error} naming what is wrong and the fix; nothing has been written
 */
export async function setUp(
  { root, cacheDir, resume: file, answers: answersFile, force = false, env = {} }: Request,
  { ask, say }: { ask: Ask | null; say: (line: string) => void },
) {
  if (!ask && !file && !answersFile) {
    throw new Error(
      'There is no terminal to ask questions in: give a JSON Resume, as in npm run setup -- resume.json, or a file with answers, as in npm run setup -- --answers answers.json',
    );
  }
  const site = await loadContent({ root });
  if (!force) refuseOwned(site);
  await refuseUnsaved(root);
  const resume = file ? await readResume(file) : {};
  const answered = answersFile ? await readAnswers(answersFile) : {};
  const language = machineLanguage();
  const defaults = defaultsFor(personOf(resume, language), language, [
    env.SITE_URL,
    await pagesAddress(root),
  ]);
  const answers = ask
    ? await askAll(ask, { defaults, answered, hasResume: Boolean(file) })
    : { ...defaults, ...answered };
  if (!clean(answers.name)) throw namelessError(file);

  const languages = words(answers.languages ?? '');
  const { person, left, url, country } = personOf(resume, languages[0] ?? language);
  const changed = Object.entries(answers).filter(
    ([key, answer]) => key in answered || answer !== defaults[key as keyof Answers],
  );
  const wishes = {
    languages,
    country,
    endpoint: answers.form === undefined ? null : endpointOf(answers.form),
    site: givenOf(answers.site),
    accent: givenOf(answers.accent),
  };
  const { sources, drawings } = contentFor(site, answeredBy(person, Object.fromEntries(changed)), wishes);
  const { written, removed } = await writeContent(site, sources, drawings, { root, cacheDir });

  say(`Wrote ${written.length} files, removed ${removed.length}.`);
  const unused = url && url !== wishes.site ? [...left, 'basics.url'] : left;
  for (const line of [...summary(sources, unused), ...nextSteps(wishes.site)]) say(line);
}

const namelessError = (file: string | undefined) =>
  new Error(
    file
      ? `${basename(file)} has no basics.name: add it, or give it in a file with answers`
      : 'The answers have no name: add it',
  );

/** @throws {Error} when the content is somebody's already */
function refuseOwned({ owner: { name } }: { owner: { name: string } }) {
  if (name === DEMONSTRATION) return;
  throw new Error(
    `This site already belongs to ${name}: edit the files in src/content. To start over, add --force; git keeps the current content`,
  );
}

const nextSteps = (site: string | null) => [
  '\nNext: npm start shows it; npm run doctor lists what is left to do. From now on, edit src/content.',
  `For the web: ${site ? 'npm run build' : 'SITE_URL=https://you.dev/ npm run build'}`,
];

/**
 * @returns null when there is none
 */
const givenOf = (answer: string | undefined): string | null =>
  answer === undefined || answer === NONE ? null : answer;

/** The language that this machine speaks, where the site can show it. */
function machineLanguage() {
  const { language } = new Intl.Locale(new Intl.DateTimeFormat().resolvedOptions().locale);
  return isRightToLeftLanguage(language) ? 'en' : language;
}

/** The answers that are known before any question is asked. */
function defaultsFor(
  { person: { name, roles, place, profiles }, url }: Told,
  languages: string,
  addresses: (string | null | undefined)[],
): Partial<Answers> {
  const mailbox = profiles.find(({ id }) => id === 'email')?.url.replace('mailto:', '');
  const pages = profiles.filter(({ id }) => id !== 'email').map((profile) => profile.url);
  const site = [addresses[0], url, ...addresses.slice(1)].find(
    (each) => each && !addressFault(each) && !isLocal(each),
  );
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

/**
 * @param known `answered`: what needn't be asked. A resume says who the owner is, but not where the form's messages go or
 *   which languages the site has
 */
async function askAll(
  ask: Ask,
  {
    defaults,
    answered,
    hasResume,
  }: { defaults: Partial<Answers>; answered: Partial<Answers>; hasResume: boolean },
): Promise<Partial<Answers>> {
  const known = new Set(Object.keys(answered));
  if (hasResume)
    for (const key of ['name', 'roles', 'place', 'profiles', 'email'] as const)
      if (defaults[key]) known.add(key);
  const answers: Partial<Answers> = { ...defaults, ...answered };
  for (const question of QUESTIONS)
    if (!known.has(question.key))
      answers[question.key] = (await ask(question, defaults[question.key])).trim();
  return answers;
}

/**
 * @throws {Error} naming every wrong answer
 */
async function readAnswers(file: string): Promise<Partial<Answers>> {
  const name = basename(file);
  const value = await readJson(file);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error(
      `${name} has no answers: write an object with ${QUESTIONS.map(({ key }) => key).join(', ')}`,
    );
  const faults = Object.entries(value).flatMap(([key, answer]) => {
    const question = QUESTIONS.find((each) => each.key === key);
    if (!question)
      return [`${name}, ${key}: isn’t a question: write one of ${QUESTIONS.map((q) => q.key).join(', ')}`];
    const fault = faultOf(question, answer);
    return fault ? [`${name}, ${key}: ${fault}`] : [];
  });
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return Object.fromEntries(Object.entries(value).map(([key, answer]) => [key, clean(answer)]));
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

const askInTerminal: Ask = async (question, known) => {
  const answer = await text({
    message: question.text + (question.optional ? ` (${NONE} for none)` : ''),
    // Pressing Enter accepts the known answer.
    ...(known && { placeholder: known, defaultValue: known }),
    validate: (value) => faultOf(question, value || (known ?? '')) ?? undefined,
  });
  if (isCancel(answer)) {
    cancel('Nothing was changed.');
    process.exit(130);
  }
  return answer;
};

/** @param args a resume’s path, `--answers FILE`, `--force` */
export async function setup(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { answers: { type: 'string' }, force: { type: 'boolean' } },
  });
  if (positionals.length > 1)
    throw new Error(`Give one resume, not ${positionals.length}: ${positionals.join(', ')}`);
  const { root, cacheDir } = readOptions();
  await setUp(
    {
      root,
      cacheDir,
      env: process.env,
      ...(positionals[0] && { resume: positionals[0] }),
      ...(values.answers && { answers: values.answers }),
      ...(values.force && { force: true }),
    },
    { ask: process.stdin.isTTY ? askInTerminal : null, say: console.log },
  ).catch((error) => {
    throw new Error(`${plainError(error)}\nNothing was changed.`);
  });
}
