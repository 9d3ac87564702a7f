/** Where a job stands on an axis that has a column a year, in grid lines, and what it says of its job. */
export interface CareerBar {
  /** Of the jobs that go on, the first is `now`, what goes on beside it is `beside`. */
  kind: 'now' | 'beside' | 'past';
  from: number;
  to: number;
  /** Where its words stand, above it, if it is too short for them. */
  side?: { start: number; end: number; align: 'start' | 'end' };
  /** Where the text below the bar begins, if it has no room from there on. */
  column?: number;
}

/** The years of the axis, and the bars of the jobs, in the jobs' order. */
export interface Career {
  years: { year: number; labelled: boolean }[];
  bars: (CareerBar | null)[];
}

interface Lines {
  from: number;
  to: number;
  count: number;
}

interface CareerJob {
  from?: number | undefined;
  to?: number | undefined;
  role: string;
}

/** How many years have a label, and how far apart they may be. */
const MOST_LABELS = 10;
const STEPS = [1, 2, 5, 10, 20];

/** The width of the axis in rem, in the narrowest window that shows it (64rem). */
const AXIS = 57;

/** What a role's letter takes, and what is left free at both ends of a bar together, in rem. */
const LETTER = 0.9;
const PADDING = 3;

/** The share of the axis that a text has at least. */
const LEAST_TEXT = 0.3;

/**
 * A career as a drawing on an axis of years, which ends with the current one: its years, and a bar for each job that
 * has any. Nothing if none has.
 */
export function careerBars(jobs: CareerJob[], currentYear: number): Career | undefined {
  const known = jobs.flatMap(({ from, to }) => [from, to]).filter((year) => year !== undefined);
  if (known.length === 0) return undefined;

  const first = Math.min(...known);
  const last = Math.max(...known, currentYear);
  const count = last - first + 1;
  const step = STEPS.find((size) => count / size <= MOST_LABELS) ?? count;
  const current = jobs.find(goesOn);

  const bars = jobs.map((job): CareerBar | null => {
    if (job.from === undefined) return null;

    const from = job.from - first + 1;
    const to = (job.to ?? Math.max(job.from, currentYear)) - first + 2;
    const side = sideOf(job.role, { from, to, count });
    const latest = Math.floor(count * (1 - LEAST_TEXT)) + 1;
    const going = job === current ? 'now' : 'beside';

    return {
      kind: goesOn(job) ? going : 'past',
      from,
      to,
      ...(side && { side }),
      ...(from > latest && { column: latest }),
    };
  });

  const axis = Array.from({ length: count }, (_, i) => ({
    year: first + i,
    labelled: (last - first - i) % step === 0,
  }));

  return { years: axis, bars };
}

function goesOn({ from, to }: CareerJob): boolean {
  return from !== undefined && to === undefined;
}

/** Where a role has room for its words, in up to two lines: within its bar, or else to the side that has most. */
function sideOf(role: string, { from, to, count }: Lines): CareerBar['side'] {
  const longestWord = Math.max(...role.split(/[\s-]/).map(({ length }) => length));
  const needed = LETTER * Math.max(longestWord, role.length / 2) + PADDING;
  const inside = to - from;
  const before = from - 1;
  const after = count - to + 1;

  if (needed <= (AXIS * inside) / count || inside >= Math.max(before, after)) return undefined;

  return before > after ? { start: 1, end: to, align: 'end' } : { start: from, end: -1, align: 'start' };
}
