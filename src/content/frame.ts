import type { Labels, Navigation, Popup } from './types.ts';

export const navigation: Navigation = {
  titleLabel: 'Desarrolladora frontend',
  links: [
    { label: 'Home', path: '/Home' },
    { label: 'About', path: '/About' },
    { label: 'Proyectos', path: '/Projects' },
    { label: 'Skills', path: '/Skills' },
    { label: 'Contact', path: '/Contact' },
  ],
};

/** Short texts of the frame around every page and of its controls. */
export const labels: Labels = {
  skipToContent: 'Saltar al contenido',
  mainNavigation: 'Navegación principal',
  openMenu: 'Abrir el menú',
  closeMenu: 'Cerrar el menú',
  pauseMotion: 'Pausar animaciones',
  resumeMotion: 'Reanudar animaciones',
  profiles: 'Perfiles',
  externalSite: 'sitio externo',
  /** The visitor's own time. */
  localTime: 'Hora local',
  technologies: 'Tecnologías',
  projects: 'Proyectos',
  skills: 'Skills',
  contact: 'Contacto',
  cv: 'Currículum',
  allProjects: 'Ver todos los proyectos',
  moreAboutMe: 'Más sobre mí',
  moreInfo: 'Más info',
  close: 'Cerrar',
  errorHome: 'Volver al inicio',
};

/** The greeting on a first visit. */
export const popup: Popup = {
  title: 'Bienvenido a mi Portafolio',
  text: 'Gracias por la visita: echa un vistazo con calma.',
  button: 'Empezar',
};
