import type { Image } from './types.ts';

/**
 * The technologies of the sliding strip, each four times; counts.ts tells how many slides that makes. All carry the alt text
 * that the specification gives them: write what they are, if you like.
 */
export const logos: Image[] = [
  { src: 'logos/html5.svg', alt: 'html img' },
  { src: 'logos/css.svg', alt: 'html img' },
  { src: 'logos/javascript.svg', alt: 'html img' },
  { src: 'logos/nodejs.svg', alt: 'html img' },
  { src: 'logos/react.svg', alt: 'html img' },
];
