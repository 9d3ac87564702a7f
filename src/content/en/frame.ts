import type { LabelTexts, NavigationTexts, PopupTexts } from '../texts.ts';

export const navigation: NavigationTexts = {
  links: { Home: 'Home', About: 'About', Projects: 'Projects', Skills: 'Skills', Contact: 'Contact' },
  /** In the window's title, Home's comes after your name, the others after this. */
  titleLabel: 'Frontend developer',
  titles: { Home: 'Home', About: 'About', Projects: 'Projects', Skills: 'Skills', Contact: 'Contact' },
};

/** Short texts of the frame around every page and of its controls. */
export const labels: LabelTexts = {
  skipToContent: 'Skip to content',
  mainNavigation: 'Main navigation',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  pauseMotion: 'Pause animations',
  resumeMotion: 'Resume animations',
  profiles: 'Profiles',
  externalSite: 'external site',
  cv: 'CV',
  errorTitle: { text: 'Sorry, something went wrong', lang: 'en' },
  errorHome: 'Back to the home page',
  languages: 'Languages',
};

/** The greeting on a first visit. */
export const popup: PopupTexts = {
  title: 'Welcome to my portfolio',
  text: 'Thanks for dropping by – do have a look round.',
  button: 'Start',
  /** For visitors whose browser prefers this language, on the pages of another. */
  offer: 'This page is also available in English',
};
