import { isMailbox, MAILTO, resumeParts } from './export.mjs';

/** The longest line of a card in octets, by RFC 6350, 3.2. */
const LINE = 75;

/**
 * The owner's address as a vCard 4.0, which phones add to their contacts.
 *
 * @param {import('../content/content.mjs').Edition} edition
 * @param {{ homeUrl: string, address: string }} where the edition lives, and the card itself: absolute addresses
 * @returns {string} by https://www.rfc-editor.org/rfc/rfc6350
 */
export function toCard(edition, { homeUrl, address }) {
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

/** A value in which commas and line breaks stand for themselves, by section 3.4. @param {string} text */
const escaped = (text) => text.replace(/[\\,]/g, (character) => `\\${character}`).replace(/\r?\n/g, '\\n');

/** The same for one of several parts, which semicolons are between. @param {string} text */
const part = (text) => escaped(text).replaceAll(';', '\\;');

/**
 * Breaks a line into lines of at most 75 octets, each but the first after a space; never within a character.
 *
 * @param {string} line
 */
function folded(line) {
  const lines = [''];
  for (const character of line) {
    const last = `${lines.at(-1)}${character}`;
    if (Buffer.byteLength(last) > LINE) lines.push(` ${character}`);
    else lines[lines.length - 1] = last;
  }
  return lines.join('\r\n');
}
