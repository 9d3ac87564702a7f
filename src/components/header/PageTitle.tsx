import type { CSSProperties, Ref } from 'react';
import { longestWord } from '../../shared/words.ts';
import styles from './PageTitle.module.css';

interface PageTitleProps {
  children: string;
  ref?: Ref<HTMLHeadingElement>;
}

/**
 * A page's h1, whose first letter aligns with the texts below it: the space that the font leaves beside it, which is
 * seen at this size, is taken off. Its longest word fits the column.
 */
export function PageTitle({ children, ref }: PageTitleProps) {
  const letters = longestWord(children);
  return (
    <div className={styles.place} style={{ '--word': letters } as CSSProperties}>
      <h1 ref={ref} className={styles.title} data-edge={edgeOf(children)} tabIndex={-1}>
        {children}
      </h1>
    </div>
  );
}

/** The left edge of a text's first letter: slanted or open, round, or else a stem. */
export function edgeOf(text: string): 'open' | 'round' | undefined {
  const letter = text.trim().normalize('NFD').charAt(0);
  if (/[AJTVWXYZ]/.test(letter)) return 'open';
  return /[CGOQS]/.test(letter) ? 'round' : undefined;
}
