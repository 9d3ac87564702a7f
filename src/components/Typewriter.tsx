import type { Phrase } from '../content/types.ts';
import styles from './Typewriter.module.css';

/** A line of phrases in the typed style. */
export function Typewriter({ phrases }: { phrases: Phrase[] }) {
  return (
    <p className={styles.line}>
      {phrases.map(({ text, lang }) => (
        <span key={text} className={styles.phrase} lang={lang}>
          {text}{' '}
        </span>
      ))}
    </p>
  );
}
