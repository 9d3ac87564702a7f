import type { Popup } from './types.ts';

/** What a first visitor is greeted with. */
export const popup: Popup = {
  title: 'Bienvenido a mi Portafolio',
  text: 'Gracias por la visita. Echa un vistazo con calma; y si algo te gusta, o no funciona, me encantará saberlo.',
  button: 'Empezar',
};
