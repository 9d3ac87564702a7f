import { type RefCallback, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Ring, RingEvent } from '../motion/ring/nextRing.ts';
import { createRing, RING_SPRING } from '../motion/ring/ring.ts';
import { EYE } from '../motion/ring/ringGeometry.ts';
import type { RingView } from '../motion/ring/ringTurn.ts';
import { useDrag } from './useDrag.ts';
import { useMotionAllowed } from './useMotionAllowed.ts';
import { useSidewaysWheel } from './useSidewaysWheel.ts';
import { useSpring } from './useSpring.ts';

interface RingOptions {
  /** The number of faces; only its value at the first render counts. */
  count: number;
  /** A face's width on the cylinder, in CSS pixels. */
  faceWidth: number;
  /** How far the ring turns per such pixel at its front. */
  degPerPx: number;
  /** -1 where the faces follow one another to the left. */
  forward: 1 | -1;
  /** Whether there is a ring to turn at all. */
  active: boolean;
  /** While false, nothing moves and no frame is requested. */
  awake: boolean;
}

interface RingHandle {
  ring: Ring;
  send: (event: RingEvent) => void;
  /** For the element that turns; it needs --ring-radius, and its `transform` is written. */
  ringRef: RefCallback<HTMLElement>;
  /** For the element that can be dragged. */
  dragRef: RefCallback<HTMLElement>;
}

/**
 * A ring of faces that turns on its own and follows drags, keys and buttons. While it turns, the main thread
 * has nothing to do; while a drag or a spring moves it, each frame writes one transform. React renders when
 * the ring's state changes, such as the face at its front, but not on each frame.
 */
export function useRing({ count, faceWidth, degPerPx, forward, active, awake }: RingOptions): RingHandle {
  const spring = useSpring(RING_SPRING);
  const [driver] = useState(() => createRing({ count, spring }));
  const ring = useSyncExternalStore(driver.subscribe, driver.snapshot, driver.snapshot);
  const allowed = useMotionAllowed() && active;

  useEffect(() => driver.send({ type: 'allow', allowed }), [driver, allowed]);
  useEffect(() => driver.wake(awake), [driver, awake]);

  const element = useRef<HTMLElement>(null);

  const ringRef = useCallback(
    (target: HTMLElement | null) => {
      if (!target) return;
      element.current = target;
      return driver.attach(viewOf(target, forward));
    },
    [driver, forward],
  );

  /** How far it turns per pixel of the window, where the scene shows the ring larger. */
  const degPerWindowPx = () =>
    (forward * degPerPx) / (element.current ? magnification(element.current, faceWidth) : 1);
  const lastPx = useRef(0);
  const [view, dragRef] = useState<HTMLElement | null>(null);

  useDrag(view, {
    onGrab() {
      lastPx.current = 0;
      driver.send({ type: 'grab' });
    },
    onDrag(distancePx) {
      // Convert each movement at the current size: the ring's layout may change during the drag.
      driver.send({ type: 'drag', byDeg: (distancePx - lastPx.current) * degPerWindowPx() });
      lastPx.current = distancePx;
    },
    onRelease({ moved, velocity, sinceMs }) {
      driver.send({ type: 'release', moved, velocity: velocity * degPerWindowPx(), sinceMs });
    },
  });

  useSidewaysWheel(view, {
    onMove(px) {
      driver.send({ type: 'grab' });
      driver.send({ type: 'drag', byDeg: -px * degPerWindowPx() });
    },
    onEnd() {
      driver.send({ type: 'release', moved: true, velocity: 0 });
    },
  });

  return { ring, send: driver.send, ringRef, dragRef };
}

/** How much larger a face is shown at the front: the eye is `EYE` shown widths away from it. */
function magnification({ parentElement }: HTMLElement, faceWidth: number): number {
  const eyePx = parentElement ? Number.parseFloat(getComputedStyle(parentElement).perspective) : 0;
  return eyePx > 0 ? eyePx / EYE / faceWidth : 1;
}

/** Three decimals: a thousandth of a degree is an eightieth of a pixel at the front. */
const transformAt = (angleDeg: number) =>
  `translateZ(calc(-1 * var(--ring-radius))) rotateY(${angleDeg.toFixed(3)}deg)`;

function viewOf(element: HTMLElement, forward: number): RingView {
  return {
    write(angleDeg) {
      element.style.transform = transformAt(forward * angleDeg);
    },
    animate(fromDeg, rate) {
      const animation = element.animate(
        {
          transform: [fromDeg, fromDeg + Math.sign(rate) * 360].map((angleDeg) =>
            transformAt(forward * angleDeg),
          ),
        },
        { duration: 360_000 / Math.abs(rate), iterations: Number.POSITIVE_INFINITY },
      );
      return { elapsedMs: () => Number(animation.currentTime ?? 0), cancel: () => animation.cancel() };
    },
  };
}
