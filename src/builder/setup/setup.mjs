// `npm run setup` makes the site somebody's: it asks, or reads a JSON Resume, and writes content files.
import { execFile } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { basename } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { loadContent } from '../content/content.mjs';
import { DEMONSTRATION } from '../doctor/demonstration.mjs';
import { BETWEEN_ROLES, toResume } from '../resume/export.mjs';
import { addressFault, isLocal, readOptions } from '../shared/options.mjs';
import { printError } from '../shared/report.mjs';
import { clean } from '../shared/words.mjs';
import { importResume, modelFor } from './import.mjs';
import { answeredBasics, endpointAnswer, endpointOf, faultOf, NONE, QUESTIONS, words } from './questions.mjs';
import { readResume } from './read.mjs';
import { readJson } from './readJson.mjs';
import { spokenIn } from './spokenIn.mjs';
import { refuseUnsaved, writeContent } from './write.mjs';

/** @typedef {import('./questions.mjs').Answers} Answers */
/** @typedef {import('../resume/export.mjs').Resume} Resume */

/**
 * @typedef {object} Terminal
 * @property {(question: string) => Promise<string>} ask
 * @property {(line: string) => void} say
 * @property {() => void} [close] called when everything has been asked
 */

/**
 * @typedef {object} Request
 * @property {string} root
 * @property {string} cacheDir
 * @property {string} [resume] a JSON Resume's file
 * @property {string} [answers] a file of answers
 * @property {boolean} [force] overwrite what git doesn't have
 * @property {Record<string, string | undefined>} [env]
 */

/**
 * @param {Request} request
 * @param {{ terminal: Terminal | null, say: (line: string) => void }} io without a terminal nothing can be asked
 * @throws {Error} naming what is wrong and the fix; nothing has been written
 */
export async function setUp(
  { root, cacheDir, resume: file, answers: answersFile, force = false, env = {} },
  io,
) {
  const { terminal, say } = io;
  if (!terminal && !file && !answersFile) {
    throw new Error(
      'There is no terminal to ask in: give a JSON Resume, as in npm run setup -- resume.json, or a file with answers, as in npm run setup -- --answers answers.json',
    );
  }
  if (!force) await refuseUnsaved(root);
  const { sources, editions, facts } = await loadContent({ root });
  const given = file ? await readResume(file) : null;
  const answered = answersFile ? await readAnswers(answersFile) : {};
  const known = await knownBefore({ sources, editions, facts }, given?.resume ?? null, answered, {
    root,
    env,
  });
  const { present, guess, demonstration, defaults } = known;
  const answers = terminal
    ? await askAll(defaults, answered, given?.resume, terminal)
    : { ...defaults, ...answered };
  terminal?.close?.();
  if (!clean(answers.name)) {
    throw new Error(
      given
        ? `${basename(String(file))} has no basics.name: add it, or give it in a file with answers`
        : 'The answers have no name: add it',
    );
  }

  const languages = words(answers.languages ?? present.code);
  const language =
    [guess, present.code].find((code) => code && languages.includes(code)) ?? String(languages[0]);
  // While the content is the demonstration's, only what is said here is the owner's.
  const base = given?.resume ?? (demonstration ? {} : toResume(modelFor(editions, language)));
  const resume = {
    ...base,
    basics: answeredBasics(base.basics ?? {}, changedOnly(answers, defaults)),
  };
  const imported = importResume(sources, resume, {
    language,
    languages,
    endpoint: answers.form === undefined ? undefined : endpointOf(answers.form),
    site: answers.site === NONE ? null : answers.site,
  });
  const { written, removed } = await writeContent(sources, imported.sources, imported.drawings, {
    root,
    cacheDir,
  });

  if (written.length + removed.length === 0) say('Nothing is left to change.');
  else say(`Wrote ${counted(written)}, removed ${counted(removed)}.`);
  for (const line of summary(resume, imported, given?.left ?? [], { languages, before: editions })) say(line);
  const build = answers.site === NONE ? 'SITE_URL=https://you.dev/ npm run build' : 'npm run build';
  say(
    '\nNext: npm start shows it; npm run doctor says what is left to do. Commit it, and setup can be run again.',
  );
  say(`For the web: ${build}`);
}

/** @param {string[]} files */
const counted = (files) => (files.length === 1 ? String(files[0]) : `${files.length} files`);

/**
 * Answers that differ from what is known already, which stays letter by letter.
 *
 * @param {Partial<Answers>} answers
 * @param {Partial<Answers>} known
 */
const changedOnly = (answers, known) =>
  Object.fromEntries(
    Object.entries(answers).filter(([key, answer]) => answer !== known[/** @type {keyof Answers} */ (key)]),
  );

/**
 * What is known before anything is asked: from the content as it is, and from the resume.
 *
 * @param {Pick<import('../content/content.mjs').Site, 'sources' | 'editions' | 'facts'>} site
 * @param {Resume | null} resume
 * @param {Partial<Answers>} answered
 * @param {{ root: string, env: Record<string, string | undefined> }} options
 * @returns {Promise<{ present: import('../content/content.mjs').Edition, guess: string | null, demonstration: boolean, defaults: Partial<Answers> }>}
 *   `present`: the edition whose answers are the defaults; `guess`: the resume's language; `demonstration`: whether nothing of
 *   the content is the owner's
 */
async function knownBefore({ sources, editions, facts }, resume, answered, { root, env }) {
  const codes = editions.map(({ code }) => code);
  const guess = resume && spokenIn(resume, sources, codes);
  const [asked] = words(answered.languages ?? '');
  const [first] = editions;
  const present = resume || asked || !first ? modelFor(editions, guess ?? asked) : first;
  // The demonstration's own resume, read back, changes nothing either.
  const demonstration =
    present.content.owner.owner.name === DEMONSTRATION && resume?.basics?.name !== DEMONSTRATION;

  const { basics = {} } = resume ?? (demonstration ? {} : toResume(present));
  const { name, label, location, profiles, email } = basics;
  const urls = (profiles ?? []).flatMap(({ url }) => url || []);
  const place = [location?.city, location?.region, location?.countryCode].filter(Boolean).join(', ');
  const { endpoint } = facts.contact.contact;
  const candidates = demonstration ? [env.SITE_URL, basics.url, await pagesAddress(root)] : [];
  const address = candidates.find((url) => url && !addressFault(url) && !isLocal(url));
  const defaults = {
    languages: (demonstration ? [guess ?? codes[0]] : codes).join(', '),
    ...(name && { name }),
    ...(label && { roles: label.split(BETWEEN_ROLES).join('; ') }),
    place: place || NONE,
    profiles: urls.join(' ') || NONE,
    email: email || NONE,
    form: demonstration ? email || NONE : endpointAnswer(endpoint),
    site: facts.owner.owner.site || address || NONE,
  };
  return { present, guess, demonstration, defaults };
}

/**
 * @param {Partial<Answers>} defaults
 * @param {Partial<Answers>} answered what isn't asked any more
 * @param {Resume | undefined} resume
 * @param {Terminal} terminal
 * @returns {Promise<Partial<Answers>>}
 */
async function askAll(defaults, answered, resume, { ask, say }) {
  const told = new Set(Object.keys(answered));
  // A resume says who somebody is; where its messages go and in which language it is, it doesn't.
  if (resume)
    for (const key of /** @type {const} */ (['name', 'roles', 'place', 'profiles', 'email']))
      if (defaults[key]) told.add(key);
  /** @type {Partial<Answers>} */
  const answers = { ...defaults, ...answered };
  for (const question of QUESTIONS) {
    if (told.has(question.key)) continue;
    const known = defaults[question.key];
    const note = question.optional ? `, ${NONE} for none` : '';
    for (;;) {
      const answer =
        (await ask(`${question.text}${known ? ` [${known}]` : ''}${known === NONE ? '' : note}: `)) ||
        (known ?? '');
      const fault = faultOf(question, answer);
      if (fault === null) {
        answers[question.key] = answer.trim();
        break;
      }
      say(`  ${fault}.`);
    }
  }
  return answers;
}

/**
 * @param {string} file
 * @returns {Promise<Partial<Answers>>}
 * @throws {Error} naming every wrong answer
 */
async function readAnswers(file) {
  const name = basename(file);
  const value = await readJson(file);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error(
      `${name} has no answers: write an object with ${QUESTIONS.map(({ key }) => key).join(', ')}`,
    );
  const faults = Object.entries(value).flatMap(([key, answer]) => {
    const question = QUESTIONS.find((each) => each.key === key);
    if (!question)
      return [`${name}, ${key}: is no question: write one of ${QUESTIONS.map((q) => q.key).join(', ')}`];
    const fault = faultOf(question, answer);
    return fault ? [`${name}, ${key}: ${fault}`] : [];
  });
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return Object.fromEntries(Object.entries(value).map(([key, answer]) => [key, clean(answer)]));
}

/**
 * @param {Resume} resume
 * @param {import('./import.mjs').Imported} imported
 * @param {string[]} unused sections that the site has no place for
 * @param {{ languages: string[], before: import('../content/content.mjs').Edition[] }} spoken
 */
function summary(resume, { left, sources, fresh, model }, unused, { languages, before }) {
  const counts = ['work', 'projects', 'skills', 'languages', 'education']
    .map((key) => [key, /** @type {Record<string, unknown[]>} */ (resume)[key]?.length ?? 0])
    .filter(([, count]) => count)
    .map(([key, count]) => `${count} ${key}`);
  const untranslated = languages.filter((language) => !before.some(({ code }) => code === language));
  const missing = [
    ...(sources.projects.projects.length ? [] : ['projects: add them to src/content/projects.ts']),
    ...(sources.skills.skills.length ? [] : ['skills: add them to src/content/skills.ts']),
    ...(fresh ? ['your portrait, and pictures of your projects: drawings stand in for them'] : []),
  ];
  return [
    ...(counts.length > 0 ? [`Taken: ${counts.join(', ')}.`] : []),
    ...left.map((line) => `Left: ${line}.`),
    ...(unused.length > 0 ? [`Left: ${unused.join(', ')}, for which the site has no place.`] : []),
    ...untranslated.map(
      (code) =>
        `To be translated: the labels in src/content/${code}/, which are in ${model}; npm run doctor lists them.`,
    ),
    ...(languages.length > 1 && fresh
      ? [`To be translated: your own texts, which are the same in ${languages.join(' and ')}.`]
      : []),
    ...missing.map((line) => `Missing: ${line}.`),
  ];
}

/**
 * The address that GitHub Pages gives the repository.
 *
 * @param {string} root
 * @returns {Promise<string | null>} null when its origin isn't on GitHub
 */
async function pagesAddress(root) {
  const origin = await promisify(execFile)('git', ['remote', 'get-url', 'origin'], { cwd: root }).then(
    ({ stdout }) => stdout.trim(),
    () => '', // no origin
  );
  const [, user, repository] = origin.match(/github\.com[:/]([\w-]+)\/([\w.-]+?)(?:\.git)?$/) ?? [];
  if (!user || !repository) return null;
  const host = `${user.toLowerCase()}.github.io`;
  return repository.toLowerCase() === host ? `https://${host}/` : `https://${host}/${repository}/`;
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { answers: { type: 'string' }, force: { type: 'boolean' } },
  });
  if (positionals.length > 1)
    throw new Error(`One resume is read, and there are ${positionals.length}: ${positionals.join(', ')}`);
  const reader = process.stdin.isTTY
    ? createInterface({ input: process.stdin, output: process.stdout })
    : null;
  reader?.on('SIGINT', () => {
    console.log('\nNothing was changed.');
    process.exit(130);
  });
  // Lines that are typed before their question wait for it.
  const lines = reader?.[Symbol.asyncIterator]();
  try {
    const { root, cacheDir } = readOptions();
    const terminal = lines
      ? {
          async ask(/** @type {string} */ question) {
            process.stdout.write(question);
            const { value, done } = await lines.next();
            if (done) throw new Error('\nThe input ended before all questions were answered');
            return value;
          },
          say: console.log,
          // From here on Ctrl+C is the process's own, which waits for renamings.
          close: () => reader?.close(),
        }
      : null;
    await setUp(
      {
        root,
        cacheDir,
        env: process.env,
        ...(positionals[0] && { resume: positionals[0] }),
        ...(values.answers && { answers: values.answers }),
        ...(values.force && { force: true }),
      },
      { terminal, say: console.log },
    );
  } finally {
    reader?.close();
  }
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  main().catch((error) => {
    printError(error);
    console.error('Nothing was changed.');
    process.exitCode = 1;
  });
}
