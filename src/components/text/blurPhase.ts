/**
 * A heading that comes into focus is shown (plain text), armed (soon in view, hidden, waiting for its entrance) or
 * playing (making its entrance).
 */
export type Phase = 'shown' | 'armed' | 'playing';

export interface BlurState {
  phase: Phase;
  /** The last round in which it was complete; -1 before the first. */
  played: number;
}

export type BlurEvent =
  | {
      type: 'observed';
      /** null until the observer first reports. */
      inView: boolean | null;
      /** Whether it is in view or soon will be. */
      near: boolean;
      /** Rounds are counted from 0; a new one lets every heading make its entrance again. */
      round: number;
      /** Whether automatic motion is allowed. */
      allowed: boolean;
    }
  | { type: 'played'; round: number }
  /** It is seen though it has just been armed: the view moves while the observer's answer is on its way. */
  | { type: 'seen'; round: number };

export const initialBlurState: BlurState = { phase: 'shown', played: -1 };

/**
 * A heading in view is never hidden: if it is in view when the page starts it stays as it is and counts as complete,
 * and in a later round it waits until it has left the view. A heading far from the view, or above it, isn't hidden
 * either, so that the text is there for screenshots of the whole page and for tools that read it.
 */
export function nextBlurState(state: BlurState, event: BlurEvent): BlurState {
  // In a later round it waits until it has left the view.
  if (event.type === 'seen' && event.round > 0) return { ...state, phase: 'shown' };
  if (event.type !== 'observed') return { phase: 'shown', played: event.round };
  const { inView, near, round, allowed } = event;
  const mayWait = allowed && (near || state.phase === 'playing');
  if (!mayWait) return state.phase === 'shown' ? state : { ...state, phase: 'shown' };
  if (inView === null || state.played >= round) return state;
  if (state.phase === 'armed' && inView) return { ...state, phase: 'playing' };
  if (state.phase === 'shown' && !inView) return { ...state, phase: 'armed' };
  if (state.phase === 'shown' && round === 0) return { phase: 'shown', played: round };
  return state;
}
