import type { LabelTexts } from './types.ts';

/** Labels that the demonstration lacks, or words as its specification does. */
export const es: LabelTexts = {
  'frame.labels.errorTitle': { text: 'Algo ha salido mal' },
  'about.page.title': 'Sobre mí',
  'about.aboutStory.story.title': 'Mi camino',
  'contact.page.title': 'Contacto',
  'contact.contact.messages.email': 'Revisa el e-mail: parece incorrecto',
  'home.page.title': 'Inicio',
  'home.homeStory.experience.title': 'Experiencia',
  'projects.page.title': 'Proyectos',
  'skills.page.title': 'Habilidades',
  'resume.awards': 'Premios',
  'resume.certificates': 'Certificados',
  'resume.publications': 'Publicaciones',
  'resume.interests': 'Intereses',
  'resume.volunteer': 'Voluntariado',
};
