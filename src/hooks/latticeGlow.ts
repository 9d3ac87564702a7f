import { motionAllowed } from '../motion/preference.ts';

/** The pointer's way, in CSS pixels, after which the glow follows it: two thirds of a cell. */
const STEP_PX = 56;

/** The cells that are lit, and the pointer's place when the glow was last moved; none of a page that has gone is kept. */
let lit: { cells: WeakRef<HTMLElement>; x: number; y: number } | null = null;

/**
 * Lights the cells of a lattice (LatticeCells.tsx) under the pointer and the finger. One glow moves, from cell to cell,
 * since each move makes the browser put its layers together again (a glide between them doubles that). Without input nothing
 * runs. Its styles are in touched.css.
 *
 * @returns ends it
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

function onMove({ target, clientX, clientY }: PointerEvent) {
  if (lit && Math.hypot(clientX - lit.x, clientY - lit.y) < STEP_PX) return;
  const lattice = target instanceof Element && motionAllowed() ? target.closest('.lattice') : null;
  const cells = lattice?.querySelector<HTMLElement>(':scope > [data-cells]');
  const glow = cells?.firstElementChild;
  if (cells !== lit?.cells.deref()) putOut();
  if (!cells || !(glow instanceof HTMLElement)) return;
  const { left, top } = cells.getBoundingClientRect();
  glow.style.transform = `translate(${Math.round(clientX - left)}px, ${Math.round(clientY - top)}px)`;
  cells.dataset.cells = 'lit';
  lit = { cells: new WeakRef(cells), x: clientX, y: clientY };
}

function putOut() {
  const cells = lit?.cells.deref();
  if (cells) cells.dataset.cells = '';
  lit = null;
}

/** A lifted finger points at nothing. */
function onUp({ pointerType }: PointerEvent) {
  if (pointerType === 'touch') putOut();
}
