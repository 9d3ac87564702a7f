import { useEffect, useState } from 'react';

/**
 * A value once it has stayed the same for a while, such as what screen readers announce while somebody types.
 *
 *     const announced = useSettled(`${matches} matches`, 1000);
 */
export function useSettled<T>(value: T, delayMs: number): T {
  const [settled, setSettled] = useState(value);

  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);

  return settled;
}
