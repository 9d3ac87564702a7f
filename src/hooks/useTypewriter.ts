import { type RefCallback, useCallback, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { elapsed, endTyped, showTyped } from '../browser/typed.ts';
import { graphemes } from '../motion/graphemes.ts';
import {
  createTypewriter,
  type TurnListener,
  type TypewriterDriver,
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
 * before scripts run. It sleeps between phrases and while the page is hidden; where motion isn't allowed, it
 * shows the current phrase complete. Nothing is rendered; the caller gives screen readers the phrases as
 * static text.
 *
 *     const ref = useTypewriter([{ text: 'Hello' }, { text: 'Hola' }], { running: inView });
 *     return <span ref={ref} aria-hidden="true">Hello</span>;
 *
 * The element gets a span for each character and, marked `data-caret`, one for the caret, and is excluded
 * from translation.
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
  /** Lays out the current phrase again, at its current moment. */
  const again = useRef(() => {});
  const all = phrases.map(({ text }) => text).join(SEPARATOR);
  const turns = useMemo(
    () => typewriterTurns(all.split(SEPARATOR).map((phrase) => graphemes(phrase).length)),
    [all],
  );
  const previous = useRef<{ all: string; driver: TypewriterDriver }>(null);

  const onTurn = useEffectEvent<TurnListener>((turn, moment) => {
    const phrase = phrases[turn.phrase];
    const element = row.current;
    if (!element || phrase === undefined) return;
    const { text, lang = ownLang.current } = phrase;
    if (element.lang !== lang) element.lang = lang;
    const showAt = (elapsedMs: number) => showTyped(element, text, turn, { ...moment, elapsedMs });
    showAt(moment.elapsedMs);
    again.current = () => showAt(elapsed(element, turn) ?? moment.elapsedMs);
  });

  useEffect(() => {
    const driver = createTypewriter(turns, (turn, moment) => onTurn(turn, moment));
    if (previous.current?.all === all) driver.elapsedMs = previous.current.driver.elapsedMs;
    previous.current = { all, driver };
    if (!allowed) driver.showWhole();
    else if (running) driver.play();
    else driver.pause();
    return driver.stop;
  }, [all, turns, running, allowed]);

  // The caret's positions are measured in the page, and change with the window's width.
  useEffect(() => {
    const onResize = () => again.current();
    window.addEventListener('resize', onResize);
    return () => window.removeEventListener('resize', onResize);
  }, []);

  return useCallback((element) => {
    row.current = element;
    if (element) element.translate = false;
    ownLang.current = element?.lang ?? '';
    // Cancel the animations with the element: a paused one would keep the whole page in memory.
    return () => {
      if (element) {
        endTyped(element);
        element.lang = ownLang.current;
      }
      row.current = null;
      again.current = () => {};
    };
  }, []);
}
