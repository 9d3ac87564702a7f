/**
 * What a heading that comes into focus is doing: it is plain text, it is about to come into view and waits unseen for its
 * entrance, or it is making it.
 */
export type Phase = 'shown' | 'armed' | 'playing';

export interface BlurState {
  phase: Phase;
  /** The last round in which it was complete; -1 before the first. */
  played: number;
}

export type BlurEvent =
  | {
      type: 'world';
      /** null while the browser hasn't told. */
      inView: boolean | null;
      /** Whether it is in view or soon will be; likewise. */
      near: boolean | null;
      /** Rounds are counted from 0; a new one lets every heading make its entrance again. */
      round: number;
      /** Whether things may move by themselves. */
      allowed: boolean;
    }
  | { type: 'played'; round: number };

export const initialBlurState: BlurState = { phase: 'shown', played: -1 };

/**
 * Nothing that is seen is ever hidden: a heading that is in view when the page starts stays as it is and counts as
 * complete, and in a later round it waits until it has gone out of view. Nor is one that is far away: whatever takes a
 * picture of the whole page, or looks into it, finds the text.
 */
export function nextBlurState(state: BlurState, event: BlurEvent): BlurState {
  if (event.type === 'played') return { phase: 'shown', played: event.round };
  const { inView, near, round, allowed } = event;
  const mayWait = allowed && (near || state.phase === 'playing');
  if (!mayWait) return state.phase === 'shown' ? state : { ...state, phase: 'shown' };
  if (inView === null || state.played >= round) return state;
  if (state.phase === 'armed' && inView) return { ...state, phase: 'playing' };
  if (state.phase === 'shown' && !inView) return { ...state, phase: 'armed' };
  if (state.phase === 'shown' && round === 0) return { phase: 'shown', played: round };
  return state;
}
