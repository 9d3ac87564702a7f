import {
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
} from 'react';
import { useInView } from '../../hooks/useInView.ts';
import { useMotionAllowed } from '../../hooks/useMotionAllowed.ts';
import type { ArmedHeading } from '../../motion/armed.ts';
import { easeOutCubic } from '../../motion/easing.ts';
import { graphemes } from '../../motion/graphemes.ts';
import { wordsOf } from '../../shared/words.ts';
import styles from './BlurText.module.css';
import { initialBlurState, nextBlurState, type Phase } from './blurPhase.ts';
import { useHeadingRound } from './HeadingRounds.tsx';

interface BlurTextProps {
  text: string;
  as: 'h1' | 'h2' | 'h3' | 'p';
  id?: string;
  className?: string | undefined;
  by?: 'words' | 'letters';

  /** Delay from one word or letter to the next; shorter where a long text would take more than a second. */
  delayMs?: number;

  /** The side from which the pieces come. */
  direction?: 'top' | 'bottom';

  /** The share of the text, 0 to 1, that must be in view for it to start. */
  threshold?: number;
  rootMargin?: string;

  /** In CSS syntax. */
  easing?: string;

  /** Called when the last piece is sharp. */
  onComplete?: () => void;
}

/** Duration of each of a piece's two steps: shorter for long texts. */
const STEP_MS = { least: 75, most: 350 };
/** When the last piece is sharp: within a second, including the time to notice and to start. */
const SHARP_MS = 950;

/**
 * Text whose words or letters come into focus when it is scrolled into view. Below the window it is hidden
 * from the first paint (scripts/armHeadings.ts), unless scripts fail; it is plain text without them, in
 * print and in a saved page.
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
  const elementRef = useRef<ArmedHeading>(null);
  const [viewRef, inView] = useInView({ threshold, rootMargin, initial: null });

  const ref = useCallback(
    (element: HTMLElement | null) => {
      elementRef.current = element;
      return viewRef(element);
    },
    [viewRef],
  );

  const allowed = useMotionAllowed();
  const [round, completeRound] = useHeadingRound();
  const [{ phase, played }, dispatch] = useReducer(nextBlurState, initialBlurState);
  const piecesRef = useRef<HTMLSpanElement>(null);

  // The first effect, and before paint: a heading that was hidden before hydration must stay hidden.
  useLayoutEffect(() => {
    if (elementRef.current?.arming) dispatch({ type: 'armed' });
  }, []);

  useEffect(() => {
    const seen = inView === false && elementRef.current !== null && isSeen(elementRef.current);
    dispatch({ type: 'observed', inView, seen, round, allowed });
  }, [inView, round, allowed]);

  const notifyComplete = useEffectEvent(() => {
    completeRound();
    onComplete?.();
  });

  useEffect(() => {
    if (played >= 0) notifyComplete();
  }, [played]);

  const onPlayed = useEffectEvent(() => dispatch({ type: 'played', round }));
  usePieceAnimations(piecesRef, phase, { delayMs, direction, easing }, () => onPlayed());
  // From here on, its pieces are hidden instead.
  useLayoutEffect(() => {
    const element = elementRef.current;
    if (phase === 'shown' || !element) return;
    element.arming?.cancel();
    element.arming = undefined;
  }, [phase]);

  const words = wordsOf(text);

  return (
    <Tag
      ref={ref}
      id={id}
      className={className}
      data-phase={phase}
      data-played={played < 0 ? undefined : played}
      data-by={by}
    >
      {phase === 'shown' ? words.join('') : <Pieces ref={piecesRef} words={words} by={by} />}
    </Tag>
  );
}

/** Whether any part of an element is in the view. */
function isSeen(element: Element) {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

interface PiecesProps {
  ref: RefObject<HTMLSpanElement | null>;
  words: string[];
  by: 'words' | 'letters';
}

/** The text in pieces, with its spaces. Screen readers get the unsplit text, so they don't spell it out. */
function Pieces({ ref, words, by }: PiecesProps) {
  const spelt = by === 'letters';

  return (
    <>
      {spelt && <span className={styles.unsplit}>{words.join('')}</span>}

      <span ref={ref} aria-hidden={spelt || undefined}>
        {words.flatMap((word, i) => [
          // biome-ignore lint/suspicious/noArrayIndexKey: words have no identity except their position
          <span key={`${i} ${word}`} className={spelt ? styles.word : styles.piece}>
            {spelt
              ? graphemes(word.trimEnd()).map((letter, n) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: letters have only a position
                  <span key={`${n} ${letter}`} className={styles.piece}>
                    {letter}
                  </span>
                ))
              : word.trimEnd()}
          </span>,
          word.endsWith(' ') && ' ',
        ])}
      </span>
    </>
  );
}

interface PieceTimings {
  delayMs: number;
  direction: 'top' | 'bottom';
  easing: string;
}

/**
 * Holds every piece at the start of its entrance while it is armed, and plays them; calls `onEnd` when the
 * last one ends.
 */
function usePieceAnimations(
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
