// Reads a file that people wrote by hand, and knows what of it was read: nothing is lost silently.
import { plainLines } from './texts.ts';

/** An object in the file. Each of its functions takes the first of some names of a field that has a value. */
export interface ResumeEntry {
  /** Such as `work[2]`. */
  path: string;
  /** The value as plain text, which may have several lines; '' when there is none. */
  text: (...names: string[]) => string;
  /** What a function makes of the text; undefined when it can't, and then the field counts as unread. */
  read: <Value>(names: string[], make: (text: string) => Value | undefined) => Value | undefined;
  /** A list's texts; a text alone is a list of one. */
  texts: (...names: string[]) => string[];
  /** An object in it; a text alone counts as its first field. */
  entry: (name: string) => ResumeEntry;
  entries: (name: string) => ResumeEntry[];
}

/**
 * @param taken collects the paths of what was read
 */
export function openEntry(value: unknown, taken: Set<string>, path: string = ''): ResumeEntry {
  const below = (name: string) => (path ? `${path}.${name}` : name);
  const fieldOf = (name: string) =>
    typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
  const fields = (names: string[]) =>
    typeof value === 'string'
      ? [{ at: path, own: value as unknown }]
      : names.map((name) => ({ at: below(name), own: fieldOf(name) }));
  const read: ResumeEntry['read'] = (names, make) => {
    for (const { at, own } of fields(names)) {
      const text = typeof own === 'string' || typeof own === 'number' ? plainLines(String(own)) : '';
      const made = text && !taken.has(at) ? make(text) : undefined;
      if (made === undefined) continue;
      taken.add(at);
      return made;
    }
    return undefined;
  };
  const entries = (name: string) => {
    const own = fieldOf(name);
    const list = Array.isArray(own) ? own : own === undefined || own === null ? [] : [own];
    return list.map((each, i) =>
      openEntry(each, taken, Array.isArray(own) ? `${below(name)}[${i}]` : below(name)),
    );
  };
  return {
    path,
    read,
    text: (...names) => read(names, (text) => text) ?? '',
    texts: (...names) =>
      names.flatMap((name) => entries(name).flatMap((each) => each.text('name', 'title', 'text') || [])),
    entry: (name) => openEntry(fieldOf(name), taken, below(name)),
    entries,
  };
}

/** The paths of all values that aren't blank. */
export function leavesOf(value: unknown, path: string = ''): string[] {
  if (value === null || value === undefined || (typeof value === 'string' && !value.trim())) return [];
  if (typeof value !== 'object') return [path];
  return Array.isArray(value)
    ? value.flatMap((each, i) => leavesOf(each, `${path}[${i}]`))
    : Object.entries(value).flatMap(([key, each]) => leavesOf(each, path ? `${path}.${key}` : key));
}

/**
 * What wasn't read, a line for each kind of field, and one for a section of which nothing was.
 *
 * @param named the beginnings of paths about which something is said already
 */
export function unread(value: object, taken: Set<string>, named: string[]): string[] {
  const isNamed = (path: string) =>
    named.some(
      (start) => path === start || (/^[.[]/.test(path.slice(start.length)) && path.startsWith(start)),
    );
  const sections = new Set([...taken].map((path) => path.split(/[.[]/)[0]));
  const kinds = new Map<string, string[]>();
  for (const path of leavesOf(value)) {
    if (taken.has(path) || isNamed(path)) continue;
    const [section = ''] = path.split(/[.[]/);
    const kind = sections.has(section) ? path.replace(/\[\d+\]/g, '[]') : section;
    kinds.set(kind, [...(kinds.get(kind) ?? []), path]);
  }
  return [...kinds].map(([kind, [only = kind, ...more]]) =>
    more.length === 0
      ? only
      : sections.has(kind.split(/[.[]/)[0])
        ? `${kind} (${more.length + 1} times)`
        : kind,
  );
}
