import type { ContactTexts } from '../texts.ts';

export const contact: ContactTexts = {
  title: 'Kontakt',
  intro: [
    'Du hast ein Projekt, eine offene Stelle oder eine Frage? Schreib mir hier. Ich lese alles und antworte innerhalb von zwei Arbeitstagen.',
    'Schreib gern auf Deutsch, Spanisch oder Englisch.',
  ],
  image: { alt: 'Illustration: Ein Papierflieger vor einem Himmel aus Sechsecken' },
  nameHint: 'Höchstens 25 Zeichen',
  fields: {
    nombre: 'Name',
    email: 'E-Mail',
    empresa: 'Firma',
    description: 'Nachricht',
    pais: 'Sprache der Antwort',
  },
  messages: {
    nombre: 'Verrätst du mir deinen Namen?',
    nombreMax: 'Dein Name darf höchstens 25 Zeichen haben',
    email: 'An der E-Mail-Adresse stimmt etwas nicht',
    description: 'Lässt du mir ein paar Zeilen da?',
    blacklist: 'Wegen {words} könnte mein Spamfilter die Nachricht aussortieren.',
    word: '„{word}“',
  },
  /** For screen readers only: the field shows no message. */
  missingCompany: 'Für welche Firma schreibst du?',
  descriptionHint: 'Bitte keine Links und keine Werbung: Beides sortiert der Spamfilter aus.',
  required: 'Alle Felder sind Pflichtfelder.',
  /** The forwarding service may drop a message with any of these, also within other words. */
  blacklist: ['backlink', 'gewinnspiel', 'sofortkredit', 'casino', 'viagra', 'http', 'https'],
  submit: 'Nachricht senden',
  sending: 'Wird gesendet\u00a0…',
  thanks: {
    title: 'Danke für deine Nachricht!',
    paragraphs: ['Sie ist gut angekommen.', 'Spätestens in zwei Arbeitstagen hörst du von mir.'],
    another: 'Noch eine Nachricht',
  },
};
