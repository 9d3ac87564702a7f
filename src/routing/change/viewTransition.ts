import { passClicksOn } from '../../browser/passClicks.ts';
import { motionAllowed } from '../../motion/preference.ts';
import { centreOf, type Point } from '../point.ts';

/** How long the next page takes to come in. */
const PASSAGE_MS = 450;
/** The hexagon first grows to a complete one on its way to the window's centre, then expands to all corners. */
const WHOLE = { offset: 0.45, radius: 0.32, way: 0.85 };
const EASING = { opening: 'cubic-bezier(0.2, 0.6, 0.4, 1)', covering: 'cubic-bezier(0.5, 0, 0.8, 0.6)' };
/** The old page's opacity over the next page's colour, so that two pages with a lot of text can be told apart. */
const TINTED = 0.8;
/** The final width of the hexagon's edge, in CSS pixels; until then it is thinner. */
const EDGE_PX = 28;

/**
 * Changes the page. Where the browser has view transitions and motion is allowed, the next page comes in through a
 * hexagon that opens over the old one, and the change happens in the next frame; otherwise it happens at once. Since
 * the next page covers the old one, their texts never overlap.
 *
 * Its styles are in touched.css, which is loaded with the next page's styles.
 *
 * @param change shows the next page before it returns
 * @param pressedAt the centre of the link; without it the hexagon opens from the site's mark
 */
export function withViewTransition(change: () => void, pressedAt: Point | null) {
  if (typeof document.startViewTransition !== 'function' || !motionAllowed() || document.hidden) {
    change();
    return;
  }
  const from = pressedAt ?? centreOf(document.querySelector('.wheel')) ?? { x: 0, y: 0 };
  const transition = document.startViewTransition(change);
  const stop = passClicksOn(() => transition.skipTransition());
  // Rejects when the transition is skipped (a newer change, a hidden tab); the change itself still happens.
  transition.ready.then(() => openFrom(from)).catch(() => {});
  transition.finished.finally(stop).catch(() => {}); // `updateCallbackDone` reports a change that throws
}

/**
 * Opens a hexagon in the next page's snapshot until it covers the window. The old page's snapshot has a hole that is
 * larger by the edge's width, through which the next page's colour shows (touched.css).
 */
function openFrom({ x, y: inWindow }: Point) {
  // On phones the snapshots extend behind the browser's own bar; the window doesn't.
  const snapshot = Number.parseFloat(getComputedStyle(document.documentElement, '::view-transition').height);
  const height = Math.max(snapshot || 0, innerHeight);
  const y = inWindow + height - innerHeight;
  const middle = { x: innerWidth / 2, y: height / 2 };
  const towards = (way: number) => ({ x: x + way * (middle.x - x), y: y + way * (middle.y - y) });
  // A hexagon reaches only cos 30° of its radius at the middle of its sides.
  const steps = [
    { ...towards(0), radius: 0, edge: 0, offset: 0, easing: EASING.opening },
    {
      ...towards(WHOLE.way),
      radius: WHOLE.radius * Math.min(innerWidth, height),
      edge: EDGE_PX / 2,
      offset: WHOLE.offset,
      easing: EASING.covering,
    },
    {
      ...middle,
      radius: Math.hypot(middle.x, middle.y) / Math.cos(Math.PI / 6),
      edge: EDGE_PX,
      offset: 1,
      easing: 'linear',
    },
  ];
  const whole = '0% 0%, 100% 0%, 100% 100%, 0% 100%, 0% 0%';
  const animate = (of: string, clip: (step: (typeof steps)[number]) => string, opacity = 1) =>
    document.documentElement.animate(
      steps.map((step) => ({
        clipPath: clip(step),
        opacity: step.offset > 0 ? opacity : 1,
        offset: step.offset,
        easing: step.easing,
      })),
      { pseudoElement: `::view-transition-${of}(root)`, duration: PASSAGE_MS },
    );
  animate('new', ({ radius, ...at }) => `polygon(${hexagon(at.x, at.y, radius)})`);
  animate(
    'old',
    ({ radius, edge, ...at }) => `polygon(evenodd, ${whole}, ${hexagon(at.x, at.y, radius + edge, true)})`,
    TINTED,
  );
}

/** The corners of a hexagon, starting at the top; `closed` repeats the first at the end. */
function hexagon(x: number, y: number, radius: number, closed = false) {
  return Array.from({ length: closed ? 7 : 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i - Math.PI / 2;
    return `${(x + radius * Math.cos(angle)).toFixed(1)}px ${(y + radius * Math.sin(angle)).toFixed(1)}px`;
  }).join();
}
