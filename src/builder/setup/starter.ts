import type { ZodType } from 'zod';
import type { AnyContent } from '../../schema/definePage.ts';
import { isByLanguage } from '../../schema/fields.ts';
import type { Resume } from '../../schema/resume.ts';
import { idsOf } from '../../schema/slug.ts';
import { visit } from '../../schema/visit.ts';
import type { Site } from '../content/content.ts';
import type { Sources } from '../content/run.ts';

/** A new owner's content: the site's labels, the résumé's facts, put together by each page. */
export function starterFor(
  { sources, schemas, definitions }: Site,
  resume: Resume,
  languages: string[],
): Sources {
  const labels: Record<string, AnyContent> = Object.fromEntries(
    Object.entries(schemas).map(([file, { schema }]) => [
      file,
      labelsIn(schema, sources[file], languages) ?? {},
    ]),
  );
  const { name, label = name } = resume.basics;
  const made: Sources = {
    editions: { editions: languages.map((code) => editionOf(code, sources.editions.editions)) },
    owner: { owner: ownerFrom(resume) },
    frame: { ...labels.frame, bar: sources.frame.bar, titleLabel: label },
  };
  for (const [file, { page }] of Object.entries(schemas)) {
    if (!page) continue;
    const { starter } = definitions[page] ?? {};
    made[file] = starter
      ? {
          page: {
            ...labels[file].page,
            description: described(labels[file].page.title, `${name}, ${label}`),
          },
          ...starter({ resume, labels: labels[file], frame: labels.frame.labels, languages }),
        }
      : sources[file]; // an owner's own page, which doesn't say
  }
  return made;
}

/** A page's title, in each language, and whose page it is. */
const described = (title: unknown, whose: string): unknown =>
  isByLanguage(title)
    ? Object.fromEntries(Object.entries(title).map(([code, own]) => [code, `${own} · ${whose}`]))
    : `${title} · ${whose}`;

function ownerFrom({ basics: { name, label = name, email, profiles } }: Resume) {
  const ids = idsOf(profiles.map(({ network }) => network));
  const pages = profiles.map(({ network, url }, i) => ({ id: ids[i], label: network, url }));
  const mailbox = email ? [{ id: 'email', label: email, url: `mailto:${email}` }] : [];
  return {
    name,
    roles: [label],
    profiles: [...pages, ...mailbox],
    avatar: { src: 'portrait.svg', alt: name },
  };
}

/** Only the labels in a value, in some languages, or else in English. Undefined without any. */
const labelsIn = (schema: ZodType, value: unknown, languages: string[]): AnyContent =>
  visit(schema, value, ({ schema: own, value: text, isText }, into) => {
    if (own.meta()?.isLabel) return inLanguages(text, languages);
    if (isText || typeof text !== 'object' || Array.isArray(text)) return undefined;
    const labels = into() as object;
    return Object.keys(labels).length > 0 ? labels : undefined;
  });

function inLanguages(text: unknown, languages: string[]): unknown {
  if (!isByLanguage(text)) return text;
  const known = languages.filter((code) => code in text);
  if (known.length === 0) return text.en ?? Object.values(text)[0];
  return languages.length === 1
    ? text[known[0] ?? '']
    : Object.fromEntries(known.map((code) => [code, text[code]]));
}

function editionOf(code: string, known: { code: string }[]) {
  const [first = '', ...rest] = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
  const { region = '' } = new Intl.Locale(code).maximize();
  const locale = `${code}-${/^[A-Z]{2}$/.test(region) ? region : 'US'}`;
  const made = { code, name: first.toLocaleUpperCase(code) + rest.join(''), locale };
  return known.find((edition) => edition.code === code) ?? made;
}
