import { SIGN, setWaiting } from './waiting.ts';

/**
 * Loads the rest of the page at the visitor's first sign of life. A button in the page that is pressed before it has come
 * waits for it (earlyInput.ts); if it can't be had, the button does what it does without a script, and the next sign tries
 * again.
 *
 * @param load resolves when the scripts are there; React then takes over what is clicked before it handles the click
 */
export function loadOnFirstInput(load: () => Promise<void>) {
  let loading = false;
  const onSign = () => {
    if (loading) return;
    loading = true;
    load().then(
      () => {
        document.removeEventListener(SIGN, onSign);
        setWaiting('');
      },
      () => {
        loading = false;
        // Another page may be shown by now, whose buttons are alive.
        if (!document.documentElement.dataset.waiting) return;
        setWaiting('');
        setWaiting('page');
      },
    );
  };
  document.addEventListener(SIGN, onSign);
  setWaiting('page');
  if (window.scrollY > 0 || document.activeElement !== document.body) onSign();
}
