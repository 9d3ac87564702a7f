import { describe, expect, it } from 'vitest';
import { type Turn, typedAt, typewriterTurns } from '../../../src/motion/typewriter.ts';

const TURNS = typewriterTurns([2, 3]);

describe('typewriterTurns', () => {
  it('types a letter in 90 ms, deletes one in 45, holds a phrase for 2.4 s and pauses for half a second', () => {
    expect(TURNS).toEqual([
      { phrase: 0, startMs: 0, wholeMs: 180, deleteMs: 2580, goneMs: 2670, endMs: 3170 },
      { phrase: 1, startMs: 3170, wholeMs: 3440, deleteMs: 5840, goneMs: 5975, endMs: 6475 },
    ]);
  });

  it('refuses an empty list of phrases, and an empty phrase', () => {
    expect(() => typewriterTurns([])).toThrow('needs phrases');
    expect(() => typewriterTurns([4, 0])).toThrow('that aren’t empty');
  });
});

it.each<[ms: number, letters: number, caret: boolean, untilMs: number]>([
  [3170, 0, true, 3260],
  [3259, 0, true, 3260],
  [3260, 1, true, 3350],
  [3440, 3, true, 3990],
  [3990, 3, false, 4540],
  [5750, 3, true, 5840],
  [5840, 2, true, 5885],
  [5974, 0, true, 5975],
  [5975, 0, true, 6475],
])('shows at %i ms %i letters, the caret lit: %s, until %i ms', (ms, letters, caret, untilMs) => {
  expect(typedAt(TURNS[1] as Turn, ms)).toEqual({ letters, caret, untilMs });
});
