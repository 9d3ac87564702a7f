/** For every large picture of a project: the passage from a plate to a story then moves one bitmap. */
export const COVER_SIZES = '(min-width: 1024px) 78vw, 100vw';

/** How much larger a picture is than its tile: one thing in it fills the tile. */
export const DETAIL = 1.8;
