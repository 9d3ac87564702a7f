import type { OwnerTexts } from '../texts.ts';

export const owner: OwnerTexts = {
  /** The first is your title on search engines; \u00a0 is a space at which no line breaks. */
  roles: ['Frontend-Entwicklerin', 'früher Service\u00a0Desk\u00a0L1/L2'],
  avatar: { alt: 'Gezeichnetes Porträt von Lucía Montes' },
};
