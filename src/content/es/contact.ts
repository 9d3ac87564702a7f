import type { ContactTexts } from '../texts.ts';

export const contact: ContactTexts = {
  title: 'Contacto',
  intro: [
    '¿Tienes un proyecto, una vacante o una duda? Cuéntamelo aquí. Leo todos los mensajes y respondo en dos días laborables.',
    'Puedes escribirme en español, alemán o inglés.',
  ],
  image: { alt: 'Ilustración: un avión de papel cruza un cielo de hexágonos' },
  nameHint: 'Como máximo 25 caracteres',
  fields: {
    nombre: 'Nombre',
    email: 'E-mail',
    empresa: 'Empresa',
    description: 'Mensaje',
    pais: '¿En qué idioma te respondo?',
  },
  messages: {
    nombre: 'Dime tu nombre',
    nombreMax: 'Tu nombre no puede superar los 25 caracteres',
    email: 'El formato del e-mail está incorrecto',
    description: '¿No quieres dejarme una nota?',
    blacklist: 'Por {words}, mi filtro contra el spam podría descartar el mensaje.',
    word: '«{word}»',
  },
  /** For screen readers only: the field shows no message. */
  missingCompany: 'Dime tu empresa',
  descriptionHint: 'Sin enlaces ni publicidad: el filtro contra el spam los descarta.',
  required: 'Todos los campos son obligatorios.',
  /** The forwarding service may drop a message with any of these, also within other words. */
  blacklist: ['vendo', 'telefono', 'link', 'amor', 'curso', 'formacion', 'dinero', 'http', 'https'],
  submit: 'Enviar mensaje',
  sending: 'Enviando…',
  thanks: {
    title: '¡Gracias por tu mensaje!',
    paragraphs: ['Ha llegado bien.', 'Te responderé en un plazo de dos días laborables.'],
    another: 'Enviar otro mensaje',
  },
};
