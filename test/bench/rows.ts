export const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** A type: it is printed as a record. */
export type Row = { what: string; value: string; bar: string; ok: 'ok' | 'MISSED' };

/** One figure and its bar, which is the highest value allowed. */
export function row(what: string, value: number, { most, unit = '' }: { most: number; unit?: string }): Row {
  const written = `${Number(value.toPrecision(3))} ${unit}`.trim();
  return { what, value: written, bar: `≤ ${most} ${unit}`.trim(), ok: value <= most ? 'ok' : 'MISSED' };
}
