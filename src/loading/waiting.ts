/** What input has to wait for: the entry, the page's own script, or nothing. */
export type Waiting = 'site' | 'page' | '';

/** Dispatched on the document: the inline script and those that load later notify each other with these two events. */
export const WAITING = 'waiting';
/** The visitor's first input while the page waits for its script. */
export const SIGN = 'sign';

/** Sets what input has to wait for from now on. */
export function setWaiting(detail: Waiting) {
  document.dispatchEvent(new CustomEvent(WAITING, { detail }));
}
