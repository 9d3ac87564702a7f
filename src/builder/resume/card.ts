import type { Edition } from '../content/content.ts';
import { isMailbox, MAILTO, resumeParts } from './export.ts';

/** The longest line of a card in octets, per RFC 6350, 3.2. */
const LINE = 75;

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
  const { city: place } = resumeParts(edition);
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:individual',
    `SOURCE:${address}`,
    `LANG:${code}`,
    `FN:${escaped(owner.name)}`,
    `TITLE:${escaped(title)}`,
    // Seven parts, of which the fourth is the town.
    ...(place ? [`ADR:;;;${part(place)};;;`] : []),
    `URL;PREF=1:${homeUrl}`,
    ...owner.profiles.map(({ url }) =>
      isMailbox(url) ? `EMAIL:${escaped(url.slice(MAILTO.length))}` : `URL:${url}`,
    ),
    'END:VCARD',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** Escapes a value's backslashes, commas and line breaks, per section 3.4. */
const escaped = (text: string) =>
  text.replace(/[\\,]/g, (character) => `\\${character}`).replace(/\r?\n/g, '\\n');

/** The same for one of several parts that semicolons separate. */
const part = (text: string) => escaped(text).replaceAll(';', '\\;');

/** Breaks a line into lines of at most 75 octets, each but the first after a space; never within a character. */
function folded(line: string) {
  const lines = [''];
  for (const character of line) {
    const last = `${lines.at(-1)}${character}`;
    if (Buffer.byteLength(last) > LINE) lines.push(` ${character}`);
    else lines[lines.length - 1] = last;
  }
  return lines.join('\r\n');
}
