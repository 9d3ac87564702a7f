const CONTROLS = 'a, button, input, label, select, summary, textarea';

/**
 * During a view transition the browser shows snapshots of the page, and a press doesn't reach the visible element: in
 * Chromium and WebKit its target is the root, in Firefox whatever lies behind that element. So a press ends the transition,
 * and the control under it gets the click.
 *
 * @param skip ends the transition
 * @returns a function that removes the listener; a click that has already begun is still passed on
 */
export function passClicksOn(skip: () => void): () => void {
  const onDown = () => {
    skip();
    window.addEventListener('click', passOn, { once: true, capture: true });
  };
  window.addEventListener('pointerdown', onDown, { capture: true });
  return () => window.removeEventListener('pointerdown', onDown, { capture: true });
}

function passOn(event: MouseEvent) {
  if (event.detail === 0) return; // from the keyboard, so its target is right
  const control = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>(CONTROLS);
  if (!control || (event.target instanceof Node && control.contains(event.target))) return;
  event.preventDefault();
  event.stopPropagation();
  control.focus();
  control.dispatchEvent(new MouseEvent('click', event)); // with its modifier keys: Ctrl opens a new tab
}
