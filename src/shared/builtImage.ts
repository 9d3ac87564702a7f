/** The data that a component needs to show a picture from static/images. */
export interface BuiltImage {
  /** Of the original, in pixels. */
  width: number;
  /** Of the original, in pixels. */
  height: number;
  /** Its path below the assets' address; without extension when there are `widths`. */
  file: string;
  /** Those that the build has made, in pixels: each as `file-WIDTH.avif`. */
  widths?: number[];
  /** The colours of its upper and lower half, seen until it loads: `9ce-463`; none if it is see-through. */
  tone?: string;
  /** The hue of its mean colour, in OKLCH degrees; only for pictures whose entry is shown in it. */
  hue?: number;
  /** Whether it is a photograph of the owner that is shown in tones of its page's colour. */
  toned?: boolean;
  /** Whether it is a logo that stands on a light hexagon: the dark one would swallow it. */
  onLight?: boolean;
}

/** Whether a project's picture is a telephone's, and is shown as one. */
export const isTall = ({ width, height }: { width: number; height: number }): boolean =>
  height > 1.25 * width;

/**
 * The addresses of a picture's files, wherever it is shown.
 *
 * @param assetsUrl ends with a slash
 * @returns `src`: of the drawing, or of the picture in its middle width, for readers of feeds
 */
export function addressesOf(
  { file, widths }: BuiltImage,
  assetsUrl: string,
): { src: string; srcSet?: string } {
  const url = assetsUrl + file;
  if (!widths) return { src: url };
  return {
    src: `${url}-${widths[Math.floor(widths.length / 2)]}.avif`,
    srcSet: widths.map((width) => `${url}-${width}.avif ${width}w`).join(', '),
  };
}

/** The two colours that are seen until a picture has loaded, from its `tone`, as a CSS background. */
export const placeholderOf = (tone: string): string => `linear-gradient(#${tone.replace('-', ',#')})`;
