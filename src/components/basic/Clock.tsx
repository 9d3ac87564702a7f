import type { CSSProperties, ReactNode } from 'react';
import { useMotionAllowed } from '../../hooks/useMotionAllowed.ts';
import { useNow } from '../../hooks/useNow.ts';
import styles from './Clock.module.css';
import { dialAngle } from './dialAngle.ts';

interface ClockProps {
  label: string;
  /** The class of the hexagon around the children, whose edge shows the seconds by `--second`. */
  dial: string;
  children: ReactNode;
}

/**
 * The visitor's local time, updated every second, and a hexagon whose sides fill up, ten seconds each; while motion is paused,
 * the time alone, every minute and without seconds. The HTML reserves its space; the time itself appears with the script.
 */
export function Clock({ label, dial, children }: ClockProps) {
  const allowed = useMotionAllowed();
  const now = useNow(allowed ? 1000 : 60_000);
  const date = now === null ? null : new Date(now);
  const time = date?.toTimeString().slice(0, allowed ? 8 : 5);
  const style =
    date && allowed ? { '--second': `${Math.round(10 * dialAngle(date.getSeconds())) / 10}deg` } : undefined;
  return (
    <>
      <div className={dial} style={style as CSSProperties}>
        {children}
      </div>
      <p className={`${styles.clock} screen`} data-known={time !== undefined}>
        <span className={styles.label}>{label}</span>{' '}
        <time className={styles.time} dateTime={time}>
          {time ?? '00:00:00'}
        </time>
      </p>
    </>
  );
}
