import { describe, expect, it } from 'vitest';
import {
  nextFaceMs,
  nextRing,
  RING_SPRING,
  type Ring,
  type RingEvent,
  STEP_MS,
  stillRing,
  turnRate,
  turnsByItself,
} from '../../src/motion/ring.ts';
import { frontFace } from '../../src/motion/ringGeometry.ts';
import { spring } from '../../src/motion/spring.ts';

const STEP = 360 / 7;
const grab: RingEvent = { type: 'grab' };
const still: Ring = { ...stillRing(7), allowed: true };
const turning: Ring = { ...still, phase: 'turning' };
const hovering: Ring = { ...still, hovered: true };
const stopped: Ring = { ...still, asked: 'stop' };
const calm: Ring = { ...still, allowed: false };
const dragging: Ring = nextRing(still, grab);
const settling: Ring = { ...still, phase: 'settling', targetDeg: -STEP, lingering: true };
const stepping: Ring = { ...stopped, phase: 'stepping', targetDeg: -STEP };
const lingering: Ring = { ...still, lingering: true };

const at = (angleDeg: number) => ({ angleDeg, turning: false });
const allow = (allowed: boolean, angleDeg = 0): RingEvent => ({ type: 'allow', allowed, ...at(angleDeg) });
const ask = (what: 'turn' | 'stop', angleDeg = 0): RingEvent => ({ type: 'ask', for: what, ...at(angleDeg) });
const hover = (over: boolean, angleDeg = 0): RingEvent => ({ type: 'hover', over, ...at(angleDeg) });
const step = (by: number, angleDeg = 0): RingEvent => ({ type: 'step', by, ...at(angleDeg) });
const show = (face: number, angleDeg = 0): RingEvent => ({ type: 'show', face, ...at(angleDeg) });
const release = (angleDeg: number, velocity = 0, moved = true): RingEvent => ({
  type: 'release',
  moved,
  velocity,
  ...at(angleDeg),
});
const rest: RingEvent = { type: 'rest' };
const lingerOver: RingEvent = { type: 'linger over' };

describe('nextRing', () => {
  const table: [what: string, from: Ring, event: RingEvent, to: Partial<Ring>][] = [
    ['turns when the site may move', calm, allow(true), { phase: 'turning' }],
    ['stays still when it may not', calm, allow(false), { phase: 'paused' }],
    [
      'settles when the leave is taken away',
      turning,
      allow(false, -30),
      { phase: 'settling', targetDeg: -STEP },
    ],
    [
      'doesn’t turn at leave when it was stopped',
      { ...calm, asked: 'stop' },
      allow(true),
      { phase: 'paused' },
    ],
    [
      'forgets that it was to turn when the leave is taken away',
      { ...turning, asked: 'turn' },
      allow(false),
      { asked: null, phase: 'paused' },
    ],

    ['turns without leave when it is asked to', calm, ask('turn'), { phase: 'turning', asked: 'turn' }],
    ['turns below the mouse when it is asked to', hovering, ask('turn'), { phase: 'turning' }],
    ['turns on after a drag at once when it is asked to', lingering, ask('turn'), { phase: 'turning' }],
    ['settles when it is asked to stop', turning, ask('stop', -20), { phase: 'settling', targetDeg: -0 }],
    ['stops on the spot where a face is at the front', turning, ask('stop', -STEP), { phase: 'paused' }],
    [
      'comes back to a face that it is about to leave',
      turning,
      { type: 'ask', for: 'stop', angleDeg: -STEP, turning: true },
      { phase: 'settling', targetDeg: -STEP },
    ],
    [
      'comes back to it when the mouse is to hold it, and doesn’t yet',
      hovering,
      { type: 'allow', allowed: false, angleDeg: -STEP, turning: true },
      { phase: 'settling', targetDeg: -STEP },
    ],
    [
      'goes on stepping when it is asked to stop',
      stepping,
      ask('stop', -10),
      { phase: 'stepping', targetDeg: -STEP },
    ],

    ['pauses where it is below the mouse', turning, hover(true, -20), { phase: 'paused', hovered: true }],
    ['turns on when the mouse leaves', hovering, hover(false, -20), { phase: 'turning', hovered: false }],
    ['doesn’t turn on when it was stopped', { ...stopped, hovered: true }, hover(false), { phase: 'paused' }],
    ['doesn’t care for the mouse in a drag', dragging, hover(false), { phase: 'dragging' }],
    ['goes on settling below the mouse', settling, hover(true), { phase: 'settling', hovered: true }],
    [
      'turns on when the mouse leaves after a drag',
      { ...lingering, hovered: true },
      hover(false),
      { phase: 'turning' },
    ],

    ['is held when it is grabbed while turning', turning, grab, { phase: 'dragging' }],
    ['is held when it is grabbed while settling', settling, grab, { phase: 'dragging', lingering: false }],
    ['is held when it is grabbed while stepping', stepping, grab, { phase: 'dragging' }],

    ['settles on the nearest face', dragging, release(-20), { phase: 'settling', targetDeg: -0 }],
    [
      'settles on the next face past the middle',
      dragging,
      release(-30),
      { phase: 'settling', targetDeg: -STEP },
    ],
    ['settles where a throw leads', dragging, release(-10, -100), { phase: 'settling', targetDeg: -STEP }],
    ['settles where a throw back leads', dragging, release(10, 200), { phase: 'settling', targetDeg: STEP }],
    [
      'takes the hardest throw half round',
      dragging,
      release(0, 9e9),
      { phase: 'settling', targetDeg: 4 * STEP },
    ],
    ['turns on after a mere touch', dragging, release(-20, 0, false), { phase: 'turning' }],
    [
      'settles after a mere touch when it is stopped',
      { ...dragging, asked: 'stop' },
      release(-20, 0, false),
      { phase: 'settling', targetDeg: -0 },
    ],
    [
      'goes on stepping after a mere touch',
      nextRing(stepping, grab),
      release(-20, 0, false),
      { phase: 'stepping', targetDeg: -STEP },
    ],
    [
      'goes on settling after a mere touch',
      nextRing(settling, grab),
      release(-20, 0, false),
      { phase: 'settling', targetDeg: -STEP, lingering: true },
    ],
    ['knows no release without a grab', stopped, release(-20), stopped],

    [
      'steps to the next face, and turns no more',
      turning,
      step(1, -5),
      { phase: 'stepping', targetDeg: -STEP, asked: 'stop' },
    ],
    ['steps back', stopped, step(-1), { phase: 'stepping', targetDeg: STEP }],
    ['adds up steps', stepping, step(1, -3), { phase: 'stepping', targetDeg: -2 * STEP }],
    ['steps back from where it was to go', stepping, step(-1, -3), { phase: 'stepping', targetDeg: -0 }],
    [
      'steps from the nearest face while settling',
      settling,
      step(1, -5),
      { phase: 'stepping', targetDeg: -STEP },
    ],
    ['forgets a step in a hand', dragging, step(1), dragging],

    ['shows a face the shorter way', stopped, show(2), { phase: 'stepping', targetDeg: -2 * STEP }],
    ['shows a face the shorter way back', stopped, show(6), { phase: 'stepping', targetDeg: STEP }],
    ['shows a face after many turns', stopped, show(0, -70 * STEP - STEP), { targetDeg: -70 * STEP }],

    ['turns when it has come to rest', { ...settling, lingering: false }, rest, { phase: 'turning' }],
    ['lingers when a hand brought it there', settling, rest, { phase: 'paused', lingering: true }],
    ['stays after a step', stepping, rest, { phase: 'paused' }],
    ['knows no rest in a hand', dragging, rest, dragging],
    ['turns when it has lingered', lingering, lingerOver, { phase: 'turning', lingering: false }],
    [
      'stays below the mouse when it has lingered',
      { ...lingering, hovered: true },
      lingerOver,
      { phase: 'paused' },
    ],
    ['stays in a hand when it has lingered', dragging, lingerOver, { phase: 'dragging' }],
  ];

  it.each(table)('%s', (_, from, event, to) => {
    const next = nextRing(from, event);
    const { targetDeg = next.targetDeg, ...others } = to;
    expect(next).toMatchObject(others);
    expect(next.targetDeg).toBeCloseTo(targetDeg, 9);
  });

  it('never changes the ring that it is given', () => {
    for (const [, from, event] of table) {
      const before = structuredClone(from);
      nextRing(Object.freeze({ ...from }), event);
      expect(from).toEqual(before);
    }
  });

  it('rests exactly where a face looks ahead, after any steps', () => {
    let ring = stopped;
    for (let i = 0; i < 100; i++) ring = nextRing(ring, step(i % 3 === 0 ? -1 : 1, ring.targetDeg));
    const after = nextRing({ ...ring, phase: 'paused' }, ask('stop', ring.targetDeg));
    expect(after.phase).toBe('paused');
  });
});

describe('a throw', () => {
  it('glides to its face without turning back, whatever its speed', () => {
    const advance = spring(RING_SPRING);
    for (const velocity of [-720, -300, -120, 60, 200, 500, 720]) {
      const ring = nextRing(dragging, release(3, velocity));
      const motion = { value: 3, velocity };
      let before = motion.value;
      // The last half face may be the other way: it belongs to the nearest face.
      const way = Math.sign(ring.targetDeg - 3);
      while (!advance(motion, ring.targetDeg, 1 / 60)) {
        expect((motion.value - before) * way).toBeGreaterThan(-0.2 * STEP);
        expect(Math.abs(motion.value - ring.targetDeg)).toBeLessThan(
          Math.abs(3 - ring.targetDeg) + 0.5 * STEP,
        );
        before = motion.value;
      }
      expect(motion.value).toBe(ring.targetDeg);
    }
  });
});

describe('turning', () => {
  it('takes 4 s a face, the next one from the right', () => {
    for (const count of [3, 7, 15]) {
      expect(frontFace(turnRate(count) * (STEP_MS / 1000), count)).toBe(1);
      expect(turnRate(count) * 4 * count).toBeCloseTo(-360, 9);
    }
  });

  it('tells when the next face comes to the front', () => {
    expect(nextFaceMs(0, 7)).toBeCloseTo(2000, 6);
    expect(nextFaceMs(-STEP / 4, 7)).toBeCloseTo(1000, 6);
    expect(nextFaceMs(STEP / 2, 7)).toBeCloseTo(4000, 6);
    for (let angleDeg = -400; angleDeg < 400; angleDeg += 7.3) {
      const ms = nextFaceMs(angleDeg, 7);
      const at = (later: number) => frontFace(angleDeg + (turnRate(7) * later) / 1000, 7);
      expect(at(ms + 1)).toBe((at(ms - 1) + 1) % 7);
    }
  });

  it.each([
    [still, true],
    [calm, false],
    [stopped, false],
    [{ ...calm, asked: 'turn' } as Ring, true],
    [hovering, true],
  ])('is what it does by itself unless something holds it for the moment', (ring, expected) => {
    expect(turnsByItself(ring)).toBe(expected);
  });
});
