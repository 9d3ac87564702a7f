import { type FrameTime, pageFrames } from '../frame.ts';
import { SITE_SPRING, type SpringSettings } from '../spring.ts';
import type { SpringDriver } from '../springDriver.ts';
import { nextRing, type Ring, type RingEvent, STILL, thrownVelocity, turnsByItself } from './nextRing.ts';
import { frontFace } from './ringGeometry.ts';
import { type RingTurn, type RingView, STEP_MS, startTurn } from './ringTurn.ts';

/** It rests within a hundredth of a degree, which is less than a quarter of a pixel at the front. */
export const RING_SPRING = {
  ...SITE_SPRING,
  restDelta: 0.01,
  restSpeed: 0.1,
} satisfies SpringSettings;

export interface RingDriver {
  send(event: RingEvent): void;
  /** Whether it is visible; while it isn't, it neither moves nor runs timers. */
  wake(awake: boolean): void;
  /** The same object until something changes. */
  snapshot(): Ring;
  /** @returns a function that unsubscribes */
  subscribe(onChange: () => void): () => void;
  /**
   * Connects it to an element that it can move; without one it doesn't move.
   *
   * @returns a function that disconnects it and stops everything that it has started there
   */
  attach(view: RingView): () => void;
}

/**
 * Moves a ring of faces according to its state (`nextRing`). In each phase, exactly one thing moves the
 * angle: time (turning), the spring (settling, stepping) or the pointer (dragging); nothing does while it is
 * paused, asleep or without a view. (With two owners of the angle, a ring once stopped 0.6° off.) Every
 * change of phase continues from the current angle and velocity.
 *
 * @param options.count of faces, at least 3
 * @param options.spring holds the angle, in degrees; the ring alone sends, holds and releases it
 */
export function createRing({
  count,
  spring,
  time = pageFrames,
}: {
  count: number;
  spring: SpringDriver;
  time?: FrameTime;
}): RingDriver {
  let ring = STILL;
  let published = ring;
  const listeners = new Set<() => void>();
  let awake = false;
  let view: RingView | null = null;
  let turn: RingTurn | null = null;
  let stopLingering: (() => void) | null = null;
  /** From when the next motion of the spring counts. */
  let sinceMs: number | undefined;

  /** Every change goes through here, so that only one thing moves the angle. */
  function act(change: () => void) {
    readTurn();
    change();
    handOver();
    publish();
  }

  /** While turning, only the turn knows the angle: read it once per change, so that one value is used. */
  function readTurn() {
    if (turn) spring.set(turn.angleDeg(), turn.rate);
  }

  function publish() {
    if (ring === published) return;
    published = ring;
    for (const listener of listeners) listener();
  }

  const apply = (event: RingEvent) => {
    ring = nextRing(ring, event, { angleDeg: spring.value, count });
  };

  function send(event: RingEvent) {
    act(() => {
      const dragging = ring.phase === 'dragging';
      apply(event);
      if (!dragging) return;
      if (event.type === 'drag') spring.set(spring.value + event.byDeg);
      if (event.type !== 'release' || !event.moved) return;
      spring.set(spring.value, thrownVelocity(event.velocity));
      sinceMs = event.sinceMs;
    });
  }

  function onChange(angleDeg: number) {
    view?.write(angleDeg);
    const front = frontFace(angleDeg, count);
    if (front !== ring.front) ring = { ...ring, front };
    if (!turn) publish();
  }

  const isOnItsWay = () => ring.phase === 'settling' || ring.phase === 'stepping';

  function onArrive() {
    if (isOnItsWay() && spring.value === ring.targetDeg) send({ type: 'arrive' });
  }

  /** Starts what moves the angle in this phase and stops what moved it before. */
  function handOver() {
    const moves = view !== null && awake;
    if (turn && !(moves && ring.phase === 'turning')) {
      turn.stop();
      turn = null;
    }

    if (isOnItsWay() && moves) spring.to(ring.targetDeg);
    // The phase may have changed: the spring arrives at once if it is there already, or if motion isn't
    // allowed.
    if (!isOnItsWay()) spring.hold();
    else if (moves) spring.release(spring.velocity, sinceMs);
    else spring.sleep();
    sinceMs = undefined;
    if (view && awake && ring.phase === 'turning') {
      turn ??= startTurn(view, { fromDeg: spring.value, count, onPass: () => act(() => {}), time });
    }

    linger(moves && ring.phase === 'paused' && ring.lingering && turnsByItself(ring));
  }

  function linger(lingers: boolean) {
    if (!lingers) {
      stopLingering?.();
      stopLingering = null;
    } else {
      stopLingering ??= time.wait(STEP_MS, () => {
        stopLingering = null;
        send({ type: 'endLingering' });
      });
    }
  }

  return {
    send,
    wake(next) {
      act(() => {
        awake = next;
      });
    },
    snapshot: () => published,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    attach(next) {
      const unsubscribe = spring.subscribe({ onChange, onArrive });
      next.write(spring.value);
      act(() => {
        view = next;
      });

      return () => {
        // What moved it writes its last angle.
        act(() => {
          view = null;
        });
        unsubscribe();
      };
    },
  };
}
