import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { kept } from '../shared/files.ts';
import { hash } from '../shared/hash.ts';
import type { OutputFile } from '../shared/outputFile.ts';
import { drawWheel, type Side } from '../theme/wheel.ts';

/** Operating systems crop icons to their own shapes; the middle four fifths stay visible. */
const SAFE = 0.8;

/**
 * Makes the site's icon in the sizes that systems ask for, and each edition's manifest, which lists them. The icon is
 * the wheel in the site's own hues, or static/favicon.svg if the owner has one; sharp draws it. Results are cached,
 * since drawing takes a sixth of a rebuild's time.
 *
 * @throws {Error} when the icon can't be drawn
 */
export async function makeIcons({
  root,
  cacheDir,
  base,
  name,
  sides,
  colour,
  editions,
}: {
  root: string;
  cacheDir: string;
  base: string;
  name: string;
  sides: Side[];
  colour: (token: string, page: string) => string;
  editions: { code: string; path: string }[];
}): Promise<OutputFile[]> {
  const first = sides[0]?.page ?? '';
  const ground = colour('ground', first);
  const wheel = drawWheel(sides, {
    page: first,
    x: 32,
    y: 32,
    radius: 32,
    colour: (page) => colour('fill', page),
  });
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${wheel}</svg>\n`;
  // An owner's own icon takes precedence.
  const own = await readFile(join(root, 'static/favicon.svg')).catch((error) => {
    if (error.code !== 'ENOENT') throw error;
    return null;
  });
  const icon = own ?? Buffer.from(drawn);
  const draw = async (size: number, share: number) => {
    const inner = Math.round(size * share);
    const inside = await sharp(icon, { density: (72 * inner) / 64 })
      .resize(inner, inner, { fit: 'contain', background: '#0000' })
      .toBuffer();
    return sharp({
      create: { width: size, height: size, channels: 4, background: share < 1 ? ground : '#0000' },
    })
      .composite([{ input: inside }])
      .png({ compressionLevel: 9 })
      .toBuffer();
  };
  const icons = [
    { path: 'apple-touch-icon.png', size: 180, share: SAFE, purpose: null },
    { path: 'icon-192.png', size: 192, share: 1, purpose: 'any' },
    { path: 'icon-512.png', size: 512, share: 1, purpose: 'any' },
    { path: 'icon-maskable-512.png', size: 512, share: SAFE * 0.9, purpose: 'maskable' },
  ];
  const files = icons.map(({ path, size, share }) => {
    const key = hash(icon, JSON.stringify([size, share, ground, sharp.versions]));
    const file = join(cacheDir, 'icons', `${key}.png`);
    return { path, contents: async () => (await kept(file, () => draw(size, share))).contents };
  });
  const manifest = (lang: string, start: string) => ({
    name,
    short_name: name,
    lang,
    start_url: `${start}/`,
    scope: `${start}/`,
    display: 'browser',
    background_color: ground,
    theme_color: ground,
    icons: icons
      .filter(({ purpose }) => purpose)
      .map(({ path, size, purpose }) => ({
        src: `${base}/${path}`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
  });
  const manifests = editions.map(({ code, path }) => ({
    path: `${path}/manifest.webmanifest`.slice(1),
    contents: `${JSON.stringify(manifest(code, base + path), null, 2)}\n`,
  }));
  const vector = own ? [] : [{ path: 'favicon.svg', contents: drawn }];
  return [...vector, ...files, ...manifests];
}
