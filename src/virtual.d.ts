// Modules that the build makes (src/builder/bundle/bundle.mjs).
declare module 'virtual:site' {
  /** The data that a component needs to show a picture of static/images. */
  export interface BuiltImage {
    /** Of the original, in pixels. */
    width: number;
    /** Of the original, in pixels. */
    height: number;
    /** Its path below the assets' address; without extension when there are `widths`. */
    file: string;
    /** The widths that the build has made, in pixels: each as `file-WIDTH.avif` and `file-WIDTH.webp`. */
    widths?: number[];
  }

  /** The site's path without its last slash: '' or '/repo'. */
  export const base: string;
  /** Where the site lives: absolute, ends with a slash. */
  export const siteUrl: string;
  /** The prefix of asset names: absolute URL or path, ends with a slash. */
  export const assetsUrl: string;
  /** The local inbox's path, or null when messages go to the forwarding service. */
  export const inbox: string | null;
  /** The year of the build, which is in the HTML: the first render must agree with it. */
  export const buildYear: number;
  /** Each page's own stylesheet, below the assets' address: loaded on navigation from another page. */
  export const styles: Record<string, string>;
  /** By `src`, of those content files that have been loaded. */
  export const images: Record<string, BuiltImage>;
}

declare module '*.module.css' {
  const classes: Record<string, string>;
  export default classes;
}

/** The address of a worker's script. */
declare module '*?worker' {
  const url: string;
  export default url;
}

declare module '*.css';

declare module 'subset-font' {
  /** @returns the font with only the characters of the text, and only the given parts of its axes */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2' | 'truetype';
      variationAxes?: Record<string, number | { min: number; max: number }>;
    },
  ): Promise<Buffer>;
}
