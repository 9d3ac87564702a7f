import type { CvTexts } from '../texts.ts';

/** The curriculum's own texts; the rest comes from the other files. */
export const cv: CvTexts = {
  title: 'Lebenslauf',
  /** Its description in search engines and link previews. */
  description:
    'Der Lebenslauf von Lucía Montes auf einer Seite: Werdegang, Technologien, Sprachen und acht Projekte, zum Lesen, Drucken oder als PDF.',
  placeLabel: 'Ort',
  place: 'Leipzig',
  facts: 'Auf einen Blick',
  experience: 'Werdegang',
  projects: 'Projekte',
  contact: 'Kontakt',
  website: 'Portfolio',
  back: 'Portfolio',
  download: 'PDF herunterladen',
  /** The name of the printed file. */
  file: 'lebenslauf-lucia-montes.pdf',
  saveContact: 'Kontakt speichern',
  /** The name of the file that phones add to their contacts. */
  card: 'kontakt.vcf',
};
