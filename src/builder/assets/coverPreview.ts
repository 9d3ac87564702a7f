import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { PREVIEW } from '../../shared/previewSize.ts';
import { kept } from '../shared/files.ts';
import { hash } from '../shared/hash.ts';
import { completed, pictureFile } from './images.ts';
import { drawPicture, GROUND_RULES, groundOf } from './picture.ts';

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
  const key = hash(picture, JSON.stringify([PREVIEW, focus, GROUND_RULES, sharp.versions]));
  const draw = async () => {
    const ground = (await groundOf(picture, { always: true })) ?? '#ffffff';
    const drawn = await drawPicture(picture, { ground }, { ...PREVIEW, focus });
    return drawn.jpeg({ quality: 80 }).toBuffer();
  };
  const contents = () => kept(join(cacheDir, 'previews', `${key}.jpg`), draw);
  return { key, contents };
}
