import { describe, expect, it } from 'vitest';
import { typewriter } from '../../src/motion/typewriter.ts';

const TIMINGS = { typeMs: 10, deleteMs: 5, holdMs: 100, pauseMs: 20 };
const PHRASES = ['Sí', 'añ👩‍👩‍👧'];
const { at } = typewriter(PHRASES, TIMINGS);

describe('typewriter', () => {
  // 'Sí': typed by 20, held to 120, deleted by 130, empty to 150. The other, three characters: 180, 280, 295, 315.
  it.each([
    [0, 0, '', 'typing', 'steady', 10],
    [9.9, 0, '', 'typing', 'steady', 10],
    [10, 0, 'S', 'typing', 'steady', 20],
    [20, 0, 'Sí', 'holding', 'blinking', 120],
    [119, 0, 'Sí', 'holding', 'blinking', 120],
    [120, 0, 'S', 'deleting', 'steady', 125],
    [125, 0, '', 'deleting', 'steady', 130],
    [130, 0, '', 'empty', 'blinking', 150],
    [150, 1, '', 'typing', 'steady', 160],
    [170, 1, 'añ', 'typing', 'steady', 180],
    [180, 1, 'añ👩‍👩‍👧', 'holding', 'blinking', 280],
    [280, 1, 'añ', 'deleting', 'steady', 285],
    [300, 1, '', 'empty', 'blinking', 315],
    [315, 0, '', 'typing', 'steady', 325],
    [315 * 1000 + 20, 0, 'Sí', 'holding', 'blinking', 315 * 1000 + 120],
  ])(
    'has after %d ms phrase %d as "%s", %s, its caret %s, until %d',
    (ms, phrase, text, state, caret, untilMs) => {
      const typed = at(ms);
      expect(typed).toMatchObject({ phrase, text, state, caret, untilMs });
      const { startMs, wholeMs, deleteMs, goneMs, endMs } = typed.turn;
      expect(ms).toBeGreaterThanOrEqual(startMs);
      expect(ms).toBeLessThan(endMs);
      expect([startMs, wholeMs, deleteMs, goneMs].map((turn) => at(turn))).toMatchObject([
        { phrase, state: 'typing', text: '' },
        { phrase, state: 'holding' },
        { phrase, state: 'deleting' },
        { phrase, state: 'empty' },
      ]);
      expect(at(endMs).phrase).toBe(1 - phrase);
      expect(typed.text + typed.rest).toBe(PHRASES[phrase]);
    },
  );

  it('tells when each phrase is whole', () => {
    const { wholeMs } = typewriter(PHRASES, TIMINGS);
    expect([wholeMs(0), wholeMs(1)]).toEqual([20, 180]);
  });

  it('keeps the last phrase when it doesn’t loop', () => {
    const once = typewriter(['a', 'b'], { ...TIMINGS, loop: false });
    const whole = {
      phrase: 1,
      text: 'b',
      rest: '',
      state: 'holding',
      caret: 'blinking',
      untilMs: Number.POSITIVE_INFINITY,
    };
    expect(once.at(144)).toMatchObject({ phrase: 1, text: '' });
    expect(once.at(145)).toMatchObject(whole);
    expect(once.at(1e9)).toMatchObject({ ...whole, turn: { wholeMs: 145, endMs: Number.POSITIVE_INFINITY } });
  });

  it('never stops: at the end of each state another begins', () => {
    let ms = 0;
    for (let i = 0; i < 100; i++) {
      const { untilMs } = at(ms);
      expect(untilMs).toBeGreaterThan(ms);
      expect(at(untilMs)).not.toEqual(at(ms));
      ms = untilMs;
    }
  });

  it('refuses no phrases and impossible timings', () => {
    expect(() => typewriter([])).toThrow('A typewriter needs a phrase');
    for (const typeMs of [0, -1, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => typewriter(['a'], { typeMs })).toThrow(
        `A typewriter's typeMs must be finite and greater than 0, but is ${typeMs}`,
      );
    }
  });
});
