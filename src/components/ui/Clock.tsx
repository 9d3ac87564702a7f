import { useEffect, useEffectEvent, useRef } from 'react';
import { digits } from '#site/site.js';
import { useInterval } from '../../hooks/useInterval.ts';
import { useMotionAllowed } from '../../hooks/useMotionAllowed.ts';
import { inDigits } from '../../shared/digits.ts';
import styles from './Clock.module.css';

/**
 * The visitor's local time, updated every second; while motion is paused, every minute and without seconds. The
 * HTML reserves its space. The script writes the time straight to the element: rendering it again would take as
 * long again each second.
 */
export function Clock({ label }: { label: string }) {
  const allowed = useMotionAllowed();
  const timeRef = useRef<HTMLTimeElement>(null);

  const show = () => {
    const time = timeRef.current;
    if (!time) return;

    time.dateTime = new Date().toTimeString().slice(0, allowed ? 8 : 5);
    time.textContent = inDigits(time.dateTime, digits);
  };

  const showNow = useEffectEvent(show);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the seconds appear or go with motion
  useEffect(() => showNow(), [allowed]);
  useInterval(show, allowed ? 1000 : 60_000, { aligned: true });

  return (
    <p className={`${styles.clock} screen`}>
      <span className={styles.label}>{label}</span>{' '}
      <time ref={timeRef} className={styles.time}>
        00:00:00
      </time>
    </p>
  );
}
