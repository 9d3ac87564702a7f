import { expect, it } from 'vitest';
import {
  type BlurEvent,
  initialBlurState,
  nextBlurState,
  type Phase,
} from '../../../../src/components/text/blurPhase.ts';

interface Observed {
  seen?: boolean;
  round?: number;
  allowed?: boolean;
}

const observed = (
  inView: boolean | null,
  { seen = inView === true, round = 0, allowed = true }: Observed = {},
): BlurEvent => ({ type: 'observed', inView, seen, round, allowed });

const armed: BlurEvent = { type: 'armed' };
const inView = observed(true);
const outOfView = observed(false);
const barelySeen = observed(false, { seen: true });
const outOfNext = observed(false, { round: 1 });
const inNext = observed(true, { round: 1 });
const inNextPaused = observed(true, { round: 1, allowed: false });
const played = (round: number): BlurEvent => ({ type: 'played', round });

it.each<[what: string, events: BlurEvent[], phase: Phase, played: number]>([
  ['starts as shown', [], 'shown', -1],
  ['stays shown until the observer has reported', [observed(null)], 'shown', -1],
  ['stays shown, and counts as played, when it starts in view', [inView], 'shown', 0],
  ['is armed when it is out of view', [outOfView], 'armed', -1],
  ['is armed since before the first paint', [armed], 'armed', -1],
  ['is never hidden while a part of it is seen', [barelySeen], 'shown', 0],
  ['waits while too little of it is seen', [outOfView, barelySeen], 'armed', -1],
  ['plays when it comes into view', [outOfView, inView], 'playing', -1],
  ['plays on when it leaves the view', [outOfView, inView, outOfView], 'playing', -1],
  ['is shown when it has played', [outOfView, inView, played(0)], 'shown', 0],
  ['doesn’t play again in the same round', [inView, outOfView, inView], 'shown', 0],
  ['stays shown in a new round while it is out of view', [inView, outOfNext], 'shown', 0],
  ['plays again when it comes into view anew', [inView, outOfNext, inNext], 'playing', 0],
  ['has played once more', [inView, outOfNext, inNext, played(1)], 'shown', 1],
  ['stays shown in a new round while it is in view', [inView, inNext], 'shown', 0],
  ['is shown when motion is paused while it is armed', [outOfView, inNextPaused], 'shown', -1],
  ['is shown when motion is paused while it plays', [outOfView, inView, inNextPaused], 'shown', -1],
  [
    'isn’t hidden when motion goes on while it is read',
    [inView, outOfNext, inNextPaused, inNext],
    'shown',
    0,
  ],
  ['completes no round while motion is off', [inView, inNextPaused], 'shown', 0],
])('a heading %s', (_, events, phase, played) => {
  expect(events.reduce(nextBlurState, initialBlurState)).toMatchObject({ phase, played });
});
