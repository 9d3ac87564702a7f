import { createRequire } from 'node:module';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { siteOf } from '../../../src/builder/content/content.mjs';
import { DEMONSTRATION } from '../../../src/builder/doctor/demonstration.mjs';
import { type Resume, toResume } from '../../../src/builder/resume/export.mjs';
import { importResume } from '../../../src/builder/setup/import.mjs';
import { checkResume } from '../../../src/builder/setup/read.mjs';
import { FURTHER, SAMPLE, type Sources, sampleSources } from '../../support/sample.ts';

const schema = createRequire(import.meta.url)('@jsonresume/schema');

/** The sample as the demonstration, which setup replaces. */
function demonstration(): Sources {
  const sources = sampleSources(...FURTHER);
  sources.owner.owner.name = DEMONSTRATION;
  return sources;
}

const codes = [SAMPLE, ...FURTHER.map(({ code }) => code)];
const inOne = { language: SAMPLE, languages: [SAMPLE] };

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

describe('importing a resume over the demonstration', () => {
  const { sources, drawings, left, fresh } = importResume(demonstration(), ada, inOne);
  const [edition] = siteOf(sources).editions;
  if (!edition) throw new Error('no edition');
  const { content } = edition;

  it('fills owner, timeline, projects, skills and curriculum', () => {
    expect(fresh).toBe(true);
    expect(content.owner.owner).toMatchObject({ name: 'Ada Byron', roles: ['Analyst', 'Poet'] });
    expect(content.owner.owner.profiles).toEqual([
      { id: 'github', label: 'GitHub', url: 'https://github.com/ada' },
      { id: 'analytical-society', label: 'Analytical Society', url: 'https://analytical.society/ada' },
      { id: 'email', label: 'E-mail', url: 'mailto:ada@ada.dev' },
    ]);
    expect(content.home.home.lead).toBe('I write programs for engines.');
    expect(content.aboutStory.aboutStory.story.paragraphs).toEqual(['First by hand, then by punched card.']);
    expect(content.cv.cv.place).toBe('London, United Kingdom');
    expect(
      content.homeStory.homeStory.experience?.jobs.map(({ role, company, from, to, period, description }) => [
        role,
        company,
        from,
        to,
        Boolean(period),
        description,
      ]),
    ).toEqual([
      ['Analyst', 'Engines', 1943, undefined, true, 'Notes. Note G.'],
      ['Society', undefined, 1940, 1942, true, undefined],
      ['Pupil', undefined, undefined, undefined, true, undefined],
    ]);
    expect(
      content.projects.projects.map(({ id, url, tags, description }) => [id, url, tags, description]),
    ).toEqual([
      ['bernoulli-numbers', 'https://ada.dev/b', ['engine'], 'A table'],
      ['flyology', undefined, undefined, 'Wings. Steam.'],
      ['flyology-2', undefined, undefined, undefined],
    ]);
    expect(content.skills.skills.map(({ id, title, description }) => [id, title, description])).toEqual([
      ['c', 'C++', 'Templates, Moves'],
      ['skill', 'Пряжа', undefined],
    ]);
    expect(content.aboutStory.aboutStory.story.skills).toEqual([
      'C++',
      'Templates',
      'Moves',
      'Пряжа',
      'lost',
    ]);
    expect(content.aboutStory.aboutStory.experience?.facts).toEqual([
      { label: content.frame.labels.languages, value: 'English (native), French' },
      { label: 'Mathematics', value: 'At home, 1928–1932' },
    ]);
  });

  it('says what it leaves, and why', () => {
    expect(left).toEqual(['work[3] has no name', 'skills[2] has no name', 'basics.profiles[2] has no url']);
  });

  it('draws a stand-in for each picture, and shows no other', () => {
    const drawn = drawings.map(({ src }) => src);
    const shown = [
      content.owner.owner.avatar,
      content.aboutStory.aboutStory.photo,
      ...content.projects.projects.map(({ image }) => image),
      ...content.skills.skills.map(({ image }) => image),
      ...content.homeStory.logos,
    ];
    for (const { src } of shown) expect(drawn).toContain(src);
    for (const { src, contents } of drawings.filter((drawing) => drawing.src.endsWith('.svg')))
      expect(contents, src).toMatch(
        /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+" height="\d+"/,
      );
  });

  it('leaves no sentence of the demonstration but the site’s own labels', () => {
    const before = sampleSources();
    const text = JSON.stringify(sources);
    for (const sentence of [
      ...before[`${SAMPLE}/homeStory`].homeStory.about.paragraphs,
      ...before[`${SAMPLE}/aboutStory`].aboutStory.story.paragraphs,
      before[`${SAMPLE}/home`].home.lead,
      ...before[`${SAMPLE}/contact`].contact.intro,
    ])
      expect(text).not.toContain(JSON.stringify(sentence).slice(1, -1));
    expect(text).not.toContain(DEMONSTRATION);
  });

  it('gives a language that the site hasn’t the labels of one that it has', () => {
    const { sources: greek } = importResume(demonstration(), ada, { language: 'el', languages: ['el'] });
    const [only, ...others] = siteOf(greek).editions;
    expect(others).toEqual([]);
    expect(only).toMatchObject({ code: 'el', name: 'Ελληνικά', locale: 'el-GR', path: '' });
    // What is still in the other language says so.
    const { phrases } = siteOf(demonstration()).editions[0]?.content.home.home ?? {};
    const greetings = phrases?.filter(({ lang }) => lang === SAMPLE) ?? [];
    const added = ['C++', 'Пряжа'].map((text) => ({ text, lang: 'el' }));
    expect(only?.content.home.home.phrases).toEqual([...greetings, ...added]);
  });
});

describe('importing what the site has exported', () => {
  it.each([
    ['the sample', sampleSources()],
    ['the sample in three languages', sampleSources(...FURTHER)],
    ['the demonstration', demonstration()],
  ])('changes nothing: %s', (_what, sources) => {
    for (const { code } of siteOf(sources).editions) {
      const cv = sources[`${code}/cv`].cv; // each language has its own name for the town
      cv.place = `Place in ${code}`;
      sources[`${code}/home`].home.label = `I live in ${cv.place}, near Place`;
    }
    const { editions } = siteOf(sources);
    for (const edition of editions) {
      const resume = JSON.parse(JSON.stringify(toResume(edition, 'https://ada.dev/')));
      const languages = editions.map(({ code }) => code);
      const wishes = { language: edition.code, languages };
      const result = importResume(sources, checkResume(resume).resume, wishes);
      expect(result.sources).toEqual(sources);
      expect(result.drawings).toEqual([]);
      expect(result.left).toEqual([]);
    }
  });

  it('keeps pictures and translations of what stays, and drops what goes', () => {
    const sources = sampleSources(...FURTHER);
    const [edition] = siteOf(sources).editions;
    if (!edition) throw new Error('no edition');
    const resume: Resume = JSON.parse(JSON.stringify(toResume(edition)));
    const [, ...kept] = resume.projects ?? [];
    resume.projects = [{ name: 'New', url: 'https://new.dev/' }, ...kept];
    const { sources: after, drawings } = importResume(sources, resume, {
      language: SAMPLE,
      languages: codes,
    });
    const ids = (content: Sources) => content.projects.projects.map(({ id }: { id: string }) => id);
    expect(ids(after)).toEqual(['new', ...ids(sources).slice(1)]);
    expect(after.projects.projects.slice(1)).toEqual(sources.projects.projects.slice(1));
    for (const code of codes) {
      const { new: added, ...stayed } = after[`${code}/projects`].projects;
      expect(added.title).toBe('New');
      for (const [id, texts] of Object.entries(stayed))
        expect(texts).toEqual(sources[`${code}/projects`].projects[id]);
    }
    expect(drawings.map(({ src }) => src)).toEqual(['projects/new.svg']);
    expect(siteOf(after).editions).toHaveLength(codes.length);
  });
});

describe('importing a changed resume into an owner’s content', () => {
  /** The owner has replaced a drawing, and translated. */
  function owned() {
    const first = importResume(demonstration(), ada, { language: SAMPLE, languages: codes }).sources;
    first.projects.projects[0].image = { src: 'projects/mine.jpg' };
    const [other = ''] = codes.slice(1);
    first[`${other}/projects`].projects.flyology.title = 'Volologia';
    first[`${SAMPLE}/projects`].projects.flyology.alt = 'Wings of steam';
    return { sources: first, other };
  }
  const wishes = { language: SAMPLE, languages: codes };

  it('finds entries again by their titles, and keeps ids, pictures, alt texts and translations', () => {
    const { sources, other } = owned();
    const resume = structuredClone(ada);
    resume.projects = resume.projects?.map((project) => ({ ...project, description: 'Renewed' }));
    const { sources: after, drawings } = importResume(sources, resume, wishes);
    expect(drawings).toEqual([]);
    expect(after.projects.projects.map(({ id, image }: Sources) => [id, image.src])).toEqual(
      sources.projects.projects.map(({ id, image }: Sources) => [id, image.src]),
    );
    expect(after.owner.owner.profiles).toEqual(sources.owner.owner.profiles);
    expect(after[`${SAMPLE}/projects`].projects.flyology).toEqual({
      title: 'Flyology',
      description: 'Renewed',
      alt: 'Wings of steam',
    });
    expect(after[`${other}/projects`].projects.flyology.title).toBe('Volologia');
    expect(siteOf(after).editions).toHaveLength(codes.length);
  });

  it('never draws over a picture that the site shows', () => {
    const { sources } = owned();
    sources.projects.projects[0].image = { src: 'projects/engine.svg' };
    const resume = structuredClone(ada);
    resume.projects?.push({ name: 'Engine' });
    const { drawings, sources: after } = importResume(sources, resume, wishes);
    expect(drawings.map(({ src }) => src)).toEqual(['projects/engine-drawn.svg']);
    expect(after.projects.projects[0].image.src).toBe('projects/engine.svg');
  });

  it('writes a new name and town into the sentences that say the old ones, as whole words', () => {
    const { sources } = owned();
    const lead = `${SAMPLE}/home`;
    sources[lead].home.label = 'Ada Byron of London, United Kingdom, not of Londonderry';
    const resume: Resume = { basics: { name: 'Ada King', location: { city: 'London' } } };
    const { sources: after } = importResume(sources, resume, wishes);
    expect(after[lead].home.label).toBe('Ada King of London, not of Londonderry');
    for (const code of codes) {
      expect(after[`${code}/cv`].cv.place, code).toBe('London');
      expect(JSON.stringify(after[`${code}/descriptions`]), code).not.toMatch(/Byron|United Kingdom/);
    }
    expect(after[`${SAMPLE}/owner`].owner.roles).toEqual(['Analyst', 'Poet']); // not spoken of
  });

  it('adds a language and a skill to what the site says of them', () => {
    const { sources } = owned();
    const resume: Resume = {
      languages: [{ language: 'Latin' }],
      skills: [...(ada.skills ?? []), { name: 'Weaving' }],
    };
    const { sources: after } = importResume(sources, resume, wishes);
    const { facts } = after[`${SAMPLE}/aboutStory`].aboutStory.experience;
    expect(facts.map(({ value }: Sources) => value)).toEqual(['Latin', 'At home, 1928–1932']);
    expect(after.aboutStory.aboutStory.story.skills).toEqual([
      ...sources.aboutStory.aboutStory.story.skills,
      'Weaving',
    ]);
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

  /** The resume when it is valid and setup has nothing against it. */
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
      expect((error as Error).message).toMatch(/before it begins|has HTML in it/);
      return null;
    }
  }

  it.each([
    ['over the demonstration', demonstration(), { language: SAMPLE, languages: [SAMPLE] }],
    ['over an owner’s content', sampleSources(...FURTHER), { language: SAMPLE, languages: codes }],
    ['in a new language', demonstration(), { language: 'el', languages: ['el', SAMPLE] }],
  ])('gives content without faults %s', (_where, sources, wishes) => {
    let count = 0;
    fc.assert(
      fc.property(resumes, (given) => {
        const resume = accepted(given);
        fc.pre(resume !== null);
        count += 1;
        const { sources: after } = importResume(sources, resume as Resume, wishes);
        const site = siteOf(after); // throws when there are faults
        expect(site.editions.map(({ code }) => code)).toEqual(wishes.languages);
        // And what it exports comes back unchanged.
        const [edition] = site.editions;
        if (!edition) throw new Error('no edition');
        const again = importResume(after, JSON.parse(JSON.stringify(toResume(edition))), {
          ...wishes,
          language: edition.code,
        });
        expect(again.sources).toEqual(after);
      }),
      { numRuns: 150 },
    );
    expect(count).toBeGreaterThan(50);
  });
});
