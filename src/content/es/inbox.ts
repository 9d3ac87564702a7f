import type { InboxTexts } from '../texts.ts';

/** The page of the local server's inbox, for you alone. */
export const inbox: InboxTexts = {
  title: 'Bandeja de entrada',
  intro:
    'Los mensajes que el formulario ha enviado desde que arrancó el servidor. Solo se guardan en memoria.',
  empty: 'Todavía no hay mensajes. Envía uno con el formulario de la página de contacto.',
  edition: 'Idioma de la página',
  toForm: 'Ir al formulario',
  arrived: 'Tu mensaje ha llegado',
  back: 'Volver al sitio',
};
