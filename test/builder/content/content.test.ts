import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checkContent } from '../../../src/builder/content/check.ts';
import { readContent } from '../../../src/builder/content/content.ts';
import { picturesOf } from '../../../src/builder/content/entries.ts';
import { formatFault } from '../../../src/builder/content/faults.ts';
import { placeIn } from '../../../src/builder/content/lines.ts';
import { copyProject } from '../../support/project.ts';
import {
  definitions,
  FURTHER,
  lost,
  SAMPLE,
  type Sources,
  sampleSources,
  siteOf,
} from '../../support/sample.ts';

const sources = sampleSources(...FURTHER);
const { editions, schemas } = siteOf(sources);
const codes = editions.map(({ code }) => code);
const last = codes.at(-1) as string;

/** The message about the sample's content after a change. */
function faultsAfter(change: (copy: Sources) => void): string {
  const copy = structuredClone(sources);
  change(copy);
  try {
    siteOf(copy);
  } catch (error) {
    return (error as Error).message;
  }
  return 'no fault';
}

describe('the content', () => {
  it('lists every picture with its file and entry, and its size on the page', () => {
    const copy = structuredClone(sources);
    copy.contact.contact.image = { src: 'contact.svg', alt: 'Post' };
    const pictures = picturesOf({ sources: copy, schemas });
    const places = pictures.map((entry) => formatFault({ ...entry, message: '' }).trim());
    expect(places).toContain('src/content/about.ts, aboutStory.ring.photographs[2].image:');
    expect(places).toHaveLength(JSON.stringify(copy).match(/"src":"/g)?.length ?? 0);
    for (const { shown } of pictures) expect(shown.width).toBeGreaterThan(40);
  });
});

describe('a fault names file, entry and fix', () => {
  const rows: [string, (c: Sources) => void, string][] = [
    ['a missing file', (c) => delete c.owner, 'src/content/owner.ts is missing: write it, exporting owner'],
    [
      'a page without content',
      (c) => delete c.skills,
      'src/content/skills.ts is missing: write it, exporting page and intro and labels and skills, or remove src/pages/Skills',
    ],
    [
      'content without a page',
      (c) => (c.blog = {}),
      'src/content/blog.ts isn’t a known content file: remove it, or add its page in src/pages',
    ],
    [
      'a missing entry',
      (c) => delete c.projects.projects[2].title,
      'src/content/projects.ts, projects[2].title: is missing: write some text',
    ],
    [
      'an empty text',
      (c) => (c.skills.skills[1].info = ['Yes', ' ']),
      'src/content/skills.ts, skills[1].info[1]: is empty: write the text',
    ],
    [
      'a misspelt name',
      (c) => (c.owner.owner.rol = 'x'),
      'src/content/owner.ts, owner.rol: isn’t known here: correct its name to one of name, ',
    ],
    [
      'a value of the wrong kind',
      (c) => (c.contact.contact.nameMax = '25'),
      'src/content/contact.ts, contact.nameMax: is of the wrong kind: write a number',
    ],
    [
      'no alt text',
      (c) => delete c.projects.projects[0].image.alt,
      'src/content/projects.ts, projects[0].image.alt: has no alt text: describe',
    ],
    [
      'an empty alt text',
      (c) => (c.home.logos[1].alt = ''),
      'src/content/home.ts, logos[1].alt: has no alt text: describe',
    ],
    [
      'a focus that isn’t a position',
      (c) => (c.owner.owner.avatar.focus = 'left top'),
      'src/content/owner.ts, owner.avatar.focus: isn’t a point in a picture: write its distance from the left and from the top, such as "50% 30%"',
    ],
    [
      'a remote picture without size',
      (c) => (c.owner.owner.avatar = { src: 'https://a.example/b.jpg', alt: 'B', width: 10 }),
      'src/content/owner.ts, owner.avatar.height: is missing: a picture from elsewhere needs its size in pixels',
    ],
    [
      'a picture over plain http',
      (c) => (c.owner.owner.avatar.src = 'http://a.example/b.jpg'),
      'src/content/owner.ts, owner.avatar.src: is neither a file in static/images nor an absolute https address',
    ],
    [
      'a figure and a count in one',
      (c) => (c.home.homeStory.proof[0].figure = '9'),
      'src/content/home.ts, homeStory.proof[0].figure: must stand alone: write either a figure, or counts as one of projects, languages, documents',
    ],
    [
      'a figure that nothing proves',
      (c) => delete c.home.homeStory.proof[2].href,
      'src/content/home.ts, homeStory.proof[2].href: is missing: write what proves the figure, such as /Projects',
    ],
    [
      'another wish for portraits',
      (c) => (c.owner.owner.portrait = 'grey'),
      'src/content/owner.ts, owner.portrait: ',
    ],
    [
      'an address that would run a script',
      (c) => (c.projects.projects[3].url = 'javascript:alert(1)'),
      'src/content/projects.ts, projects[3].url: "javascript:alert(1)" isn’t an address: start it with https://, or with / for something in static/',
    ],
    [
      'an unknown language of a phrase',
      (c) => (c.home.home.phrases[SAMPLE][0].lang = 'xx'),
      `src/content/home.ts, home.phrases.${SAMPLE}[0].lang: isn’t a language`,
    ],
    [
      'an empty list',
      (c) => (c.owner.owner.roles = []),
      'src/content/owner.ts, owner.roles: needs at least one entry: add to it',
    ],
    [
      'a number that is too small',
      (c) => (c.projects.projects[0].year = 12),
      'src/content/projects.ts, projects[0].year: is too small: write at least 1900',
    ],
    [
      'a featured project that doesn’t exist',
      (c) => (c.home.homeStory.featured.ids[1] = 'tempo'),
      'src/content/home.ts, homeStory.featured.ids[1]: there is no project "tempo": write one of ',
    ],
    [
      'six featured projects',
      (c) => (c.home.homeStory.featured.ids = ['a', 'b', 'c', 'd', 'e', 'f']),
      'src/content/home.ts, homeStory.featured.ids: has too many ids: name at most five',
    ],
    [
      'a link to a page that doesn’t exist',
      (c) => (c.frame.bar[1] = 'Abuot'),
      'src/content/frame.ts, bar[1]: there is no page "Abuot": write one of ',
    ],
    [
      'a document in the bar',
      (c) => (c.frame.bar[1] = 'CV'),
      'src/content/frame.ts, bar[1]: there is no page "CV": write one of ',
    ],
    [
      'more photographs than a ring holds',
      ({ about: { aboutStory } }) => {
        const [first] = aboutStory.ring.photographs;
        aboutStory.ring.photographs = Array.from({ length: 16 }, (_, i) => ({
          ...first,
          image: { ...first.image, src: `${i}.jpg` },
        }));
      },
      'src/content/about.ts, aboutStory.ring.photographs: are too many: a ring holds at most 15',
    ],
    [
      'fewer photographs than a ring needs',
      (c) => c.about.aboutStory.ring.photographs.splice(2),
      'src/content/about.ts, aboutStory.ring.photographs: are too few: a ring needs 3',
    ],
    [
      'a photograph that appears twice',
      ({ about: { aboutStory } }) => {
        aboutStory.ring.photographs[1].image.src = aboutStory.ring.photographs[0].image.src;
      },
      'photographs[1].image.src: "landscapes/ridge-3x2.jpg" appears twice: remove one',
    ],
    [
      'a timeline without a job',
      (c) => (c.home.homeStory.experience.jobs = []),
      'src/content/home.ts, homeStory.experience.jobs: has no jobs: add one, or remove experience',
    ],
    [
      'a profile that would run a script',
      (c) => (c.owner.owner.profiles[0].url = 'JavaScript:alert(1)'),
      'src/content/owner.ts, owner.profiles[0].url: "JavaScript:alert(1)" isn’t an absolute address: start it with https://, or with mailto: and your e-mail address',
    ],
    [
      'an e-mail address that isn’t one',
      (c) => (c.owner.owner.profiles[0].url = 'mailto:ada'),
      'src/content/owner.ts, owner.profiles[0].url: "mailto:ada" isn’t an absolute address',
    ],
    [
      'an allowed site with a path',
      (c) => (c.owner.owner.allowed = ['https://plausible.example/js/script.js']),
      'src/content/owner.ts, owner.allowed[0]: "https://plausible.example/js/script.js" isn’t a site: write https://',
    ],
    [
      'an accent that isn’t a colour',
      (c) => (c.owner.owner.accent = 'green'),
      'src/content/owner.ts, owner.accent: "green" isn’t a colour: write # and six digits, such as "#0a7d5a"',
    ],
    [
      'a list of accents with one that isn’t a colour',
      (c) => (c.owner.owner.accent = ['#0a7d5a', '#fff']),
      'src/content/owner.ts, owner.accent[1]: "#fff" isn’t a colour',
    ],
    [
      'an accent of another kind',
      (c) => (c.owner.owner.accent = 160),
      'src/content/owner.ts, owner.accent: is of the wrong kind: write some text',
    ],
    [
      'a name that two fields are posted under',
      (c) => (c.contact.contact.postAs = { name: 'Language' }),
      'src/content/contact.ts, contact.postAs.name: is already the name of "language": choose another',
    ],
    [
      'a field that would be posted as one of the service’s own',
      (c) => (c.contact.contact.postAs = { name: '_next' }),
      'src/content/contact.ts, contact.postAs.name: isn’t a field name',
    ],
    [
      'a field without a label',
      (c) => (c.contact.contact.asks = ['company']),
      'src/content/contact.ts, contact.fields.company: is missing: the form asks for it',
    ],
    [
      'a form that would post to a data URL',
      (c) => (c.contact.contact.endpoint = 'data:text/html,x'),
      'src/content/contact.ts, contact.endpoint: "data:text/html,x" isn’t an https address: write the one that the forwarding service gave you',
    ],
    [
      'an address with a space',
      (c) => (c.owner.owner.host = { label: 'Ada', url: 'https://ada.dev/a b' }),
      'src/content/owner.ts, owner.host.url: contains a space',
    ],
    [
      'an id that can’t be part of an address',
      (c) => (c.projects.projects[0].id = 'Vue js'),
      'src/content/projects.ts, projects[0].id: isn’t an id: use lowercase letters, digits and hyphens',
    ],
    [
      'a tag that appears twice',
      (c) => (c.projects.projects[0].tags = ['Vue', 'CSS', 'Vue']),
      'src/content/projects.ts, projects[0].tags[2]: "Vue" appears twice: remove one',
    ],
    [
      'an id that is used twice',
      (c) => (c.projects.projects[3].id = c.projects.projects[1].id),
      `src/content/projects.ts, projects[3].id: "${sources.projects?.projects[1].id}" is also the id of entry 1: choose another`,
    ],
    [
      'a job that ends before it begins',
      (c) => (c.home.homeStory.experience.jobs[1].to = 1999),
      'src/content/home.ts, homeStory.experience.jobs[1].to: is before 2016: swap the two',
    ],
    [
      'a sentence without its placeholder for the years',
      (c) => (c.home.homeStory.experience.period.since = 'Desde'),
      'src/content/home.ts, homeStory.experience.period.since: must contain {from}, which the site fills in',
    ],
    [
      'a locale of another language',
      (c) => (c.editions.editions[0].locale = 'pt-BR'),
      'src/content/editions.ts, editions[0].locale: has a different language from its code',
    ],
    [
      'a language whose code would be another page’s address',
      (c) => (c.editions.editions[0] = { code: 'cv', name: 'Чӑвашла', locale: 'cv-RU' }),
      'src/content/editions.ts, editions[0].code: is the CV’s address',
    ],
    [
      'a language that is listed twice',
      (c) => (c.editions.editions[1] = { ...c.editions.editions[0] }),
      `src/content/editions.ts, editions[1].code: "${SAMPLE}" appears twice: remove one`,
    ],
    [
      'a text in none of the site’s languages',
      (c) => (c.home.home.phrases = { sv: [{ text: 'Hej' }] }),
      `src/content/home.ts, home.phrases: is in none of the site’s languages: write it in "${SAMPLE}"`,
    ],
    [
      'an empty text in one language',
      (c) => (c.projects.page.heading[last] = ' '),
      `src/content/projects.ts, page.heading.${last}: is empty: write the text`,
    ],
  ];
  // An owner may have removed the page of a row.
  const there = rows.filter(([, , expected]) => {
    const [, file = ''] = expected.match(/^src\/content\/(\w+)\.ts/) ?? [];
    return !lost.includes(file);
  });
  it.each(there)('for %s', (_what, change, expected) => {
    expect(faultsAfter(change)).toContain(expected);
  });
});

describe('a fault in a project’s files', () => {
  const projects: Awaited<ReturnType<typeof copyProject>>[] = [];
  afterAll(() => Promise.all(projects.map((project) => project.remove())));

  /** The faults of a copy of the project after changes to its files. */
  async function faultsWith(files: Record<string, string | null>) {
    const project = await copyProject();
    projects.push(project);
    for (const [file, text] of Object.entries(files)) {
      const path = join(project.root, file);
      if (text === null) await rm(path, { recursive: true });
      else {
        await mkdir(join(path, '..'), { recursive: true });
        await writeFile(path, text);
      }
    }
    const { faults } = await readContent(project);
    return faults.map(formatFault);
  }

  it('names each file that has a syntax error, with its line', async () => {
    expect(
      await faultsWith({ 'src/content/inbox.ts': 'export const inbox = {\n', 'src/content/cv.ts': '}' }),
    ).toEqual([
      expect.stringMatching(/^src\/content\/cv\.ts can't be run: line 1, column 1/),
      expect.stringMatching(/^src\/content\/inbox\.ts can't be run: line 2, column 1/),
    ]);
  });

  it('says how to write an apostrophe', async () => {
    expect(await faultsWith({ 'src/content/inbox.ts': "export const inbox = 'I'm here';\n" })).toEqual([
      expect.stringMatching(
        /inbox\.ts can't be run: line 1, column \d+: .*write ’, or put the text in double quotes/,
      ),
    ]);
  });

  it('names the page when its name is invalid', async () => {
    const page = `import { definePage } from '../../schema/definePage.ts';
export const page = definePage({ content: {} });
`;
    const faults = await faultsWith({
      'src/pages/Owner/page.ts': page,
      'src/pages/Owner/Owner.tsx': '',
      'src/pages/q-a/page.ts': page,
      'src/pages/q-a/q-a.tsx': '',
    });
    expect(faults).toContain(
      'src/pages/Owner would use src/content/owner.ts for its content, which is the site’s own: choose another name',
    );
    expect(faults).toContain(
      'src/pages/q-a isn’t a valid page name: begin with a capital, and use only Latin letters and digits',
    );
  });

  it('names the page’s file that is missing or wrong', async () => {
    const faults = await faultsWith({
      'src/pages/Talks/page.ts': 'export const talks = 1;\n',
      'src/pages/Home/Home.tsx': null,
      'src/pages/About/page.ts': `import { definePage } from '../../schema/definePage.ts';
export const page = definePage({ hue: 720, content: {} });
`,
    });
    expect(faults).toContain(
      'src/pages/Talks/page.ts exports no page: write export const page = definePage({ … })',
    );
    expect(faults).toContain('src/pages/Home/Home.tsx is missing: write the page’s component, Home');
    expect(faults).toContain(
      'src/pages/About/page.ts:2:14, page.hue: isn’t a hue: write degrees from 0 to 360, or leave it out',
    );
  });
});

it('never shows a message of the validator, whatever is written at any place', () => {
  const RAW = /^(Invalid|Too (big|small)|Unrecognized|Expected|Required)|NaN|undefined|\[object/;
  const wrong = [null, -1, '', 'x'.repeat(5000), [], {}, { en: 5 }, [null]];
  const raw = new Set<string>();
  const visit = (value: object, path: PropertyKey[], file: string) => {
    for (const [key, held] of Object.entries(value)) {
      for (const other of wrong) {
        Object.assign(value, { [key]: other });
        for (const { message } of checkContent(content, definitions).faults)
          if (RAW.test(message))
            raw.add(`${[file, ...path, key].join('.')} = ${JSON.stringify(other).slice(0, 20)}: ${message}`);
      }
      Object.assign(value, { [key]: held });
      if (typeof held === 'object' && held !== null && (!Array.isArray(value) || key === '0'))
        visit(held, [...path, key], file);
    }
  };
  const content: Sources = sampleSources();
  for (const [file, exports] of Object.entries(content)) visit(exports, [], file);
  expect([...raw]).toEqual([]);
});

describe('the place of a value', () => {
  it('is that of the nearest enclosing value that the file has, with the id of its entry', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'portfolio-lines-'));
    try {
      const text = `export const other = 1;
export const list: unknown = [
  { id: 'one', a: 1 },
  {
    'b-c': {
      es: ['x',
        'y'],
    },
  },
] as const satisfies unknown;
`;
      await writeFile(join(folder, 'a.ts'), text);
      const place = (...path: PropertyKey[]) => placeIn('a.ts', path, folder);
      expect(place('list')).toEqual({ line: 2, column: 14, id: null });
      expect(place('list', 0, 'a')).toEqual({ line: 3, column: 19, id: 'one' });
      expect(place('list', 1, 'b-c', 'es', 1)).toEqual({ line: 7, column: 9, id: null });
      const parent = place('list', 1, 'b-c', 'de', 1); // German is missing
      expect(parent).toEqual({ line: 5, column: 12, id: null });
      expect(place('none')).toBeNull();
      expect(placeIn('b.ts', ['list'], folder)).toBeNull();
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});

describe('editions', () => {
  it('are in the order of editions.ts, the first at the root', () => {
    expect(editions.map(({ path }) => path)).toEqual(codes.map((code, i) => (i === 0 ? '' : `/${code}`)));
    const ids = editions.map(({ content }) => content.projects.projects.map(({ id }: { id: string }) => id));
    expect(new Set(ids.map((list) => JSON.stringify(list))).size).toBe(1);
    const headings = editions.map(({ content }) => content.projects.page.heading);
    expect(new Set(headings).size).toBe(codes.length);
  });

  it('show shared texts in all languages, and translated texts in their own', () => {
    for (const { code, content } of editions) {
      expect(content.home.home.lead).toBe(sources.home.home.lead);
      expect(content.home.home.phrases).toEqual(sources.home.home.phrases[code]);
    }
  });

  it('offer replies in the languages of the site', () => {
    const copy = structuredClone(sources);
    copy.contact.contact.asks = ['language'];
    copy.contact.contact.fields.language = 'Language';
    for (const { content } of siteOf(copy).editions)
      expect(content.contact.contact.options.map(({ value }: { value: string }) => value)).toEqual(codes);
  });

  it('format the years of a job in their own way', () => {
    const copy = structuredClone(sources);
    const { experience } = copy.home.homeStory;
    const inEach = (of: (code: string) => string) =>
      Object.fromEntries(codes.map((code) => [code, of(code)]));
    experience.jobs = [
      { id: 'a', role: 'R', from: 2020, to: 2021 },
      { id: 'b', role: 'R', from: 2022 },
      { id: 'c', role: 'R', period: 'now and then' },
      { id: 'd', role: 'R' },
    ];
    experience.period = {
      since: inEach((code) => `${code} {from} on`),
      between: inEach((code) => `${code} {from} to {to}`),
    };
    for (const { code, content } of siteOf(copy).editions) {
      const periods = content.home.homeStory.experience.jobs.map(({ period }: { period?: string }) => period);
      expect(periods).toEqual([`${code} 2020 to 2021`, `${code} 2022 on`, 'now and then', undefined]);
    }
  });

  it('have their pages in the order of the bar, and then the others', () => {
    const copy = structuredClone(sources);
    copy.frame.bar = ['Projects', 'Home'];
    const names = siteOf(copy).editions[0]?.pages.map(({ name }) => name);
    const rest = Object.keys(definitions).filter((name) => !copy.frame.bar.includes(name));
    expect(names).toEqual(['Projects', 'Home', ...rest.toSorted((a, b) => a.localeCompare(b))]);
    copy.projects.projects = [];
    delete copy.home.homeStory.featured;
    expect(siteOf(copy).editions[0]?.pages.map(({ name }) => name)).toEqual(names?.slice(1));
  });
});

describe('the figures below the greeting', () => {
  const figuresOf = (change: (sources: Sources) => void, languages = FURTHER) => {
    const sources = sampleSources(...languages);
    change(sources);
    return siteOf(sources).editions.map(({ content }) => content.home.homeStory.proof);
  };

  it('count what the content has, and lead to another language where that is the proof', () => {
    const [english, french] = figuresOf(() => {});
    const open = sampleSources().projects.projects.filter(({ url }: { url?: string }) => url).length;
    expect(english).toEqual([
      expect.objectContaining({ figure: String(open), href: '/Projects' }),
      expect.objectContaining({ figure: '3', language: 'fr' }),
      expect.objectContaining({ figure: '1,900', href: expect.stringMatching(/^https:/) }),
    ]);
    expect(french[1]).toMatchObject({ figure: '3', language: 'en' });
  });

  it('leave out counts that are no feat, and may all be missing', () => {
    const [one] = figuresOf((sources) => {
      sources.projects.projects = sources.projects.projects.slice(0, 1);
      delete sources.home.homeStory.featured;
    }, []);
    expect(one.map(({ figure }: { figure: string }) => figure)).toEqual(['1,900']);
    expect(figuresOf((sources) => delete sources.home.homeStory.proof, [])).toEqual([[]]);
  });
});
