// Runs in the page: what must be true of any owner's content, in any language.
import { cutPictures } from './covers.ts';
import { unisolated } from './direction.ts';
import { inkFaults } from './ink.ts';
import { type Piece, shownText } from './shownText.ts';
import { brokenNames, brokenWords, strayedSigns } from './words.ts';

/** Each returns faults, one line each. */
const CHECKS = {
  inkFaults,
  brokenNames,
  brokenWords,
  strayedSigns,
  unisolated,
  cutPictures,
} satisfies Record<string, (pieces: Piece[]) => string[] | Promise<string[]>>;

export type Check = keyof typeof CHECKS;

export async function contentFaults(wanted: Check[]): Promise<string[]> {
  await document.fonts.ready;
  const pieces = shownText();
  const found = await Promise.all(wanted.map((check) => CHECKS[check](pieces)));
  return [...new Set(found.flat())];
}
