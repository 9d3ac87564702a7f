/** The address of a page or a document of the site: pages' names begin with a capital, and documents are one below. */
const OWN = /\/[A-Z][^/.]*(\/[^/.]+)?\/?$/;

/**
 * Documents of the site cross-fade (styles/base.css). Before leaving for another one of the same host, such as a PDF or a
 * project, it skips that: Chromium reports an uncaught error if the next document doesn't take part.
 */
export function crossFadeWithinSite() {
  window.addEventListener('pageswap', ({ viewTransition, activation }) => {
    if (!OWN.test(activation?.entry?.url ?? '')) viewTransition?.skipTransition();
  });
}
