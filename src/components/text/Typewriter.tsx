import { useInView } from '../../hooks/useInView.ts';
import { usePageVisible } from '../../hooks/usePageVisible.ts';
import { useTypewriter } from '../../hooks/useTypewriter.ts';
import type { Phrase } from '../../schema/types.ts';
import styles from './Typewriter.module.css';

/**
 * A line on which phrases are typed in turn. It reserves space for the largest phrase, and each phrase is
 * laid out in full from its first letter, so no letter ever moves. Screen readers get all phrases as static
 * text; without scripts the first one is shown.
 */
export function Typewriter({ phrases }: { phrases: Phrase[] }) {
  const [lineRef, inView] = useInView();
  const visible = usePageVisible();
  const rowRef = useTypewriter(phrases, { running: inView && visible });

  return (
    <p ref={lineRef} className={`${styles.line} screen`}>
      {phrases.map(({ text, lang }) => (
        <span key={text} className={styles.phrase} lang={lang} dir="auto">
          {`${text} `}
        </span>
      ))}

      <span className={styles.typed} aria-hidden="true" translate="no">
        <span ref={rowRef} className={styles.row} lang={phrases[0]?.lang} dir="auto">
          {phrases[0]?.text}
        </span>
      </span>
    </p>
  );
}
