import type { NavigationFacts } from './types.ts';

/** The pages in the bar, in order. */
export const navigation: NavigationFacts = {
  pages: ['Home', 'About', 'Projects', 'Skills', 'Contact'],
};
