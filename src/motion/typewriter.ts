import { graphemes } from './graphemes.ts';

export interface TypewriterTimings {
  /** From one character to the next while typing. */
  typeMs?: number;
  /** From one character to the next while deleting. */
  deleteMs?: number;
  /** How long a whole phrase stands. */
  holdMs?: number;
  /** How long the line stays empty before the next phrase. */
  pauseMs?: number;
  /** Whether the first phrase follows the last; if not, the last one stays. */
  loop?: boolean;
}

/** What is on the line at a moment. */
export interface Typed {
  /** Which phrase, counted from 0. */
  phrase: number;
  text: string;
  /** What of the phrase isn't on the line (yet, or any more), so that its room can be kept. */
  rest: string;
  state: 'typing' | 'holding' | 'deleting' | 'empty';
  /** Whether the caret stands still, as it does while keys are struck, or blinks. */
  caret: 'steady' | 'blinking';
  /** When the next character changes, in the same time as it was asked for; Infinity when none ever does. */
  untilMs: number;
  /** The phrase's turn, likewise. */
  turn: Turn;
}

/** When a phrase starts to be typed, is whole, starts to be deleted, is gone, and when the next one starts. */
export interface Turn {
  startMs: number;
  wholeMs: number;
  deleteMs: number;
  goneMs: number;
  endMs: number;
}

/**
 * Types phrases, holds them, deletes them, and goes on with the next.
 *
 * @returns `at`: from the elapsed time in milliseconds (0 or more) to what is on the line; `wholeMs`: the first time at
 *   which a phrase, counted from 0, is whole
 * @throws {RangeError} when there is no phrase, or a timing is NaN, infinite or not greater than 0
 */
export function typewriter(
  phrases: readonly string[],
  { typeMs = 90, deleteMs = 45, holdMs = 2400, pauseMs = 500, loop = true }: TypewriterTimings = {},
): { at: (elapsedMs: number) => Typed; wholeMs: (phrase: number) => number } {
  if (phrases.length === 0) throw new RangeError('A typewriter needs a phrase');
  for (const [name, value] of Object.entries({ typeMs, deleteMs, holdMs, pauseMs })) {
    if (!(value > 0 && value < Number.POSITIVE_INFINITY)) {
      throw new RangeError(`A typewriter's ${name} must be finite and greater than 0, but is ${value}`);
    }
  }
  const texts = phrases.map(graphemes);
  const lengths = texts.map(({ length }) => length * typeMs + holdMs + length * deleteMs + pauseMs);
  const cycleMs = lengths.reduce((sum, length) => sum + length, 0);
  const last = texts.length - 1;

  function wholeMs(phrase: number): number {
    const before = lengths.slice(0, phrase).reduce((sum, length) => sum + length, 0);
    return before + (texts[phrase] as string[]).length * typeMs;
  }

  function at(elapsedMs: number): Typed {
    const stays = !loop && elapsedMs >= wholeMs(last) - (texts[last] as string[]).length * typeMs;
    let startMs = stays ? cycleMs - (lengths[last] as number) : Math.floor(elapsedMs / cycleMs) * cycleMs;
    let phrase = stays ? last : 0;
    while (phrase < last && elapsedMs >= startMs + (lengths[phrase] as number)) {
      startMs += lengths[phrase] as number;
      phrase++;
    }
    const text = texts[phrase] as string[];
    return { phrase, ...within(text, elapsedMs, turnOf(text, startMs, stays)) };
  }

  /** @param stays whether it is never deleted */
  function turnOf(text: string[], startMs: number, stays: boolean): Turn {
    const wholeMs = startMs + text.length * typeMs;
    const deleteFromMs = stays ? Number.POSITIVE_INFINITY : wholeMs + holdMs;
    const goneMs = deleteFromMs + text.length * deleteMs;
    return { startMs, wholeMs, deleteMs: deleteFromMs, goneMs, endMs: goneMs + pauseMs };
  }

  function within(text: string[], elapsedMs: number, turn: Turn): Omit<Typed, 'phrase'> {
    const line = (count: number) => ({
      text: text.slice(0, count).join(''),
      rest: text.slice(count).join(''),
      turn,
    });
    if (elapsedMs < turn.wholeMs) {
      const count = Math.floor((elapsedMs - turn.startMs) / typeMs);
      const untilMs = turn.startMs + (count + 1) * typeMs;
      return { ...line(count), state: 'typing', caret: 'steady', untilMs };
    }
    if (elapsedMs < turn.deleteMs) {
      return { ...line(text.length), state: 'holding', caret: 'blinking', untilMs: turn.deleteMs };
    }
    if (elapsedMs < turn.goneMs) {
      const gone = Math.floor((elapsedMs - turn.deleteMs) / deleteMs) + 1;
      const untilMs = turn.deleteMs + gone * deleteMs;
      return { ...line(text.length - gone), state: 'deleting', caret: 'steady', untilMs };
    }
    return { ...line(0), state: 'empty', caret: 'blinking', untilMs: turn.endMs };
  }

  return { at, wholeMs };
}
