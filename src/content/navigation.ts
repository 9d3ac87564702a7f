import type { Navigation } from './types.ts';

export const navigation: Navigation = {
  titleLabel: 'Desarrolladora frontend',
  links: [
    { label: 'Home', path: '/Home' },
    { label: 'About', path: '/About' },
    { label: 'Proyectos', path: '/Projects' },
    { label: 'Skills', path: '/Skills' },
    { label: 'Contact', path: '/Contact' },
  ],
};
