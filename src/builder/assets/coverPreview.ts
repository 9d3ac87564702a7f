import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { kept } from '../shared/files.ts';
import { hash } from '../shared/hash.ts';
import { completed, pictureFile } from './images.ts';
import { drawPicture, groundOf } from './picture.ts';

/** A link preview's size. */
const SIZE = { width: 1200, height: 630 };
/** Without a focus: what opens is photographed from its top. */
const TOP = '50% 0%';

/**
 * A link preview that is cut from a cover.
 *
 * @returns `key` changes with it; null for a picture on another site
 */
export async function coverPreview(
  { src, focus = TOP }: { src: string; focus?: string | undefined },
  { root, cacheDir }: { root: string; cacheDir: string },
): Promise<{ key: string; contents: () => Promise<Buffer> } | null> {
  const file = pictureFile(src, { root });
  if (!file) return null;
  const picture = completed(file, await readFile(file));
  const ground = (await groundOf(picture, { always: true })) ?? '#ffffff';
  const key = hash(picture, JSON.stringify([SIZE, focus, ground, sharp.versions]));
  const draw = async () => {
    const drawn = await drawPicture(picture, { ground }, { ...SIZE, focus });
    return drawn.jpeg({ quality: 80 }).toBuffer();
  };
  const contents = async () => (await kept(join(cacheDir, 'previews', `${key}.jpg`), draw)).contents;
  return { key, contents };
}
