// Where a label comes from: an owner's content, an owner's labels, the template's, in this order.
import { describe, expect, it } from 'vitest';
import { schemasOf } from '../../../../src/builder/content/check.ts';
import { codesOf } from '../../../../src/builder/content/entries.ts';
import {
  checkLabels,
  type LabelSources,
  labelSchemas,
  withLabels,
  withOwners,
} from '../../../../src/builder/content/labels.ts';
import { languageWarnings } from '../../../../src/builder/content/languages.ts';
import { LABELS } from '../../../../src/labels/labels.ts';
import { inOneLanguage } from '../../../../src/schema/visit.ts';
import { counted } from '../../../../src/shared/plural.ts';
import { definitions, fixtureSources, siteOf } from '../../../support/fixtureSources.ts';

const schemas = schemasOf(definitions);

/** Content in some languages without a label; `change` adds what an owner writes. */
function labelled(
  languages: string[],
  {
    change = () => {},
    owners = {},
  }: { change?: (sources: ReturnType<typeof fixtureSources>) => void; owners?: LabelSources } = {},
) {
  const sources = fixtureSources();
  sources.editions.editions = languages.map((code) => ({ code, name: code, locale: `${code}-ES` }));
  sources.frame = { bar: sources.frame.bar, titleLabel: 'Ada' };
  delete sources.about.carouselLabels;
  sources.projects.page = { description: 'Projects' };
  change(sources);

  return withLabels(sources, schemas, withOwners(owners));
}

const MENU = { fr: 'Menu', it: 'Menu', en: 'Menu', uk: 'Меню' };

describe('the template’s labels', () => {
  const all = labelSchemas(schemas);

  it.each(Object.entries(LABELS))('in %s are all that there are, and valid', (_code, texts) => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(LABELS.en ?? {}).sort());

    for (const [key, text] of Object.entries(texts)) {
      const schema = all[key];
      const checked = (schema && inOneLanguage(schema))?.safeParse(text);
      expect(checked?.error?.message, key).toBeUndefined();
      expect(checked?.success, key).toBe(true);
    }
  });

  it('have a text for each label that content needs', () => {
    const optional = /\.page\.(link|heading|short)$/;
    const lacking = Object.keys(all).filter((key) => !(key in (LABELS.en ?? {})));

    expect(lacking.filter((key) => !optional.test(key))).toEqual([]);
  });
});

describe('a label that content lacks', () => {
  it('is taken in each of the site’s languages, and in no other', () => {
    const { frame, about } = labelled(['fr', 'uk']);

    expect(frame.labels.menu).toEqual({ fr: MENU.fr, uk: MENU.uk });
    expect(about.carouselLabels.of).toEqual({ fr: 'sur', uk: LABELS.uk?.['about.carouselLabels.of'] });
  });

  it('is in Italian, not French, once a French site has Italian, too', () => {
    const both = siteOf(labelled(['fr', 'it'])).editions[1];

    expect(both?.content.frame.labels.skipToContent).toBe(LABELS.it?.['frame.labels.skipToContent']);
    const french = new Set(Object.values(both?.fallbacks ?? {}));
    expect([...french]).not.toContain('fr');
  });

  it('is in English where none of the site’s languages has it, and says so', () => {
    const site = siteOf(labelled(['sr']));

    expect(site.editions[0]?.content.frame.labels.menu).toBe(MENU.en);
    expect(site.editions[0]?.fallbacks[MENU.en]).toBe('en');
  });

  it('says so for each category of its number', () => {
    const owners = { fr: { 'frame.prose.minutes': { one: '{minutes} minute', other: '{minutes} minutes' } } };
    const { editions } = siteOf(labelled(['fr', 'sr'], { owners }));

    expect(editions[1]?.fallbacks).toMatchObject({ '{minutes} minute': 'fr', '{minutes} minutes': 'fr' });
  });

  it('is in English where the languages can’t be read, so that only their fault is told', () => {
    const { frame } = labelled(['fr'], { change: ({ editions }) => (editions.editions = [null]) });

    expect(frame.labels.menu).toEqual({ en: MENU.en });
  });

  it('isn’t made up for an entry that the owner left out', () => {
    const { home } = labelled(['fr'], { change: ({ home }) => delete home.homeStory.featured });

    expect(home.homeStory.featured).toBeUndefined();
  });
});

describe('an owner’s words come before the template’s', () => {
  it('in the languages in which they are written, or in all', () => {
    const { frame } = labelled(['fr', 'it'], {
      change: ({ frame }) => Object.assign(frame, { labels: { menu: { it: 'Pagine' }, wheel: 'O' } }),
    });

    expect(frame.labels.menu).toEqual({ fr: MENU.fr, it: 'Pagine' });
    expect(frame.labels.wheel).toBe('O');
  });

  it('in a page’s link and heading, too, where only its title is theirs', () => {
    const { projects } = labelled(['fr', 'it'], {
      change: ({ projects }) => Object.assign(projects.page, { title: { fr: 'Mes applis' } }),
    });

    expect(projects.page.heading).toEqual({ fr: 'Mes applis', it: LABELS.it?.['projects.page.heading'] });
    expect(projects.page.link.fr).toBe('Mes applis');

    const { skills } = labelled(['fr', 'it'], {
      change: ({ skills }) => Object.assign(skills, { page: { title: { fr: 'Boîte à outils' } } }),
    });

    expect(skills.page.heading).toEqual({ fr: 'Boîte à outils', it: LABELS.it?.['skills.page.title'] });
  });

  it('in a file of a language that the template lacks, any part of it', () => {
    const { frame } = labelled(['ar', 'fr'], { owners: { ar: { 'frame.labels.menu': 'القائمة' } } });

    expect(frame.labels.menu).toEqual({ ar: 'القائمة', fr: MENU.fr });
    expect(frame.labels.wheel).toEqual({ fr: LABELS.fr?.['frame.labels.wheel'] });
  });

  it('which are refused where they aren’t labels, or lack what the site fills in', () => {
    const check = (texts: Record<string, unknown>) => () => checkLabels({ ar: texts }, schemas);

    expect(check({ 'frame.labels.menus': 'x' })).toThrow(
      /src\/content\/labels\/ar\.ts, .*menus.*: isn’t known here/,
    );
    expect(check({ 'frame.labels.opening': 'x' })).toThrow('must contain {page}');
    expect(check({ 'frame.prose.minutes': { one: 'دقيقة', other: '{minutes} دقيقة' } })).not.toThrow();
  });
});

it('the labels that a language lacks are listed by the file that takes them, if the site shows them', () => {
  const sources = labelled(['fr', 'ar']);
  const said = languageWarnings({ sources, schemas, prose: [] }, { all: true }).join('\n');

  expect(codesOf(sources)).toEqual(['fr', 'ar']);
  expect(said).toContain('\n  src/content/labels/ar.ts, frame.labels.menu');
  expect(said).not.toContain('frame.prose');
});

it('the texts that are one for all languages are counted, and listed if asked for', () => {
  const sources = labelled(['fr', 'it']);
  const [line = ''] = languageWarnings({ sources, schemas }).filter((each) => each.startsWith('it: '));

  expect(line).toMatch(/^it: \d+ texts are the same in every language \(node build\.mjs build --missing/);
  expect(languageWarnings({ sources, schemas }, { all: true }).join()).toContain(
    '\n  src/content/home.ts, home.lead',
  );
});

it('a label with a number has the words of its category', () => {
  const label = { one: '{n} хвилина', few: '{n} хвилини', other: '{n} хвилин' };
  const words = (count: number) => counted(label, { count, language: 'uk' });

  expect([1, 3, 5].map(words)).toEqual(['1 хвилина', '3 хвилини', '5 хвилин']);
  expect(counted('{n} min', { count: 2, language: 'fr' })).toBe('2 min');
});
