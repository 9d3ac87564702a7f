/** What input has to wait for: the entry, the page's own script, or nothing. */
export type Waiting = 'site' | 'page' | '';

/** Events on the document, by which the script in the HTML and those that come later tell each other. */
export const WAITING = 'waiting';
/** A sign of life while the page waits. */
export const SIGN = 'sign';

/** Says what input has to wait for from now on. */
export function setWaiting(detail: Waiting) {
  document.dispatchEvent(new CustomEvent(WAITING, { detail }));
}
