import { execFile } from 'node:child_process';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadContent } from '../../../../src/builder/content/content.ts';
import { DEMONSTRATION } from '../../../../src/builder/setup/placeholders.ts';
import { starterFor } from '../../../../src/builder/setup/starter.ts';
import { resume } from '../../../../src/schema/resume.ts';
import { copyDemonstrated } from '../../../support/demonstrated.ts';
import { fixtureSources, siteOf } from '../../../support/fixtureSources.ts';
import { keepBuilding } from '../../../support/keepBuilding.ts';
import { root as ownRoot, readTree } from '../../../support/project.ts';

const run = promisify(execFile);
/** The example of the format's own package. */
const OFFICIAL = createRequire(import.meta.url).resolve('@jsonresume/schema/sample.resume.json');

const project = keepBuilding(await copyDemonstrated());
const { fileWith, setUpWith } = project;
const state = () => readTree(join(project.root, 'src/content'));
beforeEach(() => project.reset());

/** Each content that was made, kept beside the others for one check of types and lint. */
const kept: string[] = [];

/** Builds with its links, and resolves with the content in the first language. */
async function builtContent() {
  const copy = `src/content-${kept.length}`;
  await cp(join(project.root, 'src/content'), join(project.root, copy), { recursive: true });
  kept.push(copy);

  await project.make();
  const { editions } = await loadContent({ root: project.root });

  return { editions, content: editions[0]?.content as NonNullable<(typeof editions)[0]>['content'] };
}

const GREEK = {
  basics: {
    name: 'Νεφέλη Ύψηλάντη',
    label: 'Μηχανικός',
    summary: 'Φτιάχνω χάρτες.',
    location: { city: 'Ηράκλειο' },
  },
  work: [{ name: 'Ήλιος Α.Ε.', position: 'Προγραμματίστρια', startDate: '2018-05' }],
  projects: [{ name: 'Άυλος χάρτης', startDate: '2020' }, { name: 'Άυλος χάρτης' }],
  skills: [{ name: 'Έρευνα', keywords: ['SQL'] }, { name: 'Ύφος' }, { name: 'Python' }],
  education: [{ institution: 'ΕΜΠ', area: 'Γεωγραφία', startDate: '2010', endDate: '2014-09' }],
  languages: [{ language: 'Ελληνικά', fluency: 'μητρική' }],
};

describe('setup makes a site that builds', () => {
  it('of the official example, and says what it has no place for', async () => {
    const said = await setUpWith(OFFICIAL);
    expect(said.join('\n')).toMatch(
      /Left out.*work\.\[\]\.location.*references.*projects\.\[\]\.highlights.*projects\.\[\]\.endDate/,
    );

    const { content } = await builtContent();
    expect(content.owner.owner.name).toBe('Richard Hendriks');
    expect(content.home.homeStory.experience.jobs[0]).toMatchObject({
      role: 'CEO/President',
      from: 2013,
      to: 2014,
    });

    const pictures = await readdir(join(project.root, 'static/images'), { recursive: true });
    expect(pictures.filter((name) => /\.(jpg|png|webp)$/.test(name))).toEqual([]);
  });

  it('of one in Greek, in two languages', async () => {
    await setUpWith(await fileWith(GREEK), 'el', 'en');
    const { editions, content } = await builtContent();

    expect(editions).toMatchObject([
      { code: 'el', name: 'Ελληνικά', locale: 'el-GR' },
      { code: 'en', locale: expect.stringMatching(/^en-/) },
    ]);
    expect(content.home.homeStory.experience.jobs).toMatchObject([{ company: 'Ήλιος Α.Ε.', from: 2018 }]);
  });

  it('of one with blanks and a byte order mark', async () => {
    const blanks = { basics: { name: 'Ada', label: ' ', url: null }, work: [{}, { name: '' }], skills: [] };
    expect(await setUpWith(await fileWith(`\ufeff${JSON.stringify(blanks)}`))).toHaveLength(2);

    const { editions, content } = await builtContent();
    expect(content.owner.owner).toMatchObject({ name: 'Ada', roles: ['Ada'] });
    expect(editions[0]?.pages.map(({ name }) => name)).not.toContain('Projects');
  });

  it('makes an example without a résumé, and keeps the notes before each value', async () => {
    await setUpWith(null, 'en', 'fr');
    expect((await builtContent()).content.owner.owner.name).toBe('Your Name');
    expect(await readFile(join(project.root, 'src/content/frame.ts'), 'utf8')).toMatch(
      /^import type [^\n]*\n\n\/\*\* [^\n]*\*\/\nexport const bar: Frame\['bar'\] = \[/,
    );
  });

  it('each passing types and lint, as in the owner’s npm run check', async () => {
    expect(kept).toHaveLength(4);

    const include = [...kept, 'src/pages/*/page.ts', 'src/*.d.ts'];
    const configuration = { extends: join(ownRoot, 'tsconfig.json'), include };
    await writeFile(join(project.root, 'tsconfig.json'), JSON.stringify(configuration));
    const program = (name: string) => join(ownRoot, 'node_modules/.bin', name);
    await run(program('tsc'), ['-p', project.root]);
    await run(program('biome'), ['check', ...kept], { cwd: project.root });
  });
});

it('gives profiles that are called alike ids of their own', () => {
  const profiles = ['Website', 'Email', 'Phone'].map((network) => ({ network, url: 'https://ada.dev/x' }));
  const direct = { url: 'https://ada.dev', email: 'ada@ada.dev', phone: '(0341) 555 0100' };
  const read = resume.parse({ basics: { name: 'Ada', profiles, ...direct } });
  const { owner } = siteOf(starterFor(siteOf(fixtureSources()), read, ['en'])).sources.owner;

  expect(owner.profiles.map(({ id, url }: { id: string; url: string }) => [id, url])).toEqual([
    ...['website', 'email', 'phone'].map((id) => [id, 'https://ada.dev/x']),
    ['website-2', 'https://ada.dev'],
    ['email-2', 'mailto:ada@ada.dev'],
    ['phone-2', 'tel:0341-555-0100'],
  ]);
  expect(owner.profiles.at(-1).label).toBe(direct.phone);
});

it('leaves a site that takes an example of a note, as src/prose/README.md tells it', async () => {
  await setUpWith(null, 'en');
  const manual = await readFile(join(ownRoot, 'src/prose/README.md'), 'utf8');
  const [, file = '', text = ''] = manual.match(/^```md (src\S+)\n(.*?)^```$/ms) ?? [];
  await project.put(file, text);
  const { read } = await project.make();

  expect(await read('Notes/first-talk.html')).toMatch(/<figure><img [^>]*alt="My portrait"/);
});

describe('setup refuses, and writes nothing', () => {
  const name = 'Ada';
  it.each<[object | string, RegExp]>([
    ['{ "basics": }', /resume\.json isn’t JSON: /],
    [{ work: [] }, /basics: is missing: write it/],
    [
      { basics: { name }, work: [{ name: 'X', startDate: 'May 2018' }] },
      /work\.?\[?0\]?\.startDate = "May 2018": isn’t a date: write 2014/,
    ],
    [{ basics: { name, url: 'ada.dev' } }, /basics\.url = "ada\.dev": isn’t an absolute http\(s\) address/],
    [{ basics: { name, email: 'ada' } }, /basics\.email = "ada": isn’t an e-mail address: write one/],
  ])('a résumé with a fault: %j', async (resume, fault) => {
    const before = await state();
    await expect(setUpWith(await fileWith(resume))).rejects.toThrow(fault);
    expect(await state()).toEqual(before);
  });

  it('a language that isn’t one, a site with an owner, and changes that git doesn’t have', async () => {
    await expect(setUpWith(null, 'english')).rejects.toThrow(/editions\[0\]\.code = "english": /);

    const owner = join(project.root, 'src/content/owner.ts');
    const text = await readFile(owner, 'utf8');
    await writeFile(owner, `${text}\n`);
    const before = await state();

    await expect(setUpWith(null)).rejects.toThrow(
      /commit them first, so that git keeps them\n M src\/content\/owner\.ts/,
    );
    expect(await state()).toEqual(before);
    await writeFile(owner, text.replaceAll(DEMONSTRATION, 'Ada Byron'));

    await expect(setUpWith(null)).rejects.toThrow(/This site is Ada Byron’s: edit src\/content/);
  });
});
