/** @typedef {{ what: string, value: string, bar: string, ok: 'ok' | 'MISSED' }} Row */

/**
 * One figure and its bar, which is the highest value allowed.
 *
 * @param {string} what
 * @param {number} value
 * @param {{ most: number, unit?: string }} bar
 * @returns {Row}
 */
export function row(what, value, { most, unit = '' }) {
  const written = `${Number(value.toPrecision(3))} ${unit}`.trim();
  return { what, value: written, bar: `≤ ${most} ${unit}`.trim(), ok: value <= most ? 'ok' : 'MISSED' };
}

/**
 * Prints rows that share their keys as an aligned table, the first column flush left.
 *
 * @param {Record<string, string | number>[]} rows
 */
export function table(rows) {
  const names = Object.keys(rows[0] ?? {});
  const widths = names.map((name) => Math.max(name.length, ...rows.map((row) => String(row[name]).length)));
  const line = (/** @type {(string | number)[]} */ cells) =>
    cells
      .map((cell, i) =>
        i === 0 ? String(cell).padEnd(widths[i] ?? 0) : String(cell).padStart(widths[i] ?? 0),
      )
      .join('  ');
  console.log(line(names));
  console.log(line(widths.map((width) => '-'.repeat(width))));
  for (const row of rows) console.log(line(names.map((name) => row[name] ?? '')));
}
