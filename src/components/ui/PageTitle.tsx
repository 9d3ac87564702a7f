import type { CSSProperties, Ref } from 'react';
import { longestWord } from '../../shared/words.ts';
import styles from './PageTitle.module.css';

interface PageTitleProps {
  children: string;
  ref?: Ref<HTMLHeadingElement>;
}

/** A page's h1, whose longest word fits the column. */
export function PageTitle({ children, ref }: PageTitleProps) {
  const letters = longestWord(children);

  return (
    <div className={styles.wrapper} style={{ '--word': letters } as CSSProperties}>
      <h1 ref={ref} className={styles.title} tabIndex={-1}>
        {children}
      </h1>
    </div>
  );
}
