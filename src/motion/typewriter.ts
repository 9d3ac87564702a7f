import { pageTime } from './time.ts';

/** From one character to the next, while typing and while deleting. */
const TYPE_MS = 90;
const DELETE_MS = 45;

/** How long a complete phrase stays. */
const HOLD_MS = 2400;

/** How long the line stays empty before the next phrase. */
const PAUSE_MS = 500;

/** Half a blink of the caret, which blinks while nothing is typed or deleted. */
const BLINK_MS = 550;

/** A phrase's turn: when it starts, is complete, begins to be deleted, is gone, and ends. */
export interface Turn {
  /** The phrase's index. */
  phrase: number;
  startMs: number;
  wholeMs: number;
  deleteMs: number;
  goneMs: number;
  endMs: number;
}

/** The visible part of a phrase. */
export interface Typed {
  /** How many of its characters. */
  letters: number;
  /** Whether the caret after them is lit. */
  caret: boolean;
  /** When that changes, on the turn's clock. */
  untilMs: number;
}

/** Called with a turn, and what it shows from now on. */
export type TypewriterListener = (turn: Turn, typed: Typed) => void;

/** Types a phrase, holds it, deletes it, and goes on to the next. */
export interface TypewriterDriver {
  /** Its time in the round, in ms since the first phrase started. */
  elapsedMs: number;
  /** Runs; time spent with the page hidden doesn't count. */
  play(): void;
  /** Pauses, and calls the listener. */
  pause(): void;
  /** Pauses where the current phrase is complete, and calls the listener. */
  showWhole(): void;
  /** Pauses without calling the listener. */
  stop(): void;
}

/**
 * The turns of a round of phrases, one after the other.
 *
 * @param lengths of the phrases, in characters
 * @throws {RangeError} when there is no phrase or an empty one
 */
export function typewriterTurns(lengths: readonly number[]): Turn[] {
  if (lengths.length === 0 || lengths.includes(0))
    throw new RangeError('A typewriter needs phrases that aren’t empty');
  let startMs = 0;

  return lengths.map((length, phrase) => {
    const wholeMs = startMs + length * TYPE_MS;
    const deleteMs = wholeMs + HOLD_MS;
    const goneMs = deleteMs + length * DELETE_MS;
    const turn = { phrase, startMs, wholeMs, deleteMs, goneMs, endMs: goneMs + PAUSE_MS };
    startMs = turn.endMs;
    return turn;
  });
}

/** A turn's visible part at a moment. */
export function typedAt({ startMs, wholeMs, deleteMs, goneMs, endMs }: Turn, elapsedMs: number): Typed {
  const count = (wholeMs - startMs) / TYPE_MS;

  if (elapsedMs < wholeMs) {
    const letters = Math.floor((elapsedMs - startMs) / TYPE_MS);
    return { letters, caret: true, untilMs: startMs + (letters + 1) * TYPE_MS };
  }

  if (elapsedMs < deleteMs) return { letters: count, ...blink(elapsedMs, wholeMs, deleteMs) };

  if (elapsedMs < goneMs) {
    const deleted = Math.floor((elapsedMs - deleteMs) / DELETE_MS) + 1;
    return { letters: count - deleted, caret: true, untilMs: deleteMs + deleted * DELETE_MS };
  }

  return { letters: 0, ...blink(elapsedMs, goneMs, endMs) };
}

function blink(elapsedMs: number, fromMs: number, toMs: number) {
  const halves = Math.floor((elapsedMs - fromMs) / BLINK_MS);
  return { caret: halves % 2 === 0, untilMs: Math.min(toMs, fromMs + (halves + 1) * BLINK_MS) };
}

/**
 * Creates a typewriter, paused.
 *
 * @param turns as returned by `typewriterTurns`
 * @param listener called when it starts or pauses, and at every change in between
 */
export function createTypewriter(turns: Turn[], listener: TypewriterListener): TypewriterDriver {
  const [first, last] = [turns[0] as Turn, turns.at(-1) as Turn];
  /** Set while time runs. */
  let stopRunning: (() => void) | null = null;

  const driver: TypewriterDriver = {
    elapsedMs: first.wholeMs,
    play: run,
    pause() {
      driver.stop();
      notify();
    },
    showWhole() {
      driver.stop();
      driver.elapsedMs = turnNow().wholeMs;
      notify();
    },
    stop() {
      stopRunning?.();
      stopRunning = null;
    },
  };

  function turnNow(): Turn {
    driver.elapsedMs %= last.endMs;
    return turns.find(({ endMs }) => driver.elapsedMs < endMs) ?? first;
  }

  function notify(): Typed {
    const turn = turnNow();
    const typed = typedAt(turn, driver.elapsedMs);
    listener(turn, typed);
    return typed;
  }

  function run() {
    driver.stop();
    const sinceMs = pageTime.now();
    const { untilMs } = notify();
    const stopWaiting = pageTime.wait(untilMs - driver.elapsedMs, run);
    stopRunning = () => {
      stopWaiting();
      driver.elapsedMs += pageTime.now() - sinceMs;
    };
  }

  return driver;
}
