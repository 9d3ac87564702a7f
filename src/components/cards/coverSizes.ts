/** Wherever a project's picture is large: the passage from a plate to a story moves one bitmap. */
export const COVER_SIZES = '(min-width: 1024px) 78vw, 100vw';
