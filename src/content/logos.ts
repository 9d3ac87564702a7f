import type { Image } from './types.ts';

/** The five technologies of the sliding strip; every one carries the same alt text. */
export const logos: Image[] = [
  { src: 'logos/html5.svg', alt: 'html img' },
  { src: 'logos/css.svg', alt: 'html img' },
  { src: 'logos/javascript.svg', alt: 'html img' },
  { src: 'logos/nodejs.svg', alt: 'html img' },
  { src: 'logos/react.svg', alt: 'html img' },
];
