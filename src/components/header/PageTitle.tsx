import type { Ref } from 'react';
import styles from './PageTitle.module.css';

interface PageTitleProps {
  children: string;
  ref?: Ref<HTMLHeadingElement>;
}

/**
 * A page's h1, whose first letter aligns with the texts below it: the space that the font leaves beside it, which is
 * seen at this size, is taken off.
 */
export function PageTitle({ children, ref }: PageTitleProps) {
  return (
    <h1
      ref={ref}
      className={styles.title}
      data-edge={edgeOf(children)}
      data-word={lengthOf(children)}
      tabIndex={-1}
    >
      {children}
    </h1>
  );
}

/** How long a text's longest word is, if that could be too long for a phone. */
function lengthOf(text: string): 'long' | 'longer' | 'longest' | undefined {
  const letters = Math.max(...text.split(/[\s-]+/).map((word) => word.length));
  if (letters > 20) return 'longest';
  if (letters > 14) return 'longer';
  return letters > 10 ? 'long' : undefined;
}

/** The left edge of a text's first letter: slanted or open, round, or else a stem. */
export function edgeOf(text: string): 'open' | 'round' | undefined {
  const letter = text.trim().normalize('NFD').charAt(0);
  if (/[AJTVWXYZ]/.test(letter)) return 'open';
  return /[CGOQS]/.test(letter) ? 'round' : undefined;
}
