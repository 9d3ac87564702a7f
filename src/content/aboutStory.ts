import type { AboutStory, CarouselLabels } from './types.ts';

const berasategi = {
  credit: 'Aitzol Berasategi',
  licence: 'CC BY 4.0',
  url: 'https://creativecommons.org/licenses/by/4.0/',
};

/** About below its first view. */
export const aboutStory: AboutStory = {
  story: {
    title: 'Sobre mi',
    paragraphs: [
      'Aprendí a programar por mi cuenta: con documentación, con cursos gratuitos y, sobre todo, con proyectos que al principio me quedaban grandes. Nadie me dijo por dónde empezar, así que empecé por lo que tenía delante, el navegador.',
      'Lo que más me ayudó fue no tener prisa por parecer experta. Cuando algo funcionaba sin que yo supiera por qué, lo desmontaba hasta entenderlo. Sigo trabajando así: primero entender, luego escribir, y al final borrar lo que sobra.',
      'Me interesa la parte de la web que se nota cuando falta: que una página se lea antes de terminar de cargar, que se pueda usar con el teclado, que una animación acompañe y no estorbe.',
    ],
    skillsTitle: 'Con lo que trabajo',
    skills: ['HTML', 'CSS', 'JavaScript', 'Typescript', 'React-Vite'],
    nextTitle: 'Mis próximos pasos',
    next: ['Node/express', 'MongoDB'],
  },
  photo: { src: 'retrato.svg', alt: 'Retrato ilustrado de Lucía Montes' },
  experience: {
    title: 'Experiencia',
    paragraphs: [
      'Durante cuatro años trabajé en soporte informático, primero en el nivel L1 y después en el L2 de un service desk internacional. Atendía incidencias de principio a fin: escuchar, reproducir el problema, resolverlo o llevarlo a quien pudiera, y dejar escrito cómo se hizo.',
      'Allí aprendí que casi ningún error es «del usuario». Detrás de una llamada suele haber un botón mal puesto, un mensaje que no explica o una espera sin respuesta. Desde entonces diseño pensando en la persona que está al otro lado del teléfono.',
    ],
    facts: [
      { label: 'Niveles', value: 'L1 y L2' },
      { label: 'Idiomas de trabajo', value: 'español, alemán, inglés' },
      { label: 'Lo que me llevé', value: 'paciencia, método y buena letra' },
    ],
  },
  ring: {
    title: 'Lugares a los que vuelvo',
    intro: 'Cuando no estoy delante de una pantalla, busco sitios como estos.',
    photographs: [
      {
        image: { src: 'landscapes/aizkorri.jpg', alt: 'Macizo rocoso sobre un bosque de alerces en otoño' },
        caption: 'Aizkorri, País Vasco',
        ...berasategi,
      },
      {
        image: {
          src: 'landscapes/picos-de-europa.jpg',
          alt: 'Sendero entre prados al pie de unas montañas de roca gris',
        },
        caption: 'Picos de Europa',
        ...berasategi,
      },
      {
        image: { src: 'landscapes/atardecer.jpg', alt: 'Puesta de sol sobre una meseta de montaña' },
        caption: 'Atardecer en la meseta',
        ...berasategi,
      },
      {
        image: { src: 'landscapes/arroyo.jpg', alt: 'Arroyo que cae entre piedras cubiertas de musgo' },
        caption: 'Arroyo en el bosque',
        ...berasategi,
      },
      {
        image: {
          src: 'landscapes/diente-de-leon.jpg',
          alt: 'Dientes de león a contraluz al final de la tarde',
        },
        caption: 'Dientes de león',
        credit: 'Clemens Engelhardt',
        licence: 'CC0 1.0',
        url: 'https://creativecommons.org/publicdomain/zero/1.0/',
      },
      {
        image: { src: 'landscapes/estuario.jpg', alt: 'Un estuario visto entre los cables de un puente' },
        caption: 'Estuario',
        credit: 'Sander Klootwijk',
        licence: 'CC BY-SA 4.0',
        url: 'https://creativecommons.org/licenses/by-sa/4.0/',
      },
      {
        image: {
          src: 'landscapes/mar-infinito.jpg',
          alt: 'La Vía Láctea sobre un mar violeta, obra digital',
        },
        caption: 'Mar infinito',
        credit: 'Aury88',
        licence: 'CC BY-SA 3.0',
        url: 'https://creativecommons.org/licenses/by-sa/3.0/',
      },
    ],
  },
  closingTagline: [
    { text: 'Primero que se entienda, luego que brille', lang: 'es' },
    { text: 'Make it clear, then make it shine', lang: 'en' },
    { text: 'Erst klar, dann schön', lang: 'de' },
  ],
};

/** Short texts of the ring of photographs. */
export const carouselLabels: CarouselLabels = {
  photoCredit: 'Foto',
  carousel: 'carrusel',
  photograph: 'fotografía',
  of: 'de',
  turn: 'Girar el carrusel',
  stopTurning: 'Detener el carrusel',
  previousPhotograph: 'Fotografía anterior',
  nextPhotograph: 'Fotografía siguiente',
};
