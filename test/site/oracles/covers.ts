import { boxOf, clipsOf } from './frames.ts';

/** The least share of a picture that may be seen: a square one's in the first plate, which is 16:9. */
const LEAST = 0.55;

/** Those of projects, and in stories and notes. Others are ornaments. */
const PICTURES = 'main [data-carried] img, main article img:not(.hexagonal img)';

/**
 * Not looked at: what is hidden, and details, each one thing in a picture, chosen by its `focus`, or by its owner's
 * `zoom`.
 */
const EXEMPT = '[data-detail], [aria-hidden="true"], [inert], [aria-roledescription] [role="group"]';

/** Pictures that fill their frames and of which too little is seen. */
export async function cutPictures(): Promise<string[]> {
  const images = [...document.querySelectorAll<HTMLImageElement>(PICTURES)].filter(
    (image) =>
      getComputedStyle(image).objectFit === 'cover' &&
      !image.closest(EXEMPT) &&
      !image.style.scale &&
      image.checkVisibility({ visibilityProperty: true }),
  );
  await Promise.all(images.map(loaded));

  return images.flatMap((image) => {
    const share = shareSeen(image);
    return share < LEAST
      ? [`the picture “${image.alt.slice(0, 30)}” shows ${Math.round(100 * share)} % of itself`]
      : [];
  });
}

/** Resolves when the picture for the window has come, or has failed to. */
async function loaded(image: HTMLImageElement) {
  image.loading = 'eager';
  await new Promise((resolve) => requestAnimationFrame(resolve)); // chooses among its sources
  await image.decode().catch(() => {});
}

/** The share of a picture's area that is in its frame and in all that clip it. */
function shareSeen(image: HTMLImageElement): number {
  const { naturalWidth, naturalHeight } = image;
  const box = boxOf(image, 0);
  const scale = Math.max(box.width / naturalWidth, box.height / naturalHeight);
  const [width, height] = [naturalWidth * scale, naturalHeight * scale];
  if (!(width > 0 && height > 0)) return 1;

  const [x = 0.5, y = 0.5] = getComputedStyle(image)
    .objectPosition.split(' ')
    .map((value) => (value.endsWith('%') ? Number.parseFloat(value) / 100 : 0));
  const left = box.left + (box.width - width) * x;
  const top = box.top + (box.height - height) * y;

  const seen = clipsOf(image).reduce(
    (all, clip) => ({
      left: clip.x ? Math.max(all.left, clip.box.left) : all.left,
      right: clip.x ? Math.min(all.right, clip.box.right) : all.right,
      top: clip.y ? Math.max(all.top, clip.box.top) : all.top,
      bottom: clip.y ? Math.min(all.bottom, clip.box.bottom) : all.bottom,
    }),
    {
      left: Math.max(left, box.left),
      right: Math.min(left + width, box.right),
      top: Math.max(top, box.top),
      bottom: Math.min(top + height, box.bottom),
    },
  );
  const area = Math.max(0, seen.right - seen.left) * Math.max(0, seen.bottom - seen.top);
  return area / (width * height);
}
