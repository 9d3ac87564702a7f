import type { CvTexts } from '../texts.ts';

/** The curriculum's own texts; the rest comes from the other files. */
export const cv: CvTexts = {
  title: 'Currículum',
  /** Its description in search engines and link previews. */
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
  /** The name of the printed file. */
  file: 'curriculum-lucia-montes.pdf',
  saveContact: 'Guardar contacto',
  /** The name of the file that phones add to their contacts. */
  card: 'contacto.vcf',
};
