import { motionAllowed } from '../../motion/preference.ts';

/**
 * Lights the cells of a lattice under the pointer and the finger. One glow moves, and only with an event; without input nothing
 * runs. Its styles are in latticeGlow.css.
 *
 * @returns ends it
 */
export function lightCells(): () => void {
  const cells = document.createElement('div');
  const glow = cells.appendChild(document.createElement('i'));
  cells.className = 'cells';
  cells.ariaHidden = 'true';

  function onMove({ target, clientX, clientY }: PointerEvent) {
    const lattice = target instanceof Element && motionAllowed() ? target.closest('.lattice') : null;
    cells.dataset.lit = String(lattice !== null);
    if (!lattice) return;
    if (cells.parentElement !== lattice) lattice.append(cells);
    const { left, top } = lattice.getBoundingClientRect();
    glow.style.transform = `translate(${Math.round(clientX - left)}px, ${Math.round(clientY - top)}px)`;
  }
  function onLeave() {
    cells.dataset.lit = 'false';
  }

  const events = ['pointermove', 'pointerdown'] as const;
  const ends = ['pointerleave', 'pointercancel'] as const;
  const { documentElement: root } = document;
  for (const event of events) root.addEventListener(event, onMove, { passive: true });
  for (const event of ends) root.addEventListener(event, onLeave);
  const onUp = ({ pointerType }: PointerEvent) => pointerType === 'touch' && onLeave();
  root.addEventListener('pointerup', onUp);
  return () => {
    for (const event of events) root.removeEventListener(event, onMove);
    for (const event of ends) root.removeEventListener(event, onLeave);
    root.removeEventListener('pointerup', onUp);
    cells.remove();
  };
}
