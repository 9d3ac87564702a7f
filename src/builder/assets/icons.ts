import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Edition } from '../content/content.ts';
import type { OutputFile } from '../shared/outputFile.ts';
import type { Theme } from '../theme/theme.ts';
import { drawWheel, type Facet } from '../theme/wheel.ts';

/**
 * Operating systems crop icons to their own shapes; the middle four fifths stay visible:
 * https://web.dev/articles/maskable-icon
 */
const SAFE = 0.8;

const ICONS = [
  { path: 'apple-touch-icon.png', size: 180, share: SAFE, purpose: null },
  { path: 'icon-192.png', size: 192, share: 1, purpose: 'any' },
  { path: 'icon-512.png', size: 512, share: 1, purpose: 'any' },
  { path: 'icon-maskable-512.png', size: 512, share: SAFE * 0.9, purpose: 'maskable' },
];

interface Look {
  root: string;
  base: string;
  facets: Facet[];
  colour: Theme['colour'];
  editions: Pick<Edition, 'lang' | 'dir' | 'path' | 'content'>[];
}

/**
 * Makes the site's icon in the sizes that systems ask for, and each edition's manifest, which lists them. The
 * icon is the wheel in the site's own hues, or the owner's favicon in static/; sharp can't read an .ico,
 * which leaves the wheel for the other sizes.
 *
 * @returns `icon`: the path of the one that pages link
 */
export async function makeIcons(look: Look): Promise<{ files: OutputFile[]; icon: string }> {
  const { root, facets, colour, editions } = look;
  const page = facets[0]?.page ?? '';
  const ground = colour('ground', page);
  const wheel = drawWheel(facets, { page, x: 32, y: 32, radius: 32 });
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${wheel}</svg>\n`;
  const own = ['svg', 'png', 'ico']
    .map((type) => `favicon.${type}`)
    .find((name) => existsSync(join(root, 'static', name)));
  const isReadable = own !== undefined && !own.endsWith('.ico');
  const icon = isReadable ? await readFile(join(root, 'static', own)) : Buffer.from(drawn);

  const manifests = editions.map((edition) => ({
    path: `${edition.path}/manifest.webmanifest`.slice(1),
    contents: `${JSON.stringify(manifestOf(edition, ground, look), null, 2)}\n`,
  }));

  const pngs = ICONS.map((each) => ({
    path: each.path,
    contents: () => drawIcon(icon, { ...each, ground }),
  }));

  const files = [{ path: 'favicon.svg', contents: drawn }, ...pngs, ...manifests];

  return { files, icon: own ?? 'favicon.svg' };
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

function manifestOf({ lang, dir, path, content }: Look['editions'][number], ground: string, { base }: Look) {
  const { name } = content.owner.owner;
  const start = `${base}${path}/`;

  return {
    name,
    short_name: name,
    lang,
    dir,
    start_url: start,
    scope: start,
    display: 'browser',
    background_color: ground,
    theme_color: ground,
    icons: ICONS.filter(({ purpose }) => purpose).map(({ path: file, size, purpose }) => ({
      src: `${base}/${file}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  };
}
