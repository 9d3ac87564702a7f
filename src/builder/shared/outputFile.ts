import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** A file of the site. */
export interface OutputFile {
  /** Below the site's root, with `/` between folders. */
  path: string;
  /** A function makes them when they are asked for. */
  contents: Contents | (() => Promise<Contents>);
}

/** A text, bytes, or those of another file. */
type Contents = string | Uint8Array | { file: string };

export async function read({ contents }: OutputFile): Promise<string | Uint8Array> {
  const made = typeof contents === 'function' ? await contents() : contents;
  return typeof made === 'object' && 'file' in made ? readFile(made.file) : made;
}

export const readText = async (file: OutputFile) => Buffer.from(await read(file)).toString('utf8');

/** A function that is called at most once, however often its result is asked for. */
export function once<Result>(make: () => Promise<Result>): () => Promise<Result> {
  let made: Promise<Result> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/**
 * A file's path below a folder with `/`, which addresses and imports have, also on Windows.
 *
 * @param system how paths are written, this system's by default
 */
export const pathBelow = (folder: string, file: string, { relative }: Pick<typeof path, 'relative'> = path) =>
  relative(folder, file).replaceAll('\\', '/');
