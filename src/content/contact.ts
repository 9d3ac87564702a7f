import type { Content } from '../pages/Contact/page.ts';

export const page: Content['page'] = {
  link: { es: 'Contacto' },
  title: { es: 'Contact' },
  heading: { es: 'Contacto' },
  description: {
    es: 'Escribe a Lucía Montes, desarrolladora frontend: un formulario breve, en español, alemán o inglés, y respuesta en dos días laborables.',
    de: 'Schreib an Lucía Montes, Frontend-Entwicklerin in Leipzig: kurzes Formular auf Deutsch, Spanisch oder Englisch, Antwort innerhalb von zwei Arbeitstagen.',
    en: 'Write to Lucía Montes, frontend developer: a short form, in English, German or Spanish, and a reply within two working days.',
  },
};

export const contact: Content['contact'] = {
  intro: {
    es: [
      '¿Tienes un proyecto, una vacante o una duda? Cuéntamelo: respondo en dos días laborables.',
      'Puedes escribirme en español, alemán o inglés.',
    ],
    de: [
      'Ein Projekt, eine offene Stelle, eine Frage? Schreib mir: Ich lese alles und antworte in zwei Arbeitstagen.',
      'Schreib gern auf Deutsch, Spanisch oder Englisch.',
    ],
    en: [
      'A project, a job, just a question? Write to me: I read every message and reply within two working days.',
      'English, German and Spanish are all fine.',
    ],
  },
  image: {
    src: 'contact.svg',
    alt: {
      es: 'Ilustración: un avión de papel cruza un cielo de hexágonos',
      de: 'Illustration: Ein Papierflieger vor einem Himmel aus Sechsecken',
      en: 'Illustration: a paper plane crossing a sky of hexagons',
    },
    focus: '75% 35%',
  },
  endpoint: 'https://formsubmit.co/tu-alias',
  nameMax: 25,
  asks: ['company', 'language'],
  postAs: { name: 'nombre', company: 'empresa', message: 'description', language: 'pais' },
  messages: { email: { es: 'El formato del e-mail está incorrecto' } },
};
