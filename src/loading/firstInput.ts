import { FIRST_INPUT, setWaiting } from './waiting.ts';

/**
 * Loads the rest of the page at the visitor's first input. This took Home from 80 to 70 kB of script, About from 108 to
 * 93 and the other pages from 75 to 66, and split hydration, which took 100 ms at 4× throttle, into slices. A button in
 * the page that is pressed before its script is loaded waits for it (earlyInput.ts); if loading fails, the button
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
