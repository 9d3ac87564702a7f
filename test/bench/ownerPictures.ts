// The pictures of made-up owners (owners.ts): all shapes that people have.
import sharp from 'sharp';

/** Those that sharp draws, with their sizes; `small` is the least that the build takes for a project. */
export const PICTURES = {
  'wide.jpg': [1600, 900],
  'square.jpg': [800, 800],
  'tall.png': [1170, 2532],
  'small.png': [352, 220],
  'logo.png': [96, 64],
  'tiny.png': [24, 24],
} as const;
export const DRAWING = 'drawing.svg';
/** Those that documents show. */
export const LARGE = ['wide.jpg', 'square.jpg', 'tall.png'] as const;

/** Each file below static/images, with its contents. */
export async function drawPictures(): Promise<[file: string, contents: string | Buffer][]> {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"><path fill="#07a" d="M0 20 15 0l15 20"/></svg>';
  const all = Object.entries(PICTURES).map(async ([file, [width, height]]) => {
    const picture = sharp({ create: { width, height, channels: 3, background: '#c84' } });
    const contents = file.endsWith('.png') ? picture.png() : picture.jpeg();
    return [file, await contents.toBuffer()] as [string, Buffer];
  });

  return [[DRAWING, drawing], ...(await Promise.all(all))];
}
