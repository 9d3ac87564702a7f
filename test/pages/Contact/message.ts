import { contact } from '../../support/fixture.ts';

/** A message, as the values of the text fields by label: name, address, company and text. */
export const message = (name: string, email: string, company: string, text: string) => ({
  [contact.fields.name]: name,
  [contact.fields.email]: email,
  [contact.fields.company]: company,
  [contact.fields.message]: text,
});
