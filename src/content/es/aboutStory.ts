import type { AboutStoryTexts, CarouselLabelTexts } from '../texts.ts';

/** About below its first view. */
export const aboutStory: AboutStoryTexts = {
  story: {
    title: 'Sobre mi',
    greetings: [
      { text: '¡Hola! Soy Lucía.', lang: 'es' },
      { text: 'Hallo, ich bin Lucía.', lang: 'de' },
      { text: 'Hi, I’m Lucía.', lang: 'en' },
    ],
    paragraphs: [
      'Aprendí a programar por mi cuenta: con documentación, con cursos gratuitos y, sobre todo, con proyectos que al principio me quedaban grandes. Nadie me dijo por dónde empezar, así que empecé por lo que tenía delante, el navegador.',
      'Lo que más me ayudó fue no tener prisa por parecer experta. Cuando algo funcionaba sin que yo supiera por qué, lo desmontaba hasta entenderlo. Sigo trabajando así: primero entender, luego escribir, y al final borrar lo que sobra.',
      'Me interesa la parte de la web que se nota cuando falta: que una página se lea antes de terminar de cargar, que se pueda usar con el teclado, que una animación acompañe y no estorbe.',
    ],
    skillsTitle: 'Con lo que trabajo',
    nextTitle: 'Mis próximos pasos',
  },
  photo: { alt: 'Retrato ilustrado de Lucía Montes' },
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
    photographs: {
      aizkorri: {
        alt: 'Macizo rocoso sobre un bosque de alerces en otoño',
        caption: 'Aizkorri, País Vasco',
      },
      'picos-de-europa': {
        alt: 'Sendero entre prados al pie de unas montañas de roca gris',
        caption: 'Picos de Europa',
      },
      sunset: { alt: 'Puesta de sol sobre una meseta de montaña', caption: 'Atardecer en la meseta' },
      brook: { alt: 'Arroyo que cae entre piedras cubiertas de musgo', caption: 'Arroyo en el bosque' },
      dandelions: { alt: 'Dientes de león a contraluz al final de la tarde', caption: 'Dientes de león' },
      estuary: { alt: 'Un estuario visto entre los cables de un puente', caption: 'Estuario' },
      'infinite-sea': { alt: 'La Vía Láctea sobre un mar violeta, obra digital', caption: 'Mar infinito' },
    },
  },
  closingTagline: [
    { text: 'Primero que se entienda, luego que brille', lang: 'es' },
    { text: 'Make it clear, then make it shine', lang: 'en' },
    { text: 'Erst klar, dann schön', lang: 'de' },
  ],
};

/** Short texts of the ring of photographs. */
export const carouselLabels: CarouselLabelTexts = {
  photoCredit: 'Foto',
  carousel: 'carrusel',
  photograph: 'fotografía',
  of: 'de',
  turn: 'Girar el carrusel',
  stopTurning: 'Detener el carrusel',
  previousPhotograph: 'Fotografía anterior',
  nextPhotograph: 'Fotografía siguiente',
};
