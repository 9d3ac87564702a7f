import type { LabelTexts } from './types.ts';

/** Labels that the demonstration lacks. */
export const de: LabelTexts = {
  'resume.awards': 'Auszeichnungen',
  'resume.certificates': 'Zertifikate',
  'resume.publications': 'Veröffentlichungen',
  'resume.interests': 'Interessen',
  'resume.volunteer': 'Ehrenamt',
};
