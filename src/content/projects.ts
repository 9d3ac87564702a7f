import type { Content } from '../pages/Projects/page.ts';

export const page: Content['page'] = {
  link: { es: 'Proyectos' },
  title: { es: 'Projects' },
  heading: { es: 'Proyectos' },
  description: {
    es: 'Ocho proyectos web de Lucía Montes: la web de una empresa de jardinería, juegos en JavaScript, un control de gastos, una aplicación del tiempo y más.',
    de: 'Acht Webprojekte von Lucía Montes: die Website eines Gartenbaubetriebs, Spiele in JavaScript, ein Haushaltsbuch, eine Wetter-App und mehr.',
    en: 'Eight web projects by Lucía Montes: a site for a gardening company, games in JavaScript, an expense tracker, a weather app and more.',
  },
};

export const intro: Content['intro'] = {
  es: 'Ocho proyectos, de mi primer portafolio al último encargo: pruébalos. El noveno es este sitio, en React y TypeScript.',
  de: 'Acht Projekte zum Ausprobieren, vom ersten Portfolio bis heute. Das neunte ist diese Website, in React und TypeScript.',
  en: 'Eight projects to try out, from my first portfolio to my latest client site. The ninth is this site, in React and TypeScript.',
};

export const picture: Content['picture'] = {
  src: 'projects/board.webp',
  alt: {
    es: 'Un tablero de tres en raya',
    de: 'Ein Spielfeld von Drei gewinnt',
    en: 'A board of noughts and crosses',
  },
};

export const list: Content['list'] = { es: 'Y cinco más', de: 'Und fünf weitere', en: 'And five more' };

export const projects: Content['projects'] = [
  {
    id: 'gardens',
    image: {
      src: 'projects/gardens.webp',
      alt: {
        es: 'Captura: la página de Jardines del Norte, con un prado al atardecer',
        de: 'Bildschirmfoto: die Seite von Jardines del Norte mit einer Wiese im Abendlicht',
        en: 'Screenshot: the Jardines del Norte site, with a meadow in evening light',
      },
      focus: '74% 40%',
    },
    phone: { src: 'projects/gardens-phone.webp' },
    url: '/demos/gardens/',
    colour: '#2f6b3c',
    title: 'Jardines del Norte',
    description: {
      es: 'La web de una jardinería, en una página: servicios, antes y después, y un precio en tres pasos.',
      de: 'Die Website eines Gartenbaubetriebs auf einer Seite: Leistungen, vorher und nachher, Angebot in drei Schritten.',
      en: 'A gardening company’s site on one page: services, before and after, and a quote in three steps.',
    },
    result: {
      es: 'Antes, un folleto en PDF y presupuestos por teléfono; ahora, un precio al momento.',
      de: 'Früher ein Faltblatt als PDF und Angebote am Telefon, jetzt sofort ein Richtpreis.',
      en: 'It used to be a PDF leaflet and quotes by phone; now it’s a guide price at once.',
    },
    tags: ['HTML', 'CSS', 'JavaScript'],
    year: 2025,
  },
  {
    id: 'tic-tac-toe',
    image: {
      src: 'projects/tic-tac-toe.webp',
      alt: {
        es: 'Captura: un tablero de papel cuadriculado en el que ganan las cruces',
        de: 'Bildschirmfoto: ein Spielfeld auf kariertem Papier, die Kreuze haben gewonnen',
        en: 'Screenshot: a board on squared paper, won by the crosses',
      },
      focus: '12% 55%',
    },
    phone: { src: 'projects/tic-tac-toe-phone.webp' },
    url: '/demos/tic-tac-toe/',
    colour: '#1d5fa8',
    title: { es: 'Tres en raya', de: 'Tic-Tac-Toe', en: 'Noughts and crosses' },
    description: {
      es: 'El clásico para dos personas o contra el ordenador, que tiene un nivel fácil y otro que no pierde nunca. Se puede volver a cualquier jugada.',
      de: 'Der Klassiker zu zweit oder gegen den Computer: eine Stufe ist leicht, die andere verliert nie. Jeder Zug lässt sich zurücknehmen.',
      en: 'The classic, for two players or against the computer, which has one easy level and one that never loses. You can go back to any move.',
    },
    tags: ['HTML', 'CSS', 'JavaScript'],
    year: 2023,
  },
  {
    id: 'budget',
    image: {
      src: 'projects/budget.webp',
      alt: {
        es: 'Captura: ingresos y gastos de cuatro meses en barras verdes y naranjas',
        de: 'Bildschirmfoto: Einnahmen und Ausgaben aus vier Monaten in grünen und orangen Balken',
        en: 'Screenshot: four months of income and spending in green and orange bars',
      },
      focus: '12% 55%',
    },
    phone: { src: 'projects/budget-phone.webp' },
    url: '/demos/budget/',
    colour: '#219576',
    title: { es: 'Control de gastos', de: 'Haushaltsbuch', en: 'Expense tracker' },
    description: {
      es: 'Ingresos y gastos por categorías, con gráficas que también se leen como tablas. Los datos están en la dirección de la página y en ningún otro sitio.',
      de: 'Einnahmen und Ausgaben nach Kategorien, mit Diagrammen, die sich auch als Tabelle lesen lassen. Die Daten stehen in der Adresse der Seite und sonst nirgends.',
      en: 'Income and spending by category, with charts that can also be read as tables. The data is in the page’s address, and nowhere else.',
    },
    tags: ['HTML', 'CSS', 'JavaScript', 'SVG'],
    year: 2025,
  },
  {
    id: 'quiz',
    image: {
      src: 'projects/quiz.webp',
      alt: {
        es: 'Captura: una pregunta sobre el orden de las promesas, con la respuesta correcta marcada',
        de: 'Bildschirmfoto: eine Frage zur Reihenfolge von Promises, die richtige Antwort ist markiert',
        en: 'Screenshot: a question about the order of promises, with the right answer marked',
      },
      focus: '50% 0%',
      zoom: 1.3,
    },
    url: '/demos/quiz/',
    colour: '#a08a00',
    title: { es: 'Quiz de JavaScript', de: 'JavaScript-Quiz', en: 'JavaScript quiz' },
    description: {
      es: 'Preguntas sobre el lenguaje, contra el reloj y con una explicación tras cada respuesta. Las falladas se repiten.',
      de: 'Fragen zur Sprache, gegen die Uhr und mit einer Erklärung nach jeder Antwort. Falsche kommen noch einmal dran.',
      en: 'Timed questions about the language, with an explanation after each answer. The wrong ones come round again.',
    },
    tags: ['HTML', 'CSS', 'JavaScript'],
    year: 2024,
  },
  {
    id: 'weather',
    image: {
      src: 'projects/weather.webp',
      alt: {
        es: 'Captura: el tiempo en Leipzig, con un sol entre nubes y cinco días',
        de: 'Bildschirmfoto: das Wetter in Leipzig, mit Sonne hinter Wolken und fünf Tagen',
        en: 'Screenshot: the weather in Leipzig, with the sun behind clouds and five days',
      },
      focus: '0% 65%',
      zoom: 1.77,
    },
    url: '/demos/weather/',
    title: { es: 'Previsión Meteorológica', de: 'Wettervorhersage', en: 'Weather forecast' },
    description: {
      es: 'El tiempo de hoy y de los días siguientes en cualquier ciudad, con iconos dibujados a mano. Sin conexión enseña la última previsión, con su fecha.',
      de: 'Das Wetter heute und in den nächsten Tagen, für jede Stadt, mit selbst gezeichneten Symbolen. Ohne Netz zeigt sie die letzte Vorhersage mit ihrem Datum.',
      en: 'Today’s weather and the next few days’ for any city, with hand-drawn icons. Offline, it shows the last forecast, with its date.',
    },
    tags: ['HTML', 'CSS', 'JavaScript', 'API'],
    year: 2024,
  },
  {
    id: 'colours',
    image: {
      src: 'projects/colours.webp',
      alt: {
        es: 'Captura: un naranja enorme con su código, su contraste y una paleta',
        de: 'Bildschirmfoto: ein großes Orange mit Code, Kontrast und Palette',
        en: 'Screenshot: a large orange with its code, contrast and palette',
      },
      focus: '2% 1%',
      zoom: 2,
    },
    url: '/demos/colours/',
    title: { es: 'Selector de color', de: 'Farbwähler', en: 'Colour picker' },
    description: {
      es: 'Elige claridad, intensidad y tono, copia el código o una paleta entera y comprueba si el contraste es suficiente para leer.',
      de: 'Helligkeit, Buntheit und Farbton wählen, den Code oder eine ganze Palette kopieren und sehen, ob der Kontrast zum Lesen reicht.',
      en: 'Choose lightness, chroma and hue, copy the code or a whole palette, and see whether the contrast is enough to read by.',
    },
    tags: ['HTML', 'CSS', 'JavaScript'],
    year: 2024,
  },
  {
    id: 'letters',
    image: {
      src: 'projects/letters.webp',
      alt: {
        es: 'Captura: letras en una máquina recreativa de neón, con la R encendida',
        de: 'Bildschirmfoto: Buchstaben auf einem Spielautomaten in Neonfarben, das R leuchtet',
        en: 'Screenshot: letters on a neon arcade machine, with the R lit up',
      },
      focus: '50% 54%',
      zoom: 1.37,
    },
    url: '/demos/letters/',
    title: 'Find the Letter',
    description: {
      es: 'Juego de reflejos: encuentra la letra que pide la pantalla antes de que se acabe el tiempo. Cada ronda, más rápido.',
      de: 'Ein Reaktionsspiel: Finde den gesuchten Buchstaben, bevor die Zeit um ist. Mit jeder Runde wird es schneller.',
      en: 'A game of quick reactions: find the letter you’re asked for before time runs out. Each round is faster than the last.',
    },
    tags: ['HTML', 'CSS', 'JavaScript'],
    year: 2023,
  },
  {
    id: 'old-portfolio',
    image: {
      src: 'projects/old-portfolio.webp',
      alt: {
        es: 'Captura: una página de principiante con degradados, estrellas y barras de porcentaje',
        de: 'Bildschirmfoto: eine Anfängerseite mit Farbverläufen, Sternen und Prozentbalken',
        en: 'Screenshot: a beginner’s page with gradients, stars and percentage bars',
      },
      zoom: 1,
    },
    url: '/demos/old-portfolio/',
    title: { es: 'Mi portafolio anterior', de: 'Mein altes Portfolio', en: 'My previous portfolio' },
    description: {
      es: 'Tal como era, con una animación de más. Lo conservo porque enseña, mejor que un texto, de dónde vengo.',
      de: 'So wie es war, mit einer Animation zu viel. Es bleibt online, weil es besser als jeder Text zeigt, wo ich angefangen habe.',
      en: 'Just as it was, with one animation too many. I keep it online because it shows, better than words can, where I started.',
    },
    tags: ['HTML', 'CSS'],
    year: 2023,
  },
];

export const thisSite: Content['thisSite'] = {
  id: 'this-site',
  image: {
    src: 'projects/this-site.webp',
    alt: {
      es: 'Captura: dos muelles que se arrastran, con su recorrido dibujado',
      de: 'Bildschirmfoto: zwei Federn zum Ziehen, mit gezeichnetem Weg',
      en: 'Screenshot: two springs to drag, with their paths drawn',
    },
    focus: '0% 82%',
  },
  phone: { src: 'projects/this-site-phone.webp' },
  url: '/demos/spring/',
  colour: '#5b5bd6',
  title: { es: 'El noveno es este sitio', de: 'Das neunte ist diese Website', en: 'The ninth is this site' },
  description: {
    es: 'Cada animación está escrita a mano, también un muelle que puedes arrastrar.',
    de: 'Jede Animation ist von Hand geschrieben, auch die Feder, an der du ziehen kannst.',
    en: 'Every animation is written by hand, down to a spring that you can pull.',
  },
  tags: ['HTML', 'CSS', 'TypeScript', 'React'],
};
