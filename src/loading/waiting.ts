/*
 * What the build, the inline script, the entry and the styles tell each other, as attributes:
 *
 * | attribute | of | written by | read by | says |
 * |---|---|---|---|---|
 * | `data-path` | `html` | the build | start.ts, main.tsx | the page's addresses; none on 404.html |
 * | `data-page` | `html` | the build, navigations | styles, wheels | the page that is shown |
 * | `data-load` | the start script | the build | start.ts | the addresses of the scripts, the entry's first |
 * | `data-weight` | the start script | the build | virtual:weight | how much script Home loads, in kB |
 * | `data-scripts` | `html` | start.ts, prose/menu.ts | styles | scripts run, or are on their way |
 * | `data-waiting` | `html` | this file | this file, tests | what input waits for (below) |
 * | `data-motion` | `html` | useMotionAttribute.ts | styles, tests | 'on' or 'off', once the entry has run |
 * | `data-opening` | `html`, a link | useShownRoute.ts | styles | the page that it leads to is on its way |
 */

/**
 * Input waits for the entry ('site'), for the page's own script ('page') or for nothing (''). The state is `data-waiting` on the
 * document's root. The inline script (start.ts) holds it and what was pressed meanwhile; scripts that load later change it.
 *
 * | from | when | to | and then |
 * |---|---|---|---|
 * | (start) | the page is at its own address | site | scripts load after the first paint |
 * | (start) | it isn't | '' | `data-scripts` goes: the page works without scripts |
 * | site | scripts fail | '' | `data-scripts` goes |
 * | site | they take 8 s | site | `data-scripts` goes; they may still come |
 * | site | the entry runs (main.tsx) | page | input so far counts as the first |
 * | page | the first input | page | the rest of the page loads |
 * | page | it is loaded | '' | the last button pressed is clicked again |
 * | page | it can't be loaded | '', then page | that button works without the script; the next input tries again |
 * | any | another page is shown | '' | its own script was loaded first |
 */
type Waiting = 'site' | 'page' | '';

/** Dispatched on the document to change the state. */
const WAITING = 'waiting';
/** Dispatched on the document at the visitor's first input in the state 'page'. */
const FIRST_INPUT = 'first';

/** Sets what input has to wait for from now on. */
export function setWaiting(detail: Waiting) {
  document.dispatchEvent(new CustomEvent(WAITING, { detail }));
}

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
 * for. The last button pressed in the meantime is clicked again, once, when it no longer has to wait. Buttons that submit
 * a form don't wait for the entry: the browser submits the form.
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

/**
 * Loads what is left of the page at the visitor's first input. This took Home from 80 to 70 kB of script, About from 108 to
 * 93 and the other pages from 75 to 66, and split hydration, which took 100 ms at 4× throttle, into slices. A button in
 * the page that is pressed before its script is loaded waits for it; if loading fails, the button
 * does what it would do without a script, and the next input tries again.
 *
 * @param load resolves when the scripts are loaded; React then hydrates what is clicked before it handles the click
 */
export function loadOnFirstInput(load: () => Promise<unknown>) {
  let loading = false;
  const onFirstInput = () => {
    if (loading) return;
    loading = true;
    load().then(
      () => {
        document.removeEventListener(FIRST_INPUT, onFirstInput);
        setWaiting('');
      },
      () => {
        loading = false;
        // By now another page may be shown, whose buttons are hydrated.
        if (!document.documentElement.dataset.waiting) return;
        setWaiting('');
        setWaiting('page');
        delete document.documentElement.dataset.scripts; // with the styles for pages without scripts
      },
    );
  };
  document.addEventListener(FIRST_INPUT, onFirstInput);
  // Read this first: setWaiting changes styles.
  const touched = window.scrollY > 0 || document.activeElement !== document.body;
  setWaiting('page');
  if (touched) onFirstInput();
}
