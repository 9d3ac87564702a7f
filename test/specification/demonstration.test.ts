import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { DEMONSTRATION, placeholders } from '../../src/builder/setup/placeholders.ts';
import { first, owner, site } from '../support/own.ts';
import { contact } from './content.ts';

// The demonstration's own content must also meet these, besides the specification's rows
// (specification.test.tsx).
describe('the demonstration', () => {
  it('draws each picture for light pages too', async () => {
    const drawings = [owner.avatar, contact.image];
    for (const drawing of drawings)
      expect(await readFile(`static/images/${drawing?.src}`, 'utf8')).toContain(
        '@media(prefers-color-scheme:light){',
      );
  });

  it('describes each page in a length that search results show in full', () => {
    for (const { texts } of first.pages) {
      const { description } = texts;
      expect(description.length).toBeLessThan(200);
    }
  });

  it('has placeholders for its person, its addresses and its endpoint alone', () => {
    const { sources, schemas } = site;
    expect(placeholders({ sources, schemas })).not.toEqual([]);
    const text = JSON.stringify(sources)
      .replaceAll(DEMONSTRATION, 'Ada Byron')
      .replaceAll(/https:\/\/(\w+\.)?example\.(com|org)/g, 'https://ada.dev')
      .replaceAll('/tu-alias', '/a1b2c3');
    expect(placeholders({ sources: JSON.parse(text), schemas })).toEqual([]);
  });
});
