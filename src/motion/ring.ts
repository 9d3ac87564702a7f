import { frontFace, nearestRest } from './ringGeometry.ts';
import { type RingStage, type RingTurn, STEP_MS, startTurn } from './ringTurn.ts';
import type { SpringSettings } from './spring.ts';
import type { SpringDriver } from './springDriver.ts';

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

/** What a page shows of a ring. The angle isn't part of it: that moves in between. */
export interface Ring {
  readonly phase: RingPhase;
  /** The face at the front, from 0. */
  readonly front: number;
  /** Where it comes to rest, when settling or stepping; in degrees, not bounded to one turn. */
  readonly targetDeg: number;
  /** Whether things may move by themselves on this site. */
  readonly allowed: boolean;
  /** What the visitor asked of this ring; without a word `allowed` decides. */
  readonly asked: 'turn' | 'stop' | null;
  /** Whether the mouse is on it. */
  readonly hovered: boolean;
  /** Whether a hand has just moved it: what the visitor has brought to the front stays a while. */
  readonly lingering: boolean;
}

export type RingEvent =
  | { type: 'allow'; allowed: boolean }
  /** Whether anybody can see it; it neither moves nor waits while nobody can. */
  | { type: 'wake'; awake: boolean }
  | { type: 'ask'; for: 'turn' | 'stop' }
  | { type: 'hover'; over: boolean }
  | { type: 'grab' }
  | { type: 'drag'; byDeg: number }
  /** `velocity` in degrees per second; `moved` is false when the hand only touched it. */
  | { type: 'release'; moved: boolean; velocity: number }
  /** By so many faces, or to one, the shorter way. */
  | { type: 'step'; by: number }
  | { type: 'show'; face: number };

export interface RingDriver {
  send(event: RingEvent): void;
  /** The same object until something changes. */
  snapshot(): Ring;
  /** @returns ends the calls */
  subscribe(onChange: () => void): () => void;
  /**
   * Gives it something to move. It doesn't move without.
   *
   * @returns takes it away; nothing that the ring started lasts longer
   */
  attach(stage: RingStage): () => void;
}

/** Whether it turns unless something holds it for the moment. */
export function turnsByItself({ asked, allowed }: Pick<Ring, 'asked' | 'allowed'>): boolean {
  return asked ? asked === 'turn' : allowed;
}

/**
 * A ring of faces that turns by itself and follows hands and steps. It alone knows the phase, and in each phase one
 * alone moves the angle: time (turning), the spring (settling, stepping) or a hand (dragging); nobody does while it is
 * paused, asleep or without a stage. Angle and velocity go on from where they are in every change.
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
  /** What it was doing when a hand took it: it goes on with it when the hand only touched it. */
  let interrupted: Pick<Ring, 'phase' | 'targetDeg' | 'lingering'> | null = null;
  let stage: RingStage | null = null;
  let turn: RingTurn | null = null;
  let stopLingering: (() => void) | null = null;
  let acting = false;

  /** All that happens to the ring happens in here: it ends with one mover and, if something changed, one notice. */
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

  /** Only the turn knows the angle while it turns; it is read once, so that what is decided on is what stays. */
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

  /** Gives the angle to the one that moves it in this phase, and takes it from the other. */
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
      // Where nothing may move by itself it is there by now.
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

  /** From the face that it is on its way to, or that is the nearest. */
  function step(facesFrom: (fromDeg: number) => number) {
    if (ring.phase === 'dragging') return; // in a hand it stays there: the step is forgotten
    const fromDeg = ring.phase === 'stepping' ? ring.targetDeg : nearestRest(spring.motion.value, count);
    const targetDeg = nearestRest(fromDeg - (facesFrom(fromDeg) * 360) / count, count);
    // After a step it turns only when it is asked to.
    set({ phase: 'stepping', targetDeg, asked: 'stop', lingering: false });
  }

  function onEvent(event: RingEvent) {
    switch (event.type) {
      case 'allow': {
        // Taking the leave away is a newer word than the wish to turn; giving it is none against the wish to stop.
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
