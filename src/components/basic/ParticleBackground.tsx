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
 * Particles behind what stands before it, on black. Decoration: where the engine doesn't arrive or a canvas can't be
 * drawn on, the black remains. They move only in view, with leave to, and while the visitor is at this window.
 */
export function ParticleBackground() {
  const hostRef = useRef<HTMLDivElement>(null);
  const [hold, setHold] = useState<ParticlesHold | null>(null);
  const [viewRef, inView] = useInView();
  const idle = useIdle();
  const allowed = useMotionAllowed();
  const focused = useWindowFocused();
  const visible = usePageVisible();
  const playing = idle && inView === true && allowed && focused && visible;

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
