/**
 * Between a project's plate and its story, the picture travels over the plate's colour (carryPicture.css). The entry
 * and the stories' script run this; without it, the documents cross-fade.
 */
export function carryPictures() {
  window.addEventListener('pageswap', ({ viewTransition, activation }) => {
    const to = activation?.entry?.url;
    if (viewTransition && to) carryPicture(viewTransition, to, isInView);
  });
  window.addEventListener('pagereveal', ({ viewTransition }) => {
    const from = window.navigation?.activation?.from?.url;
    // On Back, the page isn't scrolled to its place yet.
    if (viewTransition && from) carryPicture(viewTransition, from, (picture) => picture !== null);
  });
}

/**
 * Names the picture that both documents show, and what it stands on: those of the plate that links to the other document, or this
 * story's own.
 */
function carryPicture(
  transition: ViewTransition,
  other: string,
  isSuitable: (picture: Element | null) => boolean,
) {
  const { dataset } = document.documentElement;
  if (dataset.motion === 'off') return;
  const { pathname } = new URL(other);
  const plates = [...document.querySelectorAll('a')]
    .filter((link) => link.pathname.replace(/\/$/, '') === pathname.replace(/\/$/, ''))
    .map((link) => ({
      ground: link.closest('.hued'),
      picture: link.closest('.hued')?.querySelector('.framed') ?? null,
    }));
  const own = {
    ground: document.querySelector('[data-covered]'),
    picture: document.querySelector('[data-stage] .framed'),
  };
  const found = [...plates, own].find(({ picture }) => isSuitable(picture));
  if (!found) return;
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

function isInView(element: Element | null) {
  const { top = 0, bottom = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
  return height > 0 && bottom > 0 && top < innerHeight;
}
