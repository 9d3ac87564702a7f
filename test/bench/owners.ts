// Makes up owners: from a seed, always the same one. Their content is valid, and as different as published résumés.
import fc, { type Arbitrary } from 'fast-check';
import type { Sources } from '../support/fixtureSources.ts';
import { DRAWING, LARGE } from './ownerPictures.ts';
import { documentsOf } from './ownerProse.ts';
import {
  capital,
  line,
  list,
  paragraphs,
  personName,
  phrases,
  some,
  type Texts,
  text,
  textsIn,
  WORDS,
} from './ownerTexts.ts';

export interface Owner {
  seed: number;
  /** The codes of the languages, the first the site's own. */
  languages: string[];
  /** The exports of each content file. */
  content: Sources;
  /** The Markdown of stories and notes, by their files below src/content. */
  documents: Record<string, string>;
}

const picture = (...sources: string[]) =>
  fc.record({
    src: fc.constantFrom(...sources),
    alt: fc.constantFrom('Picture', 'A picture of some maps'),
  });
const year = fc.integer({ min: 1985, max: 2025 });
const url = fc.constantFrom('https://example.org/', 'https://example.org/a/very/long/path/of/a/project.html');
const byId = <T extends object>(entries: T[], name: string) =>
  entries.map((entry, i) => ({ id: `${name}-${i}`, ...entry }));

const jobs = (each: Texts) =>
  list(
    fc.record({
      years: fc.option(fc.record({ from: year, lasts: some(fc.nat(9)) })),
      role: each(line(4, 60)),
      company: some(fc.constantFrom('IBM', 'Humber and Rouge Watershed Mapping Co-operative', 'Ørsted A/S')),
      period: some(each(line(4, 30))),
      description: some(each(text)),
      points: some(each(paragraphs)),
      result: some(each(line(8, 90))),
    }),
    0,
    9,
  ).map((all) =>
    byId(
      all.map(({ years, ...job }) => ({
        ...job,
        from: years?.from,
        to: years?.lasts === undefined ? undefined : years.from + years.lasts,
      })),
      'job',
    ),
  );

const home = (each: Texts, projects: { id: string }[]) =>
  fc.record({
    page: fc.record({ description: each(text) }),
    // A lead as setup takes it from a résumé: a sentence or two.
    home: fc.record({ label: each(line(3, 50)), phrases: some(each(phrases)), lead: each(line(20, 200)) }),
    homeStory: fc.record({
      welcome: some(each(line(3, 50))),
      welcomeText: some(each(text)),
      looking: some(each(line(10, 90))),
      proof: some(
        list(fc.record({ figure: each(line(1, 12)), caption: each(line(3, 70)), href: some(url) }), 1, 4),
      ),
      experience: jobs(each).map((all) => (all.length > 0 ? { jobs: all } : undefined)),
      about: some(fc.record({ paragraphs: each(paragraphs) })),
      featured: fc
        .record({ intro: some(each(text)), ids: fc.constant(projects.slice(0, 5).map(({ id }) => id)) })
        .map((featured) => (projects.length > 0 ? featured : undefined)),
      welcomeCard: some(
        fc.record({
          button: each(line(3, 12)),
          title: each(line(3, 50)),
          paragraphs: each(paragraphs),
          image: picture('square.jpg', 'tall.png', DRAWING),
        }),
      ),
      closing: some(fc.record({ text: some(each(text)) })),
    }),
    logos: list(picture('logo.png', DRAWING), 0, 12),
  });

const about = (each: Texts) =>
  fc.record({
    page: fc.record({ description: each(text) }),
    about: fc.record({ photo: picture('square.jpg', 'tall.png', DRAWING), tagline: some(each(phrases)) }),
    aboutStory: fc.record({
      story: fc.record({
        greetings: some(each(phrases)),
        since: some(year),
        paragraphs: each(paragraphs),
        today: some(fc.record({ since: year, paragraphs: each(paragraphs) })),
        skills: some(list(line(1, 30)('en'), 0, 20)),
        next: some(list(line(1, 30)('en'), 0, 3)),
      }),
      experience: some(
        fc.record({
          paragraphs: some(each(paragraphs)),
          facts: list(fc.record({ label: each(line(3, 40)), value: each(line(3, 120)) }), 1, 6),
        }),
      ),
      ring: some(
        fc.record({
          title: each(line(3, 60)),
          intro: some(each(text)),
          photographs: list(
            fc.record({
              image: picture(...LARGE),
              caption: each(line(2, 70)),
              credit: personName('en'),
              licence: fc.constant('CC BY 4.0'),
            }),
            3,
            6,
          ),
        }),
      ),
      closingTagline: some(each(phrases)),
    }),
  });

const projectsOf = (each: Texts) =>
  list(
    fc.record({
      title: each(line(2, 60)),
      image: some(picture(...LARGE, 'small.png', DRAWING)),
      url: some(url),
      links: some(
        fc
          .uniqueArray(url, { minLength: 1, maxLength: 4 })
          .chain((urls) =>
            fc.tuple(...urls.map((address) => each(line(2, 30)).map((label) => ({ label, url: address })))),
          ),
      ),
      description: some(each(text)),
      result: some(each(line(8, 90))),
      tags: some(list(fc.oneof(fc.constantFrom('SQL', 'C', 'Rust'), line(1, 24)('en')), 0, 8)),
      year: some(year),
    }),
    0,
    14,
  ).map((all) => byId(all, 'project'));

const skills = (each: Texts) =>
  list(
    fc.record({
      image: picture('logo.png', DRAWING),
      title: line(1, 40)('en'),
      description: some(each(text)),
      since: some(year),
      info: some(each(paragraphs)),
    }),
    0,
    20,
  ).map((all) => byId(all, 'skill'));

const contentOf = (codes: string[], projects: { id: string }[]): Arbitrary<Sources> => {
  const each = textsIn(codes);
  const page = fc.record({ description: each(text) });
  return fc.record({
    owner: fc.record({
      owner: fc.record({
        name: each(personName),
        // The schema wants one; an owner without any writes what they are.
        roles: each((code) => list(line(4, 40)(code), 1, 3)),
        profiles: fc
          .subarray(['github', 'linkedin', 'email', 'mastodon'])
          .map((ids) => ids.map((id) => ({ id, label: id, url: 'https://example.org/me' }))),
        avatar: picture('square.jpg', 'tall.png', DRAWING),
        // As setup says, and it has the Latin letters, too.
        font: fc.constant(codes.includes('ar') ? '@fontsource-variable/vazirmatn' : undefined),
      }),
    }),
    frame: fc.record({
      bar: fc.constant(['Home', 'About', 'Projects', 'Skills', 'Contact']),
      titleLabel: each(line(3, 40)),
    }),
    home: home(each, projects),
    about: about(each),
    projects: fc.record({ page, intro: some(each(text)), projects: fc.constant(projects) }),
    skills: fc.record({ page, intro: some(each(text)), skills: skills(each) }),
    contact: fc.record({
      page,
      contact: fc.record({
        intro: some(each(paragraphs)),
        image: some(picture('square.jpg', 'tall.png', DRAWING)),
        endpoint: some(fc.constant('https://formsubmit.co/0123456789abcdef0123456789abcdef')),
        nameMax: fc.constant(25),
        asks: fc.subarray(['company', 'language']),
      }),
    }),
    cv: some(fc.record({ page, cv: fc.record({ town: some(each(line(3, 40))) }) })),
  });
};

const editionOf = (code: string) => ({
  code,
  name: capital(new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code),
  locale: `${code}-${new Intl.Locale(code).maximize().region}`,
});

const owner: Arbitrary<Omit<Owner, 'seed'>> = fc
  .shuffledSubarray(Object.keys(WORDS), { minLength: 1, maxLength: 2 })
  .chain((languages) => projectsOf(textsIn(languages)).map((projects) => ({ languages, projects })))
  .chain(({ languages, projects }) =>
    fc.record({
      languages: fc.constant(languages),
      content: contentOf(languages, projects).map((content) => ({
        editions: { editions: languages.map(editionOf) },
        ...content,
      })),
      documents: documentsOf(languages[0] ?? '', projects),
    }),
  );

/** The owner of a seed. */
export function ownerOf(seed: number): Owner {
  const [made] = fc.sample(owner, { seed, numRuns: 1 });
  return { seed, ...(made as Omit<Owner, 'seed'>) };
}
