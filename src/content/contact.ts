import type { Contact } from './types.ts';

export const contact: Contact = {
  title: 'Contacto',
  intro: [
    '¿Tienes un proyecto, una vacante o una duda? Cuéntamelo aquí. Leo todos los mensajes y respondo en dos días laborables.',
    'Puedes escribirme en español, alemán o inglés.',
  ],
  image: {
    src: 'contacto.svg',
    alt: 'Ilustración: un avión de papel cruza un cielo de hexágonos',
    focus: '50% 35%',
  },
  /**
   * The address of the form-forwarding service. Replace the last part with the alias that it gave you. (An e-mail
   * address works as well, but then everybody can read it.) FormSubmit asks you to confirm the first message.
   */
  endpoint: 'https://formsubmit.co/tu-alias',
  nameMax: 25,
  nameHint: 'Como máximo 25 caracteres',
  fields: {
    nombre: 'Nombre',
    email: 'E-mail',
    empresa: 'Empresa',
    description: 'Mensaje',
    pais: '¿En qué idioma te respondo?',
  },
  options: [
    { value: 'es', label: 'Español' },
    { value: 'de', label: 'Deutsch' },
    { value: 'en', label: 'English' },
  ],
  messages: {
    nombre: 'Dime tu nombre',
    nombreMax: 'Tu nombre no puede superar los 25 caracteres',
    email: 'El formato del e-mail está incorrecto',
    description: '¿No quieres dejarme una nota?',
    blacklist:
      'El filtro contra el spam descartaría tu mensaje por {palabras}. ¿Puedes decirlo de otra forma? Si no, escríbeme por LinkedIn.',
  },
  /** For screen readers only: the field shows no message. */
  missingCompany: 'Dime tu empresa',
  descriptionHint: 'Sin enlaces ni publicidad: el filtro contra el spam los descarta.',
  required: 'Todos los campos son obligatorios.',
  blacklist: ['vendo', 'telefono', 'link', 'amor', 'curso', 'formacion', 'dinero', 'http', 'https'],
  submit: 'Enviar mensaje',
  sending: 'Enviando…',
  thanks: {
    title: '¡Gracias por tu mensaje!',
    paragraphs: ['Ha llegado bien. Te responderé en un plazo de dos días laborables.'],
    another: 'Enviar otro mensaje',
  },
};
