import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkResume, readResume } from '../../../src/builder/setup/read.ts';

/** The schema's own example. */
const sample = createRequire(import.meta.url)('@jsonresume/schema/sample.resume.json');

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

describe('a JSON Resume', () => {
  it('is read when the official schema accepts it', () => {
    const { resume, left } = checkResume(sample);
    expect(resume.basics?.name).toBe('Richard Hendriks');
    const sections = ['volunteer', 'awards', 'publications', 'interests', 'references'];
    const fields = [
      ...['phone', 'location.address', 'location.postalCode'].map((key) => `basics.${key}`),
      ...['location', 'description', 'url'].map((key) => `work.${key}`),
      ...['url', 'score', 'courses'].map((key) => `education.${key}`),
      'skills.level',
      ...['startDate', 'endDate', 'roles', 'entity', 'type'].map((key) => `projects.${key}`),
    ];
    const parts = [
      'the months in work',
      'the months in education',
      'projects.highlights beside a description',
    ];
    expect(left.toSorted()).toEqual([...sections, ...fields, ...parts].toSorted());
  });

  it.each<[string, unknown, string]>([
    ['that isn’t JSON', '{"basics": ', 'resume.json: isn’t JSON ('],
    ['that is a list', [], 'resume.json: isn’t a JSON Resume: it has none of basics, work'],
    ['that is something else', { name: 'ada', version: '1.0.0' }, 'isn’t a JSON Resume'],
    [
      'of another version',
      { $schema: 'https://example.org/resume-schema/v0.0.16/schema.json', basics: {} },
      'is a JSON Resume 0.0.16, but only 1.0.0 is supported: convert it',
    ],
    ['of the previous version', { work: [{ company: 'Engines' }] }, 'rename work[].company to work[].name'],
    ['with a value of the wrong kind', { basics: { name: 7 } }, 'basics.name is not of a type(s) string'],
    [
      'with HTML in a text',
      {
        work: [
          { name: 'A', summary: 'I <b>did</b> it' },
          { name: 'B', highlights: ['R&amp;D'] },
        ],
      },
      'resume.json: work[0].summary contains HTML (<b>): write plain text\nresume.json: work[1].highlights[0] contains HTML (&amp;): write plain text',
    ],
    [
      'with an invalid date',
      { work: [{ startDate: '03/2019' }] },
      'work[0].startDate is "03/2019": write a date such as 2019, 2019-03 or 2019-03-31',
    ],
    [
      'with an implausible year',
      { work: [{ startDate: '1066' }] },
      'work[0] has the year 1066: write one from 1900 to 2200',
    ],
    [
      'that ends before it begins',
      { work: [{ startDate: '2020-05', endDate: '2019' }] },
      'work[0] ends (2019) before it begins (2020-05): swap the two',
    ],
    [
      'with an address that would run a script',
      { projects: [{ name: 'A', url: 'javascript:alert(1)' }] },
      'projects[0].url is "javascript:alert(1)", but the site links only to https:// and http:// addresses: correct it',
    ],
    ['with an empty address', { basics: { url: '' } }, 'basics.url does not conform to the "uri" format'],
  ])('%s is refused, with place and fix', async (_what, value, message) => {
    expect(await faultOf(value)).toContain(message);
  });

  it('of 5 MB is refused without being read', async () => {
    expect(await faultOf(JSON.stringify({ basics: { summary: 'a'.repeat(5e6) } }))).toBe(
      'resume.json: is 5.0 MB, over the limit of 1: leave out pictures and other data',
    );
  });

  it('keeps text that only looks like HTML', () => {
    const work = [{ name: 'Generics', summary: 'From Vec<T> to a < b && c > d, R&D' }];
    expect(checkResume({ work }).resume.work).toEqual(work);
  });
});
