import { SITE_SPRING } from '../spring.ts';
import { frontFace, nearestRest } from './ringGeometry.ts';

/** The slower of the spring's two modes: 1 / (γ − √(γ² − ω²)), with γ = c/2 and ω² = k. */
const GAMMA = SITE_SPRING.damping / 2;
const GLIDE_SECONDS = 1 / (GAMMA - Math.sqrt(GAMMA ** 2 - SITE_SPRING.stiffness));

/** The fastest throw, in degrees per second: it carries the ring half way round. */
const THROW_MAX = 720;

/**
 * - turning: automatically, at a constant rate
 * - paused: still
 * - dragging: following the visitor's pointer
 * - settling: released, on its way to a face
 * - stepping: on its way to the face that was asked for
 */
export type RingPhase = 'turning' | 'paused' | 'dragging' | 'settling' | 'stepping';

/** The state of a ring that a page renders. The angle isn't part of it: that changes between renders. */
export interface Ring {
  readonly phase: RingPhase;
  /** The face at the front, from 0. */
  readonly front: number;
  /** The angle at which it will rest, when settling or stepping; in degrees, not limited to one turn. */
  readonly targetDeg: number;
  /** Whether automatic motion is allowed on this site. */
  readonly allowed: boolean;
  /** The visitor's last request to this ring; while it is null, `allowed` decides. */
  readonly asked: 'turn' | 'stop' | null;
  /** Whether the mouse is over it. */
  readonly hovered: boolean;
  /** Whether a drag or a step has just ended: its face stays at the front for a while. */
  readonly lingering: boolean;
  /** The state that a grab interrupted; a press without a drag restores it. */
  readonly interrupted: Pick<Ring, 'phase' | 'targetDeg' | 'lingering'> | null;
}

export type RingEvent =
  | { type: 'allow'; allowed: boolean }
  | { type: 'ask'; for: 'turn' | 'stop' }
  | { type: 'hover'; over: boolean }
  | { type: 'grab' }
  | { type: 'drag'; byDeg: number }
  /** `velocity` in degrees per second; `moved`: it was dragged; `sinceMs`: its last movement. */
  | { type: 'release'; moved: boolean; velocity: number; sinceMs?: number }
  /** Turns by a number of faces, or to a given one, the shorter way. */
  | { type: 'step'; by: number }
  | { type: 'show'; face: number }
  /** The spring is at rest on `targetDeg`. */
  | { type: 'arrive' }
  /** The face that the visitor brought to the front has stayed there long enough. */
  | { type: 'endLingering' };

export const STILL: Ring = {
  phase: 'paused',
  front: 0,
  targetDeg: 0,
  allowed: false,
  asked: null,
  hovered: false,
  lingering: false,
  interrupted: null,
};

interface RingPlace {
  /** Its angle, in degrees. */
  angleDeg: number;
  /** The number of faces, at least 3. */
  count: number;
}

/** Whether it turns whenever the mouse, a drag or lingering isn't holding it. */
export function turnsByItself({ asked, allowed }: Pick<Ring, 'asked' | 'allowed'>): boolean {
  return asked ? asked === 'turn' : allowed;
}

/** The velocity that a ring keeps from a throw, in degrees per second. */
export const thrownVelocity = (velocity: number) => Math.min(THROW_MAX, Math.max(-THROW_MAX, velocity));

/**
 * The ring's state table: how each event changes the ring, whatever state it is in.
 *
 *     const before = { ...STILL, allowed: true, phase: 'turning' };
 *     nextRing(before, { type: 'hover', over: true }, { angleDeg: 12, count: 7 });
 *     // → paused, hovered
 *
 * @returns the same object if nothing changes
 */
export function nextRing(ring: Ring, event: RingEvent, { angleDeg, count }: RingPlace): Ring {
  /** Turns when it is free to, or else rests on the nearest face, unless the mouse holds it. */
  function settled(ring: Ring): Ring {
    if (ring.phase !== 'turning' && ring.phase !== 'paused') return ring;
    const targetDeg = nearestRest(angleDeg, count);
    if (isFree(ring)) return changed(ring, { phase: 'turning' });
    if (angleDeg === targetDeg || (ring.hovered && turnsByItself(ring)))
      return changed(ring, { phase: 'paused' });
    return changed(ring, { phase: 'settling', targetDeg });
  }

  /** Steps from the face that it is already stepping to, or from the nearest one. */
  function stepped(facesFrom: (fromDeg: number) => number): Ring {
    if (ring.phase === 'dragging') return ring; // steps are ignored during a drag
    const fromDeg = ring.phase === 'stepping' ? ring.targetDeg : nearestRest(angleDeg, count);
    const targetDeg = nearestRest(fromDeg - (facesFrom(fromDeg) * 360) / count, count);
    return changed(ring, { phase: 'stepping', targetDeg, lingering: true });
  }

  switch (event.type) {
    case 'allow': {
      // It overrides an earlier "turn", but not "stop".
      const asked = ring.asked === 'turn' ? null : ring.asked;
      return settled(changed(ring, { allowed: event.allowed, asked }));
    }
    case 'ask':
      return settled(changed(ring, { asked: event.for, hovered: false, lingering: false }));
    case 'hover': {
      // While it steps, faces pass under a resting mouse.
      const lingering = ring.lingering && (event.over || ring.phase === 'stepping');
      const next = changed(ring, { hovered: event.over, lingering });
      return next.phase === 'turning' && event.over ? changed(next, { phase: 'paused' }) : settled(next);
    }
    case 'grab': {
      if (ring.phase === 'dragging') return ring;
      const { phase, targetDeg, lingering } = ring;
      return changed(ring, {
        phase: 'dragging',
        lingering: false,
        interrupted: { phase, targetDeg, lingering },
      });
    }
    case 'drag':
      return ring;
    case 'release': {
      if (!ring.interrupted) return ring;
      if (!event.moved) return settled(changed(ring, { ...ring.interrupted, interrupted: null }));
      const targetDeg = nearestRest(angleDeg + thrownVelocity(event.velocity) * GLIDE_SECONDS, count);
      return changed(ring, { phase: 'settling', targetDeg, lingering: true, interrupted: null });
    }
    case 'step':
      return stepped(() => event.by);
    case 'show':
      return stepped((fromDeg) => {
        const forward = (event.face - frontFace(fromDeg, count) + count) % count;
        return forward > count / 2 ? forward - count : forward;
      });
    case 'arrive':
      return changed(ring, { phase: isFree(ring) ? 'turning' : 'paused' });
    case 'endLingering':
      return settled(changed(ring, { lingering: false }));
  }
}

/** Whether it turns by itself, and nothing is holding it at the moment. */
const isFree = (ring: Ring) => turnsByItself(ring) && !ring.hovered && !ring.lingering;

function changed(ring: Ring, changes: Partial<Ring>): Ring {
  const isNew = (Object.keys(changes) as (keyof Ring)[]).some((key) => changes[key] !== ring[key]);
  return isNew ? { ...ring, ...changes } : ring;
}
