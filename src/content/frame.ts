import type { Frame } from '../schema/site.ts';

/** The pages in the bar, in order. The first is also the site’s root. */
export const bar: Frame['bar'] = ['Home', 'About', 'Projects', 'Skills', 'Contact'];

/** Before each page’s title in the window’s title. */
export const titleLabel: Frame['titleLabel'] = {
  es: 'Desarrolladora frontend',
  de: 'Frontend-Entwicklerin',
  en: 'Frontend developer',
};

/** Short texts of the frame around every page and of its controls. */
export const labels: Frame['labels'] = {
  skipToContent: { es: 'Saltar al contenido', de: 'Zum Inhalt', en: 'Skip to content' },
  mainNavigation: { es: 'Navegación principal', de: 'Navigation', en: 'Main navigation' },
  wheel: { es: 'Rueda de páginas', de: 'Seitenrad', en: 'Wheel of pages' },
  menu: { es: 'Menú', de: 'Menü', en: 'Menu' },
  pauseMotion: { es: 'Pausar animaciones', de: 'Animationen anhalten', en: 'Pause animations' },
  resumeMotion: { es: 'Reanudar animaciones', de: 'Animationen fortsetzen', en: 'Resume animations' },
  profiles: { es: 'Perfiles', de: 'Profile', en: 'Profiles' },
  externalSite: { es: 'sitio externo', de: 'externe Seite', en: 'external site' },
  cv: { es: 'Currículum', de: 'Lebenslauf', en: 'CV' },
  /** Leads to the code of a project. */
  code: { es: 'Ver el código', de: 'Zum Code', en: 'See the code' },
  errorTitle: {
    es: { text: 'Unexpected Application Error!', lang: 'en' },
    de: { text: 'Da ging etwas schief', lang: 'de' },
    en: { text: 'Sorry, something went wrong', lang: 'en' },
  },
  errorHome: { es: 'Volver al inicio', de: 'Zur Startseite', en: 'Back to the home page' },
  languages: { es: 'Idiomas', de: 'Sprachen', en: 'Languages' },
  /** Announced while a page is slow to arrive. */
  opening: { es: 'Abriendo {page}…', de: '{page} wird geöffnet …', en: 'Opening {page}…' },
};

/** Labels of stories (src/content/stories) and notes (src/content/notes); needed only with these. */
export const prose: Frame['prose'] = {
  /** On a project’s card. */
  story: { es: 'Cómo se hizo', de: 'Wie es entstand', en: 'How it was made' },
  live: { es: 'Ver el proyecto', de: 'Zum Projekt', en: 'See the project' },
  /** On a story’s picture: runs the project in its place. */
  run: { es: 'Probar aquí', de: 'Hier ausprobieren', en: 'Try it here' },
  /** Ends that. */
  stop: { es: 'Cerrar el proyecto', de: 'Projekt schließen', en: 'Close the project' },
  /** Said when it doesn’t start. */
  stuck: {
    es: 'El proyecto no arranca aquí.',
    de: 'Das Projekt startet hier nicht.',
    en: 'The project doesn’t start here.',
  },
  notes: { es: 'Notas', de: 'Notizen', en: 'Notes' },
  notesIntro: {
    es: 'Lo que voy aprendiendo, contado con cifras.',
    de: 'Was ich unterwegs lerne, mit Zahlen erzählt.',
    en: 'What I learn along the way, told with figures.',
  },
  /** Leads to the notes’ feed. */
  feed: {
    es: 'Leer las notas en un lector de feeds (Atom)',
    de: 'Notizen im Feedreader abonnieren (Atom)',
    en: 'Follow the notes in a feed reader (Atom)',
  },
  minutes: { es: '{minutes} min de lectura', de: '{minutes} Min. Lesezeit', en: '{minutes} min read' },
  updated: { es: 'actualizada el {date}', de: 'geändert am {date}', en: 'updated {date}' },
  contents: { es: 'En esta página', de: 'Auf dieser Seite', en: 'On this page' },
  previous: { es: 'Anterior', de: 'Davor', en: 'Previous' },
  next: { es: 'Siguiente', de: 'Danach', en: 'Next' },
  /** Names the links to the previous and the next one for screen readers. */
  others: { es: 'Más para leer', de: 'Mehr zu lesen', en: 'More to read' },
  footnotes: { es: 'Notas al pie', de: 'Fußnoten', en: 'Footnotes' },
  /** From a footnote to the text. */
  back: { es: 'Volver al texto', de: 'Zurück zum Text', en: 'Back to the text' },
};

/** The greeting on a first visit. */
export const popup: Frame['popup'] = {
  title: {
    es: 'Bienvenido a mi Portafolio',
    de: 'Willkommen in meinem Portfolio',
    en: 'Welcome to my portfolio',
  },
  text: {
    es: 'Gracias por tu visita.',
    de: 'Schön, dass du da bist.',
    en: 'Thanks for dropping by.',
  },
  button: { es: 'Empezar', de: 'Los geht’s', en: 'Start' },
  /** On pages in other languages, for visitors whose browser prefers this one. */
  offer: {
    es: 'Esta página, en español',
    de: 'Diese Seite auf Deutsch',
    en: 'This page in English',
  },
};
