import { accessSync, constants } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';
import { environment } from '../shared/options.ts';

/**
 * Looks for a program on this machine.
 *
 * @param names commands on the PATH or absolute paths, best first
 * @returns the path of the first that can be run
 */
export function findProgram(names: (string | undefined)[]): string | null {
  const folders = (environment.PATH ?? '').split(delimiter);
  const paths = names.flatMap((name) => {
    if (!name) return [];
    return isAbsolute(name) ? [name] : folders.map((folder) => join(folder, name));
  });
  return paths.find(isExecutable) ?? null;
}

function isExecutable(path: string) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
