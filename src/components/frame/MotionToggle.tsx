import { useMotionAllowed } from '../../hooks/useMotionAllowed.ts';
import { allowMotion } from '../../motion/preference.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './MotionToggle.module.css';

/** Pauses and resumes all automatic motion on the site. */
export function MotionToggle({ labels }: { labels: { pauseMotion: string; resumeMotion: string } }) {
  const allowed = useMotionAllowed();

  return (
    <button
      type="button"
      className={`${styles.toggle} icon-button`}
      aria-label={allowed ? labels.pauseMotion : labels.resumeMotion}
      onClick={() => allowMotion(!allowed)}
    >
      <Icon name={allowed ? 'pause' : 'play'} />
    </button>
  );
}
