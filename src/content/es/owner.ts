import type { OwnerTexts } from '../texts.ts';

export const owner: OwnerTexts = {
  /** The first is your title on search engines; \u00a0 is a space at which no line breaks. */
  roles: ['Desarrolladora frontend', 'antes, service\u00a0desk\u00a0L1/L2'],
  avatar: { alt: 'Retrato ilustrado de Lucía Montes' },
};
