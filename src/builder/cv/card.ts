import { directAddress } from '../../shared/words.ts';
import type { Edition } from '../content/content.ts';

interface CardFacts {
  /** The edition's absolute address. */
  homeUrl: string;
  /** The card's own. */
  address: string;
  town: string | undefined;
}

/**
 * The owner's contact details as a vCard, which phones can add to their contacts. Version 3.0: version 4.0
 * has numbers as addresses, which many phones drop (https://github.com/enesser/vCards-js/issues/64).
 *
 * @returns per https://www.rfc-editor.org/rfc/rfc2426
 */
export function toCard({ content }: Pick<Edition, 'content'>, { homeUrl, address, town }: CardFacts): string {
  const { owner } = content.owner;
  const [title = ''] = owner.roles;

  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `SOURCE:${address}`,
    `FN:${escaped(owner.name)}`,
    // Which part is a family's differs by language: all of it counts as the given name.
    `N:;${inParts(owner.name)};;;`,
    `TITLE:${escaped(title)}`,
    // The fourth of seven parts is the town.
    ...(town ? [`ADR:;;;${inParts(town)};;;`] : []),
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

/** Escapes a part of a value that has several. */
const inParts = (text: string) => escaped(text).replaceAll(';', '\\;');

/** Escapes a value's backslashes, commas and line breaks, per section 5. */
const escaped = (text: string) =>
  text.replace(/[\\,]/g, (character) => `\\${character}`).replace(/\r?\n/g, '\\n');
