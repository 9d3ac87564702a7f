/** A page or document of the site: names begin with a capital, documents are one below. */
const OWN = /\/[A-Z][^/.]*(\/[^/.]+)?\/?$/;

/**
 * Documents of the site cross-fade; between a project's plate and its story, and a note's row and the note, the
 * picture or the number travels over their ground (documentChange.css). Runs inline, so that it is there before
 * a document's first frame.
 *
 * Before leaving for another document of the same host, such as a PDF or a project, this skips that: Chromium
 * reports an uncaught error if the next document doesn't take part. The document that appears isn't captured,
 * since what is captured takes no presses: the one before fades out over it.
 */
export function changeDocuments() {
  window.addEventListener('pageswap', ({ viewTransition, activation }) => {
    if (!viewTransition) return;
    follow(viewTransition);
    const to = activation?.entry?.url ?? '';
    if (!OWN.test(to) || isPaused()) viewTransition.skipTransition();
    else carry(to, { isLeaving: true });
  });

  window.addEventListener('pagereveal', ({ viewTransition }) => {
    if (!viewTransition) return;
    follow(viewTransition);
    if (isPaused()) return viewTransition.skipTransition();
    name([[document.documentElement, 'none']]);
    const from = window.navigation?.activation?.from?.url;
    if (from) carry(from, { isLeaving: false });
  });
}

/** The visitor has paused motion (useMotionAttribute.ts), maybe before they came Back to this page. */
const isPaused = () => document.documentElement.dataset.motion === 'off';

let current: ViewTransition | null = null;
/** Take back what has been written for it. */
const resets: (() => void)[] = [];

/**
 * The attributes written for a transition are removed when it ends, or when another begins before that, as with a
 * quick Back. Browsers, too, skip transitions: no promise of one may be left to reject as uncaught.
 */
function follow(transition: ViewTransition) {
  const reset = () => {
    for (const each of resets.splice(0)) each();
  };

  const end = () => {
    if (current === transition) reset();
  };

  reset();
  current = transition;
  transition.ready.catch(() => {});
  transition.finished.then(end, end);
}

/**
 * Gives a view-transition-name to the bar, to a ground and to what it carries (`data-carry` says what that is,
 * `data-carried` which): those around a link to the other document, or else this document's own.
 */
function carry(other: string, { isLeaving }: { isLeaving: boolean }) {
  const { dataset, style } = document.documentElement;
  const path = pathOf(new URL(other));
  const links = [...document.querySelectorAll('a')].filter((link) => pathOf(link) === path);
  const own = document.querySelector<HTMLElement>('main header[data-carry]');
  // Between two notes or stories, what this one has isn't what that one has.
  const isSibling = path.split('/').length === pathOf(window.location).split('/').length;
  const grounds = [
    ...links.map((link) => link.closest<HTMLElement>('[data-carry]')),
    isLeaving && isSibling ? null : own,
  ];

  const found = grounds
    .map((ground) => ({ ground, carried: ground?.querySelector('[data-carried]') ?? null }))
    // When a page is revealed by Back, it isn't scrolled to its place yet.
    .find(({ carried }) => (isLeaving ? isInView(carried) : carried !== null));
  if (!found?.ground) return;

  dataset.picture = found.ground === own ? 'own' : 'linked';
  // The one that travels is the previous document's; this one's is needed as soon as it has arrived.
  const image = found.carried?.querySelector('img');
  if (image) Object.assign(image, { loading: 'eager', decoding: 'sync' });
  style.setProperty('--carried', getComputedStyle(found.ground).getPropertyValue('--fill'));
  name([
    [found.ground, 'ground'],
    [found.carried, found.ground.dataset.carry ?? ''],
    [document.querySelector('#root > header'), 'bar'],
  ]);
  resets.push(() => {
    delete dataset.picture;
    style.removeProperty('--carried');
  });
}

const pathOf = ({ pathname }: URL | HTMLAnchorElement | Location) => pathname.replace(/\/$/, '');

/** Gives elements a view-transition-name as long as the current transition takes. */
function name(named: [Element | null, string][]) {
  for (const [element, viewTransitionName] of named)
    if (element instanceof HTMLElement) {
      element.style.viewTransitionName = viewTransitionName;
      resets.push(() => {
        element.style.viewTransitionName = '';
      });
    }
}

function isInView(element: Element | null) {
  const { top = 0, bottom = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
  return height > 0 && bottom > 0 && top < innerHeight;
}
