import { assetsUrl, images } from 'virtual:site';
import type { Ref } from 'react';
import type { Image } from '../content/types.ts';

interface PictureProps {
  image: Image;
  /** How wide it is shown, as the `sizes` attribute says it. */
  sizes: string;
  /** When it comes near, by default; 'eager' for the first view, 'soon' for what follows at once but isn't urgent. */
  load?: 'lazy' | 'eager' | 'soon';
  className?: string | undefined;
  /** Of the img element. */
  ref?: Ref<HTMLImageElement>;
}

/** A content image in the best format and width that the browser takes, its place reserved from the start. */
export function Picture({ image, sizes, load = 'lazy', className, ref }: PictureProps) {
  const built = images[image.src]; // none for a picture on another host
  const { width, height } = built ?? image;
  const { alt } = image;
  const shared = {
    ref,
    width,
    height,
    className,
    decoding: 'async',
    loading: load === 'lazy' ? 'lazy' : 'eager',
    fetchPriority: load === 'soon' ? 'low' : undefined,
  } as const;
  if (!built) return <img {...shared} alt={alt} src={image.src} referrerPolicy="no-referrer" />;
  const url = assetsUrl + built.file;
  const { widths } = built;
  if (!widths) return <img {...shared} alt={alt} src={url} />;
  const srcSet = (format: string) => widths.map((w) => `${url}-${w}.${format} ${w}w`).join(', ');
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={srcSet('webp')} sizes={sizes} />
      <img {...shared} alt={alt} src={`${url}-${widths[Math.floor(widths.length / 2)]}.webp`} />
    </picture>
  );
}
