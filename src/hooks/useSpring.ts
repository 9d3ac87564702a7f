import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { type SpringSettings, spring } from '../motion/spring.ts';
import { type SpringDriver, type SpringListener, springDriver } from '../motion/springDriver.ts';
import { useMotionAllowed } from './useMotionAllowed.ts';

/**
 * Lets a value follow a target by a spring. What moves goes to a listener in every frame and is never rendered; a new
 * target keeps the velocity. Where things may not move by themselves it is at the target at once.
 *
 * @param target in any unit; null leaves it to whoever holds the driver to send it somewhere (`to`), from 0
 * @param settings the spring; a changed one goes on from where the old one was
 * @param onChange writes the value to the DOM; the latest one is called
 * @returns the driver, for hands that take hold of the value (`hold`) and let it go (`release`)
 * @throws {RangeError} when a setting is no finite number in its range
 */
export function useSpring(
  target: number | null,
  { stiffness, damping, mass, restDelta, restSpeed }: SpringSettings,
  onChange?: SpringListener,
): SpringDriver {
  const allowed = useMotionAllowed();
  const advance = useMemo(
    () => spring({ stiffness, damping, mass, restDelta, restSpeed }),
    [stiffness, damping, mass, restDelta, restSpeed],
  );
  const [driver] = useState(() => springDriver(target ?? 0));
  const onMotion = useEffectEvent<SpringListener>((value, velocity) => onChange?.(value, velocity));

  useEffect(() => {
    const unsubscribe = driver.subscribe((value, velocity) => onMotion(value, velocity));
    return () => {
      unsubscribe();
      driver.sleep();
    };
  }, [driver]);

  useEffect(() => driver.setAdvance(allowed ? advance : null), [driver, advance, allowed]);

  useEffect(() => {
    if (target !== null) driver.to(target);
  }, [driver, target]);

  return driver;
}
