import { keepInEntry, readEntry, settleEntry } from './historyEntry.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Saves the values of a form marked `data-draft` in the page's history entry, on each input event. The
 * browser restores values itself, but not into a form that React re-creates. Values that were entered before
 * this script loaded, or restored by the browser, are saved straight away.
 */
export function watchDrafts() {
  forgetSent();
  saveDrafts();
  for (const form of drafts()) restoreDraft(form);

  const onInput = ({ target }: Event) => {
    const form = target instanceof Element ? target.closest<HTMLFormElement>('form[data-draft]') : null;
    if (form) keepInEntry({ draft: valuesOf(controlsOf(form)), submitted: false });
  };

  // The browser may fill in the form again only now, or show the page again as it was left.
  window.addEventListener('pageshow', forgetSent);
  // Following an anchor link, such as the skip link, pushes a new history entry: save the draft there too.
  window.addEventListener('hashchange', saveDrafts);
  // In the capture phase: React stops events from parts that aren't hydrated yet
  // (https://github.com/react/react/pull/22448).
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

/** Notes in the page's history entry that the form is on its way, before the browser leaves the page. */
export function noteSubmitted() {
  keepInEntry({ submitted: true });
  settleEntry();
}

/** Empties the form when the visitor comes back to it after its message has been sent. */
function forgetSent() {
  if (!readEntry().submitted || !wasSent()) return;
  keepInEntry({ draft: {}, submitted: false });
  for (const form of drafts()) form.reset();
}

/**
 * Whether the page was left for the form's thank-you. Browsers without the Navigation API can't say: they
 * count as yes when the visitor comes back, since a message that is sent twice is worse than one to be
 * written again after an error page.
 */
function wasSent(): boolean {
  const { navigation } = window as { navigation?: NavigationHistory };
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!navigation?.currentEntry) return visit?.type !== 'reload';
  const next = navigation.entries()[navigation.currentEntry.index + 1];
  // By now its query may be gone ("another message").
  return next?.url != null && window.location.pathname.startsWith(new URL(next.url).pathname);
}

/** The query parameter of the forwarding service's redirect: it tells the page that a message was sent. */
export const SENT = 'sent';

/** https://developer.mozilla.org/docs/Web/API/Navigation */
interface NavigationHistory {
  entries(): { url: string | null }[];
  currentEntry: { index: number } | null;
}

/** Restores a form's values from its page's history entry. */
export function restoreDraft(form: HTMLFormElement) {
  const { draft = {} } = readEntry();
  for (const control of controlsOf(form)) {
    const value = draft[control.id];
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

const valuesOf = (controls: Control[]) => Object.fromEntries(controls.map(({ id, value }) => [id, value]));

/** The value of an untouched control. */
const defaultOf = (control: Control) =>
  'options' in control
    ? [...control.options].find(({ defaultSelected }) => defaultSelected)?.value
    : control.defaultValue;
