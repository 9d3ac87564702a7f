import { motionAllowed } from '../motion/preference.ts';

/**
 * Lights the cells of a lattice (LatticeCells.tsx) under the pointer and the finger. One glow moves, and only with an event;
 * without input nothing runs. Its styles are in latticeGlow.css.
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
  const lattice = target instanceof Element && motionAllowed() ? target.closest('.lattice') : null;
  const cells = lattice?.querySelector<HTMLElement>(':scope > [data-cells]');
  const glow = cells?.firstElementChild;
  if (!cells || !(glow instanceof HTMLElement)) {
    putOut();
    return;
  }
  const { left, top } = cells.getBoundingClientRect();
  glow.style.transform = `translate(${Math.round(clientX - left)}px, ${Math.round(clientY - top)}px)`;
  if (cells.dataset.cells === 'lit') return;
  putOut();
  cells.dataset.cells = 'lit';
}

function putOut() {
  for (const cells of document.querySelectorAll<HTMLElement>('[data-cells="lit"]')) cells.dataset.cells = '';
}

/** A lifted finger points at nothing. */
function onUp({ pointerType }: PointerEvent) {
  if (pointerType === 'touch') putOut();
}
