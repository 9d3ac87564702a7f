import type { CSSProperties } from 'react';
import styles from './NoteNumber.module.css';

interface NoteNumberProps {
  children: string;
  /** Of the longest number of its size. */
  letters?: number;
}

/** One letter may be as wide as two. */
const LEAST = 2;

/** The number that a note is about, as large as its column allows. */
export function NoteNumber({ children, letters = children.length }: NoteNumberProps) {
  const [, sign, number] = children.match(/^([-−+]?)(.*)$/) ?? [];

  return (
    <p
      className={styles.figure}
      data-carried=""
      style={{ '--letters': Math.max(LEAST, letters) } as CSSProperties}
    >
      {sign && <span className={styles.sign}>{sign}</span>}
      {number}
    </p>
  );
}
