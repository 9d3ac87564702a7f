import type { CSSProperties, Ref } from 'react';
import { assetsUrl, images } from '#site/site.js';
import type { Image } from '../../schema/types.ts';
import { addressesOf, isTall, placeholderOf } from '../../shared/builtImage.ts';

/** As in shared.css. */
const NARROW = '(max-width: 47.99rem)';
const DEVICE_SIZES = `${NARROW} 16rem, 20rem`;

interface PictureProps {
  image: Image;

  /** The width at which it, or its frame, is shown, in the syntax of the `sizes` attribute. */
  sizes: string;

  /** The ratio, width to height, of the frame that it fills; without a frame it keeps its own ratio. */
  ratio?: number;

  /** 'lazy' loads it near the viewport, 'eager' at once, 'soon' at once with low priority. */
  load?: 'lazy' | 'eager' | 'soon';
  className?: string | undefined;

  /** Shown in its place in narrow windows, as a phone shows it. */
  narrow?: { src: string } | undefined;

  /** Both for the img element. */
  ref?: Ref<HTMLImageElement>;
  onError?: () => void;
}

/**
 * A content image in the best width; its space is reserved from the start. In an element with the class
 * `cropped` it fills the frame, whatever its own ratio; the content's `focus` is the spot that stays in view.
 * A photograph of the owner is shown in tones of its page's colour, and a project's tall picture as a telephone
 * (shared.css).
 */
export function Picture({
  image,
  sizes,
  ratio,
  load = 'lazy',
  className,
  narrow,
  ref,
  onError,
}: PictureProps) {
  const built = images[image.src]; // none for a picture on another host
  const { width, height } = built ?? image;
  const { alt, focus } = image;
  const isDevice = ratio !== undefined && built?.hue !== undefined && isTall(built);
  // Not where it would enlarge what a phone shows.
  const zoom = isDevice || narrow ? undefined : image.zoom;

  const shared = {
    ref,
    onError,
    width,
    height,
    className,
    'data-ground': built?.onLight ? 'light' : undefined,
    style: {
      '--focus': focus,
      scale: zoom && `${zoom}`,
      background: built?.tone && placeholderOf(built.tone),
    } as CSSProperties,
    decoding: 'async',
    loading: load === 'lazy' ? 'lazy' : 'eager',
    fetchPriority: load === 'soon' ? 'low' : undefined,
  } as const;

  if (!built) return <img {...shared} alt={alt} src={image.src} referrerPolicy="no-referrer" />;

  const { src, srcSet } = addressesOf(built, assetsUrl);
  const cut = ratio ? Math.max(1, built.width / built.height / ratio) : 1;
  const shown = srcSet && (isDevice ? DEVICE_SIZES : scaled(sizes, cut));
  const img = <img {...shared} alt={alt} sizes={shown} srcSet={srcSet} src={src} />;

  // On phones, too: it is what a phone shows.
  if (isDevice)
    return (
      <span className="device" style={{ '--hue': built.hue } as CSSProperties}>
        {img}
      </span>
    );

  const other = narrow && images[narrow.src];
  const inNarrow = other && addressesOf(other, assetsUrl);
  if (!built.toned && !inNarrow) return img;

  return (
    <picture className={built.toned ? 'toned' : undefined}>
      {inNarrow && <source media={NARROW} srcSet={inNarrow.srcSet ?? inNarrow.src} sizes="14rem" />}
      {img}
    </picture>
  );
}

/** Scales the lengths in `sizes`, but not those in media conditions, for a picture with its sides cropped. */
const scaled = (sizes: string, factor: number) =>
  sizes.replace(/\d+(?=(px|vw)(?!\)))/g, (length) => `${Math.ceil(Number(length) * factor - 1e-6)}`);
