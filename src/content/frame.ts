import type { Frame } from '../schema/site.ts';

/** The pages in the bar, in order. The first is also the site’s root. */
export const bar: Frame['bar'] = ['Home', 'About', 'Projects', 'Skills', 'Contact'];

/** Before each page’s title in the window’s title. */
export const titleLabel: Frame['titleLabel'] = {
  es: 'Desarrolladora frontend',
  de: 'Frontend-Entwicklerin',
  en: 'Frontend developer',
};

/** Short texts of the frame around every page and of its controls. */
export const labels: Frame['labels'] = {
  errorTitle: { es: { text: 'Unexpected Application Error!', lang: 'en' } },
};
