/** The width of a picture's only WebP file, for browsers without AVIF: the middle one of those that the build has made. */
export const fallbackWidth = (widths: number[]): number => widths[Math.floor(widths.length / 2)] ?? 0;
