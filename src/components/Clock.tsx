import { useSecond } from '../hooks/useSecond.ts';
import styles from './Clock.module.css';

/** The visitor's local time. Its room is kept from the start; the time itself comes with the script. */
export function Clock({ label }: { label: string }) {
  const now = useSecond();
  const time = now === null ? null : new Date(now).toTimeString().slice(0, 8);
  return (
    <p className={styles.clock} data-known={time !== null}>
      <span className={styles.label}>{label}</span>{' '}
      <time className={styles.time} dateTime={time ?? undefined}>
        {time ?? '00:00:00'}
      </time>
    </p>
  );
}
