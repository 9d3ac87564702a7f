// Modules that the build makes (src/builder/bundle/modules.mjs).
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
    /** Of a project's picture, unless it is grey: in degrees of OKLCH, one of twelve. */
    hue?: number | undefined;
  }

  /** The edition's path without its last slash: '', '/de' or '/repo/de'. */
  export const base: string;
  /** The site's path without its last slash: '' or '/repo'. */
  export const siteBase: string;
  /** Where the site lives: absolute, ends with a slash. */
  export const siteUrl: string;
  /** Where the edition lives: absolute, ends with a slash. */
  export const homeUrl: string;
  /** The edition's language, such as `de`. */
  export const lang: string;
  /** Each edition's language and country, such as `de-DE`, by its language. */
  export const locales: Record<string, string>;
  /** All editions, the first one of the site's root first. */
  export const editions: {
    lang: string;
    /** Of the language, in itself. */
    name: string;
    /** As `base`. */
    base: string;
    /** Says in its language that the page exists in it. */
    offer: string;
  }[];
  /** The prefix of asset names: absolute URL or path, ends with a slash. */
  export const assetsUrl: string;
  /** The local inbox's path, or null when messages go to the forwarding service. */
  export const inbox: string | null;
  /** The year of the build, which is in the HTML: the first render must agree with it. */
  export const buildYear: number;
  /** By `src`, of those content modules that have been loaded. */
  export const images: Record<string, BuiltImage>;
}

declare module 'virtual:styles' {
  /** Each page's own stylesheet, below the assets' address: loaded on navigation from another page. */
  export const styles: Record<string, string>;
}

declare module 'virtual:wheel' {
  /** The pages in the order in which the mark shows them, clockwise. */
  export const sides: string[];
}

// The content of one edition: facts of src/content and texts of its folder together.
declare module 'virtual:content/about' {
  type Exports = import('./content/types.ts').Content['about'];
  export const about: Exports['about'];
}
declare module 'virtual:content/aboutStory' {
  type Exports = import('./content/types.ts').Content['aboutStory'];
  export const aboutStory: Exports['aboutStory'];
  export const carouselLabels: Exports['carouselLabels'];
}
declare module 'virtual:content/contact' {
  type Exports = import('./content/types.ts').Content['contact'];
  export const contact: Exports['contact'];
}
declare module 'virtual:content/cv' {
  type Exports = import('./content/types.ts').Content['cv'];
  export const cv: Exports['cv'];
}
declare module 'virtual:content/descriptions' {
  type Exports = import('./content/types.ts').Content['descriptions'];
  export const descriptions: Exports['descriptions'];
}
declare module 'virtual:content/frame' {
  type Exports = import('./content/types.ts').Content['frame'];
  export const navigation: Exports['navigation'];
  export const labels: Exports['labels'];
  export const popup: Exports['popup'];
}
declare module 'virtual:content/home' {
  type Exports = import('./content/types.ts').Content['home'];
  export const home: Exports['home'];
}
declare module 'virtual:content/homeStory' {
  type Exports = import('./content/types.ts').Content['homeStory'];
  export const homeStory: Exports['homeStory'];
  export const logos: Exports['logos'];
}
declare module 'virtual:content/owner' {
  type Exports = import('./content/types.ts').Content['owner'];
  export const owner: Exports['owner'];
}
declare module 'virtual:content/projects' {
  type Exports = import('./content/types.ts').Content['projects'];
  export const title: Exports['title'];
  export const intro: Exports['intro'];
  export const projects: Exports['projects'];
}
declare module 'virtual:content/skills' {
  type Exports = import('./content/types.ts').Content['skills'];
  export const title: Exports['title'];
  export const labels: Exports['labels'];
  export const intro: Exports['intro'];
  export const skills: Exports['skills'];
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
  /** @returns the font with only the characters of the text, and only the given features and parts of its axes */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2' | 'truetype';
      variationAxes?: Record<string, number | { min: number; max: number }>;
      keepFeatures?: string[];
    },
  ): Promise<Buffer>;
}
