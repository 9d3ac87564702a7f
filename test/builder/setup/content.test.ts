import { transformSync } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { picturesOf } from '../../../src/builder/content/entries.ts';
import { formatTodo, type Todo as Place, todosIn } from '../../../src/builder/content/todos.ts';
import { contentFor, type Wishes } from '../../../src/builder/setup/content.ts';
import { personOf } from '../../../src/builder/setup/person.ts';
import { printFiles } from '../../../src/builder/setup/print.ts';
import { Todo } from '../../../src/builder/setup/todo.ts';
import type { AnyContent } from '../../../src/schema/definePage.ts';
import { FURTHER, has, SAMPLE, type Sources, sampleSources, siteOf } from '../../support/sample.ts';

/** The sample in three languages, as the demonstration that setup replaces. */
const demonstration = siteOf(sampleSources(...FURTHER));
const codes = [SAMPLE, ...FURTHER.map(({ code }) => code)];

const ada = {
  basics: {
    name: 'Ada Byron',
    label: 'Analyst · Poet',
    email: 'ada@ada.dev',
    summary: 'I write programs for engines.\n\nFirst by hand, then by punched card.',
    location: { city: 'London', countryCode: 'GB' },
    profiles: [
      { network: 'GitHub', username: 'ada' },
      { network: 'Analytical Society', url: 'https://analytical.society/ada' },
    ],
  },
  work: [
    {
      position: 'Analyst',
      name: 'Engines',
      startDate: '1943-02-11',
      summary: 'Notes',
      highlights: ['Note G'],
    },
    { name: 'Society', startDate: '1940-01', endDate: '1942' },
    { position: 'Pupil', endDate: '1935' },
  ],
  education: [
    { institution: 'At home', area: 'Mathematics', startDate: '1928', endDate: '1932-05' },
    { institution: 'Abroad' },
  ],
  skills: [{ name: 'C++', keywords: ['Templates', 'Moves'] }, { name: 'Пряжа' }],
  languages: [{ language: 'English', fluency: 'native' }, { language: 'French' }],
  projects: [
    {
      name: 'Bernoulli numbers',
      description: 'A table',
      url: 'https://ada.dev/b',
      keywords: ['engine', 'engine'],
      endDate: '1942-10',
    },
    { name: 'Flyology', highlights: ['Wings', 'Steam'] },
    { name: 'Flyology' },
  ],
};

const unmarked = (sources: Sources): Sources =>
  JSON.parse(JSON.stringify(sources, (_, each) => (each instanceof Todo ? each.text : each)));

function contentOf(languages: string[], wishes: Partial<Wishes> = {}) {
  const { person } = personOf(ada, languages[0] ?? '');
  const made = contentFor(demonstration, person, { languages, ...wishes });
  const { editions } = siteOf(unmarked(made.sources));
  const [edition] = editions;
  if (!edition) throw new Error('no edition');
  return { ...made, editions, edition, content: edition.content };
}

describe('the content for a person', () => {
  const { content, sources, drawings } = contentOf([SAMPLE]);

  it('fills owner, timeline, projects, skills and curriculum', () => {
    expect(content.owner.owner).toMatchObject({ name: 'Ada Byron', roles: ['Analyst', 'Poet'] });
    expect(content.owner.owner.profiles).toEqual([
      { id: 'github', label: 'GitHub', url: 'https://github.com/ada' },
      { id: 'analytical-society', label: 'Analytical Society', url: 'https://analytical.society/ada' },
      { id: 'email', label: 'Email', url: 'mailto:ada@ada.dev' },
    ]);
    expect(content.home.home.lead).toBe('I write programs for engines.');
    expect(content.about.aboutStory.story.paragraphs).toEqual(['First by hand, then by punched card.']);
    expect(content.cv.cv.place).toBe('London, United Kingdom');
    expect(content.home.homeStory.experience.jobs).toMatchObject([
      {
        id: 'analyst',
        role: 'Analyst',
        company: 'Engines',
        from: 1943,
        description: 'Notes',
        points: ['Note G'],
      },
      { id: 'society', role: 'Society', from: 1940, to: 1942 },
      { id: 'pupil', role: 'Pupil', period: '1935' },
    ]);
    expect(sources.projects?.projects).toMatchObject([
      {
        id: 'bernoulli-numbers',
        url: 'https://ada.dev/b',
        tags: ['engine'],
        description: 'A table',
        year: 1942,
      },
      { id: 'flyology', description: 'Wings. Steam.' },
      { id: 'flyology-2' },
    ]);
    if (has('Skills'))
      expect(sources.skills?.skills).toMatchObject([
        { id: 'c', title: 'C++', description: 'Templates, Moves' },
        { id: 'skill', title: 'Пряжа' },
      ]);
    expect(content.about.aboutStory.story.skills).toEqual(['Templates', 'Moves', 'Пряжа']);
    expect(content.about.aboutStory.experience.facts).toEqual([
      { label: content.frame.labels.languages, value: 'English (native), French', kind: 'languages' },
      { label: 'Mathematics', value: 'At home, 1928–1932', kind: 'education' },
      { label: 'Education', value: 'Abroad', kind: 'education' },
    ]);
    expect(content.home.homeStory.featured.ids).toEqual(['bernoulli-numbers', 'flyology', 'flyology-2']);
  });

  it('describes each page by its heading, the owner and what is on it, cut after a word', () => {
    const { page } = content.projects;
    expect(page.description).toBe(
      `${page.heading} · Ada Byron, Analyst · Bernoulli numbers, Flyology, Flyology`,
    );
    const { person } = personOf(
      { basics: { ...ada.basics, summary: 'Engines and looms and '.repeat(10) } },
      SAMPLE,
    );
    const { sources: long } = contentFor(demonstration, person, { languages: [SAMPLE] });
    expect(long.home?.page.description).toMatch(/ (Engines|and|looms)…$/);
    expect(long.home?.page.description.length).toBeLessThanOrEqual(181);
  });

  it('draws a stand-in for each picture, and shows no others', () => {
    const drawn = drawings.map(({ src }) => src);
    const shown = picturesOf({ sources, schemas: demonstration.schemas }).map(({ value }) => value.src);
    expect(shown.length).toBeGreaterThan(3);
    for (const src of shown) expect(drawn).toContain(src);
    for (const { src, contents } of drawings.filter((drawing) => drawing.src.endsWith('.svg')))
      expect(contents, src).toMatch(
        /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+" height="\d+"/,
      );
  });

  it('leaves none of the demonstration’s sentences, only the site’s own labels', () => {
    const { owner, home, about, contact } = sampleSources();
    const text = JSON.stringify(sources);
    for (const sentence of [
      ...home.homeStory.about.paragraphs,
      ...about.aboutStory.story.paragraphs,
      home.home.lead,
      ...contact.contact.intro,
      owner.owner.name,
    ])
      expect(text).not.toContain(JSON.stringify(sentence).slice(1, -1));
    expect(sources.contact?.contact.submit).toBe(contact.contact.submit);
    expect(sources.inbox).toEqual(sampleSources().inbox);
  });

  it('marks the person’s texts in each language but the first', () => {
    const { sources: several, editions } = contentOf(codes);
    const lead = 'I write programs for engines.';
    expect(several.home?.home.lead).toEqual(
      Object.fromEntries(codes.map((code, i) => [code, i === 0 ? lead : new Todo(lead)])),
    );
    expect(several.contact?.contact.asks).toEqual(['language']);
    const { name, message } = editions[0]?.content.contact.contact.fields ?? {};
    expect(editions[1]?.content.contact.contact.postAs).toMatchObject({ name, message });
  });

  it('marks every label of a language that the project doesn’t speak, and none that it does', () => {
    const { edition, sources: greek } = contentOf(['el']);
    expect(edition).toMatchObject({ code: 'el', name: 'Ελληνικά', locale: 'el-GR', path: '' });
    const { errorTitle, ...labels } = demonstration.editions[0]?.content.frame.labels ?? {};
    expect(edition.content.frame.labels).toMatchObject(labels);
    expect(edition.content.frame.labels.errorTitle).toMatchObject({ text: errorTitle?.text, lang: 'el' });
    const marked = (value: unknown): boolean =>
      value instanceof Todo ||
      (typeof value === 'object' && value !== null && Object.values(value).every(marked));
    expect(marked(greek.frame?.labels)).toBe(true);
    const [first] = edition.content.home.home.phrases;
    // Once a text is translated, it has its page's language without another change.
    expect(first).toMatchObject({ lang: 'el' });

    const { sources: two } = contentOf(['el', SAMPLE]);
    const { toProjects } = sampleSources().home.home;
    expect(two.home?.home.toProjects).toEqual({ el: new Todo(toProjects), [SAMPLE]: toProjects });
  });

  it.runIf(has('Skills'))(
    'marks technologies that have no mark of their own, since their names may be words',
    () => {
      const { sources: two, drawings: drawn } = contentOf([SAMPLE, 'el']);
      const [known, other] = two.skills?.skills ?? [];
      expect(known.title).toBe('C++');
      expect(other.title).toEqual({ [SAMPLE]: 'Пряжа', el: new Todo('Пряжа') });
      expect(other.image.alt).toEqual(other.title);
      expect(two.about?.aboutStory.story.skills).toHaveProperty('el');
      expect(drawn.map(({ src }) => src)).toContain('logos/c.svg');
    },
  );

  it('names the language that a greeting offers', () => {
    const { sources: two } = contentOf([SAMPLE, 'el']);
    expect(two.frame?.popup.offer.el).toEqual(new Todo('This page is also available in Greek'));
  });

  it('is printed with its marks, which the doctor finds with their places', async () => {
    const { sources: two } = contentOf(['el', SAMPLE]);
    const [code = ''] = await printFiles([{ file: 'home', exports: two.home ?? {}, ...schemaOf('home') }]);
    expect(code).toContain("import { todo } from '../schema/todo.ts';\n");
    const todos = todosIn(code);
    expect(todos.length).toBeGreaterThan(5);
    const lines = code.split('\n');
    for (const { line, column } of todos) expect(lines[line - 1]?.slice(column - 1)).toMatch(/^todo\('/);
    expect(todosIn('export const broken = todo(')).toEqual([]);
    expect(todosIn("const a = todo(['x', 'y']);")).toEqual([
      { line: 1, column: 11, text: "['x', 'y']", names: [] },
    ]);
    const [inGreek] = todosIn(
      "const a = { b: { es: 'x', /* todo('not') */ el: [{ text: todo('it\\'s') }] } };",
    );
    const place = { file: 'a.ts', ...(inGreek as Omit<Place, 'file'>) };
    expect(formatTodo(place, ['es', 'el'])).toBe('a.ts:1:58: el, "it\'s"');
  });

  it('is printed with what it could have, too, as comments that compile', async () => {
    const { sources: two } = contentOf(['el', SAMPLE]);
    const files = Object.keys(demonstration.schemas);
    const printed = await printFiles(
      files.map((file) => ({ file, exports: two[file] ?? {}, ...schemaOf(file) })),
    );
    const codeOf = (file: string) => printed[files.indexOf(file)] ?? '';
    for (const file of files) {
      const whole = codeOf(file).replace(/^( *)\/\/ /gm, '$1');
      expect(() => transformSync(whole, { loader: 'ts' }), file).not.toThrow();
    }
    expect(codeOf('owner')).toContain("\n  // accent: '…',\n");
    expect(codeOf('about')).toContain("\n  // ring: {'title': ");
  });

  it('marks a description that begins with a heading in another language', () => {
    const { sources: two } = contentOf(['el', SAMPLE]);
    const { description } = (two.projects as AnyContent).page;
    expect(description.el ?? description).toBeInstanceOf(Todo);
    expect(contentOf([SAMPLE]).sources.projects?.page.description).toEqual(expect.any(String));
  });

  it('has the address and the form’s service if they are given', () => {
    const made = contentOf([SAMPLE], {
      site: 'https://ada.dev/',
      endpoint: 'https://formsubmit.co/a1b2c3d4',
    });
    expect(made.sources.owner?.owner.site).toBe('https://ada.dev/');
    expect(made.sources.contact?.contact.endpoint).toBe('https://formsubmit.co/a1b2c3d4');
    expect(content.contact.contact.endpoint).toBeUndefined();
    expect(content.owner.owner.site).toBeUndefined();
  });
});

function schemaOf(file: string) {
  const found = demonstration.schemas[file];
  if (!found) throw new Error(`The sample has no ${file}`);
  return found;
}
