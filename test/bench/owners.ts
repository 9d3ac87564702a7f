// Makes up owners: from a seed, always the same one. Their content is whatever the schemas allow, and as different
// as published résumés.
import fc, { type Arbitrary } from 'fast-check';
import type { ZodType } from 'zod';
import { type PictureUse, z } from '../../src/schema/fields.ts';
import { inOneLanguage } from '../../src/schema/visit.ts';
import { fixtureSite, type Sources } from '../support/fixtureSources.ts';
import { DRAWING, PICTURES } from './ownerPictures.ts';
import { documentsOf } from './ownerProse.ts';
import { capital, line, list, paragraphs, personName, some, text, textsIn, WORDS } from './ownerTexts.ts';

export interface Owner {
  /** The codes of the languages, the first the site's own. */
  languages: string[];
  /** The exports of each content file. */
  content: Sources;
  /** The Markdown of stories and notes, by their files below src/content. */
  documents: Record<string, string>;
}

/** The letters of texts that are one line, by their key; others are of some sentences. */
const LINES: Record<string, [least: number, most: number]> = {
  ...{ button: [3, 12], figure: [1, 12], label: [2, 40], welcome: [3, 50], town: [3, 40] },
  ...{ roles: [4, 40], role: [4, 60], title: [2, 60], caption: [2, 70], result: [8, 90], looking: [10, 90] },
  ...{ lead: [20, 200], value: [3, 120], period: [4, 30], titleLabel: [3, 40], names: [1, 24] },
};
/** How many entries lists have, by their key. */
const COUNTS: Record<string, [least: number, most: number]> = {
  ...{ proof: [1, 4], photographs: [3, 6], jobs: [1, 9], facts: [1, 6], links: [1, 4] },
  ...{ logos: [0, 12], projects: [0, 14], skills: [0, 20], more: [1, 5] },
};
/** Few owners write them, or they need another key. */
const LEFT = new Set(
  'accent allowed colour host kind list picture phone portrait postAs site thisSite urlLang lang to'.split(
    ' ',
  ),
);
const ADDRESSES = ['https://example.org/', 'https://example.org/a/very/long/path/of/a/project.html'];

/** Values that are more than their schema says, by their key. */
const given = (languages: string[]): Record<string, Arbitrary<unknown>> => ({
  id: fc.constant(''), // see `numbered`
  ids: fc.constant([]), // see `contentOf`
  name: textsIn(languages)(personName),
  credit: personName('en'),
  url: fc.constantFrom(...ADDRESSES),
  href: fc.constantFrom('/About', ...ADDRESSES),
  endpoint: fc.constant('https://formsubmit.co/0123456789abcdef0123456789abcdef'),
  nameMax: fc.constant(25),
  asks: fc.subarray(['company', 'language']),
  bar: fc.constant(['Home', 'About', 'Projects', 'Skills', 'Contact']),
  profiles: fc
    .subarray(['github', 'linkedin', 'email', 'mastodon'])
    .map((all) => all.map((id) => ({ id, label: id, url: 'https://example.org/me' }))),
  // As setup says, and it has the Latin letters, too.
  font: fc.constant(languages.includes('ar') ? '@fontsource-variable/vazirmatn' : undefined),
});

/** Makes values of schemas, for some languages. */
function maker(languages: string[]) {
  const each = textsIn(languages);
  const known = given(languages);

  function made(schema: ZodType, key: string): Arbitrary<unknown> {
    const { isLabel, use } = schema.meta() ?? {};
    if (isLabel || LEFT.has(key)) return fc.constant(undefined);
    if (schema instanceof z.ZodOptional) return some(made(schema.unwrap() as ZodType, key));
    if (known[key]) return known[key];
    if (use) return pictureFor(use);

    const inner = inOneLanguage(schema);
    if (inner) return schema.meta()?.isName ? textOf(inner, 'names')('en') : each(textOf(inner, key));
    if (schema instanceof z.ZodArray) return listOf(schema.element as ZodType, key);
    return schema instanceof z.ZodObject ? entryOf(schema.shape) : fc.integer({ min: 1985, max: 2025 });
  }

  const listOf = (element: ZodType, key: string) =>
    list(made(element, ''), ...(COUNTS[key] ?? [0, 9])).map((all) => all.map(numbered(key)));

  const entryOf = (shape: Record<string, unknown>) =>
    fc
      .record(
        Object.fromEntries(Object.entries(shape).map(([key, schema]) => [key, made(schema as ZodType, key)])),
      )
      .map((entry) => {
        const written = Object.entries(entry).filter(([, value]) => value !== undefined);
        return written.length > 0 ? Object.fromEntries(written) : undefined;
      });

  return made;
}

/** An entry of a list: its id, a link's address, and a job's last year are its own. */
const numbered = (key: string) => (entry: unknown, i: number) => {
  const { id, from, url } = Object(entry);
  if (key === 'links') return { ...Object(entry), url: `${url}#${i}` };
  if (id === undefined) return entry;
  return {
    ...Object(entry),
    id: `${key === 'projects' ? 'project' : key}-${i}`,
    ...(from && i % 2 > 0 && { to: from + i }),
  };
};

/** A text in one language: a line, sentences, or a list of either. */
const textOf =
  (schema: ZodType, key: string) =>
  (code: string): Arbitrary<unknown> => {
    const letters = LINES[key];
    if (schema instanceof z.ZodObject) return line(2, 40)(code).map((words) => ({ text: words }));
    if (!(schema instanceof z.ZodArray)) return letters ? line(...letters)(code) : text(code);
    const element = schema.element as ZodType;
    if (!letters && !(element instanceof z.ZodObject)) return paragraphs(code);
    return list(textOf(element, key)(code), 1, key === 'names' ? 14 : 3);
  };

/** Any that is large enough. */
const pictureFor = ({ width, height = 0, isLogo }: PictureUse) => {
  const large = Object.entries(PICTURES).filter(([, [wide, high]]) => wide >= width && high >= height);
  const fitting = isLogo ? ['logo.png'] : large.map(([file]) => file);
  return fc.record({
    src: fc.constantFrom(DRAWING, ...fitting),
    alt: fc.constantFrom('Picture', 'A picture of some maps'),
  });
};

const editionOf = (code: string) => ({
  code,
  name: capital(new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code),
  locale: `${code}-${new Intl.Locale(code).maximize().region}`,
});

const { editions: _editions, ...schemas } = fixtureSite().schemas;

const contentOf = (languages: string[]): Arbitrary<Sources> => {
  const made = maker(languages);
  const files = Object.entries(schemas).map(([file, { schema }]) => [file, made(schema, file)]);

  return fc.record(Object.fromEntries(files)).map((content: Sources) => {
    const { about, home, projects = [] } = { ...content, ...content.projects };
    const ids = projects.slice(0, 5).map(({ id }: { id: string }) => id);
    const { featured } = home.homeStory;
    const { experience } = about.aboutStory;

    home.homeStory.featured = featured && ids.length > 0 ? { ...featured, ids } : undefined;
    if (!experience?.paragraphs && !experience?.facts) about.aboutStory.experience = undefined;

    return { editions: { editions: languages.map(editionOf) }, ...content };
  });
};

const owner: Arbitrary<Owner> = fc
  .shuffledSubarray(Object.keys(WORDS), { minLength: 1, maxLength: 2 })
  .chain((languages) => fc.tuple(fc.constant(languages), contentOf(languages), fc.boolean()))
  .chain(([languages, { cv, ...content }, hasCv]) =>
    fc.record({
      languages: fc.constant(languages),
      content: fc.constant(hasCv ? { ...content, cv } : content),
      documents: documentsOf(languages[0] ?? '', content.projects.projects),
    }),
  );

/** The owner of a seed. */
export const ownerOf = (seed: number) => fc.sample(owner, { seed, numRuns: 1 })[0] as Owner;
