import { useMotionAllowed } from '../../hooks/useMotionAllowed.ts';
import { useNow } from '../../hooks/useNow.ts';
import styles from './Clock.module.css';

/**
 * The visitor's local time, updated every second; while motion is paused, every minute and without seconds. The HTML
 * reserves its space; the time itself appears with the script.
 */
export function Clock({ label }: { label: string }) {
  const allowed = useMotionAllowed();
  const now = useNow(allowed ? 1000 : 60_000);
  const time = now === null ? null : new Date(now).toTimeString().slice(0, allowed ? 8 : 5);
  return (
    <p className={styles.clock} data-known={time !== null}>
      <span className={styles.label}>{label}</span>{' '}
      <time className={styles.time} dateTime={time ?? undefined}>
        {time ?? '00:00:00'}
      </time>
    </p>
  );
}
