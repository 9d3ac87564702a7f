import type { ContactTexts } from '../texts.ts';

export const contact: ContactTexts = {
  title: 'Contact',
  intro: [
    'Got a project, a job going or just a question? Write to me here. I read every message and reply within two working days.',
    'English, German and Spanish are all fine.',
  ],
  image: { alt: 'Illustration: a paper plane crossing a sky of hexagons' },
  nameHint: 'No more than 25 characters',
  fields: {
    nombre: 'Name',
    email: 'Email',
    empresa: 'Company',
    description: 'Message',
    pais: 'Which language shall I reply in?',
  },
  messages: {
    nombre: 'What’s your name?',
    nombreMax: 'Please keep your name to 25 characters',
    email: 'That email address doesn’t look right',
    description: 'Don’t forget your message',
    blacklist: 'Because of {words}, my spam filter may drop this message.',
    word: '“{word}”',
  },
  /** For screen readers only: the field shows no message. */
  missingCompany: 'Which company are you with?',
  descriptionHint: 'No links or adverts, please: the spam filter blocks them.',
  required: 'Please fill in every field.',
  /** The forwarding service may drop a message with any of these, also within other words. */
  blacklist: ['backlink', 'payday loan', 'casino', 'viagra', 'http', 'https'],
  submit: 'Send message',
  sending: 'Sending…',
  thanks: {
    title: 'Thank you for your message!',
    paragraphs: ['It has arrived safely.', 'I’ll reply within two working days.'],
    another: 'Send another message',
  },
};
