import { sides } from '#site/site.js';
import { shortWay } from '../../motion/wheel.ts';
import { centreOf, type Point } from '../point.ts';

/** How long the next page takes to come in, on one curve. */
const PASSAGE = { duration: 450, easing: 'cubic-bezier(0.3, 0.1, 0.1, 1)' };
/** The hexagon's first radius, in CSS pixels: about that of a facet. */
const FIRST_RADIUS = 24;

interface Opening {
  /** The centre of the pressed link; without it the hexagon opens from the site's mark. */
  pressedAt: Point | null;
  /** Called when the page covers the window, or when the visitor presses something before. */
  onEnd: () => void;
}

/**
 * Opens the next page over the previous one: a hexagon with the whole page in it grows from the pressed link until it
 * covers the window. Only its transform changes, so the browser's compositor does all the work. The wheel travels
 * from the previous page's to the next page's.
 *
 * @param page the element around the next page, fixed below the bar and hidden until now (passage.css)
 * @returns a function that ends it without calling `onEnd`
 */
export function openFrom(page: HTMLElement, { pressedAt, onEnd }: Opening): () => void {
  const from = pressedAt ?? centreOf(document.querySelector('.wheel')) ?? { x: 0, y: 0 };
  const putBack = moveWheel(page);
  const opening = page.animate(
    {
      transform: [
        `translate(calc(${from.x}px - 50vw), calc(${from.y}px - 50vh)) scale(${FIRST_RADIUS / radius()})`,
        'none',
      ],
      opacity: [1, 1],
    },
    { ...PASSAGE, fill: 'forwards' },
  );
  let timer: ReturnType<typeof setTimeout> | undefined;
  function stop() {
    clearTimeout(timer);
    window.removeEventListener('pointerdown', endSoon, true);
    window.removeEventListener('keydown', endSoon, true);
    putBack();
    opening.cancel();
  }
  function end() {
    stop();
    onEnd();
  }
  // In a task of its own: the event is part of a frame, which has enough to do, or of a press that needs its target.
  function endSoon() {
    timer = setTimeout(end);
  }
  opening.onfinish = endSoon;
  window.addEventListener('pointerdown', endSoon, true);
  window.addEventListener('keydown', endSoon, true);
  return stop;
}

/**
 * Moves a copy of the next page's wheel from the previous page's place to its own, turning it from one page's facet to the
 * other's by half a turn at most. Meanwhile both wheels are hidden.
 *
 * @returns a function that removes the copy
 */
function moveWheel(page: HTMLElement): () => void {
  const wheelIn = (place: ParentNode | null) =>
    [...(place?.querySelectorAll<HTMLElement>('[data-wheel]') ?? [])].find(
      (each) => each.getClientRects().length > 0,
    );
  const next = wheelIn(page);
  const previous = wheelIn(page.previousElementSibling);
  if (!next || !previous || !centreOf(previous)) return () => {};
  const from = previous.getBoundingClientRect();
  const to = next.getBoundingClientRect();
  const [first = '', second = ''] = [previous, next].map(({ dataset }) => dataset.wheel);
  const turn = shortWay(sides.indexOf(second) - sides.indexOf(first), sides.length) * (360 / sides.length);
  const copy = next.cloneNode(true) as HTMLElement;
  copy.inert = true;
  copy.removeAttribute('data-wheel');
  Object.assign(copy.style, {
    position: 'fixed',
    inset: `${to.top}px auto auto ${to.left}px`,
    inlineSize: `${to.width}px`,
    blockSize: `${to.height}px`,
    zIndex: '9',
  });
  document.body.append(copy);
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  copy.animate(
    { transform: [`translate(${x}px, ${y}px) scale(${from.width / to.width}) rotate(${turn}deg)`, 'none'] },
    PASSAGE,
  );
  const hidden = [previous, next];
  // At once: its own styles may fade it.
  for (const { style } of hidden) Object.assign(style, { opacity: '0', transition: 'none' });
  return () => {
    copy.remove();
    for (const { style } of hidden) Object.assign(style, { opacity: '', transition: '' });
  };
}

/** The radius of a hexagon with a corner at the top that contains the window; the same as in passage.css. */
const radius = () => Math.max(innerWidth / Math.sqrt(3), innerHeight / 2 + innerWidth / 2 / Math.sqrt(3));
