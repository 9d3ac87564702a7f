import type { HomeTexts } from '../texts.ts';

/** Home's first view; what follows is in homeStory.ts. */
export const home: HomeTexts = {
  label: 'Portafolio — Leipzig, Alemania',
  phrases: [
    { text: 'Bienvenido', lang: 'es' },
    { text: 'Welcome to my Portfolio', lang: 'en' },
    { text: 'Herzlich Wilkommen', lang: 'de' },
    { text: 'Soy Lucía y construyo interfaces web', lang: 'es' },
  ],
  lead: 'Desarrollo interfaces claras y rápidas con React y TypeScript. Vengo del soporte técnico: sé lo que pasa cuando algo no se entiende.',
  toProjects: 'Proyectos',
  toContact: 'Contacto',
  /** The visitor's own time. */
  localTime: 'Hora local',
};
