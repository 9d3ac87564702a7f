// `npm run setup` replaces the demonstration with the owner's content, once: it asks, or reads a JSON Resume, and writes the
// content files, which the owner edits from then on.
import { execFile } from 'node:child_process';
import { basename } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { cancel, isCancel, text } from '@clack/prompts';
import { addressFault } from '../../schema/address.ts';
import { loadContent } from '../content/content.ts';
import { DEMONSTRATION } from '../doctor/demonstration.ts';
import { BETWEEN_ROLES, type Resume } from '../resume/export.ts';
import { isLocal, readOptions } from '../shared/options.ts';
import { plainError } from '../shared/report.ts';
import { clean } from '../shared/words.ts';
import { importResume } from './import.ts';
import { placeOf } from './person.ts';
import {
  type Answers,
  answeredBasics,
  endpointOf,
  faultOf,
  NONE,
  QUESTIONS,
  type Question,
  words,
} from './questions.ts';
import { readResume } from './read.ts';
import { readJson } from './readJson.ts';
import { spokenIn } from './spokenIn.ts';
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
  io: { ask: Ask | null; say: (line: string) => void },
) {
  const { ask, say } = io;
  if (!ask && !file && !answersFile) {
    throw new Error(
      'There is no terminal to ask questions in: give a JSON Resume, as in npm run setup -- resume.json, or a file with answers, as in npm run setup -- --answers answers.json',
    );
  }
  const site = await loadContent({ root });
  if (site.owner.name !== DEMONSTRATION && !force) {
    throw new Error(
      `This site already belongs to ${site.owner.name}: edit the files in src/content. To start over, add --force; git keeps the current content`,
    );
  }
  await refuseUnsaved(root);
  const given = file ? await readResume(file) : null;
  const answered = answersFile ? await readAnswers(answersFile) : {};
  const codes = site.editions.map(({ code }) => code);
  const guess = given && spokenIn(given.resume, site);
  const defaults = await defaultsFor(given?.resume ?? null, guess ?? codes[0] ?? '', { root, env });
  const answers = ask ? await askAll(ask, defaults, answered, given?.resume) : { ...defaults, ...answered };
  if (!clean(answers.name)) {
    throw new Error(
      given
        ? `${basename(String(file))} has no basics.name: add it, or give it in a file with answers`
        : 'The answers have no name: add it',
    );
  }

  const languages = words(answers.languages ?? '');
  const language = guess && languages.includes(guess) ? guess : String(languages[0]);
  // A place that is the resume's own keeps its country.
  const { place, ...others } = answers;
  const changed = place === defaults.place ? others : answers;
  const resume = { ...given?.resume, basics: answeredBasics(given?.resume.basics ?? {}, changed) };
  const { sources, drawings, left, model } = importResume(site, resume, {
    language,
    languages,
    endpoint: answers.form === undefined ? null : endpointOf(answers.form),
    site: givenOf(answers.site),
    accent: givenOf(answers.accent),
  });
  const { written, removed } = await writeContent(site, sources, drawings, { root, cacheDir });

  say(`Wrote ${written.length} files, removed ${removed.length}.`);
  const untranslated = languages.filter((code) => !codes.includes(code));
  for (const line of summary(resume, [...left, ...(given?.left.length ? [given.left.join(', ')] : [])], {
    languages,
    untranslated,
    model,
  }))
    say(line);
  const build = answers.site === NONE ? 'SITE_URL=https://you.dev/ npm run build' : 'npm run build';
  say('\nNext: npm start shows it; npm run doctor lists what is left to do. From now on, edit src/content.');
  say(`For the web: ${build}`);
}

/**
 * @returns null when there is none
 */
const givenOf = (answer: string | undefined): string | null =>
  answer === undefined || answer === NONE ? null : answer;

/** The answers that are known before any question is asked. */
async function defaultsFor(
  resume: Resume | null,
  language: string,
  { root, env }: { root: string; env: Record<string, string | undefined> },
): Promise<Partial<Answers>> {
  const { name, label, location, profiles = [], email, url } = resume?.basics ?? {};
  const urls = profiles.flatMap((profile) => profile.url || []);
  const address = [env.SITE_URL, url, await pagesAddress(root)].find(
    (each) => each && !addressFault(each) && !isLocal(each),
  );
  return {
    languages: language,
    ...(name && { name }),
    ...(label && { roles: label.split(BETWEEN_ROLES).join('; ') }),
    place: placeOf(location, language) || NONE,
    profiles: urls.join(' ') || NONE,
    email: email || NONE,
    form: email || NONE,
    site: address || NONE,
    accent: NONE,
  };
}

/**
 * @param answered answers already given, so that they aren't asked for again
 */
async function askAll(
  ask: Ask,
  defaults: Partial<Answers>,
  answered: Partial<Answers>,
  resume: Resume | undefined,
): Promise<Partial<Answers>> {
  const known = new Set(Object.keys(answered));
  // A resume says who the owner is, but not where the form's messages go or which languages the site has.
  if (resume)
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
 * @param left what the site has no place for, and what couldn't be imported
 * @param of `untranslated`: languages whose labels are in `model`
 */
function summary(
  resume: Resume,
  left: string[],
  { languages, untranslated, model }: { languages: string[]; untranslated: string[]; model: string },
) {
  const counts = ['work', 'projects', 'skills', 'languages', 'education']
    .map((key) => ({ key, count: (resume as Record<string, unknown[] | undefined>)[key]?.length ?? 0 }))
    .filter(({ count }) => count > 0);
  const missing = ['projects', 'skills'].filter((key) => !counts.some((each) => each.key === key));
  return [
    ...(counts.length > 0
      ? [`Imported: ${counts.map(({ key, count }) => `${count} ${key}`).join(', ')}.`]
      : []),
    ...left.map((line) => `Skipped: ${line}.`),
    ...untranslated.map(
      (code) =>
        `To be translated: the labels for "${code}", which are still in ${model}; npm run doctor lists them.`,
    ),
    ...(languages.length > 1
      ? [`To be translated: your own texts, which are the same in ${languages.join(' and ')}.`]
      : []),
    ...missing.map((key) => `Missing: ${key}: add them to src/content/${key}.ts.`),
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
