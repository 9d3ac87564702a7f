import type { Content } from '../pages/Contact/page.ts';

export const page: Content['page'] = {
  /** In the bar and the wheel; without it, the title. */
  link: { es: 'Contacto', de: 'Kontakt', en: 'Contact' },
  /** In the window’s title. */
  title: { es: 'Contact', de: 'Kontakt', en: 'Contact' },
  /** The first heading; without it, the title. */
  heading: { es: 'Contacto', de: 'Kontakt', en: 'Contact' },
  /** In the wheel, below it, while its facet is pointed at; at most 28 characters. */
  short: { es: 'Escríbeme', de: 'Schreib mir', en: 'Write to me' },
  /** In search engines and link previews. */
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
  /** The address that your form-forwarding service gave you; without it there is no form. FormSubmit asks you to confirm the first message. */
  endpoint: 'https://formsubmit.co/tu-alias',
  nameMax: 25,
  /** Besides name, address and message: `company` and `language`, that of the reply. */
  asks: ['company', 'language'],
  /** Names of fields in the message that you get; without them, the labels in your first language. */
  postAs: { name: 'nombre', company: 'empresa', message: 'description', language: 'pais' },
  nameHint: { es: 'Como máximo 25 caracteres', de: 'Höchstens 25 Zeichen', en: 'No more than 25 characters' },
  fields: {
    name: { es: 'Nombre', de: 'Name', en: 'Name' },
    email: { es: 'E-mail', de: 'E-Mail', en: 'Email' },
    company: { es: 'Empresa', de: 'Firma', en: 'Company' },
    message: { es: 'Mensaje', de: 'Nachricht', en: 'Message' },
    language: {
      es: '¿En qué idioma te respondo?',
      de: 'Sprache der Antwort',
      en: 'Which language shall I reply in?',
    },
  },
  messages: {
    name: { es: 'Dime tu nombre', de: 'Verrätst du mir deinen Namen?', en: 'What’s your name?' },
    nameMax: {
      es: 'Tu nombre no puede superar los 25 caracteres',
      de: 'Dein Name darf höchstens 25 Zeichen haben',
      en: 'Please keep your name to 25 characters',
    },
    email: {
      es: 'El formato del e-mail está incorrecto',
      de: 'An der E-Mail-Adresse stimmt etwas nicht',
      en: 'That email address doesn’t look right',
    },
    message: {
      es: '¿No quieres dejarme una nota?',
      de: 'Lässt du mir ein paar Zeilen da?',
      en: 'Don’t forget your message',
    },
    blacklist: {
      es: 'Por {words}, mi filtro contra el spam podría descartar el mensaje.',
      de: 'Wegen {words} könnte mein Spamfilter die Nachricht aussortieren.',
      en: 'Because of {words}, my spam filter may drop this message.',
    },
    word: { es: '«{word}»', de: '„{word}“', en: '“{word}”' },
  },
  messageHint: {
    es: 'Sin enlaces ni publicidad: el filtro contra el spam los descarta.',
    de: 'Bitte keine Links und keine Werbung: Beides sortiert der Spamfilter aus.',
    en: 'No links or adverts, please: the spam filter blocks them.',
  },
  required: {
    es: 'Todos los campos son obligatorios.',
    de: 'Alle Felder sind Pflichtfelder.',
    en: 'Please fill in every field.',
  },
  /** The forwarding service may drop a message with any of these, even within other words. */
  blacklist: {
    es: ['vendo', 'telefono', 'link', 'amor', 'curso', 'formacion', 'dinero', 'http', 'https'],
    de: ['backlink', 'gewinnspiel', 'sofortkredit', 'casino', 'viagra', 'http', 'https'],
    en: ['backlink', 'payday loan', 'casino', 'viagra', 'http', 'https'],
  },
  submit: { es: 'Enviar mensaje', de: 'Nachricht senden', en: 'Send message' },
  sending: { es: 'Enviando…', de: 'Wird gesendet\u00a0…', en: 'Sending…' },
  thanks: {
    title: {
      es: '¡Gracias por tu mensaje!',
      de: 'Danke für deine Nachricht!',
      en: 'Thank you for your message!',
    },
    paragraphs: {
      es: ['Ha llegado bien.', 'Te responderé en un plazo de dos días laborables.'],
      de: ['Sie ist da.', 'Spätestens in zwei Arbeitstagen hörst du von mir.'],
      en: ['It has arrived safely.', 'I’ll reply within two working days.'],
    },
    another: { es: 'Enviar otro mensaje', de: 'Noch eine Nachricht', en: 'Send another message' },
  },
};
