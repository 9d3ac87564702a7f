/**
 * A heading that comes into focus is shown (plain text), armed (out of view, hidden, waiting for its
 * entrance) or playing (making its entrance).
 */
export type Phase = 'shown' | 'armed' | 'playing';

export interface BlurState {
  phase: Phase;
  /** The last round in which it was complete; -1 before the first. */
  played: number;
  /** Whether it has been out of view in a round in which it hasn't played yet. */
  left: boolean;
}

export type BlurEvent =
  /** It has been hidden since before the first paint (scripts/armHeadings.ts). */
  | { type: 'armed' }
  | {
      type: 'observed';
      /** null until the observer first reports. */
      inView: boolean | null;
      /** Whether any part of it is in view now: the page may scroll before the observer reports. */
      seen: boolean;
      /** Rounds are counted from 0; a new one lets every heading make its entrance again. */
      round: number;
      /** Whether automatic motion is allowed. */
      allowed: boolean;
    }
  | { type: 'played'; round: number };

export const initialBlurState: BlurState = { phase: 'shown', played: -1, left: false };

/**
 * A heading that is seen is never hidden: if it is in view when the page starts it stays as it is and counts
 * as complete. One that has played stays visible while it is out of view, for what shows all of the page at
 * once; in a later round it plays again when it comes into view anew.
 */
export function nextBlurState(state: BlurState, event: BlurEvent): BlurState {
  if (event.type === 'armed') return { ...state, phase: 'armed' };
  if (event.type === 'played') return { phase: 'shown', played: event.round, left: false };

  const { inView, seen, round, allowed } = event;
  if (!allowed) return { ...state, phase: 'shown', left: false };
  if (inView === null || state.played >= round || state.phase === 'playing') return state;
  if (state.phase === 'armed' || state.left) return inView ? { ...state, phase: 'playing' } : state;
  if (!inView && state.played >= 0) return { ...state, left: true };
  if (!inView && !seen) return { ...state, phase: 'armed' };

  return round === 0 ? { ...state, played: 0 } : state;
}
