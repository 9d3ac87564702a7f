// Tests of the code run on the fixture, below a base path.
import { browsing } from '../support/browser.ts';
import { contact, fixture } from '../support/fixture.ts';
import { FIXTURE } from '../support/sites.ts';

export * from '../support/browser.ts';
export const { site, routes, homeOf, h1, labelOf, bar, linkTo, isEntry } = browsing(fixture, FIXTURE);
export const { greeting, headingOf, titleOf } = fixture;

/** A message, as the values of the text fields by label: name, address, company and text. */
export const message = (name: string, email: string, company: string, text: string) => ({
  [contact.fields.name]: name,
  [contact.fields.email]: email,
  [contact.fields.company]: company,
  [contact.fields.message]: text,
});
