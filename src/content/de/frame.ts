import type { LabelTexts, NavigationTexts, PopupTexts } from '../texts.ts';

export const navigation: NavigationTexts = {
  links: { Home: 'Start', About: 'Über mich', Projects: 'Projekte', Skills: 'Skills', Contact: 'Kontakt' },
  /** In the window's title, Home's comes after your name, the others after this. */
  titleLabel: 'Frontend-Entwicklerin',
  titles: { Home: 'Start', About: 'Über mich', Projects: 'Projekte', Skills: 'Skills', Contact: 'Kontakt' },
};

/** Short texts of the frame around every page and of its controls. */
export const labels: LabelTexts = {
  skipToContent: 'Zum Inhalt',
  mainNavigation: 'Hauptnavigation',
  openMenu: 'Menü öffnen',
  closeMenu: 'Menü schließen',
  pauseMotion: 'Animationen anhalten',
  resumeMotion: 'Animationen fortsetzen',
  profiles: 'Profile',
  externalSite: 'externe Seite',
  cv: 'Lebenslauf',
  errorTitle: { text: 'Da ist etwas schiefgelaufen', lang: 'de' },
  errorHome: 'Zur Startseite',
  languages: 'Sprachen',
};

/** The greeting on a first visit. */
export const popup: PopupTexts = {
  title: 'Willkommen in meinem Portfolio',
  text: 'Danke für deinen Besuch. Schau dich in Ruhe um.',
  button: 'Los geht’s',
  /** For visitors whose browser prefers this language, on the pages of another. */
  offer: 'Diese Seite gibt es auch auf Deutsch',
};
