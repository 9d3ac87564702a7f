/** A word as it is shown, or the part of it that is in one line. */
export interface Piece {
  text: string;
  /** All of it. */
  word: string;
  node: Text;
  parent: HTMLElement;
  style: CSSStyleDeclaration;
  /** The element whose lines it is in. */
  block: Element;
  box: DOMRect;
  /** Whether it follows the piece before without a space. */
  isJoined: boolean;
  /** Whether it begins a line by the author's will: its block's first one, or one after a `<br>`. */
  isFirst: boolean;
}

/** Decoration, texts for screen readers only, what isn't text, and the ring, which clips on purpose. */
const SKIPPED = `[inert], [aria-hidden="true"], .visually-hidden, [aria-roledescription] [role="group"],
  script, style, option, dialog:not([open])`;

/** Between these, text goes on in the same lines. */
const INLINE = ['inline', 'inline-block', 'contents'];

/** The visible words of the document, in its order. */
export function shownText(): Piece[] {
  const pieces: Piece[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  let isFirst = true;
  let isJoined = false;

  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text)) {
      const breaks = node.nodeName === 'BR' || !INLINE.includes(getComputedStyle(node as Element).display);
      isFirst ||= breaks;
      continue;
    }
    const parent = node.parentElement as HTMLElement;
    if (!node.data.trim()) {
      isJoined = false;
      continue;
    }
    if (!isRead(parent)) continue;

    const shown = { node, parent, style: getComputedStyle(parent), block: blockOf(parent) };
    const found = piecesOf(node).map((piece) => ({ ...shown, ...piece, isFirst: false }));
    const [first] = found;
    if (first) {
      first.isFirst = isFirst || pieces.at(-1)?.block !== shown.block;
      first.isJoined = isJoined && !/^\s/.test(node.data);
      isFirst = false;
    }
    isJoined = !/\s$/.test(node.data);
    pieces.push(...found);
  }
  return pieces;
}

/** Whether two boxes are in the same line. */
export function areInLine(one: DOMRect, other: DOMRect): boolean {
  const shared = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return shared > 0.5 * Math.min(one.height, other.height);
}

/** Where a line ends within a paragraph: the last piece before it, and the first after it. */
export function lineBreaks(pieces: Piece[]): [Piece, Piece][] {
  return pieces.slice(1).flatMap((after, i): [Piece, Piece][] => {
    const before = pieces[i] as Piece;
    const isBreak = !after.isFirst && before.block === after.block && !areInLine(before.box, after.box);
    return isBreak ? [[before, after]] : [];
  });
}

/** Whether those who see the page can read an element's text. */
function isRead(element: Element): boolean {
  if (element.closest(SKIPPED)) return false;
  for (let each: Element | null = element; each; each = each.parentElement)
    if (getComputedStyle(each).clipPath === 'inset(50%)') return false;
  return element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
}

function blockOf(element: Element): Element {
  const { parentElement } = element;
  return parentElement && INLINE.includes(getComputedStyle(element).display)
    ? blockOf(parentElement)
    : element;
}

type Part = Pick<Piece, 'text' | 'word' | 'box' | 'isJoined'>;

function piecesOf(node: Text): Part[] {
  const range = document.createRange();
  const boxesOf = (start: number, length: number) => {
    range.setStart(node, start);
    range.setEnd(node, start + length);
    return [...range.getClientRects()].filter(({ width }) => width > 0);
  };

  return [...node.data.matchAll(/[^\s\u200b]+/g)].flatMap(({ 0: word, index }): Part[] => {
    const boxes = boxesOf(index, word.length);
    const [box] = boxes;
    if (!box) return [];
    // A word in letters of both directions has several boxes in one line.
    if (boxes.every((each) => areInLine(each, box)))
      return [{ text: word, word, box: around(boxes), isJoined: false }];

    const parts: Part[] = [];
    let at = index;
    for (const letter of word) {
      const own = boxesOf(at, letter.length).at(-1); // a first one is that of a hyphen before it
      at += letter.length;
      const last = parts.at(-1);
      if (last && (!own || areInLine(own, last.box))) {
        last.text += letter;
        if (own) last.box = around([last.box, own]);
      } else if (own) parts.push({ text: letter, word, box: own, isJoined: last !== undefined });
    }
    return parts;
  });
}

function around(boxes: DOMRect[]): DOMRect {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.right));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}
