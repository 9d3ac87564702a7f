import type { Frame } from '../schema/site.ts';

export const bar: Frame['bar'] = ['Home', 'About', 'Projects', 'Skills', 'Contact'];

export const titleLabel: Frame['titleLabel'] = {
  es: 'Desarrolladora frontend',
  de: 'Frontend-Entwicklerin',
  en: 'Frontend developer',
};

export const labels: Frame['labels'] = {
  errorTitle: { es: { text: 'Unexpected Application Error!', lang: 'en' } },
};
