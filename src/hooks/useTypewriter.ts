import { useEffect, useEffectEvent, useRef } from 'react';
import { graphemes } from '../motion/graphemes.ts';
import {
  createTypewriter,
  type TurnListener,
  type TypewriterDriver,
  type TypewriterTimings,
  typewriterTurns,
} from '../motion/typewriter.ts';
import { useMotionAllowed } from './useMotionAllowed.ts';

interface TypewriterOptions extends TypewriterTimings {
  /** Whether it runs; if not (out of view, say) it pauses where it is. */
  running?: boolean;
}

/** Not part of any text. */
const SEPARATOR = '\0';

/**
 * Types, holds and deletes phrases. It starts by holding the first one, which the page shows before scripts run. It
 * sleeps between phrases and while the page is hidden; where motion isn't allowed, the current phrase is shown in full.
 *
 * @param phrases a new array of the same phrases changes nothing
 * @param onTurn shows a phrase, starting at a moment of its turn, without rendering; the latest one is called
 * @throws {RangeError} when there is no phrase, or a timing isn't a finite number greater than 0
 */
export function useTypewriter(
  phrases: readonly string[],
  { running = true, typeMs, deleteMs, holdMs, pauseMs, loop }: TypewriterOptions,
  onTurn: TurnListener,
) {
  if (phrases.length === 0) throw new RangeError('A typewriter needs a phrase');
  const allowed = useMotionAllowed();
  const show = useEffectEvent(onTurn);
  const all = phrases.join(SEPARATOR);
  const previous = useRef<{ all: string; driver: TypewriterDriver }>(null);

  useEffect(() => {
    const lengths = all.split(SEPARATOR).map((phrase) => graphemes(phrase).length);
    const turns = typewriterTurns(lengths, { typeMs, deleteMs, holdMs, pauseMs, loop });
    const driver = createTypewriter(turns, (turn, moment) => show(turn, moment));
    if (previous.current?.all === all) driver.elapsedMs = previous.current.driver.elapsedMs;
    previous.current = { all, driver };
    if (!allowed) driver.complete();
    else if (running) driver.play();
    else driver.stand();
    return driver.stop;
  }, [all, typeMs, deleteMs, holdMs, pauseMs, loop, running, allowed]);
}
