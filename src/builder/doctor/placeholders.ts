import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { pictureFile, STAND_IN } from '../assets/images.ts';
import { type ContentFiles, type Entry, picturesOf, textsOf } from '../content/entries.ts';
import type { Fault } from '../content/faults.ts';
import { isLocal, type Options } from '../shared/options.ts';

/** The demonstration's fictional owner. */
export const DEMONSTRATION = 'Lucía Montes';

/** The hosts that https://www.rfc-editor.org/rfc/rfc2606 reserves for examples, and this machine. */
const PLACEHOLDER_HOST = /(^|\.)(example\.(com|org|net)|example|test|invalid|localhost)$/;

/** The path of a forwarding service's start page, or of the example in its manual. */
const PLACEHOLDER_ALIAS = /^\/$|^\/(tu|your|su|mi|my|el)?[-@]?(alias|e-?mail)(@?[.a-z]*)\/?$/i;

/** The comments in drawings that aren't the owner's. */
const DRAWN = [
  { sign: 'Drawn for the demonstration', what: 'was drawn for the demonstration' },
  { sign: STAND_IN, what: 'is a stand-in that setup drew' },
];

/**
 * Finds leftovers of the demonstration that would be wrong on the web: its person's name, addresses that belong to
 * nobody, and a placeholder as the form's endpoint.
 */
export function placeholders(written: ContentFiles): Fault[] {
  return textsOf(written).flatMap((entry) => {
    const message = placeholder(entry);
    return message === null ? [] : [{ ...entry, message }];
  });
}

/**
 * @returns what is wrong, and the fix; null for an entry that may stay
 */
function placeholder(entry: Entry<string>): string | null {
  const { value } = entry;
  if (/^https?:\/\/\S+$/i.test(value) && URL.canParse(value)) {
    const { hostname, pathname } = new URL(value);
    if (entry.path.at(-1) === 'endpoint' && PLACEHOLDER_ALIAS.test(pathname))
      return `"${value}" is a placeholder, and no message would reach you: use the address that the forwarding service gave you`;
    return PLACEHOLDER_HOST.test(hostname) ? `"${value}" is a placeholder: put your own address there` : null;
  }
  return says(value, DEMONSTRATION)
    ? `mentions "${DEMONSTRATION}", the person in the demonstration: write your own text`
    : null;
}

/** Whether a text contains some words, ignoring accents and case. */
function says(text: string, words: string) {
  return new RegExp(`(^|[^a-z])${fold(words)}($|[^a-z])`).test(fold(text));
}

/** How to build with placeholders. */
export const ON_THE_WEB = 'To publish the placeholders anyway: PLACEHOLDERS=allow';

/**
 * The demonstration's placeholders that a build would publish: none if it is for this machine, or if they are allowed.
 */
export function placeholdersFor(
  written: ContentFiles,
  { siteUrl, placeholders: allowed }: Pick<Options, 'siteUrl' | 'placeholders'>,
): Fault[] {
  return allowed || isLocal(siteUrl) ? [] : placeholders(written);
}

/** Drawings that the content shows and that aren't the owner's. */
export async function placeholderPictures(
  written: ContentFiles,
  { root }: { root: string },
): Promise<Fault[]> {
  // Each once, however many places it has.
  const pictures = new Map(
    picturesOf(written)
      .toReversed()
      .map((entry) => [entry.value.src, entry]),
  );
  const drawings = [...pictures.values()].toReversed().filter(({ value }) => extname(value.src) === '.svg');
  const faults = drawings.map(async (entry) => {
    const { src } = entry.value;
    const file = pictureFile(src, { root });
    const text = file === null ? '' : await readFile(file, 'utf8');
    const drawn = DRAWN.find(({ sign }) => text.includes(sign));
    return drawn ? [{ ...entry, message: `static/images/${src} ${drawn.what}: show your own` }] : [];
  });
  return (await Promise.all(faults)).flat();
}

/** Removes accents and converts to lower case. */
function fold(text: string) {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
