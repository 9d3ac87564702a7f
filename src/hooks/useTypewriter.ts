import { type RefObject, useEffect, useRef } from 'react';
import { graphemes } from '../motion/graphemes.ts';
import { createTypewriter, type Typed, typewriterTurns } from '../motion/typewriter.ts';
import { useMotionAllowed } from './useMotionAllowed.ts';

interface Phrase {
  text: string;
  lang?: string | undefined;
}

/**
 * Types, holds and deletes phrases in an element. It starts by holding the first one, which the element shows
 * before scripts run. It sleeps between letters; where motion isn't allowed, it shows the current phrase
 * complete. Nothing is rendered; the caller gives screen readers the phrases as static text.
 *
 *     const ref = useTypewriter(PHRASES, { running: inView });
 *     return <span ref={ref} aria-hidden="true" translate="no">Hello</span>;
 *
 * The element gets an empty span and one for each character: those that are typed are marked `data-typed`, the
 * one before the caret `data-caret`.
 *
 * @param phrases each with its language if that isn't the page's; always the same array
 * @param options `running`: if not (out of view, say), it pauses where it is
 * @returns a ref for the element, whose contents belong to the typewriter
 * @throws {RangeError} when there is no phrase or an empty one
 */
export function useTypewriter(
  phrases: readonly Phrase[],
  { running }: { running: boolean },
): RefObject<HTMLSpanElement | null> {
  const allowed = useMotionAllowed();
  const row = useRef<HTMLSpanElement>(null);
  /** The time at which it goes on when it runs again. */
  const elapsedMs = useRef<number>(null);

  useEffect(() => {
    const turns = typewriterTurns(phrases.map(({ text }) => graphemes(text).length));

    const driver = createTypewriter(turns, (turn, typed) => {
      const phrase = phrases[turn.phrase];
      if (row.current && phrase) showTyped(row.current, phrase, typed);
    });

    driver.elapsedMs = elapsedMs.current ?? driver.elapsedMs;
    if (!allowed) driver.showWhole();
    else if (running) driver.play();
    else driver.pause();

    return () => {
      driver.stop();
      elapsedMs.current = driver.elapsedMs;
    };
  }, [phrases, running, allowed]);

  return row;
}

/** Marks what is typed of a phrase: all of it is laid out, so that no letter ever moves. */
function showTyped(row: HTMLElement, { text, lang }: Phrase, { letters, caret }: Typed) {
  if (row.dataset.text !== text) {
    row.dataset.text = text;
    row.lang = lang ?? document.documentElement.lang;
    const characters = ['', ...graphemes(text)];
    // With new elements, since moved ones count as layout shifts.
    row.replaceChildren(
      ...characters.map((character) =>
        Object.assign(document.createElement('span'), { textContent: character }),
      ),
    );
    // The caret stands at the end of the phrase, whose letters decide its direction.
    row.style.cssText = `--forward:${getComputedStyle(row).direction === 'rtl' ? -1 : 1}`;
  }

  for (const [i, character] of [...row.children].entries()) {
    character.toggleAttribute('data-typed', i <= letters);
    character.toggleAttribute('data-caret', caret && i === letters);
  }
}
