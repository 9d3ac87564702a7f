import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { OutputFile } from '../shared/outputFile.ts';
import type { Theme } from '../theme/theme.ts';
import { drawWheel } from '../theme/wheel.ts';

/** iOS crops its icon to its own shape; the middle four fifths stay visible. Safari shows no SVG. */
const ICONS = [
  { path: 'apple-touch-icon.png', size: 180, share: 0.8 },
  { path: 'icon-192.png', size: 192, share: 1 },
];

/**
 * Makes the site's icon as a drawing and as pictures. It is the wheel in the site's own hues, or the owner's
 * favicon in static/; sharp can't read an .ico, which leaves the wheel for the pictures.
 *
 * @returns `icon`: the path of the one that pages link
 */
export function makeIcons({ root, facets, colour }: { root: string } & Pick<Theme, 'facets' | 'colour'>): {
  files: OutputFile[];
  icon: string;
} {
  const page = facets[0]?.page ?? '';
  const ground = colour('ground', page);
  const wheel = drawWheel(facets, { page, x: 32, y: 32, radius: 32 });
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${wheel}</svg>\n`;

  const favicon = ['svg', 'png', 'ico']
    .map((type) => `favicon.${type}`)
    .find((name) => existsSync(join(root, 'static', name)));
  const isReadable = favicon !== undefined && !favicon.endsWith('.ico');

  const pngs = ICONS.map((each) => ({
    path: each.path,
    contents: async () => {
      const icon = isReadable ? await readFile(join(root, 'static', favicon)) : Buffer.from(drawn);
      return drawIcon(icon, { ...each, ground });
    },
  }));

  return { files: [{ path: 'favicon.svg', contents: drawn }, ...pngs], icon: favicon ?? 'favicon.svg' };
}

async function drawIcon(
  icon: Buffer,
  { size, share, ground }: { size: number; share: number; ground: string },
) {
  const inner = Math.round(size * share);
  const inside = await sharp(icon, { density: (72 * inner) / 64 })
    .resize(inner, inner, { fit: 'contain', background: '#0000' })
    .toBuffer();
  const background = share < 1 ? ground : '#0000';

  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: inside }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}
