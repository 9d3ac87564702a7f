import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useInterval } from '../../hooks/useInterval.ts';
import { useMotionAllowed } from '../../hooks/useMotionAllowed.ts';
import styles from './Clock.module.css';
import { dialAngle } from './dialAngle.ts';

interface ClockProps {
  label: string;
  /** The class of the hexagon around the children, whose edge shows the seconds via `--second`. */
  dial: string;
  children: ReactNode;
}

/**
 * The visitor's local time, updated every second, and a hexagon whose sides fill up in ten seconds each.
 * While motion is paused, only the time is shown, updated every minute and without seconds. The HTML reserves
 * its space. The script writes the time straight to the elements: re-rendering them would take as long again
 * each second.
 */
export function Clock({ label, dial, children }: ClockProps) {
  const allowed = useMotionAllowed();
  const dialRef = useRef<HTMLDivElement>(null);
  const timeRef = useRef<HTMLTimeElement>(null);

  const show = () => {
    const now = new Date();
    const angle = Math.round(10 * dialAngle(now.getSeconds())) / 10;

    dialRef.current?.style.setProperty('--second', allowed ? `${angle}deg` : '');
    const time = timeRef.current;
    if (!time) return;

    time.dateTime = now.toTimeString().slice(0, allowed ? 8 : 5);
    time.textContent = time.dateTime;
  };

  const showNow = useEffectEvent(show);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the seconds appear or go with motion
  useEffect(() => showNow(), [allowed]);
  useInterval(show, allowed ? 1000 : 60_000, { aligned: true });

  return (
    <>
      <div ref={dialRef} className={dial}>
        {children}
      </div>

      <p className={`${styles.clock} screen`}>
        <span className={styles.label}>{label}</span>{' '}
        <time ref={timeRef} className={styles.time}>
          00:00:00
        </time>
      </p>
    </>
  );
}
