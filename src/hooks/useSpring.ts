import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { type SpringSettings, spring } from '../motion/spring.ts';
import { type SpringDriver, type SpringListener, springDriver } from '../motion/springDriver.ts';
import { useMotionAllowed } from './useMotionAllowed.ts';

/**
 * Moves a value towards a target with a spring. A listener gets the value in every frame; nothing is rendered. A new
 * target keeps the velocity. Where automatic motion isn't allowed, the value jumps to the target.
 *
 * @param target in any unit; null: it starts at 0, and the caller moves it through the driver (`to`)
 * @param settings the spring; a changed one continues from where the old one was
 * @param onChange writes the value to the DOM; the latest one is called
 * @returns the driver, for drags, which take hold of the value (`hold`) and let it go (`release`)
 * @throws {RangeError} when a setting isn't a finite number in its range
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
