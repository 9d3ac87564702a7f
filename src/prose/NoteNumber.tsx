import type { CSSProperties } from 'react';
import styles from './NoteNumber.module.css';

/** Signs that are half as wide as a digit, and those that are half as wide again. */
const [NARROW, WIDE] = [/[.,:'’°\s]/g, /[%‰→←mMwW]/g];

/** How many digits a number is as wide as. */
export const widthOf = (number: string): number =>
  number.length + ((number.match(WIDE)?.length ?? 0) - (number.match(NARROW)?.length ?? 0)) / 2;

interface NoteNumberProps {
  children: string;
  /** The width of the widest number of its size. */
  letters?: number;
}

/** One letter may be as wide as two. */
const LEAST = 2;

/** The number that a note is about, as large as its column allows. */
export function NoteNumber({ children, letters = widthOf(children) }: NoteNumberProps) {
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
