import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTypewriter, typewriterTurns } from '../../../src/motion/typewriter.ts';
import { setHidden } from '../../support/visibility.ts';

const TIMINGS = { typeMs: 10, deleteMs: 5, holdMs: 100, pauseMs: 20 };
const TURNS = typewriterTurns([2, 3], TIMINGS);

describe('typewriterTurns', () => {
  it('times the phrases one after another', () => {
    // Two characters: typed by 20, held to 120, deleted by 130, empty to 150. Three: 180, 280, 295, 315.
    expect(TURNS).toEqual([
      { phrase: 0, startMs: 0, wholeMs: 20, deleteMs: 120, goneMs: 130, endMs: 150 },
      { phrase: 1, startMs: 150, wholeMs: 180, deleteMs: 280, goneMs: 295, endMs: 315 },
    ]);
  });

  it('refuses an empty list of phrases and impossible timings', () => {
    expect(() => typewriterTurns([])).toThrow('needs phrases');
    expect(() => typewriterTurns([4, 0])).toThrow('that aren’t empty');
    for (const typeMs of [0, -1, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => typewriterTurns([1], { typeMs })).toThrow(
        `A typewriter's typeMs must be finite and greater than 0, but is ${typeMs}`,
      );
    }
  });
});

describe('createTypewriter', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  function make(turns = TURNS) {
    const heard: [phrase: number, elapsedMs: number, moving: boolean][] = [];
    const driver = createTypewriter(turns, ({ phrase }, { elapsedMs, moving }) =>
      heard.push([phrase, Math.round(elapsedMs), moving]),
    );
    return { driver, heard };
  }

  it('calls back once per turn, starting with the whole first phrase', () => {
    const { driver, heard } = make();
    driver.play();
    vi.advanceTimersByTime(130 + 165 + 150);
    expect(heard).toEqual([
      [0, 20, true],
      [1, 150, true],
      [0, 0, true],
      [1, 150, true],
    ]);
    driver.stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('stays with the last phrase when it doesn’t loop', () => {
    const { driver, heard } = make(typewriterTurns([1, 1], { ...TIMINGS, loop: false }));
    driver.play();
    vi.advanceTimersByTime(60_000);
    expect(heard).toEqual([
      [0, 10, true],
      [1, 135, true],
    ]);
    driver.showWhole();
    expect(heard.at(-1)).toEqual([1, 145, false]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('stops where it is, goes on from there, and completes a phrase', () => {
    const { driver, heard } = make();
    driver.play();
    vi.advanceTimersByTime(60);
    driver.pause();
    vi.advanceTimersByTime(5000);
    driver.play();
    vi.advanceTimersByTime(70);
    driver.showWhole();
    expect(heard).toEqual([
      [0, 20, true],
      [0, 80, false],
      [0, 80, true],
      [1, 150, true],
      [1, 180, false],
    ]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('doesn’t count the time while the page is hidden, and doesn’t call back once stopped', () => {
    const { driver, heard } = make();
    driver.play();
    vi.advanceTimersByTime(60);
    setHidden(true);
    vi.advanceTimersByTime(5000);
    expect(vi.getTimerCount()).toBe(0);
    setHidden(false);
    expect(heard).toEqual([
      [0, 20, true],
      [0, 80, true],
    ]);
    driver.stop();
    setHidden(true);
    setHidden(false);
    expect(heard).toHaveLength(2);
    expect(vi.getTimerCount()).toBe(0);
  });
});

it('types a letter in 90 ms, deletes one in 45, holds a phrase for 2.4 s and pauses for half a second', () => {
  expect(typewriterTurns([2, 1])).toEqual([
    { phrase: 0, startMs: 0, wholeMs: 180, deleteMs: 2580, goneMs: 2670, endMs: 3170 },
    { phrase: 1, startMs: 3170, wholeMs: 3260, deleteMs: 5660, goneMs: 5705, endMs: 6205 },
  ]);
});
