import { type RefCallback, useCallback, useEffect, useReducer, useRef, useState } from 'react';
import {
  clampThrow,
  nextRing,
  RING_SPRING,
  type Ring,
  type RingEvent,
  type RingPlace,
  STEP_MS,
  stillRing,
} from '../motion/ring.ts';
import { frontFace } from '../motion/ringGeometry.ts';
import { ringTransform, type Turn, turnRing } from './turnRing.ts';
import { useDrag } from './useDrag.ts';
import { useMotionAllowed } from './useMotionAllowed.ts';
import { useSpring } from './useSpring.ts';

/** What is told to the ring; it knows itself where it is. */
type Told = RingEvent extends infer E ? (E extends RingEvent ? Omit<E, keyof RingPlace> : never) : never;

interface RingOptions {
  /** Of faces. */
  count: number;
  /** How wide a face is as the ring is laid out, in pixels of the styles' own (`--px`). */
  faceWidth: number;
  /** By how much the ring turns for such a pixel at its front. */
  degPerPx: number;
  /** Whether there is a ring to turn at all. */
  active: boolean;
  /** Nothing moves, and no frame is asked for, while it isn't. */
  awake: boolean;
}

interface RingHandle {
  ring: Ring;
  /** The face at the front, from 0. */
  front: number;
  tell: (event: Told) => void;
  /** For the element that turns; it needs the custom property --ring-radius, and its `transform` is written. */
  ringRef: RefCallback<HTMLElement>;
  /** For the element that hands can drag. */
  dragRef: RefCallback<HTMLElement>;
}

/**
 * A ring of faces that turns by itself and follows hands, keys and buttons. While it turns the page has nothing to do;
 * while a hand or a spring moves it each frame writes one transform. Only another face at the front renders.
 */
export function useRing({ count, faceWidth, degPerPx, active, awake }: RingOptions): RingHandle {
  const [ring, send] = useReducer(nextRing, count, stillRing);
  const [front, setFront] = useState(0);
  /** The last one that was told: the rendered one may be older. */
  const toldFront = useRef(0);
  const element = useRef<HTMLElement | null>(null);
  const allowed = useMotionAllowed() && active;

  const spring = useSpring(ring.targetDeg, RING_SPRING, (angleDeg, velocity) => {
    if (element.current) element.current.style.transform = ringTransform(angleDeg);
    const face = frontFace(angleDeg, count);
    if (face !== toldFront.current) {
      toldFront.current = face;
      setFront(face);
    }
    if (velocity === 0 && angleDeg === ring.targetDeg) send({ type: 'rest' });
  });
  /** While it turns by itself, only the turn knows the angle. */
  const turn = useRef<Turn | null>(null);
  const angleNow = useCallback(() => {
    if (turn.current) spring.carry(turn.current.angleDeg(), turn.current.rate);
    return spring.motion.value;
  }, [spring]);
  const tell = useCallback(
    (event: Told) => send({ ...event, angleDeg: angleNow(), turning: turn.current !== null } as RingEvent),
    [angleNow],
  );

  useEffect(() => tell({ type: 'allow', allowed }), [tell, allowed]);

  const course = COURSES[ring.phase];
  useEffect(() => {
    const { value, velocity } = spring.motion;
    if (course === 'held') spring.hold();
    else if (!awake) spring.sleep();
    else if (course === 'free') spring.release(value, velocity);
    else if (element.current) {
      turn.current = turnRing(element.current, { fromDeg: value, count, onFace: angleNow });
      return () => {
        angleNow();
        turn.current?.stop();
        turn.current = null;
      };
    }
  }, [course, awake, count, spring, angleNow]);

  // A spring that is let go where it rests, or is asked for the place where it is, has nothing to tell.
  useEffect(() => {
    const { value, velocity } = spring.motion;
    if (course === 'free' && awake && velocity === 0 && value === ring.targetDeg) send({ type: 'rest' });
  }, [ring, course, awake, spring]);

  const lingers = ring.phase === 'paused' && ring.lingering && awake;
  useEffect(() => {
    if (!lingers) return;
    const timer = setTimeout(() => send({ type: 'linger over' }), STEP_MS);
    return () => clearTimeout(timer);
  }, [lingers]);

  /** By how much it turns for a pixel of the window: where that is wide, the ring is larger. */
  const degPerWindowPx = () => (degPerPx * faceWidth) / (element.current?.offsetWidth || faceWidth);
  /** Where and how large the ring was when it was grabbed. */
  const grabbed = useRef({ angleDeg: 0, distancePx: 0, degPerPx });
  const dragRef = useDrag({
    onGrab() {
      grabbed.current = { angleDeg: angleNow(), distancePx: 0, degPerPx: degPerWindowPx() };
      spring.hold();
      tell({ type: 'grab' });
    },
    onDrag(distancePx) {
      const now = degPerWindowPx();
      // A ring that was laid out anew in the hand goes on from where it is.
      if (grabbed.current.degPerPx !== now) {
        grabbed.current = { angleDeg: spring.motion.value, distancePx, degPerPx: now };
      }
      const { angleDeg, distancePx: fromPx } = grabbed.current;
      spring.carry(angleDeg + (distancePx - fromPx) * now, 0);
    },
    onRelease({ moved, velocity }) {
      const thrown = clampThrow(velocity * degPerWindowPx());
      spring.carry(spring.motion.value, thrown);
      tell({ type: 'release', moved, velocity: thrown });
    },
  });

  const ringRef = useCallback(
    (target: HTMLElement | null) => {
      element.current = target;
      if (target) target.style.transform = ringTransform(spring.motion.value);
    },
    [spring],
  );

  return { ring, front, tell, ringRef, dragRef };
}

/** Who moves the ring in a phase: nobody or a hand, the spring, or time. */
const COURSES = {
  turning: 'turning',
  paused: 'held',
  dragging: 'held',
  settling: 'free',
  stepping: 'free',
} as const;
