import type { ContactFacts } from './types.ts';

export const contact: ContactFacts = {
  image: { src: 'contact.svg', focus: '50% 35%' },
  /**
   * The address of the form-forwarding service. Replace the last part with the alias that it gave you. (An e-mail
   * address works as well, but then everybody can read it.) FormSubmit asks you to confirm the first message.
   */
  endpoint: 'https://formsubmit.co/tu-alias',
  nameMax: 25,
  /** What it asks for besides name, address and message: 'empresa' (company) and 'pais' (in which language you reply). */
  asks: ['empresa', 'pais'],
  // postAs: { nombre: 'Name' } gives a field of the message that you get another name.
};
