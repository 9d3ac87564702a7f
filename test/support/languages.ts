import type { Site } from '../../src/builder/content/content.ts';
import { isByLanguage } from '../../src/schema/kinds.ts';
import { mapTexts } from '../../src/schema/visit.ts';

/** Content in only some of its languages, in this order. */
export function inLanguages({ sources, schemas, editions }: Site, codes: string[]): Site['sources'] {
  const [only] = codes;
  const gone = editions.map(({ code }) => code).filter((code) => !codes.includes(code));
  /** Without the phrases in languages that are gone. */
  const spoken = (value: unknown) =>
    Array.isArray(value) ? value.filter((each) => !gone.includes(each?.lang)) : value;
  const kept = Object.entries(schemas).map(([file, { schema }]) => [
    file,
    mapTexts(schema, sources[file], (text) => {
      if (!isByLanguage(text)) return spoken(text);
      return codes.length === 1
        ? spoken(text[only ?? ''])
        : Object.fromEntries(codes.map((code) => [code, spoken(text[code])]));
    }),
  ]);
  const listed = codes.map((code) => {
    const { name, locale } = editions.find((edition) => edition.code === code) ?? {};
    return { code, name, locale };
  });
  return { ...Object.fromEntries(kept), editions: { editions: listed } };
}
