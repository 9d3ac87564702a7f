/** A page or document of the site: names begin with a capital, documents are one below. */
const OWN = /\/[A-Z][^/.]*(\/[^/.]+)?\/?$/;

/**
 * Documents of the site cross-fade; between a project's plate and its story, the picture travels over the
 * plate's colour (documentChange.css). Runs inline, so that it is there before a document's first frame.
 *
 * Before leaving for another document of the same host, such as a PDF or a project, this skips that: Chromium
 * reports an uncaught error if the next document doesn't take part. The document that appears isn't captured,
 * since what is captured takes no presses: the one before fades out over it.
 */
export function changeDocuments() {
  window.addEventListener('pageswap', ({ viewTransition, activation }) => {
    ignoreSkipped(viewTransition);
    const to = activation?.entry?.url ?? '';
    if (!OWN.test(to) || isPaused()) viewTransition?.skipTransition();
    else if (viewTransition) carryPicture(viewTransition, to, isInView);
  });
  window.addEventListener('pagereveal', ({ viewTransition }) => {
    if (!viewTransition) return;
    ignoreSkipped(viewTransition);
    if (isPaused()) return viewTransition.skipTransition();
    nameDuring(viewTransition, [[document.documentElement, 'none']]);
    const from = window.navigation?.activation?.from?.url;
    // On Back, the page isn't scrolled to its place yet.
    if (from) carryPicture(viewTransition, from, (picture) => picture !== null);
  });
}

/** The visitor has paused motion (useMotionAttribute.ts), maybe before they came Back to this page. */
const isPaused = () => document.documentElement.dataset.motion === 'off';

/** Browsers, too, skip transitions, such as on Back: no promise of one may be left to reject as uncaught. */
function ignoreSkipped(transition: ViewTransition | null) {
  for (const promise of [transition?.ready, transition?.finished]) promise?.catch(() => {});
}

/**
 * Gives cover, ground and bar a view-transition-name: those of the plate that links to the other document, or
 * this story's own.
 */
function carryPicture(
  transition: ViewTransition,
  other: string,
  isSuitable: (picture: Element | null) => boolean,
) {
  const { dataset, style } = document.documentElement;
  const plainPath = ({ pathname }: URL | HTMLAnchorElement) => pathname.replace(/\/$/, '');
  const path = plainPath(new URL(other));
  const plates = [...document.querySelectorAll('a')]
    .filter((link) => plainPath(link) === path)
    .map((link) => ({
      ground: link.closest('.hued'),
      picture: link.closest('.hued')?.querySelector('.framed') ?? null,
    }));
  const own = {
    ground: document.querySelector('[data-covered]'),
    picture: document.querySelector('[data-preview] .framed'),
  };
  const found = [...plates, own].find(({ picture }) => isSuitable(picture));
  if (!found) return;
  dataset.picture = '';
  // The one that travels is the previous document's; this one's is needed as soon as it has arrived.
  const image = found.picture?.querySelector('img');
  if (image) Object.assign(image, { loading: 'eager', decoding: 'sync' });
  if (found.ground) style.setProperty('--carried', getComputedStyle(found.ground).getPropertyValue('--fill'));
  nameDuring(transition, [
    [found.ground, 'ground'],
    [found.picture, 'cover'],
    [document.querySelector('#root > header'), 'bar'],
  ]);
  const reset = () => {
    delete dataset.picture;
    style.removeProperty('--carried');
  };
  transition.finished.then(reset, reset);
}

/** Gives elements a view-transition-name as long as a transition takes. */
function nameDuring({ finished }: ViewTransition, named: [Element | null, string][]) {
  const write = (remove: boolean) => {
    for (const [element, name] of named)
      if (element instanceof HTMLElement) element.style.viewTransitionName = remove ? '' : name;
  };
  const reset = () => write(true);
  write(false);
  finished.then(reset, reset);
}

function isInView(element: Element | null) {
  const { top = 0, bottom = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
  return height > 0 && bottom > 0 && top < innerHeight;
}
