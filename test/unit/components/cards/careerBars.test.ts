import { describe, expect, it } from 'vitest';
import { careerBars } from '../../../../src/components/cards/careerBars.ts';

const YEAR = 2026;
const bar = (from?: number, to?: number, role = 'Baker') => ({ from, to, role });

const axis = (...jobs: ReturnType<typeof bar>[]) =>
  careerBars(jobs, YEAR)?.years.map(({ year }) => year) ?? [];
const labels = (...jobs: ReturnType<typeof bar>[]) =>
  careerBars(jobs, YEAR)?.years.flatMap(({ year, labelled }) => (labelled ? [year] : []));

describe('the axis of a career', () => {
  it('is left out if no job has years', () => {
    expect(careerBars([bar(), bar()], YEAR)).toBeUndefined();
  });

  it('begins with the first job and ends with the current year', () => {
    expect(axis(bar(2023), bar(2019, 2023))).toEqual([2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026]);
    expect(labels(bar(2012, 2014))?.at(-1)).toBe(YEAR);
  });

  it('has room for a job that begins or ends later', () => {
    expect(axis(bar(2027))).toEqual([2027]);
    expect(axis(bar(2026, 2028))).toEqual([2026, 2027, 2028]);
  });

  it('labels at most ten years, at even steps back from its end', () => {
    expect(labels(bar(1998))).toEqual([2001, 2006, 2011, 2016, 2021, 2026]);
    expect(labels(bar(2019))).toHaveLength(8);
  });
});

describe('a bar', () => {
  it('covers the first and the last of its years', () => {
    const bars = careerBars([bar(2023), bar(2019, 2023), bar(2021, 2021), bar(YEAR)], YEAR)?.bars;

    expect(bars).toMatchObject([
      { from: 5, to: 9 },
      { from: 1, to: 6 },
      { from: 3, to: 4 },
      { from: 8, to: 9 },
    ]);
  });

  it('is lit for the first job that goes on, outlined for what goes on beside it', () => {
    const bars = careerBars([bar(), bar(2019, 2023), bar(2022), bar(2020)], YEAR)?.bars;

    expect(bars?.map((one) => one?.kind)).toEqual([undefined, 'past', 'now', 'beside']);
  });

  it('that is too short has its words above it, to the side with more room', () => {
    const bars = careerBars([bar(YEAR), bar(2019, 2019), bar(2019, YEAR)], YEAR)?.bars;

    expect(bars?.map((one) => one?.side)).toEqual([
      { start: 1, end: 9, align: 'end' },
      { start: 1, end: -1, align: 'start' },
      undefined,
    ]);
  });

  it('keeps words for which there is nowhere more room', () => {
    expect(careerBars([bar(2019, YEAR, 'Word'.repeat(40))], YEAR)?.bars[0]).not.toHaveProperty('side');
  });

  it('leaves its text three tenths of the axis', () => {
    const bars = careerBars([bar(2019), bar(2023), bar(YEAR)], YEAR)?.bars;

    expect(bars?.map((one) => one?.column)).toEqual([undefined, undefined, 6]);
  });
});
