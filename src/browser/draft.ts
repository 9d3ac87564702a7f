import { keepInEntry, readEntry } from './historyEntry.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Saves the values of a form marked `data-draft` in the page's history entry, on each input event. The browser restores
 * values itself, but not into a form that React re-creates. Values that were entered before this script loaded, or
 * restored by the browser, are saved straight away.
 */
export function watchDrafts() {
  saveDrafts();
  for (const form of drafts()) restoreDraft(form);
  const onInput = ({ target }: Event) => {
    const form = target instanceof Element ? target.closest<HTMLFormElement>('form[data-draft]') : null;
    if (form) keepInEntry({ draft: valuesOf(controlsOf(form)) });
  };
  // Following an anchor link, such as the skip link, pushes a new history entry: save the draft there too.
  window.addEventListener('hashchange', saveDrafts);
  // In the capture phase: React stops events from parts that it hasn't hydrated yet.
  document.addEventListener('input', onInput, true);
}

const drafts = () => document.querySelectorAll<HTMLFormElement>('form[data-draft]');

/** Saves what the forms contain now, on top of what the entry already has. */
function saveDrafts() {
  for (const form of drafts()) {
    const written = controlsOf(form).filter((control) => control.value !== defaultOf(control));
    if (written.length > 0) keepInEntry({ draft: { ...readEntry().draft, ...valuesOf(written) } });
  }
}

/** Restores a form's values from its page's history entry. */
export function restoreDraft(form: HTMLFormElement) {
  const { draft = {} } = readEntry();
  for (const control of controlsOf(form)) {
    const value = draft[control.name];
    if (value === undefined || value === control.value) continue;
    const before = control.value;
    control.value = value;
    if (control.value === '') control.value = before; // its option no longer exists
  }
}

/** The controls that visitors fill in, so not hidden ones or the honeypot. */
function controlsOf(form: HTMLFormElement): Control[] {
  const controls = form.querySelectorAll<Control>('input:not([type="hidden"]), textarea, select');
  return [...controls].filter(({ name }) => !name.startsWith('_'));
}

const valuesOf = (controls: Control[]) =>
  Object.fromEntries(controls.map(({ name, value }) => [name, value]));

/** The value of an untouched control. */
const defaultOf = (control: Control) =>
  'options' in control
    ? [...control.options].find(({ defaultSelected }) => defaultSelected)?.value
    : control.defaultValue;
