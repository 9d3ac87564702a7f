import type { CSSProperties } from 'react';
import { longestWord } from '../../shared/words.ts';
import styles from './PageTitle.module.css';

/** A page's h1, whose longest word fits the column. */
export function PageTitle({ children }: { children: string }) {
  const letters = longestWord(children);

  return (
    <div className={styles.wrapper} style={{ '--word': letters } as CSSProperties}>
      <h1 className={styles.title} tabIndex={-1}>
        {children}
      </h1>
    </div>
  );
}
