import { expect, it } from 'vitest';
import { versionsOf } from '../../../src/navigation/versions.ts';

it('leads to a page’s canonical address in each language, with its query', () => {
  const hrefs = (...given: Parameters<typeof versionsOf>) => versionsOf(...given).map(({ href }) => href);
  expect(hrefs('Home')).toEqual(['/', '/ar/']);
  expect(hrefs('About')).toEqual(['/About', '/ar/About']);
  expect(hrefs('Skills', 'skill=css')).toEqual(['/Skills?skill=css', '/ar/Skills?skill=css']);
});
