import { expect, it } from 'vitest';
import { starterFor } from '../../../src/builder/setup/starter.ts';
import { resume } from '../../../src/schema/resume.ts';
import { fixtureSources, siteOf } from '../../support/fixtureSources.ts';

it('tells what Home has no room for of a summary', () => {
  const summary = `${'I keep things short. '.repeat(7)}This is the eighth sentence. And the ninth.`;
  const read = resume.parse({ basics: { name: 'Ada', summary } });
  const { home, about } = starterFor(siteOf(fixtureSources()), read, ['en']);

  expect(home.home.lead).toBe('I keep things short. '.repeat(7).trim());
  expect(about.aboutStory.story.paragraphs).toEqual(['This is the eighth sentence. And the ninth.']);
});
