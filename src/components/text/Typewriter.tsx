import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Phrase } from '../../content/types.ts';
import { useInView } from '../../hooks/useInView.ts';
import { useTypewriter } from '../../hooks/useTypewriter.ts';
import styles from './Typewriter.module.css';
import { elapsed, endTyped, showTyped } from './typing.ts';

/**
 * A line on which phrases are typed in turn. Its room is that of the largest phrase, and each phrase keeps its own from
 * the first letter, so that no letter ever moves. Screen readers get all the phrases, still; without scripts the first
 * one stands there.
 */
export function Typewriter({ phrases }: { phrases: Phrase[] }) {
  const [lineRef, inView] = useInView();
  const rowRef = useRef<HTMLSpanElement>(null);
  /** Shows again what is shown, where it is in time. */
  const again = useRef(() => {});
  // What is typed ends with its line: an animation that is paused would keep the whole page in memory.
  useLayoutEffect(() => {
    const row = rowRef.current;
    return () => {
      if (row) endTyped(row);
    };
  }, []);
  // Where the caret stands is measured: a window of another width moves every place.
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
    <p ref={lineRef} className={styles.line}>
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
