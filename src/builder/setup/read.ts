import { readFile } from 'node:fs/promises';
import { type Resume, resume } from '../../schema/resume.ts';
import { faultsIn } from '../content/check.ts';
import { ContentError } from '../content/faults.ts';

/** The résumé that is read when no file is given. */
const EXAMPLE = {
  basics: {
    name: 'Your Name',
    label: 'Developer',
    summary: 'What you do, and for whom, in a sentence or two.',
  },
  projects: [{ name: 'Your first project', description: 'What it is, in a sentence.' }],
};

/**
 * Reads a JSON Resume 1.0.0; blanks and empty entries count as absent.
 *
 * @param file null for an example
 * @returns `left`: the fields that the site has no place for
 * @throws {ContentError | Error} naming what is wrong
 */
export async function readResume(file: string | null): Promise<{ resume: Resume; left: string[] }> {
  const value = file === null ? EXAMPLE : await readJson(file);
  const faults = faultsIn(value, resume, file ?? '');
  if (faults.length > 0) throw new ContentError(faults);
  const read = resume.parse(value);
  const unlinked = read.basics.profiles.filter(({ url }) => !url);
  const profiles = unlinked.map(({ network }) => `basics.profiles, ${network}, as it has no url`);

  return { resume: read, left: [...new Set([...leftIn(value, read), ...profiles])] };
}

/** The paths in a value that another lacks. */
function leftIn(value: unknown, read: unknown, path: string[] = []): string[] {
  if (read === undefined) return [path.join('.')];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    leftIn(part, (read as Record<string, unknown>)[key], [...path, Array.isArray(value) ? '[]' : key]),
  );
}

async function readJson(file: string): Promise<object> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`There is no file ${file}: give the path of a JSON Resume`);
  });

  try {
    return JSON.parse(text.replace(/^\ufeff/, ''), (_, value) => present(value)) ?? {};
  } catch (error) {
    throw new Error(`${file} isn’t JSON: ${(error as Error).message}`);
  }
}

/** A value without blank parts, its texts trimmed; undefined when nothing is left. */
function present(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() || undefined;
  if (typeof value !== 'object' || value === null) return value ?? undefined;
  const kept = Array.isArray(value) ? value.filter((each) => each !== undefined) : value;
  return Object.keys(kept).length > 0 ? kept : undefined;
}
