import type { Piece } from './shownText.ts';

const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;
const LEFT_TO_RIGHT = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Han}\p{Script=Hangul}]/u;

/** Signs that belong to the letter beside them, as in C#, C++ and .NET; a full stop after a name ends the sentence. */
const BOUND_AFTER = /[#+*]$/;
const BOUND_BEFORE = /^[.#@$+~-](?=\S)/;
/** A sign of no direction, quotes aside, which look the same at both ends. */
const SIGN = String.raw`[^\p{L}\p{M}\p{N}\s"'\u200e\u200f\u061c\u2066-\u2069]`;
const EDGE = new RegExp(`^${SIGN}|${SIGN}$`, 'u');
/** From right to left, the parts of these change places. */
const NUMBERS = /^[+−-]\s?\d|\d\s*→\s*[+−-]?\d/u;

/** Texts whose signs move to the wrong end, since nothing isolates them from a block of the other direction. */
export function unisolated(pieces: Piece[]): string[] {
  const texts = new Map(pieces.map((piece) => [piece.node, piece]));
  return [...texts.values()]
    .filter(({ node, parent, style }) => {
      // Code's own signs are read from the left, whatever its words.
      if (style.unicodeBidi === 'plaintext' || parent.closest('pre')) return false;
      if (parent.closest('[dir="auto"]')?.textContent === node.data) return false;
      return movesSigns(node.data.trim(), style.direction === 'rtl');
    })
    .map(({ node }) => `“${node.data.trim().slice(0, 30)}” isn’t isolated from the other direction`);
}

function movesSigns(text: string, isRightToLeft: boolean): boolean {
  const [own, other] = isRightToLeft ? [RIGHT_TO_LEFT, LEFT_TO_RIGHT] : [LEFT_TO_RIGHT, RIGHT_TO_LEFT];
  if (own.test(text)) {
    const [first = ''] = text.match(/^\S+/) ?? [];
    const [last = ''] = text.match(/\S+$/) ?? [];
    const isForeign = (word: string) => other.test(word) && !own.test(word);
    return (isForeign(first) && BOUND_BEFORE.test(first)) || (isForeign(last) && BOUND_AFTER.test(last));
  }
  if (other.test(text)) return EDGE.test(text);
  return isRightToLeft && NUMBERS.test(text);
}
