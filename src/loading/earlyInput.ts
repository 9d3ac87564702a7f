import { SIGN, WAITING, type Waiting } from './waiting.ts';

/** What a visitor does first: whatever it is, the page may be needed next. */
const SIGNS_OF_LIFE = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
] as const;

/** Browsers make up a move where a page appears below a mouse that nobody touches. */
const isAtRest = (event: Event) =>
  event.type === 'pointermove' &&
  (event as PointerEvent).movementX === 0 &&
  (event as PointerEvent).movementY === 0;

/**
 * Holds what visitors do before the scripts are there that it is meant for. What still waits is a mark on the document's
 * root, `data-waiting`: 'site' until the entry has come, 'page' until the page's own script has; whoever brings a script,
 * fails to, or shows another page lowers it. A button that is pressed meanwhile is pressed again when it no longer waits,
 * once. Buttons that send a form don't wait for the entry: the browser sends it.
 *
 * @param onChange called when the mark changes, before a press is repeated
 * @returns forgets the button that was pressed
 */
export function holdEarlyInput(onChange: () => void): () => void {
  const { dataset } = document.documentElement;
  let pressed: HTMLElement | null = null;
  /** A sign of life that nobody has heard yet. */
  let touched = false;

  function onSign(event: Event) {
    if (!dataset.waiting || isAtRest(event)) return;
    touched = true;
    notify();
  }

  function notify() {
    if (!touched || dataset.waiting !== 'page') return;
    touched = false;
    document.dispatchEvent(new Event(SIGN));
  }

  function onClick(event: MouseEvent) {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    const { waiting } = dataset;
    const waits = waiting === 'page' ? button?.closest('main') : waiting && button?.type === 'button';
    pressed = waits ? button : null;
    if (!waits) return;
    event.preventDefault();
    event.stopPropagation();
    onSign(event);
  }

  for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, onSign, { capture: true, passive: true });
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
