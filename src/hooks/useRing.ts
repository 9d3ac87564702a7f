import { type RefCallback, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { onFrame } from '../motion/frame.ts';
import type { Ring, RingEvent } from '../motion/ring/nextRing.ts';
import { createRing, RING_SPRING } from '../motion/ring/ring.ts';
import type { RingStage } from '../motion/ring/ringTurn.ts';
import { useDrag } from './useDrag.ts';
import { useMotionAllowed } from './useMotionAllowed.ts';
import { useSpring } from './useSpring.ts';

interface RingOptions {
  /** The number of faces; only its value at the first render counts. */
  count: number;
  /** A face's width in the ring's layout, in the stylesheet's unit (`--px`). */
  faceWidth: number;
  /** How far the ring turns per such unit at its front. */
  degPerPx: number;
  /** Whether there is a ring to turn at all. */
  active: boolean;
  /** While false, nothing moves and no frame is requested. */
  awake: boolean;
}

interface RingHandle {
  ring: Ring;
  send: (event: RingEvent) => void;
  /** For the element that turns; it needs the custom property --ring-radius, and its `transform` is written. */
  ringRef: RefCallback<HTMLElement>;
  /** For the element that can be dragged. */
  dragRef: RefCallback<HTMLElement>;
}

/**
 * A ring of faces that turns on its own and follows drags, keys and buttons. While it turns, the main thread has
 * nothing to do; while a drag or a spring moves it, each frame writes one transform. React renders when the ring's
 * state changes, such as the face at its front, but not on each frame.
 */
export function useRing({ count, faceWidth, degPerPx, active, awake }: RingOptions): RingHandle {
  const spring = useSpring({ to: null, ...RING_SPRING });
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
      return driver.attach(stageOf(target));
    },
    [driver],
  );

  /** How far it turns per CSS pixel: the ring is larger in a wide window. */
  const degPerWindowPx = () => (degPerPx * faceWidth) / (element.current?.offsetWidth || faceWidth);
  const lastPx = useRef(0);
  const dragRef = useDrag({
    onGrab() {
      lastPx.current = 0;
      driver.send({ type: 'grab' });
    },
    onDrag(distancePx) {
      // Convert each movement at the current size: the ring's layout may change during the drag.
      driver.send({ type: 'drag', byDeg: (distancePx - lastPx.current) * degPerWindowPx() });
      lastPx.current = distancePx;
    },
    onRelease({ moved, velocity }) {
      driver.send({ type: 'release', moved, velocity: velocity * degPerWindowPx() });
    },
  });

  return { ring, send: driver.send, ringRef, dragRef };
}

/** Three decimals: a thousandth of a degree is an eightieth of a pixel at the front, which lies in the page's plane. */
const transformAt = (angleDeg: number) =>
  `translateZ(calc(-1 * var(--ring-radius))) rotateY(${angleDeg.toFixed(3)}deg)`;

function stageOf(element: HTMLElement): RingStage {
  return {
    write(angleDeg) {
      element.style.transform = transformAt(angleDeg);
    },
    animate(fromDeg, rate) {
      if (typeof element.animate !== 'function') return null;
      const animation = element.animate(
        { transform: [transformAt(fromDeg), transformAt(fromDeg + Math.sign(rate) * 360)] },
        { duration: 360_000 / Math.abs(rate), iterations: Number.POSITIVE_INFINITY },
      );
      return { elapsedMs: () => Number(animation.currentTime ?? 0), cancel: () => animation.cancel() };
    },
    frames: onFrame,
    wait(ms, callback) {
      const timer = setTimeout(callback, ms);
      return () => clearTimeout(timer);
    },
  };
}
