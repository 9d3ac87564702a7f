import { frontFace, nearestRest } from './ringGeometry.ts';
import type { SpringSettings } from './spring.ts';

/** One face to the next takes 4 s; the next one comes from the right. */
export const STEP_MS = 4000;
/** In degrees per second. */
export const turnRate = (count: number) => -360 / count / (STEP_MS / 1000);

/** How long a ring that turns at that rate has until another face is the one at the front, in milliseconds; never 0. */
export function nextFaceMs(angleDeg: number, count: number): number {
  const steps = (-angleDeg * count) / 360 + 0.5;
  return (Math.floor(steps) + 1 - steps) * STEP_MS;
}

/** Degrees are coarse: a hundredth of one is less than a quarter of a pixel at the front. */
export const RING_SPRING = {
  stiffness: 60,
  damping: 20,
  restDelta: 0.01,
  restSpeed: 0.1,
} satisfies SpringSettings;

/** The time constant of the slower of the two ways in which that spring comes to rest: 1 / (γ − √(γ² − ω²)), γ = 10, ω² = 60. */
const GLIDE_SECONDS = 1 / (10 - Math.sqrt(40));

/** A harder throw counts as this one, in degrees per second: it goes half round the ring. */
const THROW_MAX = 720;

/**
 * - turning: by itself, at a constant rate
 * - paused: still
 * - dragging: in the visitor's hand
 * - settling: let go, on its way to a face
 * - stepping: on its way to the face that was asked for
 */
export type RingPhase = 'turning' | 'paused' | 'dragging' | 'settling' | 'stepping';

/** The ring's state but for the angle, which moves in between. Angles in degrees, not bounded to one turn. */
export interface Ring {
  readonly phase: RingPhase;
  readonly count: number;
  /** Where it comes to rest, when settling or stepping. */
  readonly targetDeg: number;
  /** Whether things may move by themselves on this site. */
  readonly allowed: boolean;
  /** What the visitor asked of this ring; without a word `allowed` decides. */
  readonly asked: 'turn' | 'stop' | null;
  /** Whether the mouse is on it. */
  readonly hovered: boolean;
  /** Whether a hand has just moved it: what the visitor has brought to the front stays a while. */
  readonly lingering: boolean;
  /** What it was doing when a hand took it: it goes on with it when the hand only touched it. */
  readonly interrupted: Pick<Ring, 'phase' | 'targetDeg' | 'lingering'> | null;
}

/** Where the ring is when something happens, and whether it turns at that moment, whatever its phase was to be. */
export interface RingPlace {
  angleDeg: number;
  turning: boolean;
}

/** What happens to the ring; what may let it settle or step tells where it is. */
export type RingEvent =
  | ({ type: 'allow'; allowed: boolean } & RingPlace)
  | ({ type: 'ask'; for: 'turn' | 'stop' } & RingPlace)
  | ({ type: 'hover'; over: boolean } & RingPlace)
  | { type: 'grab' }
  /** `velocity` in degrees per second; `moved` is false when the hand only touched it. */
  | ({ type: 'release'; moved: boolean; velocity: number } & RingPlace)
  /** By so many faces, or to one. */
  | ({ type: 'step'; by: number } & RingPlace)
  | ({ type: 'show'; face: number } & RingPlace)
  /** It has reached its target. */
  | { type: 'rest' }
  /** It has stayed long enough. */
  | { type: 'linger over' };

/** A ring at rest that nobody has allowed to move yet. */
export function stillRing(count: number): Ring {
  return {
    phase: 'paused',
    count,
    targetDeg: 0,
    allowed: false,
    asked: null,
    hovered: false,
    lingering: false,
    interrupted: null,
  };
}

/** Whether it turns unless something holds it for the moment. */
export function turnsByItself({ asked, allowed }: Ring): boolean {
  return asked ? asked === 'turn' : allowed;
}

export const clampThrow = (velocity: number) => Math.min(THROW_MAX, Math.max(-THROW_MAX, velocity));

/**
 * What an event makes of the ring. Angle and velocity go on from where they are in every change: only where it heads for
 * is decided here.
 */
export function nextRing(ring: Ring, event: RingEvent): Ring {
  switch (event.type) {
    case 'allow': {
      // Taking the leave away is a newer word than the wish to turn; giving it is none against the wish to stop.
      const asked = !event.allowed && ring.asked === 'turn' ? null : ring.asked;
      return settled({ ...ring, allowed: event.allowed, asked }, event);
    }
    case 'ask':
      return settled({ ...ring, asked: event.for, hovered: false, lingering: false }, event);
    case 'hover': {
      const changed = { ...ring, hovered: event.over, lingering: ring.lingering && event.over };
      if (ring.phase === 'turning' && event.over) return { ...changed, phase: 'paused' };
      return settled(changed, event);
    }
    case 'grab': {
      const { phase, targetDeg, lingering } = ring;
      return { ...ring, phase: 'dragging', lingering: false, interrupted: { phase, targetDeg, lingering } };
    }
    case 'release': {
      if (ring.phase !== 'dragging') return ring;
      const { interrupted } = ring;
      if (!event.moved) return settled({ ...ring, ...interrupted, interrupted: null }, event);
      const landsDeg = event.angleDeg + clampThrow(event.velocity) * GLIDE_SECONDS;
      return to(
        { ...ring, lingering: true, interrupted: null },
        'settling',
        nearestRest(landsDeg, ring.count),
      );
    }
    case 'step': {
      const fromDeg = ring.phase === 'stepping' ? ring.targetDeg : nearestRest(event.angleDeg, ring.count);
      return step(ring, fromDeg - (event.by * 360) / ring.count);
    }
    case 'show': {
      const fromDeg = ring.phase === 'stepping' ? ring.targetDeg : nearestRest(event.angleDeg, ring.count);
      const forward = (event.face - frontFace(fromDeg, ring.count) + ring.count) % ring.count;
      const by = forward > ring.count / 2 ? forward - ring.count : forward;
      return step(ring, fromDeg - (by * 360) / ring.count);
    }
    case 'rest':
      if (ring.phase !== 'settling' && ring.phase !== 'stepping') return ring;
      return { ...ring, phase: isFree(ring) ? 'turning' : 'paused' };
    case 'linger over':
      return settled({ ...ring, lingering: false }, { angleDeg: ring.targetDeg, turning: false });
  }
}

const isFree = (ring: Ring) => turnsByItself(ring) && !ring.hovered && !ring.lingering;

function to(ring: Ring, phase: 'settling' | 'stepping', targetDeg: number): Ring {
  return { ...ring, phase, targetDeg };
}

/** In a hand it stays there: the step is forgotten. After a step it turns only when it is asked to. */
function step(ring: Ring, targetDeg: number): Ring {
  if (ring.phase === 'dragging') return ring;
  return to({ ...ring, asked: 'stop', lingering: false }, 'stepping', nearestRest(targetDeg, ring.count));
}

/** Turns when it is free to; when it isn't, it comes to rest on the nearest face, unless the mouse holds it. */
function settled(ring: Ring, { angleDeg, turning }: RingPlace): Ring {
  if (ring.phase !== 'turning' && ring.phase !== 'paused') return ring;
  if (isFree(ring)) return { ...ring, phase: 'turning' };
  const restDeg = nearestRest(angleDeg, ring.count);
  // A ring that turns leaves even its very face before it is held: it has to come back.
  const isThere = angleDeg === restDeg && !turning;
  if (isThere || (ring.hovered && turnsByItself(ring))) return { ...ring, phase: 'paused' };
  return to(ring, 'settling', restDeg);
}
