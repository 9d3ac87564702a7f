import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import styles from './BlurText.module.css';
import type { Phase } from './blurPhase.ts';

/** Duration of each of a piece's two steps: shorter for long texts. */
const STEP_MS = { least: 75, most: 350 };
/** When the last piece is sharp: within a second, including the time to notice and to start. */
const SHARP_MS = 950;

interface PieceTimings {
  delayMs: number;
  direction: 'top' | 'bottom';
  easing: string;
}

/**
 * Holds every piece at the start of its entrance while it is armed, and plays them; calls `onEnd` when the
 * last one ends.
 */
export function usePieceAnimations(
  ref: RefObject<HTMLElement | null>,
  phase: Phase,
  { delayMs, direction, easing }: PieceTimings,
  onEnd: () => void,
) {
  const end = useEffectEvent(onEnd);

  const start = useEffectEvent((pieces: Element[]) => {
    const last = pieces.length - 1;
    const stepMs = Math.min(STEP_MS.most, Math.max(STEP_MS.least, (SHARP_MS - last * delayMs) / 2));
    const staggerMs = Math.min(delayMs, (SHARP_MS - 2 * stepMs) / Math.max(1, last));
    const keyframes = entrance(direction, easing);

    return pieces.map((piece, i) => {
      const timing = { duration: 2 * stepMs, delay: i * staggerMs, fill: 'backwards' } as const;
      const animation = piece.animate(keyframes, timing);
      animation.pause();
      return animation;
    });
  });

  const animationsRef = useRef<Animation[]>([]);
  const waits = phase !== 'shown';

  // Both before paint, so that no piece flashes.
  useLayoutEffect(() => {
    if (!waits) return;

    const pieces = [...(ref.current?.querySelectorAll(`.${styles.piece}`) ?? [])];
    const animations = start(pieces);

    animations.at(-1)?.addEventListener('finish', () => end());
    animationsRef.current = animations;

    return () => {
      animationsRef.current = [];
      for (const animation of animations) animation.cancel();
    };
  }, [ref, waits]);

  useLayoutEffect(() => {
    if (phase === 'playing') for (const animation of animationsRef.current) animation.play();
  }, [phase]);
}

/** Two steps: from 50 px away and blurred, to 5 px beyond its place, to its place. */
function entrance(direction: 'top' | 'bottom', easing: string): Keyframe[] {
  const from = direction === 'top' ? -50 : 50;
  return [
    { filter: 'blur(10px)', opacity: 0, transform: `translateY(${from}px)`, easing },
    { filter: 'blur(5px)', opacity: 0.5, transform: `translateY(${-from / 10}px)`, easing },
    { filter: 'blur(0)', opacity: 1, transform: 'translateY(0)' },
  ];
}
