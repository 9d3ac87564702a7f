import type { Content } from '../pages/CV/page.ts';

export const page: Content['page'] = {
  /** In the window’s title. */
  title: 'Résumé',
  /** In search engines and link previews. */
  short: 'One sheet',
  description: 'Résumé of Alexandrina Featherstonehaugh-Cholmondeley. Data and back-end engineering in Toronto since 2016, surveying before that, and ten public tools.',
};

export const cv: Content['cv'] = {
  townLabel: 'Lives in',
  town: 'Toronto, Ontario',
  experience: 'Where I have worked',
  education: 'What I have studied',
  projects: 'Things in public',
  contact: 'Reach me',
  website: 'Web site',
  back: 'To the site',
  download: 'Save a copy',
  saveContact: 'Keep my details',
};
