import type { Frame } from '../schema/site.ts';

/** The pages in the bar, in order. The first is also the site’s root. */
export const bar: Frame['bar'] = ['Home', 'About', 'Projects', 'Skills', 'Contact'];

/** Before each page’s title in the window’s title. */
export const titleLabel: Frame['titleLabel'] = 'Maps and data';

/** Short texts of the frame around every page and of its controls. */
export const labels: Frame['labels'] = {
  skipToContent: 'Jump to the text',
  mainNavigation: 'Pages',
  wheel: 'Round the site',
  menu: 'The pages',
  pauseMotion: 'Stop moving things',
  resumeMotion: 'Let things move',
  profiles: 'Elsewhere',
  externalSite: 'leaves this site',
  cv: 'Résumé',
  code: 'Read the code',
  errorTitle: { text: 'This page is off the map', lang: 'en' },
  errorHome: 'Return to the start',
  languages: 'Other languages',
  opening: 'Opening {page}…',
};

/** Labels of stories and notes. */
export const prose: Frame['prose'] = {
  story: 'How it came about',
  live: 'Open it',
  run: 'Work it here',
  stop: 'Put it down',
  stuck: 'It won’t start here.',
  notes: 'Logbook',
  notesIntro: 'Things that I’d otherwise forget.',
  feed: 'Follow the logbook',
  minutes: '{minutes} minutes',
  updated: 'revised on {date}',
  contents: 'Waypoints',
  previous: 'Earlier',
  next: 'Later',
  others: 'Other entries',
  footnotes: 'Remarks',
  back: 'Up to the text',
};

/** The greeting on a first visit. */
export const popup: Frame['popup'] = {
  title: 'Hello there',
  text: 'Come in, the kettle is on. Nothing here is in a hurry.',
  button: 'Come in',
  /** On pages in other languages, for visitors whose browser prefers this one. */
  offer: 'This page is also available in English',
};
