import type { Edition } from '../../schema/edition.ts';
import { isByLanguage } from '../../schema/fields.ts';
import type { Resume } from '../../schema/resume.ts';
import { mapTexts, placesIn } from '../../schema/visit.ts';
import { idsOf } from '../../shared/slug.ts';
import type { Site } from '../content/content.ts';
import type { FileSchema } from '../content/entries.ts';
import { labelIn } from '../content/labels.ts';
import type { Sources } from '../content/run.ts';

/**
 * A new owner's content: the résumé's facts, put together by each page.
 *
 * @param tags of the languages, such as `pt-BR`, the first the résumé's
 */
export function starterFor({ sources, schemas, definitions }: Site, resume: Resume, tags: string[]): Sources {
  const editions = editionsOf(tags, resume, sources.editions.editions);
  const languages = editions.map(({ code }) => code);
  const { locale = '' } = editions[0] ?? {};

  const labelOf = (key: string) => {
    const texts = labelIn(languages, key);
    const [only = '', ...others] = languages;
    return others.length === 0 && only in texts ? texts[only] : texts;
  };
  const { name, label = name } = resume.basics;
  const [first = ''] = languages;
  const since = labelIn(languages, 'home.homeStory.experience.period.since')[first];
  const sinceYear = typeof since === 'string' ? since.toLocaleLowerCase(first) : '{from}–';

  const made: Sources = {
    editions: { editions },
    owner: { owner: ownerFrom(resume) },
    frame: { bar: sources.frame.bar, titleLabel: label },
  };

  for (const [file, { page }] of Object.entries(schemas)) {
    if (!page) continue;

    const { starter } = definitions[page] ?? {};
    const title = labelOf(`${file}.page.title`);

    made[file] = starter
      ? {
          page: { description: described(title, resume, languages) },
          ...starter({ resume, labelOf, languages, locale, sinceYear }),
        }
      : sources[file]; // an owner's own page, which doesn't say
  }

  return languages.length > 1 ? inFirst(made, { schemas, code: languages[0] ?? '' }) : made;
}

/** A page's description, in each language of its title: that title, and the owner's name. */
function described(title: unknown, { basics: { name, label = name } }: Resume, [first = '']: string[]) {
  if (!isByLanguage(title)) return `${title} · ${name}, ${label}`;
  const others = Object.entries(title).filter(([code]) => code !== first);
  const inFirst = title[first] ? { [first]: `${title[first]} · ${name}, ${label}` } : {};
  return { ...inFirst, ...Object.fromEntries(others.map(([code, text]) => [code, `${text} · ${name}`])) };
}

/**
 * Marks texts as being in the résumé's language, since pages in other languages will show them. Names in
 * Latin letters are the same in all.
 */
function inFirst(made: Sources, { schemas, code }: { schemas: Record<string, FileSchema>; code: string }) {
  const all = Object.entries(schemas).flatMap(([file, { schema }]) => placesIn(schema, made[file]));
  const named = all.filter(({ schema }) => schema.meta()?.isName).flatMap(({ value }) => value);
  const latin = named.filter((each) => typeof each === 'string' && !/[^\p{Script=Latin}\P{L}]/u.test(each));
  const names = new Set<unknown>(latin);
  const isSame = (text: unknown) => [text].flat().every((each) => names.has(each));

  return Object.fromEntries(
    Object.entries(schemas).map(([file, { schema }]) => [
      file,
      mapTexts(schema, made[file], (text) => (isByLanguage(text) || isSame(text) ? text : { [code]: text })),
    ]),
  );
}

function ownerFrom({ basics }: Resume) {
  const { name, label = name, email, phone, url: website, profiles } = basics;
  const found = profiles.flatMap(({ network, url }) => (url ? { label: network, url } : []));
  // A network may have one of these three names.
  const ids = idsOf([...found.map((each) => each.label), 'website', 'email', 'phone']);
  const [websiteId, emailId, phoneId] = ids.slice(found.length);
  const number = phone?.replace(/[()]/g, '').trim().replace(/\s+/g, '-');

  return {
    name,
    roles: [label],
    profiles: [
      ...found.map((each, i) => ({ id: ids[i], ...each })),
      ...(website ? [{ id: websiteId, label: new URL(website).hostname, url: website, mark: 'globe' }] : []),
      ...(email ? [{ id: emailId, label: email, url: `mailto:${email}` }] : []),
      ...(number ? [{ id: phoneId, label: phone, url: `tel:${number}` }] : []),
    ],
    avatar: { src: 'portrait.svg', alt: name },
  };
}

/** The languages of a site: the first has the résumé's country, unless its tag names one. */
function editionsOf(tags: string[], { basics }: Resume, known: Edition[]): Edition[] {
  const { countryCode = '' } = basics.location;
  const country = /^[a-z]{2}$/i.test(countryCode) ? countryCode.toUpperCase() : undefined;

  return tags.map((tag, i) => {
    const { language, script, region = i === 0 ? country : undefined } = localeOf(tag);
    const edition = known.find(({ code }) => code === language);
    const usual = edition ? new Intl.Locale(edition.locale) : new Intl.Locale(tag).maximize();
    const written = usual.region && /^[A-Z]{2}$/.test(usual.region) ? usual.region : 'US';
    const locale = [language, ...(script ? [script] : []), region ?? written].join('-');
    const names = new Intl.DisplayNames(tag, { type: 'language' });
    const [first = '', ...rest] = names.of(language) ?? language;

    return { code: language, name: first.toLocaleUpperCase(tag) + rest.join(''), locale };
  });
}

function localeOf(tag: string): Intl.Locale {
  try {
    return new Intl.Locale(tag);
  } catch {
    throw new Error(
      `--languages names "${tag}", which isn’t a language: write one such as es, pt-BR or sr-Latn`,
    );
  }
}
