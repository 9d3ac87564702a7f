import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { editions } from '../../support/fixture.ts';
import { FIXTURE_LANGUAGE, FURTHER, fixtureSources, siteOf } from '../../support/fixtureSources.ts';
import { FIXTURE } from '../../support/sites.ts';

it('says how long a name may be, whatever the owner allows', () => {
  const copy = fixtureSources();
  Object.assign(copy.contact.contact, { nameMax: 40 });
  const { contact } = siteOf(copy).editions[0]?.content.contact ?? {};

  expect(contact.nameHint).toBe('40 caractères au maximum');
  expect(contact.messages.nameMax).toContain('40');
});

it('offers replies in the languages of the site', () => {
  const copy = fixtureSources(...FURTHER);
  copy.contact.contact.asks = ['language'];
  for (const { content } of siteOf(copy).editions)
    expect(content.contact.contact.options.map(({ value }: { value: string }) => value)).toEqual([
      FIXTURE_LANGUAGE,
      ...FURTHER.map(({ code }) => code),
    ]);
});

it('expects a reply in the page’s language, and sends visitors back to that', async () => {
  for (const { code, path } of editions) {
    const html = await readFile(join(FIXTURE.folder, path, 'Contact.html'), 'utf8');
    expect(html).toContain(
      `value="${process.env[FIXTURE.variable]}${`${path}/Contact`.slice(1)}?sent=1#thanks"`,
    );
    expect(html.match(/<option value="(\w+)"[^>]* selected/)?.[1]).toBe(code);
  }
});
