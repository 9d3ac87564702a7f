import type { Cv } from './types.ts';

/** What the curriculum adds to the rest of the content. */
export const cv: Cv = {
  title: 'Currículum',
  /** What search engines and link previews say of it. */
  description:
    'Currículum de Lucía Montes en una hoja: experiencia, tecnologías, idiomas y ocho proyectos, para leer, imprimir o guardar en PDF.',
  placeLabel: 'Ciudad',
  place: 'Leipzig, Alemania',
  facts: 'En breve',
  experience: 'Experiencia',
  projects: 'Proyectos',
  contact: 'Contacto',
  website: 'Portafolio',
  back: 'Portafolio',
  download: 'Descargar PDF',
};
