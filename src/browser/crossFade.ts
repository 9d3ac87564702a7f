/** The address of a page or a document of the site: pages' names begin with a capital, and documents are one below. */
const OWN = /\/[A-Z][^/.]*(\/[^/.]+)?\/?$/;

/**
 * Documents of the site cross-fade (styles/base.css), and between a project's plate and its story the picture travels. Before
 * leaving for another document of the same host, such as a PDF or a project, this skips that: Chromium reports an uncaught error
 * if the next document doesn't take part. The document that appears isn't captured, since what is captured takes no presses: the
 * one before fades out over it.
 */
export function crossFadeWithinSite() {
  const root = document.documentElement;
  window.addEventListener('pageswap', ({ viewTransition, activation }) => {
    ignoreSkipped(viewTransition);
    const to = activation?.entry?.url ?? '';
    if (!OWN.test(to) || root.dataset.motion === 'off') viewTransition?.skipTransition();
    else if (viewTransition) carryPicture(viewTransition, to);
  });
  window.addEventListener('pagereveal', ({ viewTransition }) => {
    if (!viewTransition) return;
    ignoreSkipped(viewTransition);
    const { style } = root;
    style.viewTransitionName = 'none';
    const reset = () => {
      style.viewTransitionName = '';
    };
    viewTransition.finished.then(reset, reset);
    const from = window.navigation?.activation?.from?.url;
    if (from) carryPicture(viewTransition, from);
  });
}

/**
 * Names the picture that both documents show, and what it stands on: those of the plate that links to the other document, or this
 * story's own.
 */
function carryPicture(transition: ViewTransition, other: string) {
  const { pathname } = new URL(other);
  const plates = [...document.querySelectorAll('a')]
    .filter((link) => link.pathname.replace(/\/$/, '') === pathname.replace(/\/$/, ''))
    .map((link) => ({ ground: link.closest('.hued'), picture: link.closest('.hued')?.querySelector('.framed') }));
  const own = {
    ground: document.querySelector('[data-covered]'),
    picture: document.querySelector('[data-stage] .framed'),
  };
  const found = [...plates, own].find(({ picture }) => isInView(picture));
  if (!found) return;
  const { dataset } = document.documentElement;
  dataset.picture = '';
  const named = [
    [found.ground, 'stage'],
    [found.picture, 'cover'],
  ] as const;
  for (const [element, name] of named)
    if (element instanceof HTMLElement) element.style.viewTransitionName = name;
  const reset = () => {
    delete dataset.picture;
    for (const [element] of named) if (element instanceof HTMLElement) element.style.viewTransitionName = '';
  };
  transition.finished.then(reset, reset);
}

function isInView(element: Element | null | undefined) {
  const { top = 0, bottom = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
  return height > 0 && bottom > 0 && top < innerHeight;
}

/** Browsers, too, skip transitions, such as on Back: no promise of one may be left to reject as uncaught. */
function ignoreSkipped(transition: ViewTransition | null) {
  for (const promise of [transition?.ready, transition?.finished]) promise?.catch(() => {});
}
