import type { OwnerTexts } from '../texts.ts';

export const owner: OwnerTexts = {
  /** The first is your title on search engines; \u00a0 is a space at which no line breaks. */
  roles: ['Frontend developer', 'formerly L1/L2\u00a0service\u00a0desk'],
  avatar: { alt: 'Illustrated portrait of Lucía Montes' },
};
