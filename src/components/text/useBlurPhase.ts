import {
  type RefCallback,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
} from 'react';
import type { InViewOptions } from '../../browser/observe.ts';
import { useInView } from '../../hooks/useInView.ts';
import { useMotionAllowed } from '../../hooks/useMotionAllowed.ts';
import type { ArmedHeading } from '../../motion/armed.ts';
import { type BlurState, initialBlurState, nextBlurState } from './blurPhase.ts';
import { useHeadingRound } from './HeadingRounds.tsx';

interface BlurPhase extends Pick<BlurState, 'phase' | 'played'> {
  /** For the heading. */
  ref: RefCallback<HTMLElement>;
  /** Call it when the heading has played. */
  finish: () => void;
}

/**
 * The phase of a heading that comes into focus (blurPhase.ts): it follows the heading's place in the view, the
 * page's rounds, and whether motion is allowed.
 *
 * @param onComplete called when it is complete, also where it starts in view
 */
export function useBlurPhase(
  { threshold, rootMargin }: Required<InViewOptions>,
  onComplete?: () => void,
): BlurPhase {
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

  // From here on, its pieces are hidden instead.
  useLayoutEffect(() => {
    const element = elementRef.current;
    if (phase === 'shown' || !element) return;
    element.arming?.cancel();
    element.arming = undefined;
  }, [phase]);

  return { ref, phase, played, finish: () => dispatch({ type: 'played', round }) };
}

/** Whether any part of an element is in the view. */
function isSeen(element: Element) {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}
