import { directAddress } from '../../shared/words.ts';
import type { Edition } from '../content/content.ts';
import { resumeParts, townParts } from './export.ts';

/**
 * The owner's contact details as a vCard, which phones can add to their contacts. Version 3.0: version 4.0
 * has numbers as addresses, which many phones drop (https://github.com/enesser/vCards-js/issues/64).
 *
 * @param the absolute addresses of the edition and of the card itself
 * @returns per https://www.rfc-editor.org/rfc/rfc2426
 */
export function toCard(edition: Edition, { homeUrl, address }: { homeUrl: string; address: string }): string {
  const { lang, content } = edition;
  const { owner } = content.owner;
  const [title = ''] = owner.roles;
  const { city: town } = resumeParts(edition);

  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `SOURCE:${address}`,
    `FN:${escaped(owner.name)}`,
    // Which part is a family's differs by language: all of it counts as the given name.
    `N:;${inParts(owner.name)};;;`,
    `TITLE:${escaped(title)}`,
    ...(town ? [addressLine(town, lang)] : []),
    `URL:${homeUrl}`,
    ...owner.profiles.map(({ url }) => {
      const direct = directAddress(url);
      if (!direct) return `URL:${url}`;
      return url.startsWith('mailto:') ? `EMAIL:${escaped(direct)}` : `TEL;TYPE=cell:${direct}`;
    }),
    'END:VCARD',
  ];

  return lines.map((line) => `${line}\r\n`).join('');
}

/** An address in seven parts, of which the last four are town, region, postal code and country. */
function addressLine(town: string, language: string): string {
  const { city, region = '', country = '' } = townParts(town, language);
  const [where, part, land] = [city, region, country].map(inParts);
  return `ADR:;;;${where};${part};;${land}`;
}

/** Escapes a part of a value that has several. */
const inParts = (text: string) => escaped(text).replaceAll(';', '\\;');

/** Escapes a value's backslashes, commas and line breaks, per section 5. */
const escaped = (text: string) =>
  text.replace(/[\\,]/g, (character) => `\\${character}`).replace(/\r?\n/g, '\\n');
