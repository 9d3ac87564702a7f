import { useCallback, useRef } from 'react';
import type { Image } from '../../schema/types.ts';
import { ExternalLink } from '../ui/ExternalLink.tsx';
import styles from './CarouselCaption.module.css';

export interface Photograph {
  image: Image;
  caption: string;
  /** Its author. */
  credit: string;
  licence: string;
  /** The address that states its licence. */
  url?: string | undefined;
}

interface CarouselCaptionProps {
  photograph: Photograph;
  labels: { photoCredit: string };
}

/**
 * A photograph's caption, author and licence. Keyed by text: changing it in place counts as a layout shift.
 * If the link has focus, the new link gets it.
 */
export function CarouselCaption({ photograph, labels }: CarouselCaptionProps) {
  const { caption, credit, licence, url } = photograph;
  const hadFocus = useRef(false);

  const linkRef = useCallback((link: HTMLAnchorElement | null) => {
    if (!link) return;
    if (hadFocus.current) link.focus({ preventScroll: true });

    return () => {
      hadFocus.current = document.activeElement === link;
    };
  }, []);

  return (
    <>
      <p key={caption} className={styles.title}>
        {caption}
      </p>

      <p key={`${credit}, ${licence}`} className={`${styles.credit} aside`}>
        <bdi>{labels.photoCredit}</bdi> <bdi>{credit}</bdi> ·{' '}
        {url ? (
          <ExternalLink ref={linkRef} href={url} rel="license">
            {licence}
          </ExternalLink>
        ) : (
          <bdi>{licence}</bdi>
        )}
      </p>
    </>
  );
}
