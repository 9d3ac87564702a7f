import { centreOf, type Point } from '../point.ts';

/** How long the next page takes to come in, on one curve. */
const PASSAGE = { duration: 450, easing: 'cubic-bezier(0.6, 0, 0.45, 1)' };
/** The hexagon's first radius, in CSS pixels: about that of a facet. */
const FIRST_RADIUS = 24;
/** The width of its edge, in CSS pixels. */
const EDGE = 12;
/** How far it grows beyond the corners: its edge leaves the window at about 330 ms. */
const BEYOND = 1.05;
/** From a hexagon's centre to its side, as a share of its radius. */
const APOTHEM = Math.sqrt(3) / 2;

interface Opening {
  /** The centre of the pressed link; without it the hexagon opens from the site's mark. */
  pressedAt: Point | null;
  /** Called when the page covers the window, or when the visitor presses something before. */
  onEnd: () => void;
}

/**
 * Opens the next page over the previous one: a hexagon grows from the pressed link until it covers the
 * window, and the page stands still in it.
 *
 * @param page the element around the next page, fixed below the bar and hidden until now (passage.css)
 * @returns a function that ends it without calling `onEnd`
 */
export function openFrom(page: HTMLElement, { pressedAt, onEnd }: Opening): () => void {
  const { left, top, right, bottom } = page.getBoundingClientRect();
  const from = pressedAt ?? centreOf(document.querySelector('.wheel')) ?? { x: left, y: top };
  const centre = { x: from.x - left, y: from.y - top };
  const covering =
    BEYOND * radiusToCover(Math.max(from.x - left, right - from.x), Math.max(from.y - top, bottom - from.y));
  const radii = [FIRST_RADIUS, covering];
  const options = { ...PASSAGE, fill: 'forwards' as const };

  const opening = page.animate(
    { clipPath: radii.map((radius) => `polygon(${hexagon(centre, radius + EDGE)})`), opacity: [1, 1] },
    options,
  );

  // The edge, over the page: all but a smaller hexagon.
  const edge = page.animate(
    {
      clipPath: radii.map(
        (radius) => `polygon(evenodd, ${hexagon(centre, 2 * covering)}, ${hexagon(centre, radius)})`,
      ),
    },
    { ...options, pseudoElement: '::after' },
  );

  let timer: ReturnType<typeof setTimeout> | undefined;

  function stop() {
    clearTimeout(timer);
    window.removeEventListener('pointerdown', endSoon, true);
    window.removeEventListener('keydown', endSoon, true);
    opening.cancel();
    edge.cancel();
  }

  function end() {
    stop();
    onEnd();
  }

  // In a task of its own: the frame has enough to do, and a press still needs its target.
  function endSoon() {
    timer = setTimeout(end);
  }

  opening.onfinish = endSoon;
  window.addEventListener('pointerdown', endSoon, true);
  window.addEventListener('keydown', endSoon, true);

  return stop;
}

/** The radius of a hexagon, a corner at the top, that reaches so far to the sides and up and down. */
const radiusToCover = (x: number, y: number) => Math.max(x / APOTHEM, y + x / Math.sqrt(3));

/** A closed hexagon with a corner at the top, as a polygon's points. */
const hexagon = ({ x, y }: Point, radius: number) =>
  [
    [0, -1],
    [APOTHEM, -0.5],
    [APOTHEM, 0.5],
    [0, 1],
    [-APOTHEM, 0.5],
    [-APOTHEM, -0.5],
    [0, -1],
  ]
    .map(([right = 0, down = 0]) => `${x + radius * right}px ${y + radius * down}px`)
    .join(', ');
