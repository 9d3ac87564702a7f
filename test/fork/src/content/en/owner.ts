import type { OwnerTexts } from '../texts.ts';

export const owner: OwnerTexts = {
  roles: ['Data and back-end engineer', 'cartographer on the side', 'land surveyor by training'],
  avatar: { alt: 'Drawing of a woman with silver hair and a dark coat, right of centre' },
};
