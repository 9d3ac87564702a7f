import type { LabelTexts } from './types.ts';

/** What the demonstration doesn't have. */
export const de: LabelTexts = {
  'resume.awards': 'Auszeichnungen',
  'resume.certificates': 'Zertifikate',
  'resume.publications': 'Veröffentlichungen',
  'resume.interests': 'Interessen',
  'resume.volunteer': 'Ehrenamt',
};
