import { useEffect, useRef, useState } from 'react';
import { useIdle } from '../../hooks/useIdle.ts';
import { useInView } from '../../hooks/useInView.ts';
import { useMotionAllowed } from '../../hooks/useMotionAllowed.ts';
import { usePageVisible } from '../../hooks/usePageVisible.ts';
import { useWindowFocused } from '../../hooks/useWindowFocused.ts';
import { systemReducesMotion } from '../../motion/preference.ts';
import { holdParticles, type ParticlesHold } from '../../particles/particles.ts';
import styles from './ParticleBackground.module.css';

/**
 * Particles on black, behind the parent's content. They are decoration: if the engine can't be loaded, or
 * can't draw on a canvas, the black remains. They move only while in view, while motion is allowed, and while
 * this window has the focus.
 */
export function ParticleBackground() {
  const hostRef = useRef<HTMLDivElement>(null);
  const [hold, setHold] = useState<ParticlesHold | null>(null);
  const [viewRef, inView] = useInView();
  const idle = useIdle();
  const allowed = useMotionAllowed();
  const focused = useWindowFocused();
  const visible = usePageVisible();
  const playing = idle && inView && allowed && focused && visible;

  useEffect(() => {
    const host = hostRef.current;
    if (!host) return;
    const mine = holdParticles(host, {
      reduced: systemReducesMotion(),
      onFailure: (error) => console.warn('No particles:', error),
    });

    setHold(mine);

    return () => mine.release();
  }, []);

  useEffect(() => hold?.setPlaying(playing), [hold, playing]);

  return (
    <div ref={viewRef} className={styles.background} aria-hidden="true">
      <div ref={hostRef} className={styles.host} />
    </div>
  );
}
