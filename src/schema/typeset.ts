/** Languages in which a dash doesn't begin a line, by code. */
const DASH_ENDS = ['uk', 'pl', 'cs'];

/** A value with each text in it set as its language asks. */
export function typeset(value: unknown, language: string): unknown {
  if (!DASH_ENDS.includes(language)) return value;
  if (typeof value === 'string') return value.replace(/ (?=[–—] )/g, '\u00a0');
  if (Array.isArray(value)) return value.map((each) => typeset(each, language));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, typeset(each, language)]));
}
