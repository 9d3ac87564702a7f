import { expect, it } from 'vitest';
import { starterFor } from '../../../src/builder/setup/starter.ts';
import { resume } from '../../../src/schema/resume.ts';
import { fixtureSources, siteOf } from '../../support/fixtureSources.ts';

const starterOf = (given: object, ...languages: string[]) =>
  starterFor(siteOf(fixtureSources()), resume.parse({ basics: { name: 'Νεφέλη' }, ...given }), languages);

it('makes facts of studies and languages, which aren’t experience', () => {
  const { cv, about } = starterOf(
    {
      education: [{ institution: 'ΕΜΠ', area: 'Γεωγραφία', startDate: '2010', endDate: '2014-09' }],
      languages: [{ language: 'Ελληνικά', fluency: 'μητρική' }],
    },
    'el',
  );

  expect(about.aboutStory.experience).toBeUndefined();
  expect(cv.cv.more).toEqual([
    expect.objectContaining({ value: 'Ελληνικά (μητρική)', kind: 'languages' }),
    expect.objectContaining({ label: 'Γεωγραφία', value: 'ΕΜΠ, 2010–2014', kind: 'education' }),
  ]);
});

it('words what goes on, as far as the language has the words', () => {
  const given = {
    education: [{ area: 'X', institution: 'Y', startDate: '2023' }],
    volunteer: [{ position: 'Helfer', organization: 'THW', startDate: '2019' }],
  };
  const valuesIn = (code: string) =>
    starterOf(given, code).cv.cv.more.map(({ value }: { value: string }) => value);

  expect(valuesIn('de')).toEqual(['Y, seit 2023', 'Helfer, THW (seit 2019)']);
  expect(valuesIn('el')).toEqual(['Y, 2023–', 'Helfer, THW (2019–)']);
});
