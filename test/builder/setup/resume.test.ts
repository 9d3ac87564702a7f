import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentFor } from '../../../src/builder/setup/content.ts';
import { leavesOf } from '../../../src/builder/setup/entry.ts';
import { personOf } from '../../../src/builder/setup/person.ts';
import { languageOf, readResume } from '../../../src/builder/setup/read.ts';
import { plainLines } from '../../../src/builder/setup/texts.ts';
import { Todo } from '../../../src/builder/setup/todo.ts';
import { FURTHER, SAMPLE, type Sources, sampleSources, siteOf } from '../../support/sample.ts';

/** The schema's own example. */
const sample = createRequire(import.meta.url)('@jsonresume/schema/sample.resume.json');
const demonstration = siteOf(sampleSources(...FURTHER));

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'resume-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** The message about a value, or about a file with some text. */
async function faultOf(value: unknown): Promise<string> {
  const file = join(folder, 'resume.json');
  await writeFile(file, typeof value === 'string' ? value : JSON.stringify(value));
  return readResume(file).then(
    () => 'no fault',
    (error) => error.message,
  );
}

const personIn = (resume: object) => personOf(resume, 'en').person;
const jobIn = (job: object) => personIn({ work: [{ name: 'A', position: 'B', ...job }] }).jobs[0];

describe('a resume', () => {
  it.each<[string, unknown, string]>([
    ['that isn’t JSON', '{\n  "basics": ,\n}', 'resume.json: isn’t JSON (line 2, column 13: Unexpected ","'],
    ['that ends too soon', '{"basics":', 'resume.json: isn’t JSON (line 1, column 11: Unexpected end'],
    ['that is a list', [], 'resume.json: isn’t a JSON Resume: it has none of basics, work'],
    ['that is something else', { name: 'ada', version: '1.0.0' }, 'isn’t a JSON Resume'],
    [
      'within something else',
      { cv: { basics: { name: 'Ada' } } },
      'these are inside "cv": save that part as a file of its own',
    ],
    ['that is written from right to left', { basics: { name: 'عمر الخيام' } }, 'read from right to left'],
    [
      'of 5 MB',
      { basics: { summary: 'a'.repeat(5e6) } },
      'resume.json: is 5.0 MB, over the limit of 1: leave out pictures and other data',
    ],
  ])('%s is refused, with the reason', async (_what, value, message) => {
    expect(await faultOf(value)).toContain(message);
  });

  it('is read whatever is blank or wrong in it', async () => {
    const resume = {
      basics: { name: 'Ada', url: '', phone: null, email: 'none', summary: null },
      work: [{ name: 'A', endDate: '', website: '' }],
      interests: ['Chess'],
      certificates: 7,
    };
    expect(await faultOf(resume)).toBe('no fault');
    expect(personOf(resume, 'en').left).toEqual(['basics.email', 'certificates']);
    expect(personIn(resume).more).toEqual([{ title: 'Interests', label: '', value: 'Chess' }]);
  });

  it.each([
    ['2019', 2019],
    ['2023-9-28', 2023],
    ['2015/09', 2015],
    ['09/2015', 2015],
    ['May 2022', 2022],
    ['2022-05-01T00:00:00.000Z', 2022],
    ['1066', undefined],
    ['2019/2020', undefined],
    ['long ago', undefined],
    ['', undefined],
  ])('that gives “%s” as a date means %s', (startDate, from) => {
    expect(jobIn({ startDate })?.from).toBe(from);
  });

  it.each([
    'Present',
    'present',
    'current',
    'Heute',
    'actualidad',
    'aujourd’hui',
    'oggi',
    'по настоящее время',
    '–',
  ])('that says “%s” means that it goes on', (endDate) => {
    expect(jobIn({ startDate: '2019', endDate })).toMatchObject({ from: 2019, to: undefined });
    expect(personOf({ work: [{ name: 'A', endDate }] }, 'en').left).toEqual([]);
  });

  it('whose end is in words of any language goes on where it is the newest or the only one so, and is named', () => {
    const work = (...ends: string[]) =>
      ends.map((endDate, i) => ({ name: 'A', position: `b${i}`, startDate: String(2022 - i), endDate }));
    const { person, left } = personOf({ work: work('2023', 'Devam ediyor') }, 'tr');
    expect(person.jobs[0]).toMatchObject({ role: 'b1', from: 2021, to: undefined });
    expect(left).toEqual([
      '“Devam ediyor” (work[1].endDate), as the job seems to go on: give it an end otherwise',
    ]);
    // Of several, only the newest; a number is a date that can't be read.
    const several = personOf({ work: work('Günümüz', 'Haziran', '21. yüzyıl') }, 'tr');
    expect(several.person.jobs.map(({ from, period }) => from ?? period)).toEqual([2022, '2021', '2020']);
    expect(several.left).toEqual([
      '“Günümüz” (work[0].endDate), as the job seems to go on: give it an end otherwise',
      '“Haziran” (work[1].endDate), as it isn’t a date: write `to`',
      'work[2].endDate',
    ]);
    const both = personOf({ work: work('halen', 'Halen') }, 'tr');
    expect(both.person.jobs.map(({ from }) => from)).toEqual([2022, 2021]);
  });

  it('has plain text in every field, whether it was written in Markdown, HTML or plainly', () => {
    const marked =
      '**fast** &mdash; [caf&eacute;](https://a.dev/x_y_z), `a_b`, snake_case_name & 2 * 3 * 4 <https://b.dev>';
    const plain = 'fast — café (https://a.dev/x_y_z), a_b, snake_case_name & 2 * 3 * 4 https://b.dev';
    const person = personIn({
      basics: { name: 'Ada', label: marked, summary: marked, url: 'https://ada.dev/_a_/*b*/' },
      work: [{ name: marked, position: marked, summary: `## ${marked}`, highlights: [marked] }],
      projects: [{ name: marked, description: marked, url: 'https://ada.dev/_a_/*b*/' }],
    });
    expect(person.roles).toEqual([plain]);
    expect(person.lead).toBe(plain);
    expect(person.jobs[0]).toMatchObject({
      role: plain,
      company: plain,
      description: plain,
      points: [plain],
    });
    expect(person.projects[0]).toMatchObject({ title: plain, description: plain });
    expect(person.projects[0]?.url).toContain('/_a_/*b*/');
  });

  it('lists the tools, and not the names of their groups', () => {
    const skills = [{ name: 'Web', keywords: ['**CSS**', '**.NET**', 'ASP.NET'] }, { name: 'Go' }];
    expect(personIn({ skills }).technologies).toEqual(['CSS', '.NET', 'ASP.NET', 'Go']);
  });

  it.each([
    ['tr', { basics: { summary: 'Uzun yıllardır istatistik ve veri görselleştirme üzerine çalışıyorum.' } }],
    ['de', { basics: { name: 'Ada', location: { countryCode: 'AT' } } }],
    [null, { basics: { name: 'Ada' } }],
  ])('is in %s by its sentences, or else by its country', (language, resume) => {
    expect(languageOf(resume)).toBe(language);
  });

  it('that ends before it begins has neither date, and says so', () => {
    const resume = { work: [{ name: 'A', startDate: '2020-05', endDate: '2019' }] };
    const { person, left } = personOf(resume, 'en');
    expect(person.jobs[0]?.period).toBeUndefined();
    expect(left[0]).toBe('work[0].endDate, which is before its startDate: neither is used');
  });

  it('lists jobs newest first, those that go on before all others', () => {
    const jobs = [
      { position: 'a', startDate: '2001', endDate: '2005' },
      { position: 'b', startDate: '2005', endDate: '2009' },
      { position: 'c', startDate: '1999' },
      { position: 'd', startDate: '2010', endDate: 'now' },
    ];
    expect(personIn({ work: jobs }).jobs.map(({ role }) => role)).toEqual(['d', 'c', 'b', 'a']);
  });

  it('of the schema before 1.0.0 is read as today’s', () => {
    const { person, url } = personOf(
      {
        basics: { name: 'Ada', website: 'ada.dev', picture: 'me.jpg' },
        work: [{ company: 'Engines', position: 'Analyst', startDate: '1843-01' }],
      },
      'en',
    );
    expect(person.jobs[0]).toMatchObject({ company: 'Engines', role: 'Analyst' });
    expect(url).toBe('https://ada.dev');
  });

  it('keeps lists, however they are written, and removes HTML', () => {
    expect(
      jobIn({ summary: '<p>I <b>did</b> it.</p><ul><li>R&amp;D</li><li>Tests</li></ul>' }),
    ).toMatchObject({
      description: 'I did it.',
      points: ['R&D', 'Tests'],
    });
    expect(jobIn({ summary: 'Both:\n- one\n- two', highlights: ['three', '• four\n• five'] })).toMatchObject({
      description: 'Both:',
      points: ['one', 'two', 'three', 'four', 'five'],
    });
    expect(plainLines('From Vec<T> to a < b && c > d, R&D')).toBe('From Vec<T> to a < b && c > d, R&D');
    expect(plainLines('<script>alert(1)</script>&#65;&bogus;')).toBe('A&bogus;');
  });

  it.each<[string, object, string | undefined]>([
    ['without a scheme', { network: 'GitHub', url: 'github.com/ana' }, 'https://github.com/ana'],
    ['of a known network', { network: 'GitHub', username: '@ana' }, 'https://github.com/ana'],
    ['with an address alone', { url: 'https://www.linkedin.com/in/ana' }, 'https://www.linkedin.com/in/ana'],
    ['of an unknown network', { network: 'Fora', username: 'ana' }, undefined],
    ['that would run a script', { network: 'X', url: 'javascript:alert(1)' }, undefined],
  ])('links a profile %s, or names it', (_what, profile, url) => {
    const { person, left } = personOf({ basics: { profiles: [profile] } }, 'en');
    expect(person.profiles[0]?.url).toBe(url);
    expect(left).toEqual(url ? [] : ['basics.profiles[0], which has no address that a link can lead to']);
  });

  it('keeps two degrees of one name, and a place without a degree', () => {
    const studies = [
      { area: 'Physics', institution: 'Bonn' },
      { area: 'Physics', institution: 'Turin' },
      { institution: 'Elsewhere', endDate: '1999' },
      { institution: 'Nowhere' },
    ];
    expect(personIn({ education: studies }).studies).toEqual([
      { label: 'Physics', value: 'Bonn' },
      { label: 'Physics', value: 'Turin' },
      { label: 'Elsewhere', value: '1999' },
      { label: null, value: 'Nowhere' },
    ]);
  });

  it('lists awards, certificates and interests with what is said of them', () => {
    const more = {
      awards: [{ title: 'Medal', awarder: 'City', date: '2014-11-01' }],
      certificates: [{ name: 'Diver' }, { name: 'Pilot' }],
      interests: [{ name: 'Wildlife', keywords: ['Ferrets', 'Unicorns'] }],
    };
    expect(personIn(more).more).toEqual([
      { title: null, label: 'Medal', value: 'City, 2014' },
      { title: 'Certificates', label: '', value: 'Diver, Pilot' },
      { title: null, label: 'Wildlife', value: 'Ferrets, Unicorns' },
    ]);
  });

  it('with more than a page can carry is cut, and says so', () => {
    const { person, left } = personOf(
      {
        skills: Array.from({ length: 300 }, (_, i) => `Skill ${i}`),
        work: Array.from({ length: 40 }, (_, i) => ({
          name: `A${i}`,
          startDate: String(1980 + i),
          endDate: String(1981 + i),
        })),
      },
      'en',
    );
    expect(person.skills).toHaveLength(30);
    expect(person.jobs[0]).toMatchObject({ from: 2019 });
    expect(left).toEqual([
      'work: the last 24 entries, which are more than a page can carry',
      'skills: the last 270 entries, which are more than a page can carry',
    ]);
  });

  it('with longer texts than a page can carry is cut earlier', () => {
    const work = Array.from({ length: 16 }, (_, i) => ({
      name: `A${i}`,
      summary: 'Told at length. '.repeat(120),
    }));
    const { person, left } = personOf({ work }, 'en');
    expect(person.jobs.length).toBeGreaterThan(4);
    expect(JSON.stringify(person.jobs).length).toBeLessThan(15_000);
    expect(left).toEqual([
      `work: the last ${16 - person.jobs.length} entries, which are more than a page can carry`,
    ]);
  });

  it('reads the schema’s own example, and names all that the site doesn’t show', () => {
    const { person, left } = personOf(sample, 'en');
    expect(person).toMatchObject({
      name: 'Richard Hendriks',
      place: 'San Francisco, California, United States',
    });
    for (const field of [
      'basics.phone',
      'work[0].url',
      'volunteer',
      'references',
      'skills[].level (2 times)',
    ])
      expect(left).toContain(field);
  });
});

describe('any resume', () => {
  const blank = fc.constantFrom<unknown>('', ' ', null, [], {});
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.lorem({ maxCount: 12 }),
    fc.constantFrom('Ada', 'C++', '日本語', 'a\u0000b', 'x\ny', '- a\n- b', '<b>x</b>', 'R&amp;D'),
  );
  const other = fc.oneof(
    fc.integer(),
    fc.boolean(),
    fc.array(text, { maxLength: 2 }),
    fc.record({ name: text }),
  );
  const date = fc.constantFrom(
    '2019',
    '2020-03',
    '2023-9-28',
    '09/2015',
    'May 2022',
    'Present',
    'heute',
    'soon',
    '2031',
  );
  const url = fc.oneof(fc.webUrl(), fc.constantFrom('github.com/ada', 'javascript:x', 'ada', 'mailto:a@b.c'));
  /** A field that may also be blank, or of another type. */
  const field = (of: fc.Arbitrary<unknown>) =>
    fc.oneof({ weight: 8, arbitrary: of }, { weight: 2, arbitrary: blank }, { weight: 1, arbitrary: other });
  const record = (fields: Record<string, fc.Arbitrary<unknown>>) =>
    fc.record(Object.fromEntries(Object.entries(fields).map(([key, of]) => [key, field(of)])), {
      requiredKeys: [],
    });
  const list = (of: fc.Arbitrary<unknown>) =>
    field(fc.array(fc.oneof({ weight: 8, arbitrary: of }, text), { maxLength: 4 }));
  const dates = { startDate: date, endDate: date };
  const resumes = fc.record({
    basics: fc
      .tuple(
        fc.constantFrom('Ada Byron', 'Ἀδάμ', 'O’Neill-Smythe', 'X'),
        record({
          label: text,
          email: fc.constantFrom('ada@ada.dev', 'none'),
          url,
          website: url,
          phone: text,
          summary: text,
          location: record({ city: text, region: text, countryCode: fc.constantFrom('GB', 'xx', 'Germany') }),
          profiles: list(record({ network: text, username: text, url })),
        }),
      )
      .map(([name, rest]) => ({ ...rest, name })),
    work: list(
      record({ name: text, company: text, position: text, summary: text, highlights: list(text), ...dates }),
    ),
    education: list(
      record({ institution: text, area: text, studyType: text, courses: list(text), ...dates }),
    ),
    skills: list(record({ name: text, level: text, keywords: list(text) })),
    languages: list(record({ language: text, fluency: text })),
    projects: list(
      record({
        name: text,
        description: text,
        summary: text,
        url,
        keywords: list(text),
        highlights: list(text),
      }),
    ),
    interests: list(record({ name: text })),
  });
  const unmarked = (sources: Sources): Sources =>
    JSON.parse(JSON.stringify(sources, (_, each) => (each instanceof Todo ? each.text : each)));

  it.each([
    ['in one language', [SAMPLE]],
    ['in three', [SAMPLE, ...FURTHER.map(({ code }) => code)]],
    ['in a new language', ['el', SAMPLE]],
  ])('gives content without faults %s, and loses nothing silently', (_where, languages) => {
    fc.assert(
      fc.property(resumes, (given) => {
        const resume = JSON.parse(JSON.stringify(given));
        const { person, left, url } = personOf(resume, languages[0] ?? '');
        const { sources } = contentFor(demonstration, person, { languages });
        const site = siteOf(unmarked(sources)); // throws when there are faults
        expect(site.editions.map(({ code }) => code)).toEqual(languages);
        // Each word is in the content or its field is named.
        const shown = `${JSON.stringify(unmarked(sources))} ${url}`.toLowerCase();
        for (const path of leavesOf(resume)) {
          const value = path
            .split(/[.[\]]+/)
            .filter(Boolean)
            .reduce((each, key) => each[key], resume);
          const words =
            plainLines(String(value))
              .toLowerCase()
              .match(/[a-z]{4,}/g) ?? [];
          const isThere = words.every((word) => shown.includes(word));
          const kind = path.replace(/\[\d+\]/g, '[]');
          const isNamed = left.some(
            (line) =>
              line.startsWith(path) || line.startsWith(kind) || path.startsWith(line.split(',')[0] ?? ''),
          );
          expect(isThere || isNamed || /Date$|countryCode|username$/.test(path), `${path}: ${value}`).toBe(
            true,
          );
        }
      }),
      { numRuns: 170 },
    );
  });
});
