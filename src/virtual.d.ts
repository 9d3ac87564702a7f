// Modules that the build makes (src/builder/bundle/bundle.mjs).
declare module 'virtual:site' {
  /** What a component needs to show a picture of static/images. */
  export interface BuiltImage {
    /** Of the original, in pixels. */
    width: number;
    /** Of the original, in pixels. */
    height: number;
    /** Below the assets' address; without ending when there are `widths`. */
    file: string;
    /** The widths made, in pixels: each as `file-WIDTH.avif` and `file-WIDTH.webp`. */
    widths?: number[];
  }

  /** The site's path without its last slash: '' or '/repo'. */
  export const base: string;
  /** Where the site lives: absolute, ends with a slash. */
  export const siteUrl: string;
  /** What asset names are appended to: absolute URL or path, ends with a slash. */
  export const assetsUrl: string;
  /** The local inbox's path, or null when messages go to the forwarding service. */
  export const inbox: string | null;
  /** When this was built; the first render after loading must agree with the HTML about it. */
  export const buildYear: number;
  /** The file of each page's own styles below the assets' address, by page: for visitors who come from another page. */
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
