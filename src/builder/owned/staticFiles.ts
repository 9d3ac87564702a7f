import { join } from 'node:path';
import type { OutputFile } from '../shared/outputFile.ts';
import { listOwnFiles } from '../shared/ownFiles.ts';

/** The pictures that the build makes others from. */
const PICTURES = 'images/';

/**
 * The owner's files, but for the pictures that the build makes others from.
 *
 * @param others files that have another place in the site
 * @param shown the pictures that something shows, below static/images
 * @returns `left`: a line for each that isn't published
 */
export async function staticFiles(
  { root }: { root: string },
  { others, shown }: { others: string[]; shown: Iterable<string> },
): Promise<{ files: OutputFile[]; left: string[] }> {
  const { files, left } = await listOwnFiles(root, 'static');
  const used = new Set([...shown].map((src) => PICTURES + src));
  const idle = files.filter(
    (path) => path.startsWith(PICTURES) && !/\.(md|txt)$/i.test(path) && !used.has(path),
  );
  const published = files.filter((path) => !path.startsWith(PICTURES) && !others.includes(path));
  return {
    files: published.map((path) => ({ path, contents: { file: join(root, 'static', path) } })),
    left: [
      ...left,
      ...(idle.length > 0 ? [`Nothing shows ${idle.map((path) => `static/${path}`).join(', ')}`] : []),
    ],
  };
}
