import { angleOf, type Clip, clipsOf, isInside, type Point, turned, unturned } from './frames.ts';
import { areInLine, type Piece } from './shownText.ts';

/** Set tightly, or in tight places: titles, names and labels, and what is as large as they are, in pixels. */
const TIGHT = 'h1, h2, h3, .button, nav[data-wheel] a, nav[data-wheel] [aria-current]';
const LARGE = 28;
/** So many pixels make a letter's edge, and no fault. */
const EDGE = 4;
/** Of the room around a drawn word, in pixels. */
const ROOM = 4;

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A word's ink. Its places are in a frame that is turned with it. */
interface Ink {
  piece: Piece;
  angle: number;
  /** What it floats in: the bar, or a dialog over it. */
  floating: Element | null;
  /** Around the ink alone. */
  box: Box;
  /** The start of its baseline. */
  start: Point;
  /** Pixels on the screen for each of the drawing's. */
  scale: number;
}

/** Words whose letters, accents or descenders are cut off, and large ones that touch those of another line. */
export function inkFaults(pieces: Piece[]): string[] {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('Canvas 2D isn’t supported');

  const tight = pieces.filter(isTight).flatMap((piece) => inkOf(piece, context) ?? []);
  return [...cut(pieces, context), ...touching(tight, pieces, context)];
}

const isTight = ({ parent, style }: Piece) =>
  Number.parseFloat(style.fontSize) >= LARGE || parent.closest(TIGHT) !== null;

function touching(tight: Ink[], pieces: Piece[], context: CanvasRenderingContext2D): string[] {
  const ranks = new Map(tight.map(({ piece }, i) => [piece, i]));
  const found: string[] = [];

  for (const [i, ink] of tight.entries()) {
    const { box } = ink.piece;
    for (const piece of pieces) {
      if (piece === ink.piece || !areNear(piece.box, box) || isScrolledOut(piece)) continue;
      const rank = ranks.get(piece);
      if (rank !== undefined && rank < i) continue; // they are compared already
      if (areInLine(piece.box, box) && piece.block === ink.piece.block) continue;

      const other = rank === undefined ? inkOf(piece, context) : tight[rank];
      if (!other || other.floating !== ink.floating || Math.abs(other.angle - ink.angle) > 0.01) continue;
      if (shared(ink.box, other.box) > 1 && sharedInk(ink, other, context) > EDGE)
        found.push(`the ink of “${ink.piece.text}” touches that of “${piece.text}”`);
    }
  }
  return found;
}

function isScrolledOut({ parent, box }: Piece): boolean {
  const code = parent.closest('pre')?.getBoundingClientRect();
  return code !== undefined && (box.left < code.left || box.right > code.right);
}

function cut(pieces: Piece[], context: CanvasRenderingContext2D): string[] {
  const clipsIn = new Map<Element, Clip[]>();
  const found: string[] = [];

  for (const piece of pieces) {
    const clips = clipsIn.get(piece.parent) ?? clipsOf(piece.parent);
    clipsIn.set(piece.parent, clips);
    const isOut = clips.some((clip) => !cornersOf(piece.box).every((corner) => isInside(corner, clip)));
    // Ink may reach out of its box, but only that of letters which are set tightly.
    const ink = isOut || (clips.length > 0 && isTight(piece)) ? inkOf(piece, context) : null;
    if (ink) found.push(...clips.filter((clip) => cuts(clip, ink, context)).map((clip) => told(ink, clip)));
  }
  return found;
}

function cuts(clip: Clip, ink: Ink, context: CanvasRenderingContext2D): boolean {
  const isOut = (point: Point) => !isInside(turned(point, ink.angle), clip);
  if (Number.isNaN(clip.angle) || !cornersOf(ink.box).some(isOut)) return false;
  return inkPoints(ink, context).filter(isOut).length > EDGE;
}

function told({ piece }: Ink, { element }: Clip): string {
  const text = element.textContent?.trim().slice(0, 20);
  return `the ink of “${piece.text}” is cut by <${element.tagName.toLowerCase()}> “${text}”`;
}

const cornersOf = ({ left, top, right, bottom }: Box): Point[] => [
  [left, top],
  [right, top],
  [left, bottom],
  [right, bottom],
];

/** Measures a word's ink; null where it is turned so that its box can't be known. */
function inkOf(piece: Piece, context: CanvasRenderingContext2D): Ink | null {
  const angle = angleOf(piece.parent);
  if (!(Math.abs(Math.cos(2 * angle)) > 0.1)) return null;

  const box = unturned(piece.box, angle);
  prepare(piece, context);
  const metrics = context.measureText(written(piece));
  const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = metrics;
  const measured = box.height / (ascent + descent);
  // The browser rounds the box's height.
  const scale = Math.abs(measured - 1) < 0.05 ? 1 : measured;
  const baseline = box.top + (box.height * ascent) / (ascent + descent);

  return {
    piece,
    angle,
    floating: piece.parent.closest('#root > header, dialog'),
    box: {
      left: box.left - metrics.actualBoundingBoxLeft * scale,
      right: box.left + metrics.actualBoundingBoxRight * scale,
      top: baseline - metrics.actualBoundingBoxAscent * scale,
      bottom: baseline + metrics.actualBoundingBoxDescent * scale,
    },
    start: [box.left, baseline],
    scale,
  };
}

/** Sets the font of a word. */
function prepare({ style }: Piece, context: CanvasRenderingContext2D) {
  const { fontStyle, fontWeight, fontSize, fontFamily, letterSpacing, direction, fontKerning } = style;
  context.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  context.letterSpacing = letterSpacing === 'normal' ? '0px' : letterSpacing;
  context.direction = direction === 'rtl' ? 'rtl' : 'ltr';
  context.fontKerning = fontKerning as CanvasFontKerning;
  context.textAlign = 'left';
}

const written = ({ text, style }: Piece) =>
  style.textTransform === 'uppercase' ? text.toLocaleUpperCase() : text;

/** The pixels of a word, as points in its frame. */
function inkPoints(ink: Ink, context: CanvasRenderingContext2D): Point[] {
  const { piece, box, start, scale } = ink;
  const [x, y] = [(start[0] - box.left) / scale + ROOM, (start[1] - box.top) / scale + ROOM];
  const width = Math.ceil((box.right - box.left) / scale) + 2 * ROOM;
  const height = Math.ceil((box.bottom - box.top) / scale) + 2 * ROOM;
  Object.assign(context.canvas, { width, height });
  prepare(piece, context);
  context.fillText(written(piece), x, y);

  const { data } = context.getImageData(0, 0, width, height);
  const points: Point[] = [];
  for (let at = 3; at < data.length; at += 4) {
    const pixel = (at - 3) / 4;
    if ((data[at] ?? 0) > 127)
      points.push([
        start[0] + ((pixel % width) + 0.5 - x) * scale,
        start[1] + (Math.floor(pixel / width) + 0.5 - y) * scale,
      ]);
  }
  return points;
}

/** How many pixels two words have in common. */
function sharedInk(one: Ink, other: Ink, context: CanvasRenderingContext2D): number {
  const keyOf = ([x, y]: Point) => Math.floor(x) * 100_000 + Math.floor(y);
  const pixels = new Set(inkPoints(one, context).map(keyOf));
  return inkPoints(other, context).filter((point) => pixels.has(keyOf(point))).length;
}

/** By how many pixels two boxes overlap, in the direction in which they overlap less. */
function shared(one: Box, other: Box): number {
  return Math.min(
    Math.min(one.right, other.right) - Math.max(one.left, other.left),
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
  );
}

/** No ink reaches farther out of its box than a third of its height. */
function areNear(one: DOMRect, other: DOMRect): boolean {
  const reach = (one.height + other.height) / 3;
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > -reach && down > -reach;
}
