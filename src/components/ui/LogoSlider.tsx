import type { CSSProperties } from 'react';
import { useInView } from '../../hooks/useInView.ts';
import type { Image } from '../../schema/types.ts';
import styles from './LogoSlider.module.css';
import { Picture } from './Picture.tsx';

const SETS = [1, 2, 3, 4];
/** Fewer don't slide: the window would show each of them several times. */
const LEAST = 4;

/**
 * The logos: a few at rest, or four sets that slide endlessly. When the strip has moved by one set, it looks
 * as it did at the start. Only the first set is for screen readers. None loads lazily: the compositor moves
 * the strip on its own, and could show a picture before the browser has requested it.
 */
export function LogoSlider({ logos, label }: { logos: Image[]; label: string }) {
  const [ref, inView] = useInView({ initial: true });
  const slides = logos.length >= LEAST;

  return (
    <section ref={ref} className={`${styles.slider} screen`} aria-label={label} data-seen={inView}>
      <div
        className={slides ? styles.strip : styles.row}
        style={{ '--logos': logos.length } as CSSProperties}
      >
        {(slides ? SETS : [1]).map((set) => (
          <ul key={set} className={styles.set} {...(set > 1 ? { 'aria-hidden': true, inert: true } : {})}>
            {logos.map((logo) => (
              <li key={logo.src} className={styles.slide}>
                <Picture className="logo" image={logo} sizes="32px" load="soon" />
              </li>
            ))}
          </ul>
        ))}
      </div>
    </section>
  );
}
