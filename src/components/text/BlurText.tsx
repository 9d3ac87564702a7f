import { type RefObject, useRef } from 'react';
import { easeOutCubic } from '../../motion/easing.ts';
import { graphemes } from '../../motion/graphemes.ts';
import { wordsOf } from '../../shared/words.ts';
import styles from './BlurText.module.css';
import { useBlurPhase } from './useBlurPhase.ts';
import { usePieceAnimations } from './usePieceAnimations.ts';

interface BlurTextProps {
  text: string;
  as: 'h1' | 'h2' | 'h3' | 'p';
  id?: string;
  className?: string | undefined;
  by?: 'words' | 'letters';

  /** Delay from one word or letter to the next; shorter where a long text would take more than a second. */
  delayMs?: number;

  /** The side from which the pieces come. */
  direction?: 'top' | 'bottom';

  /** The share of the text, 0 to 1, that must be in view for it to start. */
  threshold?: number;
  rootMargin?: string;

  /** In CSS syntax. */
  easing?: string;

  /** Called when the last piece is sharp. */
  onComplete?: () => void;
}

/**
 * Text whose words or letters come into focus when it is scrolled into view. Below the window it is hidden
 * from the first paint (scripts/armHeadings.ts), unless scripts fail; it is plain text without them, in
 * print and in a saved page.
 */
export function BlurText({
  text,
  as: Tag,
  id,
  className,
  by = 'words',
  delayMs = 200,
  direction = 'top',
  threshold = 0.1,
  rootMargin = '0px',
  easing = easeOutCubic,
  onComplete,
}: BlurTextProps) {
  const { ref, phase, played, finish } = useBlurPhase({ threshold, rootMargin }, onComplete);
  const piecesRef = useRef<HTMLSpanElement>(null);
  usePieceAnimations(piecesRef, phase, { delayMs, direction, easing }, finish);
  const words = wordsOf(text);

  return (
    <Tag
      ref={ref}
      id={id}
      className={className}
      data-phase={phase}
      data-played={played < 0 ? undefined : played}
      data-by={by}
    >
      {phase === 'shown' ? words.join('') : <Pieces ref={piecesRef} words={words} by={by} />}
    </Tag>
  );
}

interface PiecesProps {
  ref: RefObject<HTMLSpanElement | null>;
  words: string[];
  by: 'words' | 'letters';
}

/** The text in pieces, with its spaces. Screen readers get the unsplit text, so they don't spell it out. */
function Pieces({ ref, words, by }: PiecesProps) {
  const spelt = by === 'letters';

  return (
    <>
      {spelt && <span className={styles.unsplit}>{words.join('')}</span>}

      <span ref={ref} aria-hidden={spelt || undefined}>
        {words.flatMap((word, i) => [
          // biome-ignore lint/suspicious/noArrayIndexKey: words have no identity except their position
          <span key={`${i} ${word}`} className={spelt ? styles.word : styles.piece}>
            {spelt
              ? graphemes(word.trimEnd()).map((letter, n) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: letters have only a position
                  <span key={`${n} ${letter}`} className={styles.piece}>
                    {letter}
                  </span>
                ))
              : word.trimEnd()}
          </span>,
          word.endsWith(' ') && ' ',
        ])}
      </span>
    </>
  );
}
