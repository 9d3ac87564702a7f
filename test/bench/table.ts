export type Row = { what: string; value: string; bar: string; ok: 'ok' | 'MISSED' }; // a type: it is printed as a record

/** One figure and its bar, which is the highest value allowed. */
export function row(what: string, value: number, { most, unit = '' }: { most: number; unit?: string }): Row {
  const written = `${Number(value.toPrecision(3))} ${unit}`.trim();
  return { what, value: written, bar: `≤ ${most} ${unit}`.trim(), ok: value <= most ? 'ok' : 'MISSED' };
}

/** Prints rows that share their keys as an aligned table, the first column flush left. */
export function table(rows: Record<string, string | number>[]) {
  const names = Object.keys(rows[0] ?? {});
  const widths = names.map((name) => Math.max(name.length, ...rows.map((row) => String(row[name]).length)));
  const line = (cells: (string | number)[]) =>
    cells
      .map((cell, i) =>
        i === 0 ? String(cell).padEnd(widths[i] ?? 0) : String(cell).padStart(widths[i] ?? 0),
      )
      .join('  ');
  console.log(line(names));
  console.log(line(widths.map((width) => '-'.repeat(width))));
  for (const row of rows) console.log(line(names.map((name) => row[name] ?? '')));
}
