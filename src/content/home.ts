import type { Content } from '../pages/Home/page.ts';

export const page: Content['page'] = {
  link: { es: 'Inicio' },
  title: { es: 'Home' },
  description: {
    es: 'Portafolio de Lucía Montes, desarrolladora frontend con React, Vite, TypeScript, JavaScript, HTML y CSS. Antes, service desk L1/L2; ahora aprende MongoDB y Vue.',
    de: 'Lucía Montes, Frontend-Entwicklerin mit React, Vite, TypeScript, JavaScript, HTML und CSS. Früher im Service Desk L1/L2, jetzt lernt sie MongoDB und Vue.',
    en: 'Lucía Montes, a frontend developer working with React, Vite, TypeScript, JavaScript, HTML and CSS. Formerly on an L1/L2 service desk; now learning MongoDB and Vue.',
  },
};

export const home: Content['home'] = {
  label: {
    es: 'Disponible en Leipzig y en remoto',
    de: 'Verfügbar in Leipzig und remote',
    en: 'Available in Leipzig and remotely',
  },
  phrases: {
    es: [
      { text: 'Bienvenido', lang: 'es' },
      { text: 'Welcome to my Portfolio', lang: 'en' },
      { text: 'Herzlich Wilkommen', lang: 'de' },
      { text: 'Soy Lucía y construyo interfaces web', lang: 'es' },
    ],
    de: [
      { text: 'Herzlich willkommen', lang: 'de' },
      { text: 'Bienvenido', lang: 'es' },
      { text: 'Welcome to my Portfolio', lang: 'en' },
      { text: 'Ich bin Lucía und baue Weboberflächen', lang: 'de' },
    ],
    en: [
      { text: 'Welcome to my Portfolio', lang: 'en' },
      { text: 'Bienvenido', lang: 'es' },
      { text: 'Herzlich willkommen', lang: 'de' },
      { text: 'I’m Lucía and I build web interfaces', lang: 'en' },
    ],
  },
  lead: {
    es: 'Hago interfaces claras y rápidas con React y TypeScript. Vengo del soporte: sé qué pasa si algo no se entiende.',
    de: 'Ich entwickle klare, schnelle Oberflächen mit React und TypeScript. Was passiert, wenn etwas unklar bleibt, weiß ich aus dem IT-Support.',
    en: 'I build clear, fast interfaces with React and TypeScript. My years in IT support taught me what happens when they’re neither.',
  },
};

export const homeStory: Content['homeStory'] = {
  technologies: {
    es: 'Tecnologías: HTML, CSS, JavaScript, Node.js y React',
    de: 'Technologien: HTML, CSS, JavaScript, Node.js und React',
    en: 'Technologies: HTML, CSS, JavaScript, Node.js and React',
  },
  welcome: {
    es: 'Hola, me alegra que estés aquí',
    de: 'Hallo, schön, dass du da bist',
    en: 'Hello, I’m glad you’re here',
  },
  welcomeText: {
    es: 'Cuatro años escuché qué no funcionaba y por qué. Hoy hago páginas que nadie tiene que explicar.',
    de: 'Vier Jahre lang habe ich zugehört, was nicht ging und warum. Heute baue ich Seiten, die niemand erklären muss.',
    en: 'For four years I listened to what didn’t work, and why. Now I build pages that nobody has to explain.',
  },
  looking: {
    es: 'Busco un puesto de frontend, en Leipzig o en remoto. Español, alemán C1, inglés B2.',
    de: 'Ich suche eine Stelle im Frontend, in Leipzig oder remote. Spanisch, Deutsch C1, Englisch B2.',
    en: 'I’m looking for a front-end job, in Leipzig or remotely. Spanish, German C1, English B2.',
  },
  proof: [
    {
      figure: { es: '7 de 10', de: '7 von 10', en: '7 in 10' },
      caption: {
        es: 'incidencias, resueltas en la primera llamada',
        de: 'Störungen, beim ersten Anruf gelöst',
        en: 'support tickets, solved on the first call',
      },
      href: '/About',
    },
    {
      figure: '12\u2009→\u20093',
      caption: {
        es: 'preguntas hasta un precio',
        de: 'Fragen bis zum Preis',
        en: 'questions to get a quote',
      },
      href: '/Projects/gardens',
    },
    {
      figure: '3\u2009×\u2009100',
      caption: {
        es: 'en Lighthouse: Inicio, Sobre mí y Contacto',
        de: 'in Lighthouse: Start, Über mich und Kontakt',
        en: 'in Lighthouse: Home, About and Contact',
      },
      href: '/Notes/first-round-trip',
    },
    {
      figure: '82\u00a0kB',
      caption: {
        es: 'de JavaScript; sin él también se lee',
        de: 'JavaScript, und auch ohne lesbar',
        en: 'of JavaScript, and it reads without it too',
      },
      href: '/Projects/this-site',
    },
  ],
  experience: {
    title: { es: 'Experiencía' },
    jobs: [
      {
        id: 'frontend',
        from: 2023,
        role: { es: 'Desarrolladora frontend', de: 'Frontend-Entwicklerin', en: 'Frontend developer' },
        company: {
          es: 'Proyectos propios y encargos',
          de: 'Eigene Projekte und Aufträge',
          en: 'Client work and my own projects',
        },
        description: {
          es: 'Webs para pequeños negocios y, desde 2024, aplicaciones con React, Vite y TypeScript.',
          de: 'Websites für kleine Betriebe, seit 2024 barrierefreie Anwendungen mit React und TypeScript.',
          en: 'Websites for small businesses and, since 2024, apps with React, Vite and TypeScript.',
        },
        result: {
          es: 'Jardines del Norte: de un PDF a un precio en tres pasos.',
          de: 'Für Jardines del Norte: vom PDF-Prospekt zum Preis in drei Schritten.',
          en: 'For Jardines del Norte: from a PDF brochure to a price in three steps.',
        },
      },
      {
        id: 'service-desk',
        from: 2019,
        to: 2023,
        role: {
          es: 'Service Desk, niveles L1 y L2',
          de: 'Support im Service Desk (L1/L2)',
          en: 'First- and second-line support (service desk L1/L2)',
        },
        company: {
          es: 'Proveedor informático',
          de: 'IT-Dienstleister',
          en: 'IT provider',
        },
        description: {
          es: 'Treinta incidencias al día, en tres idiomas. Desde 2021, en L2.',
          de: 'Rund dreißig Störungen am Tag, in drei Sprachen. Seit 2021 im Second Level.',
          en: 'Some thirty tickets a day, in three languages. On the second line from 2021.',
        },
        result: {
          es: 'Siete de cada diez, resueltas en la primera llamada.',
          de: 'Sieben von zehn beim ersten Anruf gelöst.',
          en: 'Seven in ten solved on the first call.',
        },
      },
      {
        id: 'self-taught',
        from: 2022,
        role: { es: 'Formación autodidacta', de: 'Selbststudium', en: 'Self-taught' },
        company: {
          es: 'Cursos y práctica diaria',
          de: 'Kurse, Dokumentation, tägliche Übung',
          en: 'Courses, documentation and daily practice',
        },
        description: {
          es: 'HTML, CSS, JavaScript y, desde 2024, React y TypeScript. Ahora aprendo MongoDB y Vue.',
          de: 'HTML, CSS, JavaScript und seit 2024 React und TypeScript. Zurzeit MongoDB und Vue.',
          en: 'HTML, CSS, JavaScript and, since 2024, React and TypeScript. Now learning MongoDB and Vue.',
        },
      },
    ],
  },
  about: {
    paragraphs: {
      es: [
        'Mi primera página web fue una lista de rutas de montaña. En el móvil se veía fatal, pero era mía.',
        'Me enseñó lo que más me gusta de la web: escribes un archivo y ya existe para todo el mundo.',
      ],
      de: [
        'Meine erste Website war eine Liste von Bergtouren. Auf dem Handy sah sie furchtbar aus, aber sie war von mir.',
        'Sie hat mir gezeigt, was ich am Web bis heute mag: Du schreibst eine Textdatei, und gleich darauf ist sie für die ganze Welt da.',
      ],
      en: [
        'My first web page was a list of mountain walks. It looked dreadful on a phone, but I’d made it myself.',
        'It taught me what I still like best about the web: you write a text file and, a moment later, it’s there for the whole world to see.',
      ],
    },
  },
  featured: { ids: ['gardens', 'this-site'] },
  welcomeCard: {
    button: { es: 'Haz un Clic aqui', de: 'Klick mal hier', en: 'Go on, click me' },
    title: { es: '¿Nos conocemos?', de: 'Kennen wir uns schon?', en: 'Have we met?' },
    paragraphs: {
      es: [
        'Soy de Vitoria, vivo en Leipzig y pienso mejor caminando: con sol, por un sendero; si llueve, por CSS nuevo.',
        'Me gusta la gente que pregunta. Si eres así, ya tenemos de qué hablar.',
      ],
      de: [
        'Ich komme aus Vitoria, lebe in Leipzig und denke am besten beim Gehen. Scheint am Wochenende die Sonne, bin ich wandern. Regnet es, probiere ich eine neue CSS-Eigenschaft aus.',
        'Ich arbeite am liebsten mit Leuten, die nachfragen und sich über gelöste Details freuen.',
      ],
      en: [
        'I’m from Vitoria in the Basque Country, I live in Leipzig, and I think best on foot. On a sunny weekend I’ll be out on a trail; on a wet one, I’ll probably be trying out a new CSS property.',
        'I like working with people who ask questions, explain things and enjoy a detail done well. If that’s you, we already have something to talk about.',
      ],
    },
    image: {
      src: 'greeting.svg',
      alt: {
        es: 'Lucía saluda, detrás hay montañas',
        de: 'Lucía winkt, hinter ihr liegen Berge',
        en: 'Lucía waving, with mountains behind her',
      },
    },
  },
  closing: {
    text: {
      es: 'Mi código está en GitHub, mi trayectoria en LinkedIn. Para lo demás, escríbeme.',
      de: 'Mein Code liegt auf GitHub, mein Werdegang auf LinkedIn. Für alles andere genügt eine Nachricht.',
      en: 'My code is on GitHub and my career so far is on LinkedIn. For anything else, just send me a message.',
    },
  },
};

export const logos: Content['logos'] = [
  { src: 'logos/html5.svg', alt: { es: 'html img', de: 'HTML5', en: 'HTML5' } },
  { src: 'logos/css.svg', alt: { es: 'html img', de: 'CSS', en: 'CSS' } },
  { src: 'logos/javascript.svg', alt: { es: 'html img', de: 'JavaScript', en: 'JavaScript' } },
  { src: 'logos/nodejs.svg', alt: { es: 'html img', de: 'Node.js', en: 'Node.js' } },
  { src: 'logos/react.svg', alt: { es: 'html img', de: 'React', en: 'React' } },
];
