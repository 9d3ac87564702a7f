import { execFile } from 'node:child_process';
import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBuilder } from '../../../src/builder/build.ts';
import { type Edition, loadContent } from '../../../src/builder/content/content.ts';
import { DEMONSTRATION } from '../../../src/builder/doctor/placeholders.ts';
import { downloadsOf } from '../../../src/builder/resume/files.ts';
import { type Answers, faultOf } from '../../../src/builder/setup/questions.ts';
import { type Ask, setUp } from '../../../src/builder/setup/setup.ts';
import { cacheDir, fingerprint, root as projectRoot } from '../../support/project.ts';
import { copySample } from '../../support/sample.ts';

const run = promisify(execFile);
const sampleResume = createRequire(import.meta.url).resolve('@jsonresume/schema/sample.resume.json');

let project: Awaited<ReturnType<typeof copySample>>;
let said: string[];
const say = (line: string) => void said.push(line);
const git = (...args: string[]) => run('git', args, { cwd: project.root });
const request = (more: object = {}) => ({
  root: project.root,
  cacheDir: join(project.root, '.cache'),
  ...more,
});
const state = async () => ({
  content: await fingerprint(join(project.root, 'src/content')),
  static: await fingerprint(join(project.root, 'static')),
});

beforeAll(async () => {
  project = await copySample();
  await project.edit('src/content/owner.ts', (text) =>
    text.replace(/name: '[^']+'/, `name: '${DEMONSTRATION}'`),
  );
  await git('init', '-q');
  await git('config', 'user.name', 'Ada');
  await git('config', 'user.email', 'ada@ada.dev');
  await git('add', 'src/content', 'static');
  await git('commit', '-qm', 'The demonstration');
  await git('tag', 'demonstration');
});
beforeEach(async () => {
  said = [];
  await git('reset', '-q', '--hard', 'demonstration');
  await git('clean', '-fdq', 'src/content', 'static');
  for (const name of ['.cache', 'resume.json'])
    await rm(join(project.root, name), { recursive: true, force: true });
});
afterAll(() => project.remove());

/** Without a terminal, the languages have to be given. */
const ENGLISH = { languages: 'en' };

/** A user who types these lines, or just Enter for the default, until the input ends. */
function typing(...lines: string[]) {
  const asked: string[] = [];
  const ask: Ask = async (key, known) => {
    for (;;) {
      asked.push(key);
      const line = lines.shift();
      if (line === undefined) throw new Error('closed');
      const answer = line || (known ?? '');
      const fault = faultOf(key, answer);
      if (fault === null) return answer;
      said.push(fault);
    }
  };
  return { asked, ask };
}

/** Types and lint, as in the owner's `npm run check`. */
async function passesChecks() {
  const configuration = {
    extends: join(projectRoot, 'tsconfig.json'),
    include: ['src/content', 'src/pages/*/page.ts', 'src/*.d.ts'],
  };
  await writeFile(join(project.root, 'tsconfig.json'), JSON.stringify(configuration));
  const program = (name: string) => join(projectRoot, 'node_modules/.bin', name);
  await run(program('tsc'), ['-p', project.root]);
  for (const name of ['.biome.json', '.gitignore'])
    await cp(join(projectRoot, name), join(project.root, name));
  await run(program('biome'), ['check', 'src/content'], { cwd: project.root });
}

describe('setup', () => {
  it('reads a resume without a terminal, and leaves a site that passes every check', async () => {
    await setUp(request({ resume: sampleResume, answers: ENGLISH }), { ask: null, say });
    const { editions } = await loadContent({ root: project.root });
    expect(editions[0]?.content.owner.owner.name).toBe('Richard Hendriks');
    const told = said.join('\n');
    expect(told).toMatch(/Imported: 1 jobs, 1 projects, (2 skills, )?2 facts\./);
    for (const field of ['basics.phone', 'awards[0].summary', 'references'])
      expect(told).toContain(`Left out: ${field}.`);
    expect(told).toContain('Missing: your portrait');
    expect(told).toContain('Next: npm start');
    const images = await readdir(join(project.root, 'static/images'), { recursive: true });
    expect(images.filter((name) => /\.(jpg|png|webp)$/.test(name))).toEqual([]);
  });

  it.each<[string, Answers]>([
    ['lyon', { languages: 'fr, en', form: '-', email: 'elodie@marchand-nguyen.fr' }],
    ['athens', { languages: 'el', form: 'nefeli-alias' }],
    ['leeds', { languages: 'en', form: '-', profiles: '-', accent: '#0a7d5a' }],
    ['izmir', { languages: 'tr, de', form: '-', email: 'a@b.de', place: 'İzmir', profiles: '-' }],
    ['marked', { languages: 'en', form: '-' }],
  ])('makes a site of the resume of %s that passes types and lint, and builds', async (name, answers) => {
    const resume = join(projectRoot, `test/builder/setup/resumes/${name}.json`);
    await setUp(request({ resume, answers }), { ask: null, say });
    await passesChecks();
    const options = { root: project.root, cacheDir, siteUrl: 'https://ada.dev/people/', placeholders: true };
    const builder = await openBuilder(options);
    const { check, warnings } = await builder.make();
    await check();
    await builder.dispose();
    // Where the project lacks a page of the fixture, nothing shows that page's pictures.
    const expected = /still to be|the font has no|your accent|^Nothing shows/;
    expect(warnings.filter((line) => !expected.test(line))).toEqual([]);
  });

  it('removes the CVs that were printed for the person before', async () => {
    const { pdf = '' } =
      downloadsOf((await loadContent({ root: project.root })).editions[0] as Edition) ?? {};
    const printed = pdf.replace('.pdf', '-1a2b3c4d.pdf');
    for (const name of [pdf, printed, 'mine.pdf'])
      await writeFile(join(project.root, 'static', name), '%PDF');
    await git('add', 'static');
    await git('commit', '-qm', 'Printed');
    await setUp(request({ resume: sampleResume, answers: ENGLISH }), { ask: null, say });
    const names = await readdir(join(project.root, 'static'));
    expect(names.filter((name) => name.endsWith('.pdf'))).toEqual(['mine.pdf']);
  });

  it('asks for what it doesn’t know, and asks again when an answer is wrong', async () => {
    const { ask } = typing(
      'en fr xx', // no such language
      'ar', // read from right to left
      'en',
      '', // there is no default for the name
      'Ada\u0007Byron', // a control character
      'a'.repeat(501),
      'Ada Byron',
      'Analyst; Poet',
      'London',
      'github.com/ada', // not an address
      'https://github.com/ada https://analytical.society/ada',
      'ada@', // not a mailbox
      '-',
      'two words',
      'a1b2c3d4',
      'ada.dev',
      'https://ada.dev/',
      'green',
      '#0a7d5a',
    );
    await setUp(request(), { ask, say });
    const { editions, owner } = await loadContent({ root: project.root });
    expect(owner.accent).toBe('#0a7d5a');
    const { content, pages } = editions[0] as (typeof editions)[number];
    expect(owner).toMatchObject({ name: 'Ada Byron', roles: ['Analyst', 'Poet'], site: 'https://ada.dev/' });
    expect(owner.profiles.map(({ id, label }) => [id, label])).toEqual([
      ['github', 'GitHub'],
      ['analytical', 'Analytical'],
    ]);
    expect(content.cv.cv.place).toBe('London');
    expect(content.contact.contact.endpoint).toBe('https://formsubmit.co/a1b2c3d4');
    expect(pages.map(({ name }) => name)).toEqual(['Home', 'About', 'Contact', 'CV']);
    for (const complaint of [
      '"xx" is',
      '"ar" is read from right to left',
      'This is empty',
      'control characters',
      'This has 501 characters, over the limit of 500',
      '"github.com/ada" is',
      'e-mail address',
      'alias',
      'address',
    ])
      expect(said.join('\n')).toContain(complaint);
    expect(said.join('\n')).toContain('For the web: npm run build');
  });

  it('asks only for what neither the resume nor a flag says', async () => {
    const answers = { languages: 'en', form: '-' };
    const { asked, ask } = typing('https://ada.dev/', '-');
    const resume = {
      basics: { name: 'Ada', label: 'Poet', location: { city: 'London' }, email: 'a@ada.dev' },
    };
    const file = join(project.root, 'resume.json');
    await writeFile(file, JSON.stringify({ ...resume, basics: { ...resume.basics, profiles: [] } }));
    await setUp(request({ resume: file, answers }), { ask, say });
    expect(asked).toEqual(['site', 'accent']);
  });

  it('writes the country of a resume in the site’s language, and takes the locale from it', async () => {
    const file = join(project.root, 'resume.json');
    const basics = { name: 'Zoé', location: { city: 'Lausanne', countryCode: 'CH' } };
    await writeFile(file, JSON.stringify({ basics }));
    const answers = { languages: 'de', form: '-' };
    await setUp(request({ resume: file, answers }), { ask: null, say });
    const [edition] = (await loadContent({ root: project.root })).editions;
    expect(edition?.content.cv.cv.place).toBe('Lausanne, Schweiz');
    expect(edition?.locale).toBe('de-CH');
  });

  it('sets up a site once, and again only with --force', async () => {
    await setUp(request({ resume: sampleResume, answers: ENGLISH }), { ask: null, say });
    await git('add', '-A', 'src/content', 'static');
    await git('commit', '-qm', 'Mine');
    const before = await state();
    const again = request({ resume: sampleResume, answers: ENGLISH });
    await expect(setUp(again, { ask: null, say })).rejects.toThrow(
      'This site already belongs to Richard Hendriks: edit the files in src/content. To start over, add --force',
    );
    expect(await state()).toEqual(before);
    await setUp({ ...again, force: true }, { ask: null, say });
    expect(await state()).toEqual(before); // the same resume makes the same site
  });

  it('never guesses the languages without a terminal, but says what to add', async () => {
    await expect(setUp(request({ resume: sampleResume }), { ask: null, say })).rejects.toThrow(
      'list them, the first one that of your texts, as in --languages en',
    );
  });

  it('changes nothing when it is interrupted', async () => {
    const before = await state();
    const { ask } = typing('en', 'Ada Byron');
    await expect(setUp(request(), { ask, say })).rejects.toThrow('closed');
    expect(await state()).toEqual(before);
  });

  it('changes nothing when what it would write has a fault', async () => {
    // Setup doesn't know this new field, so the content that it would write lacks it.
    const restore = await project.edit('src/pages/Contact/page.ts', (text) =>
      text
        .replace('endpoint: endpointUrl', 'fax: text,\n    endpoint: endpointUrl')
        .replace('  endpointUrl,', '  endpointUrl, text,'),
    );
    await project.edit('src/content/contact.ts', (text) => text.replace('nameMax', "fax: '1', nameMax"));
    await git('commit', '-qam', 'Fax');
    const before = await state();
    await expect(
      setUp(request({ resume: sampleResume, answers: ENGLISH }), { ask: null, say }),
    ).rejects.toThrow('contact.fax: is missing: write some text');
    await restore();
    expect(await state()).toEqual(before);
  });

  it('leaves what git can’t restore, and what comes while it asks', async () => {
    await writeFile(join(project.root, '.git/info/exclude'), '*.secret\n');
    const secret = join(project.root, 'static/milk-run/key.secret');
    await writeFile(secret, 'mine');
    await setUp(request({ resume: sampleResume, answers: ENGLISH }), { ask: null, say });
    expect(await readFile(secret, 'utf8')).toBe('mine');
    await rm(secret);
    await git('reset', '-q', '--hard', 'demonstration');
    await git('clean', '-fdq', 'src/content', 'static');
    const photo = join(project.root, 'static/images/me.jpg');
    const { ask } = typing('en', 'Ada Byron');
    const dropping: Ask = async (key, known) => {
      await writeFile(photo, 'a photograph');
      return key === 'languages' || key === 'name' ? ask(key, known) : (known ?? '-');
    };
    await expect(setUp(request(), { ask: dropping, say })).rejects.toThrow('uncommitted changes');
    expect(await readFile(photo, 'utf8')).toBe('a photograph');
    await rm(photo);
  });

  it('starts over with sections and languages that the previous site lacked', async () => {
    const file = join(project.root, 'resume.json');
    const write = (resume: object) => writeFile(file, JSON.stringify(resume));
    await write({ basics: { name: 'Ada' } });
    await setUp(request({ resume: file, answers: ENGLISH }), { ask: null, say });
    await git('add', '-A', 'src/content', 'static');
    await git('commit', '-qm', 'Mine');
    await write({
      basics: { name: 'Ada' },
      work: [{ name: 'Engines', position: 'Analyst', startDate: '2020' }],
      projects: ['A', 'B', 'C'].map((name) => ({ name })),
      languages: [{ language: 'English' }],
    });
    const answers = { languages: 'en, el' };
    await setUp(request({ resume: file, answers, force: true }), { ask: null, say });
    const [edition] = (await loadContent({ root: project.root })).editions;
    expect(edition?.content.home.homeStory.experience.jobs).toHaveLength(1);
    expect(edition?.content.home.homeStory.featured.ids).toEqual(['a', 'b', 'c']);
    expect(edition?.content.contact.contact.options).toHaveLength(2);
  });

  it('refuses to overwrite what isn’t committed', async () => {
    const undo = await project.edit('src/content/home.ts', (text) =>
      text.replace(/lead:\s*'/, "lead: 'Mine. "),
    );
    const before = await state();
    const asked = request({ resume: sampleResume, answers: ENGLISH, force: true });
    await expect(setUp(asked, { ask: null, say })).rejects.toThrow(
      'that setup would overwrite:\n  src/content/home.ts\nCommit them first',
    );
    expect(await state()).toEqual(before);
    await undo();
    await rename(join(project.root, '.git'), join(project.root, 'not.git'));
    await expect(setUp(asked, { ask: null, say })).rejects.toThrow('This folder isn’t a git repository');
    await rename(join(project.root, 'not.git'), join(project.root, '.git'));
  });

  it.each<[string, Answers, string]>([
    ['an empty name', { name: ' ' }, '--name: This is empty: write something'],
    ['a control character', { name: 'A\u0007' }, '--name: This contains control characters'],
    [
      'an accent that isn’t a colour',
      { name: 'Ada', accent: 'green' },
      '--accent: "green" isn’t a colour: write # and six digits, such as "#0a7d5a"',
    ],
    ['no name at all', { place: 'London' }, 'There is no terminal to ask questions in: give a JSON Resume'],
    [
      'two wrong ones',
      { name: 'Ada', languages: 'en en', form: 'http://a.dev/x' },
      '--languages: A language appears twice: remove one\n--form: This isn’t an alias',
    ],
  ])('refuses answers with %s without a terminal', async (_what, answers, message) => {
    const before = await state();
    await expect(setUp(request({ answers }), { ask: null, say })).rejects.toThrow(message);
    expect(await state()).toEqual(before);
  });

  it('takes answers in addition to a resume', async () => {
    const answers = { languages: 'el, en', form: '-', place: 'Chania, Crete' };
    await setUp(request({ resume: sampleResume, answers }), { ask: null, say });
    const { editions } = await loadContent({ root: project.root });
    expect(editions.map(({ code }) => code)).toEqual(['el', 'en']);
    expect(editions.map(({ content }) => content.cv.cv.place)).toEqual(['Chania, Crete', 'Chania, Crete']);
    expect(editions[0]?.content.contact.contact.endpoint).toBeUndefined();
    const home = await readFile(join(project.root, 'src/content/home.ts'), 'utf8');
    expect(home).toContain("en: todo('"); // the owner's texts are in the first language
    expect(home).toMatch(/el: todo\('/); // labels that the project doesn't have in it
  });

  it('says what to give when there is neither a terminal nor a resume', async () => {
    await expect(setUp(request(), { ask: null, say })).rejects.toThrow(
      'There is no terminal to ask questions in: give a JSON Resume, as in npm run setup -- resume.json',
    );
  });

  it('takes a flag for each question, and names one that it doesn’t know', async () => {
    const script = join(projectRoot, 'build.mjs');
    const args = ['setup', '--nme', 'Ada'];
    const failure = await run(process.execPath, [script, ...args], { cwd: project.root }).catch((e) => e);
    expect(failure.stderr).toContain("Unknown option '--nme'");
    expect(failure.stderr).toContain('Use one of --languages, --name, --roles');
    await run(process.execPath, [script, 'setup', '--name', 'Ada Byron', '--languages', 'en'], {
      cwd: project.root,
    });
    expect((await loadContent({ root: project.root })).owner.name).toBe('Ada Byron');
  });

  it('is a command that exits without a stack trace when something is wrong', async () => {
    const script = join(projectRoot, 'build.mjs');
    const failure = await run(process.execPath, [script, 'setup', 'none.json'], { cwd: project.root }).catch(
      (error) => error,
    );
    expect(failure.code).toBe(1);
    expect(failure.stderr).toBe(
      'none.json: there is no such file: give its path relative to this folder\nNothing was changed.\n',
    );
  });
});
