import type { Photograph } from '../content/types.ts';
import styles from './Carousel.module.css';
import { Picture } from './Picture.tsx';

interface CarouselProps {
  photographs: Photograph[];
  labelledBy: string;
  /** What stands before a photographer's name. */
  creditLabel: string;
}

/** Photographs side by side in a row that scrolls. */
export function Carousel({ photographs, labelledBy, creditLabel }: CarouselProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
    <section className={styles.row} aria-labelledby={labelledBy} tabIndex={0}>
      {photographs.map(({ image, caption, credit, licence, url }) => (
        <figure key={image.src} className={styles.face}>
          <Picture className={styles.picture} image={image} sizes="(min-width: 641px) 420px, 280px" />
          <figcaption className={styles.caption}>
            <span>{caption}</span>
            <small>
              {creditLabel}: {credit},{' '}
              <a href={url} rel="license noopener">
                {licence}
              </a>
            </small>
          </figcaption>
        </figure>
      ))}
    </section>
  );
}
