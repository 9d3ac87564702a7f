import { useEffect, useEffectEvent, useState } from 'react';
import type { SpringSettings } from '../motion/spring.ts';
import { createSpring, type SpringDriver, type SpringHandle } from '../motion/springDriver.ts';
import { useMotionAllowed } from './useMotionAllowed.ts';

interface UseSpringOptions extends SpringSettings {
  /** In any unit; without a target, it stays where it is until its driver is given one. */
  to?: number;
  /** Where it starts; `to` by default. */
  from?: number;
  /** A spring that something else moves, such as a ring; the first one passed is used. */
  driver?: SpringDriver;
  /** Writes the value to the DOM in every frame; the latest function passed is used. */
  onChange?: (value: number, velocity: number) => void;
}

/** Smaller distances are invisible. In CSS pixels. */
const halfDevicePixel = () => 0.5 / (globalThis.devicePixelRatio || 1);

/**
 * Moves a value towards a target with a spring, without rendering. A new target keeps the velocity. Where
 * motion isn't allowed, the value jumps straight to the target.
 *
 *     const ref = useRef<HTMLDivElement>(null);
 *     const sheet = useSpring({
 *       to: open ? 240 : 0,
 *       stiffness: 60,
 *       damping: 20,
 *       onChange: (px) => ref.current?.style.setProperty('transform', `translateX(${px}px)`),
 *     });
 *     useDrag(element, {
 *       onGrab: () => sheet.hold(),
 *       onDrag: (px) => sheet.set(px),
 *       onRelease: ({ velocity }) => sheet.release(velocity),
 *     });
 *
 * It comes to rest within half a device pixel of the target, for values in CSS pixels; pass `restDelta` and
 * `restSpeed` for other units. After a change of settings, it continues from where it was.
 *
 * @returns the same handle for good: its `value`, and `set`, `hold` and `release` for a hand that moves it
 * @throws {RangeError} in its effect, when a setting isn't a finite number in its range
 */
export function useSpring({
  to,
  from = to ?? 0,
  driver: given,
  onChange,
  stiffness,
  damping,
  mass = 1,
  restDelta = halfDevicePixel(),
  restSpeed = 4 * restDelta, // so slow that moving by restDelta takes a quarter of a second
}: UseSpringOptions): SpringHandle {
  const allowed = useMotionAllowed();
  const [driver] = useState(() => given ?? createSpring(from));
  const onMotion = useEffectEvent((value: number, velocity: number) => onChange?.(value, velocity));

  useEffect(() => {
    const unsubscribe = driver.subscribe({ onChange: (value, velocity) => onMotion(value, velocity) });
    return () => {
      unsubscribe();
      driver.sleep();
    };
  }, [driver]);

  useEffect(
    () => driver.setSettings(allowed ? { stiffness, damping, mass, restDelta, restSpeed } : null),
    [driver, allowed, stiffness, damping, mass, restDelta, restSpeed],
  );

  useEffect(() => {
    if (to !== undefined) driver.to(to);
  }, [driver, to]);

  return driver;
}
