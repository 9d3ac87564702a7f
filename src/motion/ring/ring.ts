import { SITE_SPRING, type SpringSettings } from '../spring.ts';
import type { SpringDriver } from '../springDriver.ts';
import { frontFace, nearestRest } from './ringGeometry.ts';
import { type RingStage, type RingTurn, STEP_MS, startTurn } from './ringTurn.ts';

/** It rests within a hundredth of a degree, which is less than a quarter of a pixel at the front. */
export const RING_SPRING = {
  ...SITE_SPRING,
  restDelta: 0.01,
  restSpeed: 0.1,
} satisfies SpringSettings;

/** The time constant of the slower of that spring's two modes: 1 / (γ − √(γ² − ω²)), with γ = c/2 and ω² = k. */
const GAMMA = SITE_SPRING.damping / 2;
const GLIDE_SECONDS = 1 / (GAMMA - Math.sqrt(GAMMA ** 2 - SITE_SPRING.stiffness));

/** The fastest throw, in degrees per second; faster ones count as this. It goes half way round the ring. */
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
  /** Where it comes to rest, when settling or stepping; in degrees, not limited to one turn. */
  readonly targetDeg: number;
  /** Whether automatic motion is allowed on this site. */
  readonly allowed: boolean;
  /** The visitor's last request to this ring; while it is null, `allowed` decides. */
  readonly asked: 'turn' | 'stop' | null;
  /** Whether the mouse is over it. */
  readonly hovered: boolean;
  /** Whether a drag has just ended: the face that the visitor has brought to the front stays a while. */
  readonly lingering: boolean;
}

export type RingEvent =
  | { type: 'allow'; allowed: boolean }
  /** Whether it is visible; while it isn't, it neither moves nor runs timers. */
  | { type: 'wake'; awake: boolean }
  | { type: 'ask'; for: 'turn' | 'stop' }
  | { type: 'hover'; over: boolean }
  | { type: 'grab' }
  | { type: 'drag'; byDeg: number }
  /** `velocity` in degrees per second; `moved` is false after a press without a drag. */
  | { type: 'release'; moved: boolean; velocity: number }
  /** Turns by a number of faces, or to one, the shorter way. */
  | { type: 'step'; by: number }
  | { type: 'show'; face: number };

export interface RingDriver {
  send(event: RingEvent): void;
  /** The same object until something changes. */
  snapshot(): Ring;
  /** @returns unsubscribes */
  subscribe(onChange: () => void): () => void;
  /**
   * Connects it to an element that it can move; without one it doesn't move.
   *
   * @returns disconnects it, and stops everything that it has started there
   */
  attach(stage: RingStage): () => void;
}

/** Whether it turns, except while the mouse, a drag or lingering holds it for the moment. */
export function turnsByItself({ asked, allowed }: Pick<Ring, 'asked' | 'allowed'>): boolean {
  return asked ? asked === 'turn' : allowed;
}

/**
 * A ring of faces that turns on its own and follows drags and steps. It alone holds the phase, and each phase has
 * exactly one mover of the angle: time (turning), the spring (settling, stepping) or the pointer (dragging); there is
 * none while it is paused, asleep or without a stage. (With two owners of the angle a ring once stopped 0.6° off.)
 * Every change of phase continues from the current angle and velocity.
 *
 * @param options.count of faces, at least 3
 * @param options.spring holds the angle, in degrees; the ring alone sends, holds and releases it
 */
export function createRing({ count, spring }: { count: number; spring: SpringDriver }): RingDriver {
  let ring: Ring = {
    phase: 'paused',
    front: 0,
    targetDeg: 0,
    allowed: false,
    asked: null,
    hovered: false,
    lingering: false,
  };
  let published = ring;
  const listeners = new Set<() => void>();
  let awake = false;
  /** Its state before a grab, restored after a press without a drag. */
  let interrupted: Pick<Ring, 'phase' | 'targetDeg' | 'lingering'> | null = null;
  let stage: RingStage | null = null;
  let turn: RingTurn | null = null;
  let stopLingering: (() => void) | null = null;
  let acting = false;

  /** Every change goes through here: afterwards there is one mover and, if the state is new, one notification. */
  function act(change: () => void) {
    acting = true;
    look();
    change();
    handOver();
    acting = false;
    if (ring === published) return;
    published = ring;
    for (const listener of listeners) listener();
  }

  /** While turning, only the turn knows the angle. It is read once per change, so that the change uses one value. */
  function look() {
    if (turn) spring.carry(turn.angleDeg(), turn.rate);
  }

  function set(changes: Partial<Ring>) {
    const isNew = (Object.keys(changes) as (keyof Ring)[]).some((key) => changes[key] !== ring[key]);
    if (isNew) ring = { ...ring, ...changes };
  }

  function onMotion(angleDeg: number) {
    stage?.write(angleDeg);
    set({ front: frontFace(angleDeg, count) });
    // A frame of the spring: it may have arrived.
    if (!acting) act(() => {});
  }

  const isFree = () => turnsByItself(ring) && !ring.hovered && !ring.lingering;
  const isOnItsWay = () => ring.phase === 'settling' || ring.phase === 'stepping';

  /** Starts this phase's mover of the angle and stops the other one. */
  function handOver() {
    const { motion } = spring;
    if (isOnItsWay() && motion.value === ring.targetDeg && motion.velocity === 0) rest();

    const moves = stage !== null && awake;
    if (turn && !(moves && ring.phase === 'turning')) {
      turn.stop();
      turn = null;
    }
    if (!isOnItsWay()) spring.hold();
    else if (!moves) spring.sleep();
    else {
      spring.to(ring.targetDeg);
      spring.release(motion.value, motion.velocity);
      // Where automatic motion isn't allowed, the spring has arrived at once.
      if (motion.value === ring.targetDeg && motion.velocity === 0) {
        rest();
        spring.hold();
      }
    }
    if (moves && ring.phase === 'turning') {
      turn ??= startTurn(stage as RingStage, { fromDeg: motion.value, count, onLook: () => act(() => {}) });
    }
    linger(moves && ring.phase === 'paused' && ring.lingering);
  }

  function linger(lingers: boolean) {
    if (!lingers) {
      stopLingering?.();
      stopLingering = null;
    } else if (stage) {
      stopLingering ??= stage.wait(STEP_MS, () => {
        stopLingering = null;
        act(() => {
          set({ lingering: false });
          settle();
        });
      });
    }
  }

  function rest() {
    set({ phase: isFree() ? 'turning' : 'paused' });
  }

  /** Turns when it is free to; when it isn't, it comes to rest on the nearest face, unless the mouse holds it. */
  function settle() {
    if (ring.phase !== 'turning' && ring.phase !== 'paused') return;
    const angleDeg = spring.motion.value;
    const restDeg = nearestRest(angleDeg, count);
    if (isFree()) set({ phase: 'turning' });
    else if (angleDeg === restDeg || (ring.hovered && turnsByItself(ring))) set({ phase: 'paused' });
    else set({ phase: 'settling', targetDeg: restDeg });
  }

  /** Steps from the face that it is already stepping to, or from the nearest one. */
  function step(facesFrom: (fromDeg: number) => number) {
    if (ring.phase === 'dragging') return; // steps are ignored during a drag
    const fromDeg = ring.phase === 'stepping' ? ring.targetDeg : nearestRest(spring.motion.value, count);
    const targetDeg = nearestRest(fromDeg - (facesFrom(fromDeg) * 360) / count, count);
    // After a step it turns only when it is asked to.
    set({ phase: 'stepping', targetDeg, asked: 'stop', lingering: false });
  }

  function onEvent(event: RingEvent) {
    switch (event.type) {
      case 'allow': {
        // Turning motion off overrides an earlier "turn"; turning it on doesn't override "stop".
        const asked = !event.allowed && ring.asked === 'turn' ? null : ring.asked;
        set({ allowed: event.allowed, asked });
        return settle();
      }
      case 'wake':
        awake = event.awake;
        return;
      case 'ask':
        set({ asked: event.for, hovered: false, lingering: false });
        return settle();
      case 'hover':
        set({ hovered: event.over, lingering: ring.lingering && event.over });
        if (ring.phase === 'turning' && event.over) return set({ phase: 'paused' });
        return settle();
      case 'grab':
        if (ring.phase === 'dragging') return;
        interrupted = { phase: ring.phase, targetDeg: ring.targetDeg, lingering: ring.lingering };
        return set({ phase: 'dragging', lingering: false });
      case 'drag':
        if (ring.phase === 'dragging') spring.carry(spring.motion.value + event.byDeg, 0);
        return;
      case 'release':
        return release(event);
      case 'step':
        return step(() => event.by);
      case 'show':
        return step((fromDeg) => {
          const forward = (event.face - frontFace(fromDeg, count) + count) % count;
          return forward > count / 2 ? forward - count : forward;
        });
    }
  }

  function release({ moved, velocity }: { moved: boolean; velocity: number }) {
    if (ring.phase !== 'dragging' || !interrupted) return;
    if (moved) {
      const thrown = Math.min(THROW_MAX, Math.max(-THROW_MAX, velocity));
      const angleDeg = spring.motion.value;
      spring.carry(angleDeg, thrown);
      const targetDeg = nearestRest(angleDeg + thrown * GLIDE_SECONDS, count);
      set({ phase: 'settling', targetDeg, lingering: true });
    } else {
      set(interrupted);
      settle();
    }
    interrupted = null;
  }

  return {
    send: (event) => act(() => onEvent(event)),
    snapshot: () => published,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    attach(next) {
      const unsubscribe = spring.subscribe(onMotion);
      next.write(spring.motion.value);
      act(() => {
        stage = next;
      });
      return () => {
        unsubscribe();
        act(() => {
          stage = null;
        });
      };
    },
  };
}
