import type { Content } from '../pages/About/page.ts';

const CC_BY = { licence: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' };

/** Phrases in the site’s languages, the page’s own first. */
const inTurn = <T>(es: T, de: T, en: T) => ({ es: [es, en, de], de: [de, es, en], en: [en, es, de] });

export const page: Content['page'] = {
  link: { es: 'Sobre mí' },
  title: { es: 'About' },
  heading: { es: 'Más sobre mí' },
  description: {
    es: 'Quién es Lucía Montes: cómo llegó al desarrollo web por su cuenta, qué aprendió en el soporte técnico L1/L2 y hacia dónde va, con Node y MongoDB en el horizonte.',
    de: 'Wer ist Lucía Montes? Wie sie sich die Webentwicklung selbst beibrachte, was sie im IT-Support L1/L2 lernte und wohin sie will: zu Node und MongoDB.',
    en: 'How Lucía Montes taught herself web development, what she learnt in L1/L2 support, and where she’s heading next, with Node.js and MongoDB on the horizon.',
  },
};

export const about: Content['about'] = {
  photo: {
    src: 'service-desk.svg',
    alt: {
      es: 'Ilustración: Lucía Montes con auriculares en el service desk',
      de: 'Zeichnung: Lucía Montes mit Headset am Service Desk',
      en: 'Drawing: Lucía Montes wearing a headset at the service desk',
    },
  },
  tagline: inTurn(
    { text: 'Aprendo haciendo', lang: 'es' },
    { text: 'Neugierig geblieben', lang: 'de' },
    { text: 'Learning by building', lang: 'en' },
  ),
};

export const aboutStory: Content['aboutStory'] = {
  story: {
    title: { es: 'Sobre mi' },
    greetings: inTurn(
      { text: '¡Hola! Soy Lucía.', lang: 'es' },
      { text: 'Hallo, ich bin Lucía.', lang: 'de' },
      { text: 'Hi, I’m Lucía.', lang: 'en' },
    ),
    since: 2022,
    paragraphs: {
      es: [
        'Aprendí a programar por mi cuenta: con documentación, con cursos gratuitos y, sobre todo, con proyectos que al principio me quedaban grandes. Nadie me dijo por dónde empezar, así que empecé por lo que tenía delante, el navegador.',
        'Lo que más me ayudó fue no tener prisa por parecer experta. Cuando algo funcionaba sin que yo supiera por qué, lo desmontaba hasta entenderlo. Sigo trabajando así: primero entender, luego escribir, y al final borrar lo que sobra.',
      ],
      de: [
        'Programmieren habe ich mir selbst beigebracht: mit Dokumentation, mit kostenlosen Kursen und vor allem mit Projekten, die mir anfangs eine Nummer zu groß waren. Niemand sagte mir, wo man anfängt. Also begann ich mit dem, was ich vor mir hatte: dem Browser.',
        'Am meisten half mir, dass ich es nie eilig hatte, als Expertin dazustehen. Wenn etwas lief und ich nicht wusste, warum, nahm ich es auseinander, bis ich es verstand. So arbeite ich noch heute: erst verstehen, dann schreiben, am Ende streichen, was zu viel ist.',
      ],
      en: [
        'I taught myself to code with documentation, free courses and, above all, projects that were a size too big for me at first. Nobody told me where to start, so I started with what I had in front of me: the browser.',
        'What helped most was being in no hurry to look like an expert. When something worked and I didn’t know why, I took it apart until I did. I still work that way: first understand, then write, then delete whatever isn’t needed.',
      ],
    },
    today: {
      since: 2023,
      paragraphs: {
        es: [
          'Me interesa la parte de la web que se nota cuando falta: que una página se lea antes de terminar de cargar, que se pueda usar con el teclado, que una animación acompañe y no estorbe.',
        ],
        de: [
          'Mich interessiert, was im Web erst auffällt, wenn es fehlt: dass man eine Seite schon lesen kann, während sie noch lädt, dass sie sich allein mit der Tastatur bedienen lässt, dass eine Animation hilft, statt zu stören.',
        ],
        en: [
          'I care about the parts of the web you only notice when they’re missing: a page you can read before it’s finished loading, one that works from the keyboard, an animation that helps without getting in the way.',
        ],
      },
    },
    skills: ['HTML', 'CSS', 'JavaScript', 'Typescript', 'React-Vite'],
    next: ['Node/express', 'MongoDB'],
  },
  experience: {
    since: 2019,
    paragraphs: {
      es: [
        'Durante cuatro años trabajé en soporte informático, primero en el nivel L1 y después en el L2 de un service desk internacional. Atendía incidencias de principio a fin: escuchar, reproducir el problema, resolverlo o llevarlo a quien pudiera, y dejar escrito cómo se hizo.',
        'Allí aprendí que casi ningún error es «del usuario». Detrás de una llamada suele haber un botón mal puesto, un mensaje que no explica o una espera sin respuesta. Desde entonces diseño pensando en la persona que está al otro lado del teléfono.',
      ],
      de: [
        'Vier Jahre lang habe ich im IT-Support gearbeitet, erst im First Level (L1), dann im Second Level (L2) eines internationalen Service Desks. Jede Störung habe ich von Anfang bis Ende betreut: zuhören, den Fehler nachstellen, ihn beheben oder an die Richtigen weitergeben und dann aufschreiben, was geholfen hat.',
        'Dort habe ich gelernt: Kaum ein Fehler ist ein „Anwenderfehler“. Hinter einem Anruf steckt meist ein Knopf an der falschen Stelle, eine Meldung, die nichts erklärt, oder langes Warten ohne Rückmeldung. Seitdem gestalte ich für den Menschen am anderen Ende der Leitung.',
      ],
      en: [
        'For four years I worked in IT support on an international service desk, first at L1 and then at L2. I saw tickets through from start to finish: listening, reproducing the problem, fixing it or passing it to someone who could, and writing down how it was done.',
        'It taught me that “user error” is hardly ever the user’s fault. Behind a call there’s usually a badly placed button, a message that explains nothing or a wait with no sign of life. Ever since, I’ve designed for the person on the other end of the phone.',
      ],
    },
    facts: [
      {
        label: { es: 'Soporte técnico', de: 'Support-Level', en: 'Support levels' },
        value: { es: 'L1 y L2', de: 'First und Second Level', en: 'First and second line' },
      },
      {
        label: { es: 'Lo que me llevé', de: 'Im Support gelernt', en: 'What support taught me' },
        value: {
          es: 'paciencia, método y buena letra',
          de: 'Geduld, Struktur und Sorgfalt',
          en: 'Patience, method and clear\u00a0notes',
        },
      },
    ],
  },
  ring: {
    title: {
      es: 'Paisajes a los que vuelvo',
      de: 'Landschaften, zu denen ich zurückkehre',
      en: 'Landscapes I go back to',
    },
    intro: {
      es: 'Los dos primeros los conozco a pie; los demás, todavía no. Cada foto lleva el nombre de quien la hizo.',
      de: 'Die ersten beiden kenne ich zu Fuß, die anderen noch nicht. Bei jedem Foto steht, wer es gemacht hat.',
      en: 'The first two I know on foot; the others, not yet. Each photo names whoever took it.',
    },
    photographs: [
      {
        image: {
          src: 'landscapes/aizkorri.jpg',
          alt: {
            es: 'Macizo rocoso sobre un bosque de alerces en otoño',
            de: 'Felsmassiv über einem herbstlichen Lärchenwald',
            en: 'A rocky massif above a larch wood in autumn',
          },
        },
        caption: { es: 'Aizkorri, País Vasco', de: 'Aizkorri, Baskenland', en: 'Aizkorri, Basque Country' },
        credit: 'Aitzol Berasategi',
        ...CC_BY,
      },
      {
        image: {
          src: 'landscapes/picos-de-europa.jpg',
          alt: {
            es: 'Sendero entre prados al pie de unas montañas de roca gris',
            de: 'Ein Pfad über Bergwiesen am Fuß grauer Felswände',
            en: 'A path through meadows at the foot of grey, rocky mountains',
          },
        },
        caption: 'Picos de Europa',
        credit: 'Aitzol Berasategi',
        ...CC_BY,
      },
      {
        image: {
          src: 'landscapes/sunset.jpg',
          alt: {
            es: 'Puesta de sol sobre una meseta de montaña',
            de: 'Die Sonne geht über einer Hochebene unter',
            en: 'The sun setting over a mountain plateau',
          },
        },
        caption: {
          es: 'Atardecer en la meseta',
          de: 'Abend auf der Hochebene',
          en: 'Evening on the plateau',
        },
        credit: 'Aitzol Berasategi',
        ...CC_BY,
      },
      {
        image: {
          src: 'landscapes/brook.jpg',
          alt: {
            es: 'Arroyo que cae entre piedras cubiertas de musgo',
            de: 'Ein Bach fließt über Stufen zwischen bemoosten Steinen',
            en: 'A stream tumbling between mossy rocks',
          },
        },
        caption: { es: 'Arroyo en el bosque', de: 'Bach im Wald', en: 'Woodland stream' },
        credit: 'Aitzol Berasategi',
        ...CC_BY,
      },
      {
        image: {
          src: 'landscapes/dandelions.jpg',
          alt: {
            es: 'Dientes de león a contraluz al final de la tarde',
            de: 'Pusteblumen im Gegenlicht der Abendsonne',
            en: 'Dandelion clocks against the late-afternoon sun',
          },
        },
        caption: { es: 'Dientes de león', de: 'Pusteblumen', en: 'Dandelions' },
        credit: 'Clemens Engelhardt',
        licence: 'CC0 1.0',
        url: 'https://creativecommons.org/publicdomain/zero/1.0/',
      },
      {
        image: {
          src: 'landscapes/estuary.jpg',
          alt: {
            es: 'Un estuario visto entre los cables de un puente',
            de: 'Eine Flussmündung hinter den Seilen einer Brücke',
            en: 'An estuary seen between the cables of a bridge',
          },
        },
        caption: { es: 'Estuario', de: 'Flussmündung', en: 'Estuary' },
        credit: 'Sander Klootwijk',
        licence: 'CC BY-SA 4.0',
        url: 'https://creativecommons.org/licenses/by-sa/4.0/',
      },
      {
        image: {
          src: 'landscapes/infinite-sea.jpg',
          alt: {
            es: 'La Vía Láctea sobre un mar violeta, obra digital',
            de: 'Die Milchstraße über violettem Meer, digitales Bild',
            en: 'Digital artwork: the Milky Way over a violet sea',
          },
        },
        caption: { es: 'Mar infinito', de: 'Unendliches Meer', en: 'Infinite sea' },
        credit: 'Aury88',
        licence: 'CC BY-SA 3.0',
        url: 'https://creativecommons.org/licenses/by-sa/3.0/',
      },
    ],
  },
  closingTagline: inTurn(
    { text: 'Primero que se entienda, luego que brille', lang: 'es' },
    { text: 'Erst klar, dann schön', lang: 'de' },
    { text: 'Make it clear, then make\u00a0it\u00a0shine', lang: 'en' },
  ),
};
