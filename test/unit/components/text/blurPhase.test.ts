import { describe, expect, it } from 'vitest';
import {
  type BlurState,
  initialBlurState,
  nextBlurState,
} from '../../../../src/components/text/blurPhase.ts';

const world = (inView: boolean | null, round = 0, allowed = true) =>
  ({ type: 'observed', inView, seen: inView === true, round, allowed }) as const;
const state = (phase: BlurState['phase'], played: number): BlurState => ({ phase, played });

describe('nextBlurState', () => {
  it.each<[string, BlurState, Parameters<typeof nextBlurState>[1], BlurState]>([
    ['stays shown until the observer has reported', state('shown', -1), world(null), state('shown', -1)],
    [
      'stays shown, and counts as played, when it starts in view',
      state('shown', -1),
      world(true),
      state('shown', 0),
    ],
    ['is armed when it is out of view', state('shown', -1), world(false), state('armed', -1)],
    ['is armed since before the first paint', state('shown', -1), { type: 'armed' }, state('armed', -1)],
    [
      'is never hidden while a part of it is seen',
      state('shown', -1),
      { ...world(false), seen: true },
      state('shown', 0),
    ],
    [
      'waits while too little of it is seen',
      state('armed', -1),
      { ...world(false), seen: true },
      state('armed', -1),
    ],
    ['plays when it comes into view', state('armed', -1), world(true), state('playing', -1)],
    ['plays on when it leaves the view', state('playing', -1), world(false), state('playing', -1)],
    ['is shown when it has played', state('playing', -1), { type: 'played', round: 0 }, state('shown', 0)],
    ['doesn’t play again in the same round', state('shown', 0), world(false), state('shown', 0)],
    ['is armed again in a new round', state('shown', 0), world(false, 1), state('armed', 0)],
    ['stays shown in a new round while it is in view', state('shown', 0), world(true, 1), state('shown', 0)],
    [
      'is shown when motion is paused while it is armed',
      state('armed', -1),
      world(false, 0, false),
      state('shown', -1),
    ],
    [
      'is shown when motion is paused while it plays',
      state('playing', -1),
      world(true, 0, false),
      state('shown', -1),
    ],
    ['completes no round while motion is off', state('shown', 0), world(true, 1, false), state('shown', 0)],
  ])('%s', (_what, before, event, after) => {
    expect(nextBlurState(before, event)).toEqual(after);
  });

  it('starts as shown', () => {
    expect(initialBlurState).toEqual(state('shown', -1));
  });
});
