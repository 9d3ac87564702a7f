import type { CSSProperties, ReactNode } from 'react';
import { longestWord } from '../../shared/words.ts';
import { Icon } from '../ui/Icon.tsx';
import { PageLink } from '../ui/PageLink.tsx';
import styles from './NextBand.module.css';

interface NextBandProps {
  title: string;

  /** Below the edition's. */
  path: string;

  /** The page whose hue it has. Without it, `hue` is a project's; without either, it is in ink. */
  page?: string;
  hue?: number | undefined;

  /** Shown above the title, which is then smaller; for a document. */
  label?: string | undefined;

  /** In place of the arrow. */
  picture?: ReactNode;

  /** Beside the title, on the band's colour. */
  children?: ReactNode;
}

/** The end of a page or document: a band in the colour of the next one, all of it a link. */
export function NextBand({ title, path, page, hue, label, picture, children }: NextBandProps) {
  const words = label ? (
    <>
      <span className={styles.label}>{label}</span> {title}
    </>
  ) : (
    title
  );

  return (
    <div
      className={`${styles.band} zooming hued screen`}
      data-page={page}
      data-hue={hue}
      data-ink={page || picture ? undefined : ''}
      data-carry={picture && 'cover'}
      style={{ '--hue': hue, '--word': longestWord(title), '--letters': title.length } as CSSProperties}
    >
      <div className={`${styles.inner} centred`}>
        <PageLink className={`${styles.link} cover-link`} href={path}>
          {words}
        </PageLink>

        {children}

        {picture ? (
          <span className={`${styles.picture} cover cropped`} data-carried="">
            {picture}
          </span>
        ) : (
          <span className={`${styles.cell} hexagonal`} data-way="">
            <Icon name="arrow" />
          </span>
        )}
      </div>
    </div>
  );
}
