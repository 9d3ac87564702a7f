import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Phrase } from '../../content/schema/types.ts';
import { useInView } from '../../hooks/useInView.ts';
import { useTypewriter } from '../../hooks/useTypewriter.ts';
import styles from './Typewriter.module.css';
import { elapsed, endTyped, showTyped } from './typing.ts';

/**
 * A line on which phrases are typed in turn. It reserves the space of the largest phrase, and each phrase is laid out
 * in full from its first letter, so no letter ever moves. Screen readers get all phrases as static text; without
 * scripts the first one is shown.
 */
export function Typewriter({ phrases }: { phrases: Phrase[] }) {
  const [lineRef, inView] = useInView();
  const rowRef = useRef<HTMLSpanElement>(null);
  /** Lays out the current phrase again, at its current moment. */
  const again = useRef(() => {});
  // Cancel the animations with the line: a paused one would keep the whole page in memory.
  useLayoutEffect(() => {
    const row = rowRef.current;
    return () => {
      if (row) endTyped(row);
    };
  }, []);
  // The caret's positions are measured, and change with the window's width.
  useEffect(() => {
    const onResize = () => again.current();
    window.addEventListener('resize', onResize);
    return () => window.removeEventListener('resize', onResize);
  }, []);

  useTypewriter(
    phrases.map(({ text }) => text),
    { running: inView === true },
    (turn, moment) => {
      const row = rowRef.current;
      const phrase = phrases[turn.phrase];
      if (!row || !phrase) return;
      if (row.lang !== phrase.lang) row.lang = phrase.lang;
      const show = (elapsedMs: number) => showTyped(row, phrase.text, turn, { ...moment, elapsedMs });
      show(moment.elapsedMs);
      again.current = () => show(elapsed(row, turn) ?? moment.elapsedMs);
    },
  );

  return (
    <p ref={lineRef} className={`${styles.line} screen`}>
      {phrases.map(({ text, lang }) => (
        <span key={text} className={styles.phrase} lang={lang}>
          {`${text} `}
        </span>
      ))}
      <span className={styles.stage} aria-hidden="true">
        <span ref={rowRef} className={styles.row} lang={phrases[0]?.lang}>
          {phrases[0]?.text}
        </span>
      </span>
    </p>
  );
}
