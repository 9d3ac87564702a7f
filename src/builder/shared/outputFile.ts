import path from 'node:path';

/** A file of the site. */
export interface OutputFile {
  /** Below the site's root, with `/` between folders. */
  path: string;
  /** A function makes them when they are asked for. */
  contents: Contents | (() => Promise<Contents>);
}

type Contents = string | Uint8Array;

export const read = async ({ contents }: OutputFile): Promise<Contents> =>
  typeof contents === 'function' ? contents() : contents;

export const readText = async (file: OutputFile) => Buffer.from(await read(file)).toString('utf8');

/** A function that is called at most once, however often its result is asked for. */
export function once<Result>(make: () => Promise<Result>): () => Promise<Result> {
  let made: Promise<Result> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** A file's path below a folder with `/`, on Windows, too; `system` is this system's by default. */
export const pathBelow = (folder: string, file: string, { relative }: Pick<typeof path, 'relative'> = path) =>
  relative(folder, file).replaceAll('\\', '/');
