const CONTROLS = 'input, textarea, select';
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The page's controls. */
let controls: Control[] = [];
/** The element that last got the focus and hasn't been left since. */
let focused: Element | null = null;
/** The control, or that of the label, on which the button went down last; null once a control has the focus. */
let pressed: Element | null = null;

/**
 * An extension's or a translator's element in the page makes React render a part of it anew, with new elements. From now on
 * this remembers what the visitor's hands are in, for `carryOver`.
 */
export function watchEarlyInput() {
  controls = findControls();
  focused = document.activeElement;
  // Capturing: React stops an event that enters HTML which it has yet to hydrate.
  document.addEventListener(
    'focusin',
    ({ target }) => {
      focused = target as Element;
      if (focused.matches(CONTROLS)) pressed = null;
    },
    true,
  );
  // Some browsers dispatch it, too, when the element is removed: then it is carried over before this runs.
  document.addEventListener('focusout', () =>
    queueMicrotask(() => {
      if (document.activeElement === document.body && focused?.isConnected) focused = null;
    }),
  );
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      const element = target as Element;
      pressed = element.closest('label')?.control ?? element.closest(CONTROLS);
    },
    true,
  );
  // The browser gives no focus to an element that is replaced while it is pressed, and the press is often what loads the scripts.
  document.addEventListener('mouseup', focusPressed, true);
}

/** Gives the focus to the control in the place of the one that was pressed. */
function focusPressed() {
  if (!pressed || pressed.isConnected) return;
  document.getElementById(pressed.id)?.focus({ preventScroll: true });
}

/**
 * Moves elements that an extension has put between the parts of the page to the body's end: there, React would render all of
 * the page anew.
 */
export function moveForeignElements() {
  const strangers = document.querySelectorAll(
    '#root > :not(header, main, p, footer, [aria-live]), main > :not(.sheet)',
  );
  document.body.append(...strangers);
}

/**
 * Gives new elements what their removed predecessors had: values, focus and selection. Call it in a layout effect, so that
 * no key gets lost in between.
 */
export function carryOver() {
  for (const old of controls) {
    const next = old.isConnected ? null : (document.getElementById(old.id) as Control | null);
    if (next) next.value = old.value;
  }
  controls = findControls();
  focusPressed();
  const old = focused;
  if (!old || old.isConnected || document.activeElement !== document.body) return;
  const next = counterpart(old);
  // Not in another page, which has opened in this one's place.
  if (!next || ![undefined, pageOf(next)].includes(pageOf(old))) return;
  next.focus({ preventScroll: true });
  const { selectionStart, selectionEnd } = old as HTMLInputElement; // absent but in fields of text
  if (selectionStart != null) (next as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
}

const pageOf = (element: Element) => element.closest<HTMLElement>('.sheet')?.dataset.page;
const findControls = () => [...document.querySelectorAll<Control>('#root :is(input, textarea, select)[id]')];

/** The new element in an old one's place: that with its id, or the same link or button. */
function counterpart(old: Element): HTMLElement | null {
  if (old.id) return document.getElementById(old.id);
  const like = (other: HTMLElement) =>
    other.className === old.className &&
    other.getAttribute('href') === old.getAttribute('href') &&
    other.textContent === old.textContent;
  return [...document.querySelectorAll<HTMLElement>(`#root ${old.tagName}`)].find(like) ?? null;
}
