import type { CvTexts } from '../texts.ts';

/** The résumé’s own texts; the rest comes from the other files. */
export const cv: CvTexts = {
  title: 'Résumé',
  description:
    'Résumé of Alexandrina Featherstonehaugh-Cholmondeley. Data and back-end engineering in Toronto since 2016, surveying before that, and four public tools.',
  placeLabel: 'Lives in',
  place: 'Toronto, Ontario',
  facts: 'In short',
  experience: 'Where I have worked',
  projects: 'Things in public',
  contact: 'Reach me',
  website: 'Web site',
  back: 'To the site',
  download: 'Save a copy',
  file: 'featherstonehaugh-resume.pdf',
  saveContact: 'Keep my details',
  card: 'featherstonehaugh.vcf',
};
