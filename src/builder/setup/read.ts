import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { type TransformFailure, transform } from 'esbuild';
import { detect } from 'tinyld';
import { decodeText, NOT_UTF8 } from '../shared/ownFiles.ts';
import { isRightToLeft } from './texts.ts';

/** In bytes; the longest resumes are a twentieth of this. */
const LARGEST = 1e6;

/** The sections of a JSON Resume that the site can show: https://jsonresume.org/schema */
const KNOWN = ['basics', 'work', 'education', 'skills', 'languages', 'projects'];

/**
 * @throws {Error} when it isn't there, is too large, or isn't JSON
 */
async function readJson(file: string): Promise<unknown> {
  const name = basename(file);
  const found = await stat(file).catch(() => null);
  if (!found?.isFile())
    throw new Error(`${name}: there is no such file: give its path relative to this folder`);
  if (found.size > LARGEST)
    throw new Error(
      `${name}: is ${(found.size / 1e6).toFixed(1)} MB, over the limit of ${LARGEST / 1e6}: leave out pictures and other data`,
    );
  const text = decodeText(await readFile(file));
  if (text === null) throw new Error(`${name}: ${NOT_UTF8}`);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${name}: isn’t JSON (${await placeOf(text, error)}): correct it there`);
  }
}

/** What is wrong with a JSON text, and where: esbuild says so more exactly than JSON.parse. */
async function placeOf(text: string, error: unknown) {
  const failure = await transform(text, { loader: 'json', logLevel: 'silent' }).then(
    () => null,
    (reason: TransformFailure) => reason,
  );
  const { text: reason, location } = failure?.errors[0] ?? { text: String(error), location: null };
  return location ? `line ${location.line}, column ${location.column + 1}: ${reason}` : reason;
}

/**
 * Reads a JSON Resume as people have it: whatever its version, blanks, and faults in what the site doesn't show.
 *
 * @throws {Error} when it is something else, or in a script that the site can't show
 */
export async function readResume(file: string): Promise<object> {
  const value = await readJson(file);
  const name = basename(file);
  const sections = KNOWN.join(', ');
  const hasSections = (each: unknown) =>
    typeof each === 'object' && each !== null && KNOWN.some((key) => key in each);
  if (!hasSections(value)) {
    const [inner] = Object.entries(value ?? {}).find(([, each]) => hasSections(each)) ?? [];
    throw new Error(
      inner === undefined
        ? `${name}: isn’t a JSON Resume: it has none of ${sections}; see https://jsonresume.org/schema`
        : `${name}: isn’t a JSON Resume: ${sections} are looked for at its top, and these are inside "${inner}": save that part as a file of its own`,
    );
  }
  if (isRightToLeft(textsOf(value).join(' ')))
    throw new Error(`${name}: is in a script that is read from right to left, which the site can’t show yet`);
  return value as object;
}

/** The shortest text whose language can be told, in characters. */
const TELLING = 40;

/**
 * @returns the language of a resume's sentences, or else that of its country; null where neither is known
 */
export function languageOf(resume: object): string | null {
  const found = detect(
    textsOf(resume)
      .filter((text) => text.length >= TELLING && /\s/.test(text))
      .join(' '),
  );
  if (found) return found;
  const { countryCode } =
    (resume as { basics?: { location?: { countryCode?: unknown } } }).basics?.location ?? {};
  return typeof countryCode === 'string' && /^[a-z]{2}$/i.test(countryCode)
    ? new Intl.Locale(`und-${countryCode}`).maximize().language
    : null;
}

/** All texts in a value, without the names of its fields. */
const textsOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [String(value)];
