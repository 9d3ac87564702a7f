import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { type SpringSettings, spring } from '../motion/spring.ts';
import { type SpringDriver, type SpringListener, springDriver } from '../motion/springDriver.ts';
import { useMotionAllowed } from './useMotionAllowed.ts';

interface UseSpringOptions extends SpringSettings {
  /** In any unit; null means off: only the driver sets targets. */
  to: number | null;
  /** Where it starts; `to` by default. */
  from?: number;
  /** Writes the value to the DOM in every frame; the latest function passed is used. */
  onChange?: SpringListener;
}

/** Smaller distances are invisible. In CSS pixels. */
const halfDevicePixel = () => 0.5 / (globalThis.devicePixelRatio || 1);

/**
 * Moves a value towards a target with a spring, without rendering. A new target keeps the velocity. Where motion isn't
 * allowed, the value jumps straight to the target.
 *
 *     const ref = useRef<HTMLDivElement>(null);
 *     useSpring({
 *       to: open ? 240 : 0,
 *       stiffness: 60,
 *       damping: 20,
 *       onChange: (px) => ref.current?.style.setProperty('transform', `translateX(${px}px)`),
 *     });
 *
 * It comes to rest within half a device pixel of the target, for values in CSS pixels; pass `restDelta` and `restSpeed`
 * for other units. After a change of settings, it continues from where it was.
 *
 * @returns the driver, for drags, which take hold of the value (`hold`) and let it go (`release`)
 * @throws {RangeError} when a setting isn't a finite number in its range
 */
export function useSpring({
  to,
  from = to ?? 0,
  onChange,
  stiffness,
  damping,
  mass,
  restDelta = halfDevicePixel(),
  restSpeed = 4 * restDelta, // so slow that moving by restDelta takes a quarter of a second
}: UseSpringOptions): SpringDriver {
  const allowed = useMotionAllowed();
  const advance = useMemo(
    () => spring({ stiffness, damping, mass, restDelta, restSpeed }),
    [stiffness, damping, mass, restDelta, restSpeed],
  );
  const [driver] = useState(() => springDriver(from));
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
    if (to !== null) driver.to(to);
  }, [driver, to]);

  return driver;
}
