import { useEffect, useEffectEvent, useRef } from 'react';
import { type Typed, type TypewriterTimings, typewriter } from '../motion/typewriter.ts';
import { useMotionAllowed } from './useMotionAllowed.ts';

interface TypewriterOptions extends TypewriterTimings {
  /** Whether it goes on; if not (out of view, say) it stands where it is. */
  running?: boolean;
  /** How often to tell: at every character, or at every phrase for those who animate the characters within it. */
  steps?: 'characters' | 'phrases';
}

/** Where in time a telling stands. */
interface Moment {
  /** In the same time as the phrase's turn. */
  elapsedMs: number;
  /** Whether time goes by. */
  moving: boolean;
}

/** Stands in no text. */
const SEPARATOR = '\0';

/**
 * Types, holds and deletes phrases. It starts by holding the first one, which is what the page shows before scripts
 * run. Sleeps between characters and while the page is hidden; without leave to move, the phrase at hand stands whole.
 *
 * @param phrases a new array of the same phrases changes nothing
 * @param onType writes what is typed to the DOM, without rendering; the latest one is called
 * @throws {RangeError} when there is no phrase, or a timing is no finite number greater than 0
 */
export function useTypewriter(
  phrases: readonly string[],
  { running = true, steps = 'characters', typeMs, deleteMs, holdMs, pauseMs, loop }: TypewriterOptions,
  onType: (typed: Typed, moment: Moment) => void,
) {
  if (phrases.length === 0) throw new RangeError('A typewriter needs a phrase');
  const allowed = useMotionAllowed();
  const show = useEffectEvent(onType);
  const all = phrases.join(SEPARATOR);
  /** How far it is in which phrases, kept while it stands. */
  const progress = useRef<Progress>({ all: null, elapsedMs: 0 });

  useEffect(() => {
    const { at, wholeMs } = typewriter(all.split(SEPARATOR), { typeMs, deleteMs, holdMs, pauseMs, loop });
    if (progress.current.all !== all) progress.current = { all, elapsedMs: wholeMs(0) };
    if (!allowed) progress.current.elapsedMs = wholeMs(at(progress.current.elapsedMs).phrase);
    const moving = allowed && running;
    const update = () => {
      const { elapsedMs } = progress.current;
      const typed = at(elapsedMs);
      show(typed, { elapsedMs, moving });
      return steps === 'phrases' ? typed.turn.endMs : typed.untilMs;
    };
    if (moving) return play(progress.current, update);
    update();
  }, [all, steps, typeMs, deleteMs, holdMs, pauseMs, loop, running, allowed]);
}

interface Progress {
  all: string | null;
  elapsedMs: number;
}

/** Lets time go by, from timer to timer, as `update` says; hidden time doesn't count. */
function play(progress: Progress, update: () => number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sinceMs = 0;

  function resume() {
    sinceMs = performance.now();
    const untilMs = update();
    if (untilMs < Number.POSITIVE_INFINITY) timer = setTimeout(tick, untilMs - progress.elapsedMs);
  }

  function halt() {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    progress.elapsedMs += performance.now() - sinceMs;
  }

  function tick() {
    halt();
    resume();
  }

  function onVisibilityChange() {
    halt();
    if (!document.hidden) resume();
  }

  document.addEventListener('visibilitychange', onVisibilityChange);
  onVisibilityChange();
  return () => {
    document.removeEventListener('visibilitychange', onVisibilityChange);
    halt();
  };
}
