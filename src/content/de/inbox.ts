import type { InboxTexts } from '../texts.ts';

/** The page of the local server's inbox, for you alone. */
export const inbox: InboxTexts = {
  title: 'Posteingang',
  intro:
    'Alle Nachrichten, die das Formular seit dem Start des Servers gesendet hat. Sie liegen nur im Arbeitsspeicher.',
  empty: 'Noch keine Nachrichten. Schreib eine im Formular auf der Kontaktseite.',
  edition: 'Sprache der Seite',
  toForm: 'Zum Formular',
  arrived: 'Nachricht angekommen',
  back: 'Zurück zur Website',
};
