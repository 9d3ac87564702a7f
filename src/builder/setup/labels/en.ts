import type { LabelTexts } from './types.ts';

/** What the demonstration doesn't have. */
export const en: LabelTexts = {
  'resume.awards': 'Awards',
  'resume.certificates': 'Certificates',
  'resume.publications': 'Publications',
  'resume.interests': 'Interests',
  'resume.volunteer': 'Volunteering',
};
