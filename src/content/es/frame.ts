import type { LabelTexts, NavigationTexts, PopupTexts } from '../texts.ts';

export const navigation: NavigationTexts = {
  links: { Home: 'Home', About: 'About', Projects: 'Proyectos', Skills: 'Skills', Contact: 'Contact' },
  /** In the window's title, Home's comes after your name, the others after this. */
  titleLabel: 'Desarrolladora frontend',
  titles: { Home: 'Home', About: 'About', Projects: 'Projects', Skills: 'Skills', Contact: 'Contact' },
};

/** Short texts of the frame around every page and of its controls. */
export const labels: LabelTexts = {
  skipToContent: 'Saltar al contenido',
  mainNavigation: 'Navegación principal',
  openMenu: 'Abrir el menú',
  closeMenu: 'Cerrar el menú',
  pauseMotion: 'Pausar animaciones',
  resumeMotion: 'Reanudar animaciones',
  profiles: 'Perfiles',
  externalSite: 'sitio externo',
  cv: 'Currículum',
  errorTitle: { text: 'Unexpected Application Error!', lang: 'en' },
  errorHome: 'Volver al inicio',
  languages: 'Idiomas',
};

/** The greeting on a first visit. */
export const popup: PopupTexts = {
  title: 'Bienvenido a mi Portafolio',
  text: 'Gracias por la visita: echa un vistazo con calma.',
  button: 'Empezar',
  /** For visitors whose browser prefers this language, on the pages of another. */
  offer: 'Esta página también está en español',
};
