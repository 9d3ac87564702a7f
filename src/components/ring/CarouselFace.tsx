import type { CSSProperties, Ref } from 'react';
import type { CarouselLabels, Photograph } from '../../content/types.ts';
import { useDecoded } from '../../hooks/useDecoded.ts';
import { Picture } from '../basic/Picture.tsx';
import { CarouselCaption } from './CarouselCaption.tsx';
import styles from './CarouselFace.module.css';

interface CarouselFaceProps {
  photograph: Photograph;
  /** '3 de 7' */
  position: string;
  /** Which place of the ring it has, from 0; null in the row. */
  place: number | null;
  /** Whether it looks aside: then nothing of it can be reached. */
  away: boolean;
  labels: Pick<CarouselLabels, 'photoCredit' | 'photograph'>;
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * A photograph; in the row with its caption, which the ring shows apart, flat, for the front alone. Until it is decoded,
 * and if it never arrives, its panel stands there.
 */
export function CarouselFace({ photograph, position, place, away, labels, ref }: CarouselFaceProps) {
  const { image, caption } = photograph;
  const [imageRef, decoding] = useDecoded();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide of a carousel, no part of a form
    <div
      ref={ref}
      role="group"
      aria-roledescription={labels.photograph}
      aria-label={position}
      className={styles.face}
      data-away={away}
      data-decoding={decoding}
      inert={away}
      style={place === null ? undefined : ({ '--place': place } as CSSProperties)}
    >
      <figure className={styles.figure}>
        <div className={`${styles.panel} framed`}>
          <Picture
            ref={imageRef}
            className={styles.picture}
            image={image}
            sizes="(min-width: 1600px) 36vw, (min-width: 641px) 578px, 261px"
            frame={3 / 2}
          />
          {decoding === 'broken' && (
            <p className={styles.missing}>
              {caption} <small>{image.alt}</small>
            </p>
          )}
        </div>
        {/* The ring shows the front's caption apart; on paper all are here again. */}
        <figcaption className={styles.caption} hidden={place !== null}>
          <CarouselCaption photograph={photograph} labels={labels} />
        </figcaption>
      </figure>
    </div>
  );
}
