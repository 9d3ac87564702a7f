/**
 * Input waits for the entry ('site'), for the page's own script ('page') or for nothing (''). The inline script
 * (earlyInput.ts, start.ts) holds the state, in `data-waiting` on the document's root; scripts that load later change it.
 *
 * | from | when | to | and then |
 * |---|---|---|---|
 * | (start) | the page is at its own address | site | scripts load after the first paint |
 * | (start) | it isn't | '' | `data-scripts` goes: the page works without scripts |
 * | site | scripts fail | '' | `data-scripts` goes |
 * | site | they take 8 s | site | `data-scripts` goes; they may still come |
 * | site | the entry runs (main.tsx) | page | input so far counts as the first |
 * | page | the first input | page | the rest of the page loads (firstInput.ts) |
 * | page | it is loaded | '' | the last button pressed is clicked again |
 * | page | it can't be loaded | '', then page | that button works without the script; the next input tries again |
 * | any | another page is shown | '' | its own script was loaded first |
 */
export type Waiting = 'site' | 'page' | '';

/** Dispatched on the document to change the state. */
export const WAITING = 'waiting';
/** Dispatched on the document at the visitor's first input in the state 'page'. */
export const FIRST_INPUT = 'first';

/** Sets what input has to wait for from now on. */
export function setWaiting(detail: Waiting) {
  document.dispatchEvent(new CustomEvent(WAITING, { detail }));
}
