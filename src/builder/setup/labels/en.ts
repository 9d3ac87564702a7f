import type { LabelTexts } from './types.ts';

/** Labels that the demonstration lacks. */
export const en: LabelTexts = {
  'resume.awards': 'Awards',
  'resume.certificates': 'Certificates',
  'resume.publications': 'Publications',
  'resume.interests': 'Interests',
  'resume.volunteer': 'Volunteering',
};
