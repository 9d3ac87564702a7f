import type { CSSProperties } from 'react';
import styles from './NoteNumber.module.css';

/** The number that a note is about, as large as its column allows. */
export function NoteNumber({ children }: { children: string }) {
  return (
    <p className={styles.figure} data-carried="" style={{ '--letters': children.length } as CSSProperties}>
      {children}
    </p>
  );
}
