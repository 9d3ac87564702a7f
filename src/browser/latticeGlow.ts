import { motionAllowed } from '../motion/preference.ts';

/** How far the pointer moves, in CSS pixels, before its cell is looked up again. */
const STEP_PX = 16;
/** The light's width, and the distance from row to row, both in cell widths. */
const WIDTH = 5;
const ROW = Math.sqrt(3) / 2;

/** The lit cells, and where on the page the pointer was at the last lookup. Weak, so that removed pages are freed. */
let lit: { lattice: WeakRef<Element>; cells: WeakRef<HTMLElement>; x: number; y: number } | null = null;

/**
 * Lights the lattice cell (LatticeCells.tsx) under the pointer or finger and, more faintly, those around it. A single
 * light moves, only in steps of whole cells: each move makes the browser recomposite its layers. Nothing runs without
 * input. The styles are in touched.css.
 *
 * @returns a function that turns it off
 */
export function lightCells(): () => void {
  const events = ['pointermove', 'pointerdown'] as const;
  const ends = ['pointerleave', 'pointercancel'] as const;
  const { documentElement: root } = document;
  for (const event of events) root.addEventListener(event, onMove, { passive: true });
  for (const event of ends) root.addEventListener(event, putOut);
  root.addEventListener('pointerup', onUp);
  return () => {
    for (const event of events) root.removeEventListener(event, onMove);
    for (const event of ends) root.removeEventListener(event, putOut);
    root.removeEventListener('pointerup', onUp);
    putOut();
  };
}

function onMove({ target, clientX, clientY, pageX, pageY }: PointerEvent) {
  const lattice = target instanceof Element && motionAllowed() ? target.closest('.lattice') : null;
  if (lit && lit.lattice.deref() !== lattice) putOut();
  if (!lattice || (lit && Math.hypot(pageX - lit.x, pageY - lit.y) < STEP_PX)) return;
  const cells = lattice.querySelector<HTMLElement>(':scope > [data-cells]');
  const glow = cells?.firstElementChild;
  if (!cells || !(glow instanceof HTMLElement)) return;
  const { left, top } = cells.getBoundingClientRect();
  const transform = cellAt(clientX - left, clientY - top, glow);
  if (glow.style.transform !== transform) glow.style.transform = transform;
  if (cells.dataset.cells !== 'lit') cells.dataset.cells = 'lit';
  lit = { lattice: new WeakRef(lattice), cells: new WeakRef(cells), x: pageX, y: pageY };
}

/** The translation of the light to the cell at a point; the styles centre the light on one of the lattice's cells. */
function cellAt(x: number, y: number, { offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement) {
  const cell = offsetWidth / WIDTH;
  const row = Math.round((y - offsetTop - offsetHeight / 2) / (ROW * cell));
  const shift = row % 2 === 0 ? 0 : 0.5;
  const column = Math.round((x - offsetLeft - offsetWidth / 2) / cell - shift) + shift;
  return `translate(${column * cell}px, ${(row * ROW * cell).toFixed(2)}px)`;
}

function putOut() {
  const cells = lit?.cells.deref();
  if (cells) cells.dataset.cells = '';
  lit = null;
}

/** A lifted finger no longer points at anything. */
function onUp({ pointerType }: PointerEvent) {
  if (pointerType === 'touch') putOut();
}
