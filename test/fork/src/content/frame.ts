import type { NavigationFacts } from './types.ts';

export const navigation: NavigationFacts = {
  pages: ['Home', 'About', 'Projects', 'Skills', 'Contact'],
};
