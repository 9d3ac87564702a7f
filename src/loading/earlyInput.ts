import { FIRST_INPUT, WAITING, type Waiting } from './waiting.ts';

/** The events of a visitor's first input: after any of them, the page's script may be needed next. */
const INPUT_EVENTS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
] as const;

/** Browsers also dispatch pointermove when a page appears under a mouse that doesn't move. */
const isAtRest = (event: Event) =>
  event.type === 'pointermove' &&
  (event as PointerEvent).movementX === 0 &&
  (event as PointerEvent).movementY === 0;

/**
 * Holds input until the script that handles it is loaded: on phones the menu is the first thing that visitors reach
 * for. `data-waiting` on the document's root says what input waits for: 'site' until the entry is loaded, 'page' until
 * the page's own script is. Code that loads a script, fails to load one, or shows another page updates it. The last
 * button pressed in the meantime is clicked again, once, when it no longer has to wait. Buttons that submit a form
 * don't wait for the entry: the browser submits the form.
 *
 * @param onChange called when `data-waiting` changes, before a press is repeated
 * @returns a function that forgets the pressed button
 */
export function holdEarlyInput(onChange: () => void): () => void {
  const { dataset } = document.documentElement;
  let pressed: HTMLElement | null = null;
  /** Whether there was input that no listener has been notified of yet. */
  let touched = false;

  function onInput(event: Event) {
    if (!dataset.waiting || isAtRest(event)) return;
    touched = true;
    notify();
  }

  function notify() {
    if (!touched || dataset.waiting !== 'page') return;
    touched = false;
    document.dispatchEvent(new Event(FIRST_INPUT));
  }

  function onClick(event: MouseEvent) {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    const { waiting } = dataset;
    const waits = waiting === 'page' ? button?.closest('main') : waiting && button?.type === 'button';
    pressed = waits ? button : null;
    if (!waits) return;
    event.preventDefault();
    event.stopPropagation();
    onInput(event);
  }

  for (const type of INPUT_EVENTS) window.addEventListener(type, onInput, { capture: true, passive: true });
  window.addEventListener('click', onClick, true);
  document.addEventListener(WAITING, (event) => {
    dataset.waiting = (event as CustomEvent<Waiting>).detail;
    onChange();
    const button = pressed;
    pressed = null;
    button?.click();
    notify();
  });
  return () => {
    pressed = null;
  };
}
