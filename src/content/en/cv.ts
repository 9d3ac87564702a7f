import type { CvTexts } from '../texts.ts';

/** The curriculum's own texts; the rest comes from the other files. */
export const cv: CvTexts = {
  title: 'Curriculum vitae',
  /** Its description in search engines and link previews. */
  description:
    'The CV of Lucía Montes on a single page: experience, technologies, languages and eight projects. Read it, print it or save it as a PDF.',
  placeLabel: 'Based in',
  place: 'Leipzig, Germany',
  facts: 'At a glance',
  experience: 'Experience',
  projects: 'Projects',
  contact: 'Contact',
  website: 'Portfolio',
  back: 'Portfolio',
  download: 'Download PDF',
  /** The name of the printed file. */
  file: 'cv-lucia-montes.pdf',
  saveContact: 'Save contact',
  /** The name of the file that phones add to their contacts. */
  card: 'contact.vcf',
};
