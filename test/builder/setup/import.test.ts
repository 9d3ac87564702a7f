import { createRequire } from 'node:module';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imagesOf } from '../../../src/builder/content/entries.ts';
import { type Resume, toResume } from '../../../src/builder/resume/export.ts';
import { importResume } from '../../../src/builder/setup/import.ts';
import { checkResume } from '../../../src/builder/setup/read.ts';
import { FURTHER, SAMPLE, sampleSources, siteOf } from '../../support/sample.ts';

const schema = createRequire(import.meta.url)('@jsonresume/schema');

/** The sample in three languages, as the demonstration that setup replaces. */
const demonstration = siteOf(sampleSources(...FURTHER));
const codes = [SAMPLE, ...FURTHER.map(({ code }) => code)];
const inOne = { language: SAMPLE, languages: [SAMPLE] };

/** The only edition of the demonstration after importing a resume. */
function editionOf(resume: Resume, wishes: Parameters<typeof importResume>[2] = inOne) {
  const made = importResume(demonstration, resume, wishes);
  const [edition] = siteOf(made.sources).editions;
  if (!edition) throw new Error('no edition');
  return { ...made, edition, content: edition.content };
}

const ada: Resume = {
  basics: {
    name: 'Ada Byron',
    label: 'Analyst · Poet',
    email: 'ada@ada.dev',
    summary: 'I write programs for engines.\n\nFirst by hand, then by punched card.',
    location: { city: 'London', countryCode: 'GB' },
    profiles: [
      { network: 'GitHub', username: 'ada' },
      { network: 'Analytical Society', url: 'https://analytical.society/ada' },
      { network: 'Nowhere' },
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
    { summary: 'Nobody' },
  ],
  education: [{ institution: 'At home', area: 'Mathematics', startDate: '1928', endDate: '1932-05' }],
  skills: [{ name: 'C++', keywords: ['Templates', 'Moves'] }, { name: 'Пряжа' }, { keywords: ['lost'] }],
  languages: [{ language: 'English', fluency: 'native' }, { language: 'French' }],
  projects: [
    {
      name: 'Bernoulli numbers',
      description: 'A table',
      url: 'https://ada.dev/b',
      keywords: ['engine', 'engine'],
    },
    { name: 'Flyology', highlights: ['Wings', 'Steam'] },
    { name: 'Flyology' },
  ],
};

describe('importing a resume', () => {
  const { content, sources, drawings, left } = editionOf(ada);

  it('fills owner, timeline, projects, skills and curriculum', () => {
    expect(content.owner.owner).toMatchObject({ name: 'Ada Byron', roles: ['Analyst', 'Poet'] });
    expect(content.owner.owner.profiles).toEqual([
      { id: 'github', label: 'GitHub', url: 'https://github.com/ada' },
      { id: 'analytical-society', label: 'Analytical Society', url: 'https://analytical.society/ada' },
      { id: 'email', label: 'E-mail', url: 'mailto:ada@ada.dev' },
    ]);
    expect(content.home.home.lead).toBe('I write programs for engines.');
    expect(content.about.aboutStory.story.paragraphs).toEqual(['First by hand, then by punched card.']);
    expect(content.cv.cv.place).toBe('London, United Kingdom');
    const jobs = sources.home?.homeStory.experience.jobs;
    expect(jobs).toEqual([
      { id: 'analyst', role: 'Analyst', company: 'Engines', from: 1943, description: 'Notes. Note G.' },
      { id: 'society', role: 'Society', from: 1940, to: 1942 },
      { id: 'pupil', role: 'Pupil', period: '1935' },
    ]);
    expect(sources.projects?.projects).toMatchObject([
      { id: 'bernoulli-numbers', url: 'https://ada.dev/b', tags: ['engine'], description: 'A table' },
      { id: 'flyology', description: 'Wings. Steam.' },
      { id: 'flyology-2' },
    ]);
    expect(sources.skills?.skills).toMatchObject([
      { id: 'c', title: 'C++', description: 'Templates, Moves' },
      { id: 'skill', title: 'Пряжа' },
    ]);
    expect(content.about.aboutStory.story.skills).toEqual(['C++', 'Templates', 'Moves', 'Пряжа', 'lost']);
    expect(content.about.aboutStory.experience.facts).toEqual([
      { label: content.frame.labels.languages, value: 'English (native), French' },
      { label: 'Mathematics', value: 'At home, 1928–1932' },
    ]);
    expect(content.home.homeStory.featured.ids).toEqual(['bernoulli-numbers', 'flyology', 'flyology-2']);
  });

  it('describes each page by its heading, the owner and what is on it', () => {
    const { page } = content.projects;
    expect(page.description).toBe(
      `${page.heading} · Ada Byron, Analyst · Bernoulli numbers, Flyology, Flyology`,
    );
    expect(content.contact.page.description).toBe(
      `${content.contact.page.heading} · Ada Byron, Analyst · London, United Kingdom`,
    );
  });

  it('says what it leaves out, and why', () => {
    expect(left).toEqual(['work[3] has no name', 'skills[2] has no name', 'basics.profiles[2] has no url']);
  });

  it('draws a stand-in for each picture, and shows no others', () => {
    const drawn = drawings.map(({ src }) => src);
    const shown = [...imagesOf(sources)].map(({ value }) => value.src);
    expect(shown.length).toBeGreaterThan(5);
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

  it('writes texts that still need translation once per language', () => {
    const { sources: several } = importResume(demonstration, ada, { language: SAMPLE, languages: codes });
    const lead = 'I write programs for engines.';
    expect(several.home?.home.lead).toEqual(Object.fromEntries(codes.map((code) => [code, lead])));
    expect(several.contact?.contact.asks).toEqual(['language']);
    const [one, other] = siteOf(several).editions.map(({ code, content }) => ({
      code,
      ...content.contact.contact,
    }));
    expect([one?.code, other?.code]).toEqual(codes.slice(0, 2));
    const { name, message } = one?.fields ?? {};
    expect(other?.postAs).toMatchObject({ name, message });
  });

  it('gives a language that is new to the site the labels of one that it has', () => {
    const { edition, model } = editionOf(ada, { language: 'el', languages: ['el'] });
    expect(model).toBe('English');
    expect(edition).toMatchObject({ code: 'el', name: 'Ελληνικά', locale: 'el-GR', path: '' });
    expect(edition.content.frame.labels).toEqual(demonstration.editions[0]?.content.frame.labels);
    // Once a text is translated, it has its page's language without another change.
    const [greeting] = demonstration.editions[0]?.content.home.home.phrases ?? [];
    const phrases = [greeting.text, 'C++', 'Пряжа'].map((text) => ({ text, lang: 'el' }));
    expect(edition.content.home.home.phrases).toEqual(phrases);
  });

  it('writes a new language beside a known one, so that it can be translated', () => {
    const before = sampleSources(...FURTHER);
    before.home.home.toProjects = { en: 'Projects', fr: 'Projets', it: 'Progetti' };
    const { sources: two } = importResume(siteOf(before), ada, { language: 'el', languages: ['el', SAMPLE] });
    expect(two.home?.home.toProjects).toEqual({ el: 'Projects', en: 'Projects' });
  });

  it('writes the address and the form’s service if they are given', () => {
    const made = importResume(demonstration, ada, {
      ...inOne,
      site: 'https://ada.dev/',
      endpoint: 'https://formsubmit.co/a1b2c3d4',
    });
    expect(made.sources.owner?.owner.site).toBe('https://ada.dev/');
    expect(made.sources.contact?.contact.endpoint).toBe('https://formsubmit.co/a1b2c3d4');
    expect(content.contact.contact.endpoint).toBeUndefined();
    expect(content.owner.owner.site).toBeUndefined();
  });
});

describe('importing any valid resume', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.lorem({ maxCount: 12 }),
    fc.constantFrom('', ' ', 'Ada', 'C++', '日本語', 'a\u0000b', 'x\ny'),
  );
  const optional = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined });
  const year = fc.integer({ min: 1950, max: 2030 });
  const date = fc
    .tuple(year, fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }), fc.constantFrom(1, 2, 3))
    .map(([y, m, d, parts]) =>
      [y, m, d]
        .slice(0, parts)
        .map((n) => String(n).padStart(2, '0'))
        .join('-'),
    );
  const url = fc.webUrl({ validSchemes: ['https', 'http'] });
  const list = <T>(of: fc.Arbitrary<T>) => optional(fc.array(of, { maxLength: 5 }));
  const record = <T extends object>(model: { [K in keyof T]: fc.Arbitrary<T[K]> }) =>
    fc.record(model, { requiredKeys: [] });
  const resumes = fc.record({
    basics: fc.record(
      {
        name: fc.constantFrom('Ada Byron', 'Ἀδάμ', 'O’Neill-Smythe', 'X'),
        label: text,
        email: fc.constantFrom('ada@ada.dev', 'a.b+c@example.org'),
        url,
        summary: text,
        location: record({ city: text, region: text, countryCode: fc.constantFrom('GB', 'xx', 'DE', '') }),
        profiles: fc.array(record({ network: text, username: text, url }), { maxLength: 4 }),
      },
      { requiredKeys: ['name'] },
    ),
    work: list(
      record({
        name: text,
        position: text,
        startDate: date,
        endDate: date,
        summary: text,
        highlights: fc.array(text, { maxLength: 3 }),
      }),
    ),
    education: list(
      record({ institution: text, area: text, studyType: text, startDate: date, endDate: date }),
    ),
    skills: list(record({ name: text, level: text, keywords: fc.array(text, { maxLength: 4 }) })),
    languages: list(record({ language: text, fluency: text })),
    projects: list(
      record({
        name: text,
        description: text,
        url,
        keywords: fc.array(text, { maxLength: 4 }),
        highlights: fc.array(text, { maxLength: 2 }),
      }),
    ),
  });

  /** The resume, if it is valid and setup accepts it. */
  function accepted(given: object): Resume | null {
    const resume = JSON.parse(JSON.stringify(given));
    let valid = false;
    schema.validate(resume, (faults: unknown) => {
      valid = faults === null;
    });
    try {
      return valid ? checkResume(resume).resume : null;
    } catch (error) {
      // Jobs that end before they begin, and what looks like HTML.
      expect((error as Error).message).toMatch(/before it begins|contains HTML/);
      return null;
    }
  }

  it.each([
    ['in one language', inOne],
    ['in three', { language: SAMPLE, languages: codes }],
    ['in a new language', { language: 'el', languages: ['el', SAMPLE] }],
  ])('gives content without faults %s, whose export is valid', (_where, wishes) => {
    let count = 0;
    fc.assert(
      fc.property(resumes, (given) => {
        const resume = accepted(given);
        fc.pre(resume !== null);
        count += 1;
        const { sources: after } = importResume(demonstration, resume as Resume, wishes);
        const site = siteOf(after); // throws when there are faults
        expect(site.editions.map(({ code }) => code)).toEqual(wishes.languages);
        for (const edition of site.editions)
          expect(accepted(toResume(edition, 'https://ada.dev/'))).not.toBeNull();
      }),
      { numRuns: 150 },
    );
    expect(count).toBeGreaterThan(50);
  });
});
