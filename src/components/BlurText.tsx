import { type RefObject, useEffect, useEffectEvent, useId, useLayoutEffect, useReducer, useRef } from 'react';
import { useInView } from '../hooks/useInView.ts';
import { useMotionAllowed } from '../hooks/useMotionAllowed.ts';
import { type Easing, easeOutCubic } from '../motion/easing.ts';
import { graphemes } from '../motion/typewriter.ts';
import styles from './BlurText.module.css';
import { initialBlurState, nextBlurState } from './blurPhase.ts';
import { useHeadingRound } from './HeadingRounds.tsx';

interface BlurTextProps {
  text: string;
  as: 'h1' | 'h2' | 'h3' | 'p';
  id?: string;
  className?: string | undefined;
  by?: 'words' | 'letters';
  /** From one word or letter to the next; less where the text is long, so that nothing stays unreadable for a second. */
  delayMs?: number;
  /** Where the pieces come from. */
  direction?: 'top' | 'bottom';
  /** The share of the text, 0 to 1, that must be in view to start. */
  threshold?: number;
  rootMargin?: string;
  easing?: Easing;
  /** Called when the last piece is sharp. */
  onComplete?: () => void;
}

const STEP_MS = 350;
/** By then the last piece has done its first step: blurred, but to be read. */
const READABLE_MS = 1000;

/**
 * Text whose words or letters come into focus when it is scrolled into view. It is plain text until a script has seen
 * it out of view, and so in the HTML, without scripts, in print, and wherever the browser lacks something.
 */
export function BlurText({
  text,
  as: Tag,
  id,
  className,
  by = 'words',
  delayMs = 200,
  direction = 'top',
  threshold = 0.1,
  rootMargin = '0px',
  easing = easeOutCubic,
  onComplete,
}: BlurTextProps) {
  const [viewRef, inView] = useInView({ threshold, rootMargin });
  const allowed = useMotionAllowed();
  const [round, completeRound] = useHeadingRound(useId());
  const [{ phase, played }, dispatch] = useReducer(nextBlurState, initialBlurState);
  const piecesRef = useRef<HTMLSpanElement>(null);

  useEffect(() => dispatch({ type: 'world', inView, round, allowed }), [inView, round, allowed]);

  const tellComplete = useEffectEvent(() => {
    completeRound();
    onComplete?.();
  });
  useEffect(() => {
    if (played >= 0) tellComplete();
  }, [played]);

  const onPlayed = useEffectEvent(() => dispatch({ type: 'played', round }));
  usePieceAnimations(piecesRef, phase === 'playing', { delayMs, direction, easing }, () => onPlayed());

  return (
    <Tag ref={viewRef} id={id} className={className} data-phase={phase}>
      {by === 'letters' && <span className={styles.whole}>{text}</span>}
      <span ref={piecesRef} className={styles.pieces} aria-hidden={by === 'letters' || undefined}>
        {split(text, by).map((piece, i) =>
          piece === ' ' ? (
            ' '
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no identity but their place
            <span key={`${i} ${piece}`} className={styles.piece}>
              {piece}
            </span>
          ),
        )}
      </span>
    </Tag>
  );
}

/** The pieces, and between words the spaces as they are, at which lines wrap. */
function split(text: string, by: 'words' | 'letters'): string[] {
  const words = text.split(/\s+/).flatMap((word, i) => (i > 0 ? [' ', word] : [word]));
  return by === 'words' ? words : words.flatMap(graphemes);
}

interface PieceTimings {
  delayMs: number;
  direction: 'top' | 'bottom';
  easing: Easing;
}

/** Runs the entrance of every piece while `playing`, and tells when the last one has ended. */
function usePieceAnimations(
  ref: RefObject<HTMLElement | null>,
  playing: boolean,
  { delayMs, direction, easing }: PieceTimings,
  onEnd: () => void,
) {
  const end = useEffectEvent(onEnd);
  // Before paint: the pieces were unseen until now, and must not flash up.
  useLayoutEffect(() => {
    if (!playing) return;
    const pieces = [...(ref.current?.children ?? [])];
    const last = pieces.length - 1;
    if (last < 0 || typeof pieces[0]?.animate !== 'function') {
      end();
      return;
    }
    const stepMs = Math.min(delayMs, (READABLE_MS - STEP_MS) / Math.max(1, last));
    const keyframes = entrance(direction, easing);
    const animations = pieces.map((piece, i) =>
      piece.animate(keyframes, { duration: 2 * STEP_MS, delay: i * stepMs, fill: 'backwards' }),
    );
    animations[last]?.addEventListener('finish', () => end());
    return () => {
      for (const animation of animations) animation.cancel();
    };
  }, [ref, playing, delayMs, direction, easing]);
}

/** In two steps: from afar and blurred, a little too far, and into place. */
function entrance(direction: 'top' | 'bottom', { css }: Easing): Keyframe[] {
  const from = direction === 'top' ? -50 : 50;
  return [
    { filter: 'blur(10px)', opacity: 0, transform: `translateY(${from}px)`, easing: css },
    { filter: 'blur(5px)', opacity: 0.5, transform: `translateY(${-from / 10}px)`, easing: css },
    { filter: 'blur(0)', opacity: 1, transform: 'translateY(0)' },
  ];
}
