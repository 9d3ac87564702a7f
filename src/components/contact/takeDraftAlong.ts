import { writtenIn } from '../../browser/draft.ts';
import { keepInEntry, settleEntry } from '../../browser/historyEntry.ts';

/**
 * Takes what is written in a form along when the visitor changes to another language: in the new history entry's state, as
 * nothing is stored.
 *
 * @returns a function that ends it
 */
export function takeDraftAlong(form: HTMLFormElement): () => void {
  const onClick = (event: MouseEvent) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[hreflang]') : null;
    const draft = writtenIn(form);
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (link.lang === document.documentElement.lang || Object.keys(draft).length === 0) return;
    event.preventDefault();
    keepInEntry({ lang: document.documentElement.lang });
    settleEntry();
    const state = { draft, lang: link.lang };
    // Not the router's own, which would show that address in this document.
    History.prototype.pushState.call(window.history, state, '', link.href);
    window.location.reload();
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}
