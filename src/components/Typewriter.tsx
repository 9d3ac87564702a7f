import { useRef } from 'react';
import type { Phrase } from '../content/types.ts';
import { useInView } from '../hooks/useInView.ts';
import { useTypewriter } from '../hooks/useTypewriter.ts';
import styles from './Typewriter.module.css';

/**
 * A line on which phrases are typed in turn. Its room is that of the largest phrase, and each phrase keeps its own from
 * the first letter, so that no letter ever moves. Screen readers get all the phrases, still; without scripts the first
 * one stands there.
 */
export function Typewriter({ phrases }: { phrases: Phrase[] }) {
  const [lineRef, inView] = useInView();
  const typedRef = useRef<HTMLSpanElement>(null);
  const restRef = useRef<HTMLSpanElement>(null);

  useTypewriter(
    phrases.map(({ text }) => text),
    { running: inView === true },
    ({ phrase, text, rest, caret }) => {
      const [typed, untyped] = [typedRef.current, restRef.current];
      if (!typed?.parentElement || !untyped) return;
      write(typed, text);
      write(untyped, rest);
      if (typed.dataset.caret !== caret) typed.dataset.caret = caret;
      const lang = phrases[phrase]?.lang;
      if (lang && typed.parentElement.lang !== lang) typed.parentElement.lang = lang;
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
        <span lang={phrases[0]?.lang}>
          <span ref={typedRef} className={styles.typed} data-caret="blinking">
            {phrases[0]?.text}
          </span>
          <span ref={restRef} />
        </span>
      </span>
    </p>
  );
}

/** Changes the text in its node where there is one: a new node would cost the browser several times as much. */
function write(element: HTMLElement, text: string) {
  const node = element.firstChild;
  if (node instanceof Text && element.lastChild === node) node.data = text;
  else element.textContent = text;
}
