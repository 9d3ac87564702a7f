/** Rules beyond logical properties: they mirror arrows, and `--forward` is the direction. */
const RULES = [
  ':root[dir=rtl]{--forward:-1}',
  '[dir=rtl] use:is([href$=arrow],[href$=external]){transform:scaleX(-1);transform-origin:50%}',
  // Their letters fill their boxes at the right, where a picture is read from, too, and reach below the line.
  '[dir=rtl]{--optical:0em;--origin:100% 0}',
  ':where([dir=rtl]) h1{padding-block-end:calc(.4em*var(--leading,1) - .4em)}',
  // Their scripts have no hyphen, so that a long word fits a phone.
  '[dir=rtl] #welcome{font-size:max(min(3rem,11.5vw),min(7.2vw,7.5rem))}',
  // An entry's dot is at the page's start, whichever way its letters run.
  '.entries bdi{direction:inherit;unicode-bidi:plaintext}',
  // A text of the other direction stays in its column.
  '[dir=auto],[dir=rtl] main :is(th,td){text-align:-webkit-match-parent;text-align:match-parent}',
];

/** Styles for a site of which an edition is written from right to left; '' for others. */
export const directionStyles = (editions: { dir: 'ltr' | 'rtl' }[]): string =>
  editions.some(({ dir }) => dir === 'rtl') ? RULES.join('') : '';
