/** A page or document of the site: names begin with a capital, documents are one below. */
const OWN = /\/[A-Z][^/.]*(\/[^/.]+)?\/?$/;

/**
 * Cross-fades between documents of the site. Between a project's plate and its story, and a note's row and
 * the note, the picture or the number travels over its ground (documentChange.css). Runs inline, so that it
 * is there before a document's first frame.
 *
 * A transition to any other document of this host, such as a PDF, is skipped: Chromium reports an uncaught
 * error if that document doesn't take part (https://github.com/w3c/csswg-drafts/issues/13726). The new
 * document isn't captured, since captured elements take no clicks
 * (https://github.com/w3c/csswg-drafts/issues/10930): the previous one fades out over it.
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

/** The visitor has paused motion (motionAttribute.ts), maybe before they came Back to this page. */
const isPaused = () => document.documentElement.dataset.motion === 'off';

/** Aborted when the current transition ends: what was written for it is undone. */
let current = new AbortController();

/**
 * Watches for a transition's end, or for another that begins before, as after a quick Back. Browsers skip
 * transitions, too, so both promises need a handler for their rejection.
 */
function follow({ ready, finished }: ViewTransition) {
  current.abort();

  const controller = new AbortController();
  const end = () => controller.abort();

  current = controller;
  ready.catch(() => {});
  finished.then(end, end);
}

const atEnd = (undo: () => void) => current.signal.addEventListener('abort', undo);

/**
 * Gives a view-transition-name to the bar, to a ground and to the element on it that travels: around a link
 * to the other document, or else in this document's header. `data-carry` holds the name, `data-carried` marks
 * the element.
 */
function carry(other: string, { isLeaving }: { isLeaving: boolean }) {
  const { dataset, style } = document.documentElement;
  const path = pathOf(new URL(other));
  const links = [...document.querySelectorAll('a')].filter((link) => pathOf(link) === path);
  const header = document.querySelector<HTMLElement>('main header[data-carry]');
  // Nothing travels from note to note or from story to story: each has its own.
  const isSibling = path.split('/').length === pathOf(window.location).split('/').length;

  const grounds = [
    ...links.map((link) => link.closest<HTMLElement>('[data-carry]')),
    isLeaving && isSibling ? null : header,
  ];

  const found = grounds
    .map((ground) => ({ ground, carried: ground?.querySelector('[data-carried]') ?? null }))
    // After Back the page isn't scrolled to its place yet, so don't ask what is in view.
    .find(({ carried }) => (isLeaving ? isInView(carried) : carried !== null));

  if (!found?.ground) return;

  dataset.picture = found.ground === header ? 'own' : 'linked';

  // The previous document's picture travels; this document's must be decoded when that arrives.
  const image = found.carried?.querySelector('img');
  if (image) Object.assign(image, { loading: 'eager', decoding: 'sync' });
  style.setProperty('--carried', getComputedStyle(found.ground).getPropertyValue('--fill'));

  name([
    [found.ground, 'ground'],
    [found.carried, found.ground.dataset.carry ?? ''],
    [document.querySelector('#root > header'), 'bar'],
  ]);

  atEnd(() => {
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
      atEnd(() => {
        element.style.viewTransitionName = '';
      });
    }
}

function isInView(element: Element | null) {
  const { top = 0, bottom = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
  return height > 0 && bottom > 0 && top < innerHeight;
}
