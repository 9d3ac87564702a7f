// The ledger as text: in the address, and as CSV (RFC 4180). No DOM.

/** @typedef {{ date: string, what: string, category: string, cents: number }} Entry cents are negative when spent */

export const CATEGORIES = ['income', 'home', 'food', 'transport', 'health', 'leisure', 'other'];

/** Whether a text is a day that exists, such as 2026-02-28. */
export function isDay(text) {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/**
 * An amount as people write it: `12`, `12,5`, `1.234,56`, `1,234.56`, `-3`, `€ 4`.
 *
 * @returns {number | null} in cents; null when it isn't one, or has more than 9 digits before the decimals
 */
export function centsOf(text) {
  const plain = text.replace(/[\s\u00a0€]/g, '').replace(/^−/, '-');
  const match = plain.match(/^(-?)(\d{1,9}|\d{1,3}(?:[.,]\d{3}){1,2})(?:[.,](\d{1,2}))?$/);
  if (!match) return null;
  const [, sign, whole, part = ''] = match;
  const cents = Number(whole.replace(/[.,]/g, '')) * 100 + Number(part.padEnd(2, '0'));
  return sign ? -cents : cents;
}

/** An entry from texts; null when one of them is wrong. */
function entryOf([date = '', what = '', category = '', amount = '']) {
  const cents = centsOf(amount);
  if (!isDay(date) || cents === null || !what.trim()) return null;
  return { date, what: what.trim().slice(0, 80), category: CATEGORIES.includes(category) ? category : 'other', cents };
}

const decimal = (cents) => (cents / 100).toFixed(2);
const quoted = (text) => (/[",\n\r;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
/** Spreadsheets would run a text that begins like a formula: https://owasp.org/www-community/attacks/CSV_Injection */
const harmless = (text) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/** @param {Entry[]} entries */
export function toCsv(entries) {
  const rows = entries.map(({ date, what, category, cents }) => [date, quoted(harmless(what)), category, decimal(cents)]);
  return `${[['date', 'what', 'category', 'amount'], ...rows].map((row) => row.join(',')).join('\r\n')}\r\n`;
}

/**
 * @param {string} text CSV with commas or semicolons
 * @returns {{ entries: Entry[], skipped: number[] }} and the numbers of the rows that aren't entries
 */
export function fromCsv(text) {
  const rows = rowsOf(text.replace(/^\ufeff/, ''));
  const entries = [];
  const skipped = [];
  for (const [i, row] of rows.entries()) {
    const entry = entryOf(row.map((cell) => cell.replace(/^'(?=[=+\-@\t\r])/, '')));
    if (entry) entries.push(entry);
    else if (i > 0 && row.some((cell) => cell.trim())) skipped.push(i + 1); // the first row may be a heading
  }
  return { entries, skipped };
}

function rowsOf(text) {
  const [first = ''] = text.split(/\r?\n/, 1);
  const separator = first.split(';').length > first.split(',').length ? ';' : ',';
  const rows = [[]];
  let cell = '';
  let inside = false;
  for (let i = 0; i < text.length; i++) {
    const character = text[i];
    if (inside) {
      if (character !== '"') cell += character;
      else if (text[i + 1] === '"') cell += text[++i];
      else inside = false;
    } else if (character === '"' && cell === '') inside = true;
    else if (character === separator) {
      rows.at(-1).push(cell);
      cell = '';
    } else if (character === '\n' || character === '\r') {
      if (character === '\r' && text[i + 1] === '\n') i++;
      rows.at(-1).push(cell);
      cell = '';
      rows.push([]);
    } else cell += character;
  }
  rows.at(-1).push(cell);
  return rows;
}

/** The ledger as the part of an address after `#`: its CSV, compressed. @param {Entry[]} entries */
export async function toHash(entries) {
  if (entries.length === 0) return '';
  const bytes = new TextEncoder().encode(toCsv(entries));
  return `z${base64(await through(new CompressionStream('deflate-raw'), bytes))}`;
}

/** @returns {Promise<Entry[] | null>} null when the text isn't a ledger */
export async function fromHash(hash) {
  if (hash === '') return [];
  try {
    const bytes = bytesOf(hash.slice(1));
    if (hash[0] !== 'z') return null;
    const csv = await through(new DecompressionStream('deflate-raw'), bytes);
    const { entries } = fromCsv(new TextDecoder('utf-8', { fatal: true }).decode(csv));
    return entries.length > 0 ? entries : null;
  } catch {
    return null; // rubbish: not base64, not compressed, not text
  }
}

async function through(stream, bytes) {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

function base64(bytes) {
  let binary = '';
  for (let i = 0; i < bytes.length; i += 8192) binary += String.fromCharCode(...bytes.subarray(i, i + 8192));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function bytesOf(text) {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
}
