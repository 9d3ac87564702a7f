/** For every large picture of a project: the passage from a plate to a story then moves one bitmap. */
export const COVER_SIZES = '(min-width: 1024px) 78vw, 100vw';
