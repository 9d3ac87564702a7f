// Packages that have no types of their own: what is used of them.

declare module 'culori' {
  interface Oklch {
    mode: 'oklch';
    l: number;
    c: number;
    h?: number;
  }
  interface Rgb {
    mode: 'rgb';
    r: number;
    g: number;
    b: number;
  }
  type Colour = Oklch | Rgb | { mode: string };
  /** CSS's filter of that name. */
  export function filterBrightness(amount: number): (colour: string) => Colour;
  export function parse(text: string): Colour | undefined;
  export function formatHex(colour: Colour | string): string;
  export function formatHex(colour: Colour | string | undefined): string | undefined;
  export function converter(mode: 'oklch'): {
    (colour: Colour | string): Oklch;
    (colour: Colour | string | undefined): Oklch | undefined;
  };
  export function wcagContrast(one: Colour | string, other: Colour | string): number;
  export function wcagLuminance(colour: Colour | string): number;
}

declare module 'markdown-it-footnote' {
  const footnote: import('markdown-it').PluginSimple;
  export default footnote;
}

declare module 'markdown-it-container' {
  export default function container(parser: object, name: string, options: object): void;
}

declare module 'subset-font' {
  /** @returns the font with only the characters of the text, and only the given features and axis ranges */
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
