/** The address of a page or a document of the site: pages' names begin with a capital, and documents are one below. */
const OWN = /\/[A-Z][^/.]*(\/[^/.]+)?\/?$/;

/**
 * Documents of the site cross-fade (styles/base.css). Before leaving for another document of the same host, such as a PDF or a
 * project, this skips that: Chromium reports an uncaught error if the next document doesn't take part. The document that
 * appears isn't captured, since what is captured takes no presses: the one before fades out over it.
 */
export function crossFadeWithinSite() {
  window.addEventListener('pageswap', ({ viewTransition, activation }) => {
    ignoreSkipped(viewTransition);
    if (!OWN.test(activation?.entry?.url ?? '')) viewTransition?.skipTransition();
  });
  window.addEventListener('pagereveal', ({ viewTransition }) => {
    if (!viewTransition) return;
    ignoreSkipped(viewTransition);
    const { style } = document.documentElement;
    style.viewTransitionName = 'none';
    const reset = () => {
      style.viewTransitionName = '';
    };
    viewTransition.finished.then(reset, reset);
  });
}

/** Browsers, too, skip transitions, such as on Back: no promise of one may be left to reject as uncaught. */
function ignoreSkipped(transition: ViewTransition | null) {
  for (const promise of [transition?.ready, transition?.finished]) promise?.catch(() => {});
}
