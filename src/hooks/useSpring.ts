import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { type SpringSettings, spring } from '../motion/spring.ts';
import { type SpringDriver, type SpringListener, springDriver } from '../motion/springDriver.ts';
import { useMotionAllowed } from './useMotionAllowed.ts';

/**
 * Lets a value follow a target by a spring. What moves is told to a listener in every frame and never rendered; a new
 * target keeps the velocity. Without leave to move it is at the target at once.
 *
 * @param target in any unit
 * @param settings the spring; a changed one goes on from where the old one was
 * @param onChange writes the value to the DOM; the latest one is called
 * @returns the driver, for hands that take hold of the value (`hold`) and let it go (`release`)
 * @throws {RangeError} when a setting is no finite number in its range
 */
export function useSpring(
  target: number,
  { stiffness, damping, mass, restDelta, restSpeed }: SpringSettings,
  onChange: SpringListener,
): SpringDriver {
  const allowed = useMotionAllowed();
  const advance = useMemo(
    () => spring({ stiffness, damping, mass, restDelta, restSpeed }),
    [stiffness, damping, mass, restDelta, restSpeed],
  );
  const [listeners] = useState(() => new Set<SpringListener>());
  const [driver] = useState(() =>
    springDriver(target, (value, velocity) => {
      for (const listener of listeners) listener(value, velocity);
    }),
  );
  const listener = useEffectEvent(onChange);

  useEffect(() => {
    const tell: SpringListener = (value, velocity) => listener(value, velocity);
    listeners.add(tell);
    return () => {
      listeners.delete(tell);
      driver.sleep();
    };
  }, [driver, listeners]);

  useEffect(() => {
    driver.to(target, allowed ? advance : null);
  }, [driver, target, advance, allowed]);

  return driver;
}
