import { keepInEntry, readEntry } from './historyEntry.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Keeps what is written into a form marked `data-draft`, at each input, in the page's entry of the history. The browser
 * puts back by itself what was written, but not into a form that React renders anew. What has been written before this
 * script came, or put back by the browser, counts as written now.
 */
export function watchDrafts() {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-draft]')) {
    const written = controlsOf(form).filter((control) => control.value !== defaultOf(control));
    if (written.length > 0) keepInEntry({ draft: { ...readEntry().draft, ...valuesOf(written) } });
    restoreDraft(form);
  }
  const onInput = ({ target }: Event) => {
    const form = target instanceof Element ? target.closest<HTMLFormElement>('form[data-draft]') : null;
    if (form) keepInEntry({ draft: valuesOf(controlsOf(form)) });
  };
  // While it captures: React lets no event through to the document from what it hasn't taken over yet.
  document.addEventListener('input', onInput, true);
}

/** Puts back into a form what its page's entry of the history keeps. */
export function restoreDraft(form: HTMLFormElement) {
  const { draft = {} } = readEntry();
  for (const control of controlsOf(form)) {
    const value = draft[control.name];
    if (value === undefined || value === control.value) continue;
    const before = control.value;
    control.value = value;
    if (control.value === '') control.value = before; // an option that there is no more
  }
}

/** What visitors write into: neither what is hidden nor the trap for robots. */
function controlsOf(form: HTMLFormElement): Control[] {
  const controls = form.querySelectorAll<Control>('input:not([type="hidden"]), textarea, select');
  return [...controls].filter(({ name }) => !name.startsWith('_'));
}

const valuesOf = (controls: Control[]) =>
  Object.fromEntries(controls.map(({ name, value }) => [name, value]));

/** What a control holds that nobody has touched; of a list it is the first option. */
const defaultOf = (control: Control) =>
  'options' in control ? control.options[0]?.value : control.defaultValue;
