import type { LabelTexts, NavigationTexts, PopupTexts } from '../texts.ts';

export const navigation: NavigationTexts = {
  links: { Home: 'Start', About: 'Story', Projects: 'Work', Skills: 'Toolbox', Contact: 'Write to me' },
  titleLabel: 'Maps and data',
  titles: { Home: 'Start', About: 'Story', Projects: 'Work', Skills: 'Toolbox', Contact: 'Write to me' },
};

/** Short texts of the frame around every page and of its controls. */
export const labels: LabelTexts = {
  skipToContent: 'Jump to the text',
  mainNavigation: 'Pages',
  openMenu: 'Show the pages',
  closeMenu: 'Hide the pages',
  pauseMotion: 'Stop moving things',
  resumeMotion: 'Let things move',
  profiles: 'Elsewhere',
  externalSite: 'leaves this site',
  cv: 'Résumé',
  errorTitle: { text: 'This page is off the map', lang: 'en' },
  errorHome: 'Return to the start',
  languages: 'Other languages',
};

/** The greeting on a first visit. */
export const popup: PopupTexts = {
  title: 'Hello there',
  text: 'Come in, the kettle is on. Nothing here is in a hurry.',
  button: 'Come in',
  offer: 'This page is also available in English',
};
