import type { Popup } from './types.ts';

/** What a first visitor is greeted with. */
export const popup: Popup = {
  title: 'Bienvenido a mi Portafolio',
  text: 'Gracias por la visita: echa un vistazo con calma.',
  button: 'Empezar',
};
