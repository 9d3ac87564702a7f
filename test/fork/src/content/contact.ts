import type { ContactFacts } from './types.ts';

/** Without a picture. In one language there is no choice of the reply's. */
export const contact: ContactFacts = {
  endpoint: 'https://formsubmit.co/0123456789abcdef0123456789abcdef',
  nameMax: 30,
  asks: ['pais'],
  postAs: { nombre: 'Name', description: 'Message' },
};
