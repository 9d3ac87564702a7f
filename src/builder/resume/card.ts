import type { Edition } from '../content/content.ts';
import { isMailbox, MAILTO, resumeParts } from './export.ts';

/**
 * The owner's contact details as a vCard 4.0, which phones can add to their contacts.
 *
 * @param the absolute addresses of the edition and of the card itself
 * @returns per https://www.rfc-editor.org/rfc/rfc6350
 */
export function toCard(edition: Edition, { homeUrl, address }: { homeUrl: string; address: string }): string {
  const { code, content } = edition;
  const { owner } = content.owner;
  const [title = ''] = owner.roles;
  const { city: town } = resumeParts(edition);
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:individual',
    `SOURCE:${address}`,
    `LANG:${code}`,
    `FN:${escaped(owner.name)}`,
    `TITLE:${escaped(title)}`,
    // Seven parts that semicolons separate, of which the fourth is the town.
    ...(town ? [`ADR:;;;${escaped(town).replaceAll(';', '\\;')};;;`] : []),
    `URL;PREF=1:${homeUrl}`,
    ...owner.profiles.map(({ url }) =>
      isMailbox(url) ? `EMAIL:${escaped(url.slice(MAILTO.length))}` : `URL:${url}`,
    ),
    'END:VCARD',
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}

/** Escapes a value's backslashes, commas and line breaks, per section 3.4. */
const escaped = (text: string) =>
  text.replace(/[\\,]/g, (character) => `\\${character}`).replace(/\r?\n/g, '\\n');
