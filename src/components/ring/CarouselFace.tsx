import { type CSSProperties, type Ref, useCallback, useState } from 'react';
import { FACE_PX } from '../../motion/ring/ringGeometry.ts';
import { Picture } from '../ui/Picture.tsx';
import { CarouselCaption, type Photograph } from './CarouselCaption.tsx';
import styles from './CarouselFace.module.css';

interface CarouselFaceProps {
  photograph: Photograph;

  /** '3 de 7' */
  position: string;

  /** Its index on the ring, from 0; null in the row. */
  index: number | null;

  /** Whether another face is at the front; nothing in this one can be focused then. */
  away: boolean;
  labels: { photoCredit: string; photograph: string };
  ref?: Ref<HTMLDivElement> | undefined;
}

const SIZES = `(min-width: 1000px) 58vw, (min-width: 641px) ${FACE_PX.wide}px, ${FACE_PX.narrow}px`;

/**
 * A photograph. In the row it shows its own caption; the ring shows only the front face's, flat, below the
 * ring. On the far side of the ring it is seen from within: dimmed, but the right way round. Until the
 * photograph is there, its colours are seen; if it can't be loaded, the panel shows the caption and alt text.
 */
export function CarouselFace({ photograph, position, index, away, labels, ref }: CarouselFaceProps) {
  const { image, caption } = photograph;
  const [broken, setBroken] = useState(false);
  // It may have failed before this script ran.
  const imageRef = useCallback((element: HTMLImageElement | null) => {
    if (element?.complete && element.naturalWidth === 0) setBroken(true);
  }, []);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide of a carousel, not part of a form
    <div
      ref={ref}
      role="group"
      aria-roledescription={labels.photograph}
      aria-label={position}
      className={styles.face}
      data-broken={broken || undefined}
      aria-hidden={away || undefined}
      style={index === null ? undefined : ({ '--index': index } as CSSProperties)}
    >
      <figure className={styles.figure}>
        <div className={`${styles.panel} cropped`}>
          <Picture
            ref={imageRef}
            className={styles.picture}
            image={image}
            sizes={SIZES}
            ratio={3 / 2}
            onError={() => setBroken(true)}
          />

          {broken && (
            <p className={styles.missing}>
              {caption} <small>{image.alt}</small>
            </p>
          )}
        </div>

        {/* The ring shows the front face's caption elsewhere; in print each face has its own again. */}
        <figcaption className={styles.caption} hidden={index !== null}>
          <CarouselCaption photograph={photograph} labels={labels} />
        </figcaption>
      </figure>

      {index !== null && (
        <div className={`${styles.back} cropped`} aria-hidden="true">
          {!broken && <Picture image={{ ...image, alt: '' }} sizes={SIZES} ratio={3 / 2} />}
        </div>
      )}
    </div>
  );
}
