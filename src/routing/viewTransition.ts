import { flushSync } from 'react-dom';
import { passClicksOn } from '../hooks/passClicks.ts';
import { motionAllowed } from '../motion/preference.ts';

/** How long the next page takes to come in. */
const PASSAGE_MS = 450;
/** The edge of the hexagon at its end, in CSS pixels; it is thinner before. */
const EDGE_PX = 28;
/** Slow where it is small, so that the eye finds it, then fast to the edges. */
const EASING = 'cubic-bezier(0.4, 0, 0.4, 1)';

/**
 * Changes the page. Where the browser has view transitions and motion is allowed, the next page comes in through a hexagon that
 * opens over the old one, and the change happens in the next frame; otherwise it happens at once. As the next page covers the
 * old one, their texts never lie over each other.
 *
 * Its styles are in touched.css, which has come with the next page's.
 *
 * @param pressed the link; without one that is in view, the hexagon opens from the site's mark
 */
export function withViewTransition(change: () => void, pressed: Element | null) {
  if (typeof document.startViewTransition !== 'function' || !motionAllowed() || document.hidden) {
    change();
    return;
  }
  const from = originOf(pressed) ?? originOf(document.querySelector('.wheel')) ?? { x: 0, y: 0 };
  const transition = document.startViewTransition(() => flushSync(change));
  const stop = passClicksOn(() => transition.skipTransition());
  // Rejects when the passage is skipped (a newer change, a hidden tab); the change itself still happens.
  transition.ready.then(() => openFrom(from)).catch(() => {});
  transition.finished.finally(stop).catch(() => {}); // `updateCallbackDone` reports a change that throws
}

interface Point {
  x: number;
  y: number;
}

/** An element's centre, in CSS pixels of the window; null when it isn't in view. */
function originOf(element: Element | null): Point | null {
  if (!element?.isConnected) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  const point = { x: left + width / 2, y: top + height / 2 };
  const seen = point.x >= 0 && point.x <= innerWidth && point.y >= 0 && point.y <= innerHeight;
  return seen && width > 0 ? point : null;
}

/**
 * Opens a hexagon in the next page's snapshot until it covers the window. The old page's snapshot has a hole that is larger by
 * the edge, through which the next page's colour is seen (touched.css).
 */
function openFrom({ x, y: inWindow }: Point) {
  // On phones the snapshots reach up behind the browser's own bar, which the window doesn't.
  const { height } = getComputedStyle(document.documentElement, '::view-transition');
  const top = Math.max(0, Number.parseFloat(height) - innerHeight) || 0;
  const y = inWindow + top;
  const reach = Math.hypot(Math.max(x, innerWidth - x), Math.max(y, innerHeight + top - y));
  // A hexagon reaches only cos 30° of its radius at the middle of its sides.
  const radius = reach / Math.cos(Math.PI / 6);
  const whole = '0% 0%, 100% 0%, 100% 100%, 0% 100%, 0% 0%';
  const hole = (r: number) => `polygon(evenodd, ${whole}, ${hexagon(x, y, r, true)})`;
  const shapes = {
    old: [hole(0), hole(radius + EDGE_PX)],
    new: [0, radius].map((r) => `polygon(${hexagon(x, y, r)})`),
  };
  for (const [snapshot, clipPath] of Object.entries(shapes))
    document.documentElement.animate(
      { clipPath },
      { pseudoElement: `::view-transition-${snapshot}(root)`, duration: PASSAGE_MS, easing: EASING },
    );
}

/** The corners of a hexagon, from the uppermost on; `closed` names that one again at the end. */
function hexagon(x: number, y: number, radius: number, closed = false) {
  return Array.from({ length: closed ? 7 : 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i - Math.PI / 2;
    return `${(x + radius * Math.cos(angle)).toFixed(1)}px ${(y + radius * Math.sin(angle)).toFixed(1)}px`;
  }).join();
}
