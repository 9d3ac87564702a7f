import { type RefCallback, useCallback, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { graphemes } from '../motion/graphemes.ts';
import {
  createTypewriter,
  type Typed,
  type TypewriterDriver,
  type TypewriterListener,
  typewriterTurns,
} from '../motion/typewriter.ts';
import { useMotionAllowed } from './useMotionAllowed.ts';

interface TypewriterOptions {
  /** Whether it runs; if not (out of view, say), it pauses where it is. */
  running: boolean;
}

/** A character that no text contains. */
const SEPARATOR = '\0';

/**
 * Types, holds and deletes phrases in an element. It starts by holding the first one, which the element shows
 * before scripts run. It sleeps between letters and while the page is hidden; where motion isn't allowed, it
 * shows the current phrase complete. Nothing is rendered; the caller gives screen readers the phrases as
 * static text.
 *
 *     const ref = useTypewriter([{ text: 'Hello' }, { text: 'Hola' }], { running: inView });
 *     return <span ref={ref} aria-hidden="true">Hello</span>;
 *
 * The element gets an empty span and one for each character: those that are typed are marked `data-typed`,
 * the one before the caret `data-caret`. It is excluded from translation.
 *
 * @param phrases each with its language if that isn't the page's; a new array with the same texts changes
 * nothing
 * @returns a ref for the element, whose contents belong to the typewriter
 * @throws {RangeError} when there is no phrase or an empty one
 */
export function useTypewriter(
  phrases: readonly { text: string; lang?: string | undefined }[],
  { running }: TypewriterOptions,
): RefCallback<HTMLElement> {
  const allowed = useMotionAllowed();
  const row = useRef<HTMLElement>(null);
  /** The element's language, for phrases that name none. */
  const ownLang = useRef('');
  const all = phrases.map(({ text }) => text).join(SEPARATOR);
  const turns = useMemo(
    () => typewriterTurns(all.split(SEPARATOR).map((phrase) => graphemes(phrase).length)),
    [all],
  );

  const previous = useRef<{ all: string; driver: TypewriterDriver }>(null);

  const onChange = useEffectEvent<TypewriterListener>((turn, typed) => {
    const phrase = phrases[turn.phrase];
    const element = row.current;
    if (!element || phrase === undefined) return;
    const { text, lang = ownLang.current } = phrase;
    if (element.lang !== lang) element.lang = lang;
    showTyped(element, text, typed);
  });

  useEffect(() => {
    const driver = createTypewriter(turns, (turn, typed) => onChange(turn, typed));
    if (previous.current?.all === all) driver.elapsedMs = previous.current.driver.elapsedMs;
    previous.current = { all, driver };
    if (!allowed) driver.showWhole();
    else if (running) driver.play();
    else driver.pause();

    return driver.stop;
  }, [all, turns, running, allowed]);

  return useCallback((element) => {
    row.current = element;
    if (element) element.translate = false;
    ownLang.current = element?.lang ?? '';

    return () => {
      if (element) element.lang = ownLang.current;
      row.current = null;
    };
  }, []);
}

/** Marks what is typed of a phrase: all of it is laid out, so that no letter ever moves. */
function showTyped(row: HTMLElement, phrase: string, { letters, caret }: Typed) {
  if (row.dataset.text !== phrase) {
    row.dataset.text = phrase;
    const characters = ['', ...graphemes(phrase)];
    // With new elements, since moved ones count as layout shifts.
    row.replaceChildren(
      ...characters.map((text) => Object.assign(document.createElement('span'), { textContent: text })),
    );
  }

  for (const [i, character] of [...row.children].entries()) {
    character.toggleAttribute('data-typed', i <= letters);
    character.toggleAttribute('data-caret', caret && i === letters);
  }
}
