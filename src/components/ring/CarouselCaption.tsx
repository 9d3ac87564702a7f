import type { CarouselLabels, Photograph } from '../../content/types.ts';
import { ExternalLink } from '../basic/ExternalLink.tsx';
import styles from './CarouselCaption.module.css';

interface CarouselCaptionProps {
  photograph: Photograph;
  labels: Pick<CarouselLabels, 'photoCredit'>;
}

/** What a photograph shows, whose it is, and under which licence. */
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
