/** What a visitor does first: whatever it is, the page may be needed next. */
export const SIGNS_OF_LIFE = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
] as const;
