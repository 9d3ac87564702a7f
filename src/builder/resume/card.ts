import { directAddress } from '../../schema/words.ts';
import type { Edition } from '../content/content.ts';
import { addressOf, resumeParts } from './export.ts';

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
    ...(town ? [addressLine(town, code)] : []),
    `URL;PREF=1:${homeUrl}`,
    ...owner.profiles.map(({ url }) => {
      const direct = directAddress(url);
      if (!direct) return `URL:${url}`;
      return url.startsWith('mailto:') ? `EMAIL:${escaped(direct)}` : `TEL;VALUE=uri:tel:${direct}`;
    }),
    'END:VCARD',
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}

/** An address in seven parts, of which the last four are town, region, postal code and country. */
function addressLine(town: string, language: string): string {
  const { city, region = '', country = '' } = addressOf(town, language);
  const [where, part, land] = [city, region, country].map((text) => escaped(text).replaceAll(';', '\\;'));
  return `ADR:;;;${where};${part};;${land}`;
}

/** Escapes a value's backslashes, commas and line breaks, per section 3.4. */
const escaped = (text: string) =>
  text.replace(/[\\,]/g, (character) => `\\${character}`).replace(/\r?\n/g, '\\n');
