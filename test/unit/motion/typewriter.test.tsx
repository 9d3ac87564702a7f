import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTypewriter, typewriterTurns } from '../../../src/motion/typewriter.ts';
import { setHidden } from '../../support/visibility.ts';

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

describe('createTypewriter', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  function make() {
    const heard: [phrase: number, elapsedMs: number, moving: boolean][] = [];
    const driver = createTypewriter(TURNS, ({ phrase }, { elapsedMs, moving }) =>
      heard.push([phrase, Math.round(elapsedMs), moving]),
    );
    return { driver, heard };
  }

  it('calls back once per turn, starting with the whole first phrase', () => {
    const { driver, heard } = make();
    driver.play();
    vi.advanceTimersByTime(2990 + 3305 + 3170);
    expect(heard).toEqual([
      [0, 180, true],
      [1, 3170, true],
      [0, 0, true],
      [1, 3170, true],
    ]);
    driver.stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('stops where it is, goes on from there, and completes a phrase', () => {
    const { driver, heard } = make();
    driver.play();
    vi.advanceTimersByTime(60);
    driver.pause();
    vi.advanceTimersByTime(5000);
    driver.play();
    vi.advanceTimersByTime(2930);
    driver.showWhole();
    expect(heard).toEqual([
      [0, 180, true],
      [0, 240, false],
      [0, 240, true],
      [1, 3170, true],
      [1, 3440, false],
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
      [0, 180, true],
      [0, 240, true],
    ]);
    driver.stop();
    setHidden(true);
    setHidden(false);
    expect(heard).toHaveLength(2);
    expect(vi.getTimerCount()).toBe(0);
  });
});
