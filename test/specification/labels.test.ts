// The labels that setup knows are those of the demonstration, and valid.
import { expect, it } from 'vitest';
import { loadContent } from '../../src/builder/content/content.ts';
import { placesOf } from '../../src/builder/content/entries.ts';
import { LABELS } from '../../src/builder/setup/labels.ts';
import { root } from '../support/project.ts';

const written = placesOf(await loadContent({ root }));
const labels = written.flatMap(({ file, path, schema }) => {
  const [, name = ''] = file.match(/(\w+)\.ts$/) ?? [];
  return schema.meta()?.isLabel ? [{ key: [name, ...path].join('.'), schema }] : [];
});
/** Those of a résumé's sections, which the demonstration doesn't have. */
const SECTIONS = ['awards', 'certificates', 'publications', 'interests', 'volunteer'].map(
  (name) => `resume.${name}`,
);
const keys = [...labels.map(({ key }) => key), ...SECTIONS].sort();

it.each(Object.entries(LABELS))('the labels in %s are the site’s, each valid', (code, texts) => {
  const own = Object.keys(texts).sort();
  // The demonstration's own languages need only the labels that it lacks.
  if (['es', 'de', 'en'].includes(code)) expect(keys).toEqual(expect.arrayContaining([...own, ...SECTIONS]));
  else expect(own).toEqual(keys);
  for (const { key, schema } of labels)
    if (key in texts) expect(schema.safeParse(texts[key]).error?.message, `${code}: ${key}`).toBeUndefined();
});
