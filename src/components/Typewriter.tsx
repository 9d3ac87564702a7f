import { useEffect, useRef, useState } from 'react';
import type { Phrase } from '../content/types.ts';
import { useInView } from '../hooks/useInView.ts';
import { useTypewriter } from '../hooks/useTypewriter.ts';
import styles from './Typewriter.module.css';
import { showTyped } from './typing.ts';

/**
 * A line on which phrases are typed in turn. Its room is that of the largest phrase, and each phrase keeps its own from
 * the first letter, so that no letter ever moves. Screen readers get all the phrases, still; without scripts the first
 * one stands there.
 */
export function Typewriter({ phrases }: { phrases: Phrase[] }) {
  const [lineRef, inView] = useInView();
  const rowRef = useRef<HTMLSpanElement>(null);
  // Where the caret stands is measured: a window of another width moves every place.
  const [layout, setLayout] = useState(0);
  useEffect(() => {
    const onResize = () => setLayout((n) => n + 1);
    window.addEventListener('resize', onResize);
    return () => window.removeEventListener('resize', onResize);
  }, []);

  useTypewriter(
    phrases.map(({ text }) => text),
    { running: inView === true, steps: 'phrases', layout },
    (typed, moment) => {
      const row = rowRef.current;
      if (!row) return;
      const lang = phrases[typed.phrase]?.lang;
      if (lang && row.lang !== lang) row.lang = lang;
      showTyped(row, typed, moment);
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
          <span className={styles.character}>{phrases[0]?.text}</span>
        </span>
      </span>
    </p>
  );
}
