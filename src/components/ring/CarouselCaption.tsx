import type { CarouselLabels, Photograph } from '../../content/types.ts';
import { ExternalLink } from '../basic/ExternalLink.tsx';
import styles from './CarouselCaption.module.css';

interface CarouselCaptionProps {
  photograph: Photograph;
  labels: Pick<CarouselLabels, 'photoCredit'>;
}

/** A photograph's caption, author and licence. */
export function CarouselCaption({ photograph, labels }: CarouselCaptionProps) {
  const { caption, credit, licence, url } = photograph;
  return (
    <>
      <p className={styles.title}>{caption}</p>
      <p className={styles.credit}>
        {labels.photoCredit}: {credit},{' '}
        <ExternalLink href={url} rel="license">
          {licence}
        </ExternalLink>
      </p>
    </>
  );
}
