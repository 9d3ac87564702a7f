import type { ContactFacts } from './types.ts';

export const contact: ContactFacts = {
  image: { src: 'contact.svg', focus: '50% 35%' },
  /**
   * The address of the form-forwarding service. Replace the last part with the alias that it gave you. (An e-mail
   * address works as well, but then everybody can read it.) FormSubmit asks you to confirm the first message.
   */
  endpoint: 'https://formsubmit.co/tu-alias',
  nameMax: 25,
};
