import { expect, it } from 'vitest';
import { starterFor } from '../../../src/builder/setup/starter.ts';
import { resume } from '../../../src/schema/resume.ts';
import { fixtureSources, siteOf } from '../../support/fixtureSources.ts';

it('makes facts of studies and languages', () => {
  const read = resume.parse({
    basics: { name: 'Νεφέλη' },
    education: [{ institution: 'ΕΜΠ', area: 'Γεωγραφία', startDate: '2010', endDate: '2014-09' }],
    languages: [{ language: 'Ελληνικά', fluency: 'μητρική' }],
  });
  const { aboutStory } = starterFor(siteOf(fixtureSources()), read, ['el']).about;
  expect(aboutStory.experience.facts).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ value: 'Ελληνικά (μητρική)', kind: 'languages' }),
      expect.objectContaining({ label: 'Γεωγραφία', value: 'ΕΜΠ, 2010–2014', kind: 'education' }),
    ]),
  );
});
