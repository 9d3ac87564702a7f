import { describe, expect, it } from 'vitest';
import {
  type ContactValues,
  contactErrors,
  EMAIL_PATTERN,
  namePattern,
  spamNotice,
} from '../../../../src/components/contact/contactRules.ts';

const contact = {
  nameMax: 25,
  blacklist: ['vendo', 'link', 'amor', 'curso', 'http', 'https'],
  messages: {
    name: 'Dime tu nombre',
    nameMax: 'Tu nombre es largo',
    email: 'El formato está incorrecto',
    message: '¿No quieres dejarme una nota?',
    blacklist: 'El filtro puede descartarlo por {words}.',
    word: '«{word}»',
  },
};
const good = { name: 'Ada', email: 'ada@example.com', company: 'Analytical Engines', message: 'Hola' };
const errors = (changed: Partial<ContactValues>) => contactErrors({ ...good, ...changed }, contact);
/** As the field's pattern attribute checks it, with the v flag. */
const matches = (email: string) => new RegExp(`^(?:${EMAIL_PATTERN})$`, 'v').test(email);

describe('contactErrors', () => {
  it('asks for every field, even when it is only spaces, in the order of the form; the company shows no message', () => {
    const { name, email, message } = contact.messages;
    const found = errors({ name: '   ', email: '', company: ' ', message: '\n' });
    expect(Object.entries(found)).toEqual(Object.entries({ name, email, company: '', message }));
    expect(errors({ company: undefined })).toEqual({}); // the form doesn't ask for it
    expect(errors({ message: 'Vendo link' })).toEqual({}); // a filter's words are only noted
  });

  it.each(['ñ', 'n\u0303', '👩‍👩‍👧', '👍🏽', 'षि'])(
    'takes names of 25 characters, such as %s',
    (character) => {
      const [fits, long] = [25, 26].map((length) => character.repeat(length));
      expect(errors({ name: `  ${fits} ` })).toEqual({});
      expect(errors({ name: `${long}` })).toEqual({ name: contact.messages.nameMax });

      const pattern = new RegExp(`^(?:${namePattern(25)})$`, 'v');
      expect([fits, long].map((name) => pattern.test(`${name}`))).toEqual([true, false]);
    },
  );

  it.each([
    'first.last+tag@mail.example.museum',
    "o'neil@example.ie",
    'josé@müller.de',
    'x@xn--mller-kva.xn--p1ai',
    'x@उदाहरण.भारत',
    `${'a'.repeat(64)}@example.photography`,
  ])('accepts the address %s', (email) => {
    expect(errors({ email: ` ${email} ` })).toEqual({});
    expect(matches(email)).toBe(true);
  });

  it.each([
    'ada',
    'ada@example',
    'ada@@example.com',
    'ada@-example.com',
    'ada@example-.com',
    'a b@example.com',
    '.ada@example.com',
    'ada.@example.com',
    'a..b@example.com',
    'ada@example.c',
    'ada@example.com.',
    'ada@1.2',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b'.repeat(64)}.com`,
    `a@${'b1.'.repeat(90)}com`,
    'ada@example.com, eva@example.com',
    'Ada <ada@example.com>',
  ])('refuses the address "%s"', (email) => {
    expect(errors({ email })).toEqual({ email: contact.messages.email });
    expect(matches(email)).toBe(false);
  });
});

describe('spamNotice', () => {
  it.each([
    ['hızlı kredi', 'HIZLI KREDİ'],
    ['καζίνο', 'ΚΑΖΙΝΟ'],
    ['δανειο', 'Δάνειο'],
    ['χρήματος', 'ΧΡΗΜΑΤΟΣ'],
    ['crédito', 'CREDITO'],
    ['großkredit', 'GROSSKREDIT'],
    ['займ', 'ЗАЙМ'],
  ])('finds %s in %s, whatever its letter case and accents', (word, text) => {
    expect(spamNotice(text, { ...contact, blacklist: [word] })).toContain(word);
  });

  it('takes no letter for a part of another', () => {
    expect(spamNotice('각', { ...contact, blacklist: ['가'] })).toBe('');
  });

  it.each([
    ['https://example.org', 'El filtro puede descartarlo por «https».'],
    ['un recurso y mi Link', 'El filtro puede descartarlo por «link», «curso».'],
    ['Hola, Lucía', ''],
  ])('says of "%s": %s', (text, notice) => {
    expect(spamNotice(text, contact)).toBe(notice);
  });
});
