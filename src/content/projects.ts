import type { Content } from '../pages/Projects/page.ts';

export const page: Content['page'] = {
  /** In the bar; without it, the title. */
  link: { es: 'Proyectos', de: 'Projekte', en: 'Projects' },
  /** In the window’s title. */
  title: { es: 'Projects', de: 'Projekte', en: 'Projects' },
  /** The first heading; without it, the title. */
  heading: { es: 'Proyectos', de: 'Projekte', en: 'Projects' },
  /** In search engines and link previews. */
  description: {
    es: 'Ocho proyectos web de Lucía Montes: la página de una empresa de jardinería, juegos en JavaScript, un control de gastos, una aplicación del tiempo y más.',
    de: 'Acht Webprojekte von Lucía Montes: die Website eines Gartenbaubetriebs, Spiele in JavaScript, ein Haushaltsbuch, eine Wetter-App und mehr.',
    en: 'Eight web projects by Lucía Montes: a site for a gardening company, games in JavaScript, an expense tracker, a weather app and more.',
  },
};

/** States how many projects there are, as the page descriptions do. */
export const intro: Content['intro'] = {
  es: 'Ocho proyectos, del primer juego en JavaScript al último encargo. Cada tarjeta lleva al proyecto en marcha.',
  de: 'Acht Projekte, vom ersten Spiel in JavaScript bis zum neuesten Auftrag. Jede Karte führt zur Live-Version.',
  en: 'Eight projects, from my first JavaScript game to my latest client site. Each card takes you to the live version.',
};

/** The wording of a repository’s stars and last change. */
export const repositoryLabels: Content['repositoryLabels'] = {
  stars: { es: 'Estrellas: {count}', de: 'Sterne: {count}', en: 'Stars: {count}' },
  changed: { es: 'Último cambio: {date}', de: 'Letzte Änderung: {date}', en: 'Last change: {date}' },
};

export const projects: Content['projects'] = [
  {
    id: 'gardens',
    image: {
      src: 'projects/gardens.svg',
      alt: {
        es: 'Ilustración: una planta que crece dentro de un hexágono',
        de: 'Illustration: Eine Pflanze wächst in einem Sechseck',
        en: 'Illustration: a plant growing inside a hexagon',
      },
    },
    url: 'https://example.com/projects/gardens',
    title: { es: 'Jardines del Norte', de: 'Gärten im Norden', en: 'Northern Gardens' },
    description: {
      es: 'Página única para una empresa de jardinería: servicios, fotografías antes y después y un presupuesto en tres pasos.',
      de: 'Onepager für einen Gartenbaubetrieb: Leistungen, Vorher-nachher-Fotos und eine Angebotsanfrage in drei Schritten.',
      en: 'A single-page site for a gardening company: services, before-and-after photos and a quote in three steps.',
    },
    /** What came of it, in a few words. */
    result: {
      es: 'Pedir presupuesto lleva ahora dos minutos, también en el móvil.',
      de: 'Ein Angebot anzufragen dauert jetzt zwei Minuten, auch am Handy.',
      en: 'Asking for a quote now takes two minutes, on a phone too.',
    },
    tags: ['HTML', 'CSS', 'Vite'],
    year: 2025,
  },
  {
    id: 'quiz',
    image: {
      src: 'projects/quiz.svg',
      alt: {
        es: 'Ilustración: una pregunta con cuatro respuestas, una marcada',
        de: 'Illustration: Eine Frage mit vier Antworten, eine davon markiert',
        en: 'Illustration: a question with four answers, one of them ticked',
      },
    },
    url: 'https://example.com/projects/quiz',
    title: { es: 'Quiz de JavaScript', de: 'JavaScript-Quiz', en: 'JavaScript quiz' },
    description: {
      es: 'Preguntas sobre el lenguaje con tiempo limitado, explicación tras cada respuesta y marcador al final.',
      de: 'JavaScript-Fragen gegen die Uhr, nach jeder Antwort eine Erklärung und am Ende der Punktestand.',
      en: 'Timed questions about the language, an explanation after each answer and your score at the end.',
    },
    tags: ['JavaScript', 'HTML'],
    year: 2024,
  },
  {
    id: 'tic-tac-toe',
    image: {
      src: 'projects/tic-tac-toe.svg',
      alt: {
        es: 'Ilustración: un tablero de tres en raya con una línea ganadora',
        de: 'Illustration: Ein Tic-Tac-Toe-Feld mit einer Gewinnreihe',
        en: 'Illustration: a noughts-and-crosses board with a winning line',
      },
    },
    url: 'https://example.com/projects/tic-tac-toe',
    title: { es: 'Tres en raya', de: 'Tic-Tac-Toe', en: 'Noughts and crosses' },
    description: {
      es: 'El clásico para dos personas o contra el ordenador, con historial de jugadas y vuelta atrás.',
      de: 'Der Klassiker zu zweit oder gegen den Computer. Alle Züge bleiben sichtbar und lassen sich zurücknehmen.',
      en: 'The classic, for two players or against the computer, with a move history you can step back through.',
    },
    tags: ['React', 'TypeScript'],
    year: 2023,
  },
  {
    id: 'budget',
    image: {
      src: 'projects/budget.svg',
      alt: {
        es: 'Ilustración: barras y una línea que sube sobre unas monedas',
        de: 'Illustration: Balken und eine steigende Linie über Münzen',
        en: 'Illustration: a bar chart with a rising line above it',
      },
    },
    url: 'https://example.com/projects/budget',
    title: { es: 'Control de gastos', de: 'Haushaltsbuch', en: 'Expense tracker' },
    description: {
      es: 'Ingresos y gastos por categorías, con gráficas que se leen de un vistazo y datos que no salen del navegador.',
      de: 'Einnahmen und Ausgaben nach Kategorien, mit Diagrammen, die man sofort versteht, und Daten, die den Browser nie verlassen.',
      en: 'Income and spending by category, with charts you can read at a glance and data that never leaves the browser.',
    },
    tags: ['React', 'TypeScript', 'Vite'],
    year: 2025,
  },
  {
    id: 'weather',
    image: {
      src: 'projects/weather.svg',
      alt: {
        es: 'Ilustración: el sol detrás de una nube con lluvia',
        de: 'Illustration: Die Sonne hinter einer Regenwolke',
        en: 'Illustration: the sun behind a rain cloud',
      },
    },
    url: 'https://example.com/projects/weather',
    title: { es: 'Previsión Meteorológica', de: 'Wettervorhersage', en: 'Weather forecast' },
    description: {
      es: 'El tiempo de hoy y de los próximos cinco días para cualquier ciudad, con iconos dibujados y modo sin conexión.',
      de: 'Das Wetter für heute und die nächsten fünf Tage in jeder Stadt, mit gezeichneten Symbolen und auch offline.',
      en: 'Today’s weather and a five-day forecast for any city, with hand-drawn icons and an offline mode.',
    },
    tags: ['React', 'API', 'CSS'],
    year: 2024,
  },
  {
    id: 'colours',
    image: {
      src: 'projects/colours.svg',
      alt: {
        es: 'Ilustración: una rueda hexagonal de colores con un cuentagotas',
        de: 'Illustration: Ein sechseckiger Farbkreis mit einer Pipette',
        en: 'Illustration: a hexagonal colour wheel with an eyedropper',
      },
    },
    url: 'https://example.com/projects/colours',
    title: { es: 'Selector de color', de: 'Farbwähler', en: 'Colour picker' },
    description: {
      es: 'Elige un tono, ajusta claridad y saturación y copia el código; avisa cuando el contraste no alcanza.',
      de: 'Farbton wählen, Helligkeit und Sättigung einstellen, Code kopieren. Reicht der Kontrast nicht, erscheint ein Hinweis.',
      en: 'Choose a hue, adjust its lightness and saturation, and copy the code. It warns you when the contrast is too low.',
    },
    tags: ['JavaScript', 'CSS'],
    year: 2024,
  },
  {
    id: 'letters',
    image: {
      src: 'projects/letters.svg',
      alt: {
        es: 'Ilustración: una cuadrícula de letras con una resaltada',
        de: 'Illustration: Ein Raster aus Buchstaben, einer ist hervorgehoben',
        en: 'Illustration: a grid of letters with one highlighted',
      },
    },
    url: 'https://example.com/projects/letters',
    title: 'Find the Letter',
    description: {
      es: 'Juego de reflejos: encuentra la letra que pide la pantalla antes de que se acabe el tiempo. Cada ronda, más rápido.',
      de: 'Ein Reaktionsspiel: Finde den gesuchten Buchstaben, bevor die Zeit um ist. Mit jeder Runde wird es schneller.',
      en: 'A game of quick reactions: find the letter you’re asked for before time runs out. Each round is faster than the last.',
    },
    tags: ['JavaScript'],
    year: 2023,
  },
  {
    id: 'old-portfolio',
    image: {
      src: 'projects/old-portfolio.svg',
      alt: {
        es: 'Ilustración: una ventana de navegador antigua con un retrato',
        de: 'Illustration: Ein altes Browserfenster mit einem Porträt',
        en: 'Illustration: an old browser window with a portrait',
      },
    },
    url: 'https://example.com/projects/portfolio-2023',
    title: { es: 'Mi portafolio anterior', de: 'Mein altes Portfolio', en: 'My previous portfolio' },
    description: {
      es: 'La primera versión de este sitio. La conservo en línea porque enseña, mejor que un texto, cuánto se aprende en dos años.',
      de: 'Die erste Fassung dieser Website. Sie bleibt online, weil sie besser als jeder Text zeigt, wie viel man in zwei Jahren lernt.',
      en: 'The first version of this site. I keep it online because it shows, better than words can, how much you learn in two years.',
    },
    tags: ['HTML', 'CSS', 'JavaScript'],
    year: 2023,
  },
];
