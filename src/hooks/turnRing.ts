import { onFrame } from '../motion/frame.ts';
import { nextFaceMs, turnRate } from '../motion/ring.ts';

/** A ring on its way round. */
export interface Turn {
  /** Where it is now. */
  angleDeg(): number;
  /** In degrees per second. */
  rate: number;
  stop(): void;
}

interface TurnOptions {
  fromDeg: number;
  /** Of faces. */
  count: number;
  /** Called when another face has come to the front. */
  onFace: () => void;
}

/** A thousandth of a degree is an eightieth of a pixel at the front, which stands on the page's own plane. */
export const ringTransform = (angleDeg: number) =>
  `translateZ(calc(-1 * var(--ring-radius))) rotateY(${angleDeg.toFixed(3)}deg)`;

/**
 * Turns a ring at its constant rate until it is stopped. The compositor alone moves it, and the page wakes once a face;
 * where elements can't be animated, every frame is written.
 */
export function turnRing(element: HTMLElement, { fromDeg, count, onFace }: TurnOptions): Turn {
  const rate = turnRate(count);
  if (typeof element.animate !== 'function') return turnByFrames({ fromDeg, rate, onFace });

  const animation = element.animate(
    { transform: [ringTransform(fromDeg), ringTransform(fromDeg + Math.sign(rate) * 360)] },
    { duration: 360_000 / Math.abs(rate), iterations: Number.POSITIVE_INFINITY },
  );
  const angleDeg = () => fromDeg + (rate * Number(animation.currentTime ?? 0)) / 1000;
  let timer: ReturnType<typeof setTimeout>;
  const arm = () => {
    timer = setTimeout(
      () => {
        onFace();
        arm();
      },
      nextFaceMs(angleDeg(), count),
    );
  };
  arm();
  return {
    angleDeg,
    rate,
    stop() {
      clearTimeout(timer);
      animation.cancel();
    },
  };
}

function turnByFrames({
  fromDeg,
  rate,
  onFace,
}: {
  fromDeg: number;
  rate: number;
  onFace: () => void;
}): Turn {
  let angleDeg = fromDeg;
  const stop = onFrame((seconds) => {
    angleDeg += rate * seconds;
    onFace();
  });
  return { angleDeg: () => angleDeg, rate, stop };
}
