import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { ContentError, imagesOf, textsOf } from './content.mjs';
import { pictureFile } from './images.mjs';
import { isLocal } from './options.mjs';

/** The person of the demonstration, who exists nowhere. */
const DEMONSTRATION = 'Lucía Montes';

/** What https://www.rfc-editor.org/rfc/rfc2606 keeps for examples, and this machine. */
const NOBODYS_HOST = /(^|\.)(example\.(com|org|net)|example|test|invalid|localhost)$/;

/** Where a forwarding service has its start page, or what its manuals put in place of an alias. */
const NOBODYS_ALIAS = /^\/$|^\/(tu|your|su|mi|el)?[-@]?(alias|e-?mail)(@?[.a-z]*)\/?$/i;

/** What the demonstration's drawings say of themselves, in a comment. */
const DRAWN = 'Drawn for the demonstration';

/**
 * What is left of the demonstration and would be wrong on the web: its person's name, addresses that are nobody's, and the
 * form's.
 *
 * @param {import('./content.mjs').Content} content
 * @returns {string[]} a line each, with file, entry and mend
 */
export function placeholders(content) {
  return [...textsOf(content)].flatMap(({ place, text }) => {
    if (/^https?:\/\/\S+$/i.test(text) && URL.canParse(text)) {
      const { hostname, pathname } = new URL(text);
      if (/contact\.endpoint:$/.test(place) && NOBODYS_ALIAS.test(pathname))
        return [
          `${place} "${text}" is a placeholder, and no message would reach you: put the address there that the forwarding service gave you`,
        ];
      return NOBODYS_HOST.test(hostname)
        ? [`${place} "${text}" is a placeholder: put your own address there`]
        : [];
    }
    return says(text, DEMONSTRATION)
      ? [`${place} names "${DEMONSTRATION}", the demonstration's person: write your own text`]
      : [];
  });
}

/**
 * Texts that name the demonstration's person by one name alone, which may be somebody else's.
 *
 * @param {import('./content.mjs').Content} content
 * @returns {string[]} a line each, with its place
 */
export function namesakes(content) {
  const [first = ''] = DEMONSTRATION.split(' ');
  if (says(content.owner.owner.name, first)) return [];
  return [...textsOf(content)]
    .filter(
      ({ place, text }) => !/\.(src|url|id):$/.test(place) && says(text, first) && !says(text, DEMONSTRATION),
    )
    .map(({ place }) => `${place} says "${first}": is that still you?`);
}

/**
 * Whether a text has some words, whatever their accents and capitals.
 *
 * @param {string} text
 * @param {string} words
 */
function says(text, words) {
  return new RegExp(`(^|[^a-z])${fold(words)}($|[^a-z])`).test(fold(text));
}

/**
 * Stops a build for the web that would publish the demonstration's placeholders.
 *
 * @param {import('./content.mjs').Content} content
 * @param {Pick<import('./options.mjs').Options, 'siteUrl' | 'placeholders'>} options
 * @throws {ContentError} naming each entry and its mend
 */
export function refusePlaceholders(content, { siteUrl, placeholders: allowed }) {
  if (allowed || isLocal(siteUrl)) return;
  const found = placeholders(content);
  if (found.length > 0) {
    throw new ContentError(found, `To build for ${siteUrl} all the same: PLACEHOLDERS=allow`);
  }
}

/**
 * The demonstration's drawings that the content still shows.
 *
 * @param {import('./content.mjs').Content} content
 * @param {{ root: string }} options
 * @returns {Promise<string[]>} a line each, with file, entry and mend
 */
export async function placeholderPictures(content, { root }) {
  const drawings = [...imagesOf(content)].filter(({ image }) => extname(image.src) === '.svg');
  const lines = drawings.map(async ({ place, image }) => {
    const file = pictureFile(image.src, { root });
    const drawn = file !== null && (await readFile(file, 'utf8')).includes(DRAWN);
    return drawn
      ? [`${place} static/images/${image.src} was drawn for the demonstration: show your own`]
      : [];
  });
  return (await Promise.all(lines)).flat();
}

/**
 * Without accents and capitals.
 *
 * @param {string} text
 */
function fold(text) {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
