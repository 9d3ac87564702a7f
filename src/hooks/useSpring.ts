import { useEffect, useState } from 'react';
import type { SpringSettings } from '../motion/spring.ts';
import { createSpring, type SpringDriver } from '../motion/springDriver.ts';
import { useMotionAllowed } from './useMotionAllowed.ts';

/**
 * A value that a spring moves, from 0 on, without rendering. A new target keeps the velocity. Where motion
 * isn't allowed, the value jumps straight to the target.
 *
 *     const spring = useSpring({ stiffness: 60, damping: 20 });
 *     useEffect(() => spring.subscribe({ onChange: (px) => move(px) }), [spring]);
 *     useDrag(element, {
 *       onGrab: () => spring.hold(),
 *       onDrag: (px) => spring.set(px),
 *       onRelease: ({ velocity }) => spring.release(velocity),
 *     });
 *
 * @returns the same driver for good
 * @throws {RangeError} in its effect, when a setting isn't a finite number in its range
 */
export function useSpring({
  stiffness,
  damping,
  mass = 1,
  restDelta = 1e-4,
  restSpeed = 1e-3,
}: SpringSettings): SpringDriver {
  const allowed = useMotionAllowed();
  const [driver] = useState(() => createSpring(0));

  useEffect(() => () => driver.sleep(), [driver]);

  useEffect(
    () => driver.setSettings(allowed ? { stiffness, damping, mass, restDelta, restSpeed } : null),
    [driver, allowed, stiffness, damping, mass, restDelta, restSpeed],
  );

  return driver;
}
