import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes a temporary file and renames it, so that readers find a complete file or none, even during the write
 * and after an interruption. Makes the folder if it is missing.
 */
export async function writeAside(file: string, contents: string | Uint8Array) {
  await mkdir(dirname(file), { recursive: true });
  const aside = `${file}.${randomUUID()}`;
  await writeFile(aside, contents);
  await rename(aside, file);
}

/** Files being made now: two pages may ask for one file at the same time. */
const making: Map<string, Promise<Buffer>> = new Map();

/** Reads a file from the cache, or makes and caches it. Its name depends on all that it is made from. */
export function kept(file: string, make: () => Promise<string | Uint8Array>): Promise<Buffer> {
  async function readOrMake() {
    const found = await readFile(file).catch(() => null);
    if (found) return found;
    const contents = Buffer.from(await make());
    await writeAside(file, contents);
    return contents;
  }

  const running = making.get(file) ?? readOrMake().finally(() => making.delete(file));
  making.set(file, running);

  return running;
}
