/**
 * During a view transition the browser shows snapshots of the page, and the target of a press is the root element. So a press
 * ends the transition, and the element below it gets the click.
 *
 * @param skip ends the transition
 * @returns removes the listener; a click that has begun is still passed on
 */
export function passClicksOn(skip: () => void): () => void {
  const root = document.documentElement;
  const onDown = ({ target }: PointerEvent) => {
    skip();
    if (target !== root) return;
    window.addEventListener('click', onClick, { once: true, capture: true });
  };
  const onClick = ({ target, clientX, clientY }: MouseEvent) => {
    if (target !== root) return;
    const below = document
      .elementFromPoint(clientX, clientY)
      ?.closest<HTMLElement>('a, button, input, select, textarea');
    below?.focus();
    below?.click();
  };
  window.addEventListener('pointerdown', onDown, { capture: true });
  return () => window.removeEventListener('pointerdown', onDown, { capture: true });
}
