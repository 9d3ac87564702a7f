import type { CarouselLabels } from './types.ts';

/** Short texts of the ring of photographs. */
export const carouselLabels: CarouselLabels = {
  photoCredit: 'Foto',
  carousel: 'carrusel',
  photograph: 'fotografía',
  of: 'de',
  turn: 'Girar el carrusel',
  stopTurning: 'Detener el carrusel',
  previousPhotograph: 'Fotografía anterior',
  nextPhotograph: 'Fotografía siguiente',
};
