import { expect, it } from 'vitest';
import { starterFor } from '../../../src/builder/setup/starter.ts';
import { resume } from '../../../src/schema/resume.ts';
import { fixtureSources, siteOf } from '../../support/fixtureSources.ts';

it('gives projects ids in Latin letters, each its own, in the order written', () => {
  const projects = [{ name: 'Άυλος χάρτης', startDate: '2020' }, { name: 'Άυλος χάρτης' }];
  const read = resume.parse({ basics: { name: 'Νεφέλη' }, projects });
  expect(starterFor(siteOf(fixtureSources()), read, ['el']).projects.projects).toMatchObject([
    { id: 'aylos-xartis', title: 'Άυλος χάρτης', year: 2020 },
    { id: 'aylos-xartis-2' },
  ]);
});
