import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Ring, turnsByItself } from '../../../../src/motion/ring/nextRing.ts';
import { frontFace, nearestRest } from '../../../../src/motion/ring/ringGeometry.ts';
import { STEP_MS, turnRate } from '../../../../src/motion/ring/ringTurn.ts';
import { ringTheatre, type TheatreEvent } from './ringTheatre.ts';

const STEP = 360 / 7;

const allow = (allowed = true): TheatreEvent => ({ type: 'allow', allowed });
const ask = (what: 'turn' | 'stop'): TheatreEvent => ({ type: 'ask', for: what });
const hover = (over: boolean): TheatreEvent => ({ type: 'hover', over });
const grab: TheatreEvent = { type: 'grab' };
const drag = (byDeg: number): TheatreEvent => ({ type: 'drag', byDeg });
const release = (velocity = 0): TheatreEvent => ({ type: 'release', moved: true, velocity });
/** The end of a touch that moved nothing. */
const tapEnd: TheatreEvent = { type: 'release', moved: false, velocity: 0 };
const step = (by: number): TheatreEvent => ({ type: 'step', by });
const show = (face: number): TheatreEvent => ({ type: 'show', face });
const wake = (awake: boolean): TheatreEvent => ({ type: 'wake', awake });

const turning = { phase: 'turning' } as const;
const paused = { phase: 'paused' } as const;
const dragging = { phase: 'dragging' } as const;
const settling = (targetDeg: number) => ({ phase: 'settling', targetDeg }) as const;
const stepping = (targetDeg: number) => ({ phase: 'stepping', targetDeg }) as const;

/** The time that a ring takes to turn from 0 to an angle, in milliseconds. */
const turnTo = (angleDeg: number) => (angleDeg / turnRate(7)) * 1000;
const MOMENT = 50;
const UNTIL_REST = 3000;

/** An event, or a number of milliseconds that pass. */
type Happening = TheatreEvent | number;
const turned = [allow(), turnTo(-20)];
const released = [grab, drag(-30), release(), MOMENT];
const dragged = [grab, drag(-30), release(), UNTIL_REST];

/** A ring in view after a sequence of events. */
function ringAfter(happened: Happening[]) {
  const theatre = ringTheatre();
  theatre.attach();
  theatre.send(wake(true));
  for (const event of happened) {
    if (typeof event === 'number') theatre.elapse(event);
    else theatre.send(event);
  }
  return theatre;
}

describe('a ring', () => {
  it.each<[what: string, happened: Happening[], ring: Partial<Ring>]>([
    ['turns when motion is on', [allow()], turning],
    ['settles when motion is turned off', [allow(), turnTo(-30), allow(false)], settling(-STEP)],
    ['stays stopped when motion is turned on', [ask('stop'), allow()], paused],
    ['forgets “turn” when motion is turned off', [allow(), ask('turn'), allow(false)], { asked: null }],

    ['turns with motion off when it is asked to', [ask('turn')], { ...turning, asked: 'turn' }],
    ['turns under the mouse when it is asked to', [allow(), hover(true), ask('turn')], turning],
    ['turns at once after a drag when it is asked to', [allow(), ...dragged, ask('turn')], turning],
    ['settles when it is asked to stop', [...turned, ask('stop')], settling(0)],
    ['goes on stepping when it is asked to stop', [step(1), MOMENT, ask('stop')], stepping(-STEP)],

    ['pauses where it is when the mouse enters', [...turned, hover(true)], paused],
    ['turns again when the mouse leaves', [...turned, hover(true), hover(false)], turning],
    ['stays stopped when the mouse leaves', [allow(), ask('stop'), hover(true), hover(false)], paused],
    ['ignores hovering during a drag', [allow(), grab, hover(true), hover(false)], dragging],
    ['turns when the mouse leaves after a drag', [allow(), hover(true), ...dragged, hover(false)], turning],

    ['is held when it is grabbed while turning', [allow(), MOMENT, grab], dragging],
    ['is held when it is grabbed while settling', [...released, grab], { ...dragging, lingering: false }],
    ['ignores a drag before a grab', [drag(-30)], { ...paused, front: 0 }],
    ['ignores a release without a grab', [ask('stop'), release(-20)], { ...paused, targetDeg: 0 }],

    ['settles on the nearest face', [grab, drag(-20), release()], settling(0)],
    ['settles on the next face past the middle', [grab, drag(-30), release()], settling(-STEP)],
    ['settles on the face that a throw takes it to', [grab, drag(-10), release(-100)], settling(-STEP)],
    ['settles on the face that a throw back takes it to', [grab, drag(10), release(200)], settling(STEP)],
    ['limits a hard throw to half a turn', [grab, release(9e9)], settling(4 * STEP)],
    ['turns again after a mere touch', [...turned, grab, tapEnd], turning],
    ['settles when it was stopped during a touch', [...turned, grab, ask('stop'), tapEnd], settling(0)],
    ['goes on stepping after a mere touch', [step(1), MOMENT, grab, tapEnd], stepping(-STEP)],
    ['goes on settling after a mere touch', [...released, grab, tapEnd], settling(-STEP)],

    ['steps to the next face without being stopped', [allow(), step(1)], { ...stepping(-STEP), asked: null }],
    ['steps back', [step(-1)], stepping(STEP)],
    ['adds up steps', [step(1), MOMENT, step(1)], stepping(-2 * STEP)],
    ['steps from the nearest face', [grab, drag(-30), release(-400), MOMENT, step(1)], stepping(-2 * STEP)],
    ['ignores a step during a drag', [grab, step(1), tapEnd], { ...paused, asked: null }],

    ['turns to a face the shorter way', [show(2)], stepping(-2 * STEP)],
    ['turns back to a face that is nearer that way', [show(6)], stepping(STEP)],
    ['turns to a face after many turns', [allow(), turnTo(-71 * STEP), show(0)], stepping(-70 * STEP)],
    ['stays at rest when asked for the face at the front', [show(0)], { ...paused, asked: null }],

    ['lingers where a drag has brought it', [allow(), ...dragged], { ...paused, lingering: true, front: 1 }],
    ['turns when it has lingered', [allow(), step(1), UNTIL_REST, STEP_MS], { ...turning, asked: null }],
    [
      'turns when the mouse leaves a step',
      [allow(), hover(true), step(1), UNTIL_REST, hover(false)],
      turning,
    ],
    ['stays after a step if it was stopped', [allow(), ask('stop'), step(1), UNTIL_REST, STEP_MS], paused],
    [
      'stays under the mouse when it has lingered',
      [allow(), hover(true), ...dragged, STEP_MS],
      { ...paused, lingering: false },
    ],
    ['neither turns nor waits while it is asleep', [allow(), wake(false), STEP_MS], { front: 0 }],
  ])('%s', (_, happened, { targetDeg, ...others }) => {
    const ring = ringAfter(happened).ring.snapshot();

    expect(ring).toMatchObject(others);

    if (targetDeg !== undefined) expect(ring.targetDeg).toBeCloseTo(targetDeg, 9);
  });
  it('stops exactly at the angle at which it decided to rest', () => {
    const { reads, angleDeg, ring } = ringAfter([allow(), ask('stop')]);
    // Another read might return another angle: the compositor doesn't wait.
    expect(reads()).toBeLessThanOrEqual(2); // the first is for the timer of the next face
    expect([angleDeg(), ring.snapshot().phase]).toEqual([0, 'paused']);
  });

  it('notifies once per event, and not at all when nothing changes', () => {
    const { ring, send } = ringAfter([]);
    const seen: Ring[] = [];

    ring.subscribe(() => seen.push(ring.snapshot()));
    send(ask('stop'));
    send(ask('stop'));
    send(hover(false));

    expect(seen).toHaveLength(1);

    send(step(1));

    expect(seen).toHaveLength(2);
  });

  it('keeps its pace for many turns, and notifies once per face', () => {
    const theatre = ringAfter([allow()]);
    let notices = 0;
    theatre.ring.subscribe(() => notices++);
    theatre.elapse(STEP_MS * 70);
    expect(theatre.angleDeg()).toBeCloseTo(-70 * STEP, 0);
    expect(notices).toBe(70);
  });
});

/** Random sequences of what visitors, the site and a busy machine do to a ring. */
describe('a ring under random events', () => {
  type Incident = TheatreEvent | { type: 'stall'; ms: number } | { type: 'attach'; attached: boolean };
  const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
  const incident = fc.oneof<fc.MaybeWeightedArbitrary<Incident>[]>(
    {
      weight: 6,
      arbitrary: fc.constantFrom(0, 1, 16, 17, 400, 1999, 4000, 9000).map((ms) => ({ type: 'stall', ms })),
    },
    fc.boolean().map((attached) => ({ type: 'attach', attached })),
    fc.boolean().map(allow),
    fc.boolean().map(wake),
    fc.constantFrom('turn' as const, 'stop' as const).map(ask),
    fc.boolean().map(hover),
    fc.constant(grab),
    degrees(200).map(drag),
    fc.record({ type: fc.constant('release' as const), moved: fc.boolean(), velocity: degrees(3000) }),
    fc.integer({ min: -3, max: 3 }).map(step),
    fc.nat({ max: 2 }).map(show),
  );

  function play(incidents: Incident[], options: { count: number }) {
    const theatre = ringTheatre(options);
    const { ring } = theatre;
    let detach: (() => void) | null = null;
    let awake = false;
    let springs = true;

    function check() {
      const { phase, front, hovered, targetDeg } = ring.snapshot();
      const angleDeg = theatre.angleDeg();
      const moves = awake && detach !== null;
      const ownersDue = moves && ['turning', 'settling', 'stepping'].includes(phase) ? 1 : 0;
      expect(theatre.movers(), phase).toBe(ownersDue);
      if (phase === 'paused' && !(hovered && turnsByItself(ring.snapshot()))) {
        expect(angleDeg).toBe(nearestRest(angleDeg, options.count));
      }
      if (phase === 'settling' || phase === 'stepping') {
        expect(targetDeg).toBe(nearestRest(targetDeg, options.count));
      }
      // Between two faces either may count as the one at the front.
      const fronts = [-0.01, 0.01].map((nearby) => frontFace(angleDeg + nearby, options.count));
      expect(fronts).toContain(front);
    }

    for (const incident of incidents) {
      // Without an element there is nothing to drag.
      if (!detach && ['grab', 'drag', 'release'].includes(incident.type)) continue;
      const before = theatre.angleDeg();
      const phaseBefore = ring.snapshot().phase;
      if (incident.type === 'stall') theatre.stall(incident.ms);
      else if (incident.type === 'attach') {
        detach?.();
        detach = incident.attached ? theatre.attach() : null;
      } else {
        if (incident.type === 'wake') awake = incident.awake;
        if (incident.type === 'allow') {
          springs = incident.allowed;
          theatre.setSpring(springs);
        }
        theatre.send(incident);
      }
      if (incident.type !== 'stall' && springs) {
        const dragged = incident.type === 'drag' && phaseBefore === 'dragging' ? incident.byDeg : 0;
        expect(theatre.angleDeg(), `after ${incident.type}`).toBeCloseTo(before + dragged, 6);
      }
      check();
    }

    // Left alone in view, it turns if it should, and otherwise rests exactly on a face.
    detach ??= theatre.attach();
    awake = true;
    theatre.send(wake(true));
    theatre.send(release());
    theatre.send(hover(false));
    theatre.elapse(3 * STEP_MS);
    expect(ring.snapshot().phase).toBe(turnsByItself(ring.snapshot()) ? 'turning' : 'paused');
    check();
    detach();
    expect(theatre.leftovers()).toBe(0);
  }

  it('has at most one mover, doesn’t jump, rests exactly on a face, and turns again', () => {
    fc.assert(
      fc.property(fc.array(incident, { maxLength: 40 }), fc.constantFrom(3, 7, 15), (incidents, count) =>
        play(incidents, { count }),
      ),
      { numRuns: 300 },
    );
  });
});
