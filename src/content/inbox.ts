import type { Inbox } from '../schema/site.ts';

/** The page of the local server’s inbox, for you alone. */
export const inbox: Inbox['inbox'] = {
  title: { es: 'Bandeja de entrada', de: 'Posteingang', en: 'Inbox' },
  intro: {
    es: 'Los mensajes que el formulario ha enviado desde que arrancó el servidor. Solo se guardan en memoria.',
    de: 'Alle Nachrichten, die das Formular seit dem Start des Servers gesendet hat. Sie liegen nur im Arbeitsspeicher.',
    en: 'The messages the form has sent since the server started. They are kept in memory only.',
  },
  empty: {
    es: 'Todavía no hay mensajes. Envía uno con el formulario de la página de contacto.',
    de: 'Noch keine Nachrichten. Schreib eine im Formular auf der Kontaktseite.',
    en: 'No messages yet. Send one with the form on the Contact page.',
  },
  toForm: { es: 'Ir al formulario', de: 'Zum Formular', en: 'Go to the form' },
  arrived: { es: 'Tu mensaje ha llegado', de: 'Nachricht angekommen', en: 'Your message has arrived' },
  back: { es: 'Volver al sitio', de: 'Zurück zur Website', en: 'Back to the site' },
};
