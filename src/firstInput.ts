import { SIGNS_OF_LIFE } from './signs.ts';

/**
 * Loads the rest of the page at the visitor's first sign of life. A button in the page that is pressed before it has
 * come is pressed again once it has; if it can't be had, the button does what it does without a script, and the next
 * sign tries again.
 *
 * @param load resolves when the scripts are there; React then takes over what is clicked before it handles the click
 * @param page what a button must have been sent in to wait
 */
export function loadOnFirstInput(load: () => Promise<void>, page: HTMLElement) {
  /** Buttons of a page that is shown later are alive: only those that were sent have to wait. */
  const sent = new Set(page.querySelectorAll('button'));
  let pressed: HTMLElement | null = null;
  let loading = false;

  const finish = () => {
    const button = pressed;
    pressed = null;
    button?.click();
  };
  const onSign = () => {
    if (loading) return;
    loading = true;
    load().then(
      () => {
        for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, onSign, true);
        window.removeEventListener('click', onClick, true);
        finish();
      },
      () => {
        window.removeEventListener('click', onClick, true);
        finish();
        window.addEventListener('click', onClick, true);
        loading = false;
      },
    );
  };
  const onClick = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button || !sent.has(button)) return;
    event.preventDefault();
    event.stopPropagation();
    pressed = button;
    onSign();
  };
  for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, onSign, { capture: true, passive: true });
  window.addEventListener('click', onClick, true);
  // Input before this script came: start.ts has noted it.
  const { touched } = document.documentElement.dataset;
  if (touched || window.scrollY > 0 || document.activeElement !== document.body) onSign();
}
