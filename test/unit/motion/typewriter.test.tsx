import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTypewriter, type Turn, typedAt, typewriterTurns } from '../../../src/motion/typewriter.ts';

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

describe('createTypewriter', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  function make() {
    const heard: [phrase: number, letters: number][] = [];
    const driver = createTypewriter(TURNS, ({ phrase }, { letters }) => heard.push([phrase, letters]));
    return { driver, heard };
  }

  it('calls back at every letter and blink, starting with the whole first phrase', () => {
    const { driver, heard } = make();
    driver.play();
    vi.advanceTimersByTime(2990 + 3305);
    const held = [...heard.entries()].filter(([i, call]) => String(call) !== String(heard[i - 1]));
    expect(held.map(([, call]) => call)).toEqual([
      ...[
        [0, 2],
        [0, 1],
        [0, 0],
      ],
      ...[
        [1, 0],
        [1, 1],
        [1, 2],
        [1, 3],
        [1, 2],
        [1, 1],
        [1, 0],
      ],
      [0, 0],
    ]);
    driver.stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('stops where it is, goes on from there, and completes a phrase', () => {
    const { driver, heard } = make();
    driver.play();
    vi.advanceTimersByTime(2400 + 20);
    driver.pause();
    const before = heard.length;
    vi.advanceTimersByTime(5000);
    expect([heard.length, heard.at(-1)]).toEqual([before, [0, 1]]);
    driver.play();
    vi.advanceTimersByTime(24);
    expect(heard.at(-1)).toEqual([0, 1]);
    vi.advanceTimersByTime(1);
    expect(heard.at(-1)).toEqual([0, 0]);
    driver.showWhole();
    expect(heard.at(-1)).toEqual([0, 2]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
