import { useEffect, useRef, useState } from 'react';
import { useIdle } from '../../hooks/useIdle.ts';
import { useInView } from '../../hooks/useInView.ts';
import { useMotionAllowed } from '../../hooks/useMotionAllowed.ts';
import { usePageVisible } from '../../hooks/usePageVisible.ts';
import { useWindowFocused } from '../../hooks/useWindowFocused.ts';
import { systemReducesMotion } from '../../motion/preference.ts';
import { addParticles, type ParticlesHandle } from '../../particles/particles.ts';
import styles from './ParticleBackground.module.css';

/**
 * Particles on black, behind the parent's content. They are decoration: if the engine can't be loaded, or
 * can't draw on a canvas, the black remains. They move only while in view, while motion is allowed, and while
 * this window has the focus.
 */
export function ParticleBackground() {
  const hostRef = useRef<HTMLDivElement>(null);
  const [particles, setParticles] = useState<ParticlesHandle | null>(null);
  const [viewRef, inView] = useInView();
  const idle = useIdle();
  const allowed = useMotionAllowed();
  const focused = useWindowFocused();
  const visible = usePageVisible();
  const playing = idle && inView && allowed && focused && visible;

  /** Stays true once they have played, however often they pause. */
  const [wanted, setWanted] = useState(false);
  if (playing && !wanted) setWanted(true);

  useEffect(() => {
    if (!wanted || !hostRef.current) return;

    const added = addParticles(hostRef.current, {
      reduced: systemReducesMotion(),
      onFailure: (reason) => console.warn('No particles:', reason),
    });

    setParticles(added);

    return added.remove;
  }, [wanted]);

  useEffect(() => particles?.setPlaying(playing), [particles, playing]);

  return (
    <div ref={viewRef} className={styles.background} aria-hidden="true">
      <div ref={hostRef} className={styles.host} />
    </div>
  );
}
