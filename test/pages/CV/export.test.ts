import { createRequire } from 'node:module';
import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { toCard } from '../../../src/builder/resume/card.ts';
import { toResume } from '../../../src/builder/resume/export.ts';
import { resumeFiles } from '../../../src/builder/resume/files.ts';
import { readText } from '../../../src/builder/shared/outputFile.ts';
import { withAbsoluteUrls } from '../../../src/shared/absolute.ts';
import { FURTHER, fixtureSources, type Sources, siteOf } from '../../support/fixtureSources.ts';
import { site as own } from '../../support/own.ts';

/** The official schema with its own validator. */
const schema = createRequire(import.meta.url)('@jsonresume/schema');

const editionsOf = (sources: Sources) => siteOf(sources).editions;
const where = { homeUrl: 'https://ada.dev/', address: 'https://ada.dev/ada.vcf' };

/** The official schema's complaints about a resume. */
function faultsOf(resume: object): unknown[] {
  let faults: unknown[] = [];
  schema.validate(resume, (found: unknown[] | null) => {
    faults = found ?? [];
  });
  return faults;
}

/** Reads a card as other programs do. */
function read(card: string) {
  const [, properties] = ICAL.parse(card) as [string, [string, Record<string, string>, string, unknown][]];
  return properties.map(([name, , , value]) => [name, value]);
}

it('is a JSON Resume by the official schema, in every language', () => {
  for (const edition of [...own.editions, ...editionsOf(fixtureSources(...FURTHER))]) {
    const resume = withAbsoluteUrls(toResume(edition, where.homeUrl), where.homeUrl);
    expect(faultsOf(resume)).toEqual([]);
    expect(resume.basics?.name).toBe(edition.content.owner.owner.name);
    expect(resume.work).toHaveLength(edition.content.home.homeStory.experience?.jobs.length ?? 0);
    expect(resume.projects).toHaveLength(edition.content.projects.projects.length);
  }
  expect(faultsOf({ basics: { name: 7 } })).not.toEqual([]); // the validator does reject faults
});

it('lists what was studied, where and when', () => {
  const sources = fixtureSources();
  sources.about.aboutStory.experience = {
    title: 'Facts',
    facts: [
      { label: 'Chess', value: 'every day, 2014' },
      { label: 'Physics', value: 'Bonn, 2014–2018', kind: 'education' as const },
      { label: 'Law', value: 'Graz, Styria', kind: 'education' as const },
      { label: 'Art', value: '2001', kind: 'education' as const },
    ],
  };
  const [edition] = editionsOf(sources);
  if (!edition) throw new Error('no edition');
  const resume = withAbsoluteUrls(toResume(edition, where.homeUrl), where.homeUrl);
  expect(resume.education).toEqual([
    { area: 'Physics', institution: 'Bonn, 2014–2018' },
    { area: 'Law', institution: 'Graz, Styria' },
    { area: 'Art', institution: '2001' },
  ]);
  expect(faultsOf(resume)).toEqual([]);
});

it('is written beside each edition’s curriculum, also as a card', async () => {
  const editions = editionsOf(fixtureSources(...FURTHER));
  const files = resumeFiles(editions, { siteUrl: 'https://ada.dev/repo/' });
  const paths = editions.flatMap(({ path, content }) =>
    ['cv.json', content.cv.cv.card].map((name) => `${path}/${name}`.slice(1)),
  );
  expect(files.map(({ path }) => path)).toEqual(paths);
  for (const file of files.filter(({ path }) => path.endsWith('.vcf')))
    expect(read(await readText(file))).toContainEqual(['source', `https://ada.dev/repo/${file.path}`]);
});

it('is a card with name, title, town, e-mail address and pages', () => {
  const sources = fixtureSources();
  sources.editions.editions.push(...FURTHER.slice(0, 1));
  sources.owner.owner.name = { en: 'Ada; Byron, Countess', fr: 'Άδα' };
  sources.owner.owner.profiles = [
    { id: 'github', label: 'GitHub', url: 'https://github.com/ada,byron' },
    { id: 'email', label: 'E-mail', url: 'mailto:ada+card@ada.dev' },
    { id: 'phone', label: 'Telephone', url: 'tel:+44-20-7946-0000' },
  ];
  const [edition, french] = editionsOf(sources);
  if (!edition || !french) throw new Error('no edition');
  expect(read(toCard(french, where))).toContainEqual(['fn', 'Άδα']);
  expect(french.content.cv.cv.file).toMatch(/-ada-byron-countess-fr\.pdf$/);
  const card = read(toCard(edition, where));
  expect(card).toEqual(
    expect.arrayContaining([
      ['version', '3.0'],
      ['n', ['', 'Ada; Byron, Countess', '', '', '']],
      ['fn', 'Ada; Byron, Countess'],
      ['title', edition.content.owner.owner.roles[0]],
      ['email', 'ada+card@ada.dev'],
      ['tel', '+44-20-7946-0000'],
      ['url', where.homeUrl],
      ['url', 'https://github.com/ada,byron'],
    ]),
  );
});

it.each([
  ['London', ['London', '', '']],
  ['London, England', ['London', 'England', '']],
  ['London, England, United Kingdom', ['London', 'England', 'United Kingdom']],
  ['San Jose, CA', ['San Jose', 'CA', '']],
  ['Palm Springs; West, France', ['Palm Springs; West', '', 'France']],
])('has the town %s in the parts of an address', (town, [city, region, country]) => {
  const sources = fixtureSources();
  sources.cv.cv.town = town;
  const [edition] = editionsOf(sources);
  if (!edition) throw new Error('no edition');
  expect(read(toCard(edition, where))).toContainEqual(['adr', ['', '', '', city, region, '', country]]);
  const { location } = toResume(edition).basics;
  expect([location?.city, location?.region ?? '']).toEqual([city, region]);
  expect(location?.countryCode !== undefined).toBe(country !== '');
});
