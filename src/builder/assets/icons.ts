import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Edition } from '../content/content.ts';
import { kept } from '../shared/files.ts';
import { hash } from '../shared/hash.ts';
import type { OutputFile } from '../shared/outputFile.ts';
import { drawWheel, type Side } from '../theme/wheel.ts';

/** Operating systems crop icons to their own shapes; the middle four fifths stay visible. */
const SAFE = 0.8;

const ICONS = [
  { path: 'apple-touch-icon.png', size: 180, share: SAFE, purpose: null },
  { path: 'icon-192.png', size: 192, share: 1, purpose: 'any' },
  { path: 'icon-512.png', size: 512, share: 1, purpose: 'any' },
  { path: 'icon-maskable-512.png', size: 512, share: SAFE * 0.9, purpose: 'maskable' },
];

interface Look {
  root: string;
  cacheDir: string;
  base: string;
  sides: Side[];
  colour: (token: string, page: string) => string;
  editions: Pick<Edition, 'code' | 'path' | 'content'>[];
}

/**
 * Makes the site's icon in the sizes that systems ask for, and each edition's manifest, which lists them. The icon is
 * the wheel in the site's own hues, or static/favicon.svg if the owner has one; sharp draws it when it is asked for, and
 * the result is cached.
 */
export async function makeIcons(look: Look): Promise<OutputFile[]> {
  const { root, cacheDir, sides, colour, editions } = look;
  const page = sides[0]?.page ?? '';
  const ground = colour('ground', page);
  const fill = (side: string) => colour('fill', side);
  const wheel = drawWheel(sides, { page, x: 32, y: 32, radius: 32, colour: fill });
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${wheel}</svg>\n`;
  // An owner's own icon takes precedence.
  const own = await readFile(join(root, 'static/favicon.svg')).catch((error) => {
    if (error.code !== 'ENOENT') throw error;
    return null;
  });
  const icon = own ?? Buffer.from(drawn);
  const files = ICONS.map(({ path, size, share }) => {
    const key = hash(icon, JSON.stringify([size, share, ground, sharp.versions]));
    const file = join(cacheDir, 'icons', `${key}.png`);
    const draw = () => drawIcon(icon, { size, share, ground });
    return { path, contents: () => kept(file, draw) };
  });
  const manifests = editions.map((edition) => ({
    path: `${edition.path}/manifest.webmanifest`.slice(1),
    contents: `${JSON.stringify(manifestOf(edition, ground, look), null, 2)}\n`,
  }));
  return [...(own ? [] : [{ path: 'favicon.svg', contents: drawn }]), ...files, ...manifests];
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

function manifestOf({ code, path, content }: Look['editions'][number], ground: string, { base }: Look) {
  const { name } = content.owner.owner;
  return {
    name,
    short_name: name,
    lang: code,
    start_url: `${base}${path}/`,
    scope: `${base}${path}/`,
    display: 'browser',
    background_color: ground,
    theme_color: ground,
    icons: ICONS.filter(({ purpose }) => purpose).map(({ path, size, purpose }) => ({
      src: `${base}/${path}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  };
}
