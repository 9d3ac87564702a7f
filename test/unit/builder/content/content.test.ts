import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadContent } from '../../../../src/builder/content/content.ts';
import { picturesOf } from '../../../../src/builder/content/entries.ts';
import { formatPlace } from '../../../../src/builder/content/faults.ts';
import {
  definitions,
  FIXTURE_LANGUAGE,
  FURTHER,
  faultsAfter,
  fixtureSources,
  type Sources,
  siteOf,
} from '../../../support/fixtureSources.ts';
import { copyProject } from '../../../support/project.ts';

const sources = fixtureSources(...FURTHER);
const { editions, schemas } = siteOf(sources);
const codes = editions.map(({ code }) => code);

it('lists every picture with its file and entry, and its size on the page', () => {
  const copy = structuredClone(sources);
  copy.home.logos = [{ src: 'logos/rust.svg', alt: 'Rust' }];
  const pictures = picturesOf({ sources: copy, schemas });
  const places = pictures.map(({ file, path }) => formatPlace(file, path));

  expect(places).toContain('src/content/home.ts, logos[0]');
  expect(places).toHaveLength(JSON.stringify(copy).match(/"src":"/g)?.length ?? 0);
  for (const { use } of pictures) expect(use.width).toBeGreaterThan(40);
});

const ELSEWHERE = { src: 'https://a.example/b.jpg', alt: 'B', width: 10 };
const phrasesOf = ({ home }: Sources) => home.home.phrases;

describe('a fault names file, entry, value and fix', () => {
  const rows: [fault: string, change: (c: Sources) => void][] = [
    ['owner.ts is missing: write it, exporting owner', (c) => delete c.owner],
    ['blog.ts isn’t a known content file: remove it, or add its page in src/pages', (c) => (c.blog = {})],
    ['owner.rol = "x": isn’t known here: correct its name', (c) => (c.owner.owner.rol = 'x')],
    ['owner.roles.en[0] = 7: isn’t a text: write it in quotes', (c) => (c.owner.owner.roles = { en: [7] })],
    ['home.ts, logos[1].alt = "": has no alt text: describe', (c) => (c.home.logos[1].alt = '')],
    ['avatar.height: is missing: a picture from elsewhere', (c) => (c.owner.owner.avatar = ELSEWHERE)],
    [
      `phrases.${FIXTURE_LANGUAGE}[0].lang = "xx": isn’t a language`,
      (c) => (phrasesOf(c)[FIXTURE_LANGUAGE][0].lang = 'xx'),
    ],
    [
      `phrases[0] = "Hi": isn’t an entry: write its fields, each with its name, such as { text: … }`,
      (c) => (c.home.home.phrases = ['Hi']),
    ],
    ['frame.ts, bar[1] = "Abuot": there is no such page: write one of ', (c) => (c.frame.bar[1] = 'Abuot')],
    ['experience.jobs: has no jobs: add one, or remove', (c) => (c.home.homeStory.experience.jobs = [])],
    ['[0].url = "JavaScript:x": isn’t an absolute', (c) => (c.owner.owner.profiles[0].url = 'JavaScript:x')],
    ['owner.site = "ada.dev": isn’t an absolute http(s) URL. Write', (c) => (c.owner.owner.site = 'ada.dev')],
    ['owner.accent = "green": isn’t a colour: write # and six', (c) => (c.owner.owner.accent = 'green')],
    [
      'since = "Desde": must contain {from}',
      (c) => (c.home.homeStory.experience.period = { since: 'Desde' }),
    ],
    ['editions[0].code = "cv": is the CV’s address', (c) => (c.editions.editions[0].code = 'cv')],
    [
      `[1].code = "${FIXTURE_LANGUAGE}": is also that of entry 0`,
      (c) => (c.editions.editions[1].code = FIXTURE_LANGUAGE),
    ],
    [
      'editions[2].fallback = "pl": isn’t a language of the site: write one of fr, en, it, or remove it',
      (c) => (c.editions.editions[2].fallback = 'pl'),
    ],
  ];
  it.each(rows)('%s', (expected, change) => {
    expect(faultsAfter(change)).toContain(expected);
  });
});

describe('a fault in a project’s files', () => {
  /** The fault of a copy of the project after changes to its files. */
  async function faultWith(files: Record<string, string | null>): Promise<string> {
    const project = await copyProject(['src', 'package.json']);
    for (const [file, text] of Object.entries(files))
      await (text === null ? rm(join(project.root, file)) : project.put(file, text));

    return loadContent(project)
      .then(
        () => 'no fault',
        (error) => error.message,
      )
      .finally(project.remove);
  }

  it('names each file that has a syntax error, with its line', async () => {
    const said = await faultWith({
      'src/content/home.ts': "export const home = 'I'm here';\n",
      'src/content/cv.ts': '}',
      'src/content/._owner.ts': 'left by a Mac',
    });

    expect(said).toMatch(/src\/content\/cv\.ts:1:0: ERROR/);
    expect(said).toMatch(/src\/content\/home\.ts:1:23: ERROR/);
    expect(said).not.toContain('._owner');
  });

  it('names a page’s name, folder or component that is missing or wrong', async () => {
    const said = await faultWith({
      'src/pages/q-a/page.ts': 'export const talks = 1;\n',
      'src/pages/Home/HomePage.tsx': null,
    });

    expect(said).toContain(
      'src/pages/q-a isn’t a valid page name: begin with a capital, and use only Latin letters and digits',
    );
    expect(said).toContain('src/pages/q-a exports no page: write export const page = definePage({ … })');
    expect(said).toContain('src/pages/Home has no component: write src/pages/Home/HomePage.tsx');
  });
});

describe('editions', () => {
  it('are in the order of editions.ts, the first at the root', () => {
    expect(editions.map(({ path }) => path)).toEqual(codes.map((code, i) => (i === 0 ? '' : `/${code}`)));
  });

  it('show shared texts in all languages, and translated texts in their own', () => {
    for (const { code, content } of editions) {
      expect(content.home.homeStory.proof[0].figure).toBe('8');
      expect(content.projects.page.heading).toBe(sources.projects.page.heading[code]);
    }
  });

  it('format the years of a job in their own way', () => {
    const copy = structuredClone(sources);
    const { experience } = copy.home.homeStory;
    experience.jobs = [{ from: 2020, to: 2021 }, { from: 2022 }, { period: 'now and then' }, {}].map(
      (job, i) => ({ id: `job-${i}`, role: 'R', ...job }),
    );
    const inEach = (text: string) => Object.fromEntries(codes.map((code) => [code, `${code} ${text}`]));
    experience.period = { since: inEach('{from} on'), between: inEach('{from} to {to}') };

    for (const { code, content } of siteOf(copy).editions)
      expect(content.home.homeStory.experience.jobs.map(({ period }: Sources) => period)).toEqual([
        `${code} 2020 to 2021`,
        `${code} 2022 on`,
        'now and then',
        undefined,
      ]);
  });

  it('have their pages in the order of the bar, and then the others', () => {
    const copy = structuredClone(sources);
    const [other = ''] = Object.keys(definitions).filter((name) => name !== 'Home');
    copy.frame.bar = [other, 'Home'];
    const rest = Object.keys(definitions).filter((name) => !copy.frame.bar.includes(name));

    expect(siteOf(copy).editions[0]?.pages.map(({ name }) => name)).toEqual([
      other,
      'Home',
      ...rest.toSorted((a, b) => a.localeCompare(b)),
    ]);
  });
});
