import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ContactValues,
  contactErrors,
  EMAIL_PATTERN,
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

describe('contactErrors', () => {
  it('asks for the name, even when it is only spaces', () => {
    expect(errors({ name: '' })).toEqual({ name: contact.messages.name });
    expect(errors({ name: '   ' })).toEqual({ name: contact.messages.name });
  });

  it.each([
    'a@b.co',
    'first.last+tag@mail.example.museum',
    "o'neil@example.ie",
    'josé@correo.es',
    'x@müller.de',
    'x@例え.テスト',
    'x@xn--mller-kva.xn--p1ai',
    'x@उदाहरण.भारत',
    'a@B.CO',
    `${'a'.repeat(64)}@example.photography`,
    ' ada@example.com ',
  ])('accepts the address %s', (email) => {
    expect(errors({ email })).toEqual({});
  });

  it.each([
    '',
    'ada',
    'ada@',
    '@example.com',
    'ada@example',
    'ada@@example.com',
    'ada@-example.com',
    'ada@example-.com',
    'a b@example.com',
    '.ada@example.com',
    'ada.@example.com',
    'a..b@example.com',
    'ada@example..com',
    'ada@example.c',
    'ada@example.com.',
    'ada@1.2',
    'ada@exa_mple.com',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b'.repeat(64)}.com`,
    `a@${'b1.'.repeat(90)}com`,
    'ada@example.com, eva@example.com',
    'Ada <ada@example.com>',
  ])('refuses the address "%s"', (email) => {
    expect(errors({ email })).toEqual({ email: contact.messages.email });
  });

  it('requires the company if the form asks for it, showing no message, and the note, showing one', () => {
    expect(errors({ company: ' ' })).toEqual({ company: '' });
    expect(errors({ company: undefined })).toEqual({});
    expect(errors({ message: '\n' })).toEqual({ message: contact.messages.message });
  });
});

describe('EMAIL_PATTERN', () => {
  it.each(['ada@example.com', 'a.b@example.com', '.ada@example.com', 'ada@example', 'x@müller.de'])(
    'treats %s as a field’s pattern attribute does, which uses the v flag',
    (email) => {
      expect(new RegExp(`^(?:${EMAIL_PATTERN})$`, 'v').test(email)).toBe(
        errors({ email }).email === undefined,
      );
    },
  );
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
    ['https://example.org', '«https»'],
    ['ya lo Vendo', '«vendo»'],
    ['un recurso y mi link', '«link», «curso»'],
    ['Te vi en LinkedIn', '«link»'],
  ])('names the words that may get "%s" dropped: %s', (text, words) => {
    expect(spamNotice(text, contact)).toBe(`El filtro puede descartarlo por ${words}.`);
  });

  it('says nothing about other texts', () => {
    expect(spamNotice('Hola, Lucía', contact)).toBe('');
    expect(spamNotice('', contact)).toBe('');
  });
});

describe('contactErrors for random input', () => {
  const anything = fc.string({ unit: 'grapheme', maxLength: 80 });
  const label = fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,20}[a-z0-9])?$/);
  const address = fc
    .tuple(
      fc.stringMatching(/^[a-z0-9!#$%&'*+/=?^_`{|}~-]{1,30}$/),
      fc.array(label, { minLength: 1, maxLength: 3 }),
      fc.stringMatching(/^[a-z]{2,12}$/),
    )
    .map(([local, labels, tld]) => `${local}@${labels.join('.')}.${tld}`);

  it('returns only messages from the content, in the order of the fields', () => {
    const { name, nameMax, email, message } = contact.messages;
    fc.assert(
      fc.property(anything, anything, anything, anything, (n, e, c, d) => {
        const found = contactErrors({ name: n, email: e, company: c, message: d }, contact);
        for (const text of Object.values(found)) expect([name, nameMax, email, message, '']).toContain(text);
        const order = ['name', 'email', 'company', 'message'];
        const places = Object.keys(found).map((field) => order.indexOf(field));
        expect(places).toEqual(places.toSorted((a, b) => a - b));
      }),
    );
  });

  it('accepts every plain address, even with spaces around it', () => {
    fc.assert(
      fc.property(address, fc.constantFrom('', ' ', '\t'), (email, space) => {
        expect(errors({ email: space + email + space })).toEqual({});
      }),
    );
  });

  it('refuses every address with a space or a second @ in it, or without a top-level domain', () => {
    fc.assert(
      fc.property(address, fc.nat(), fc.constantFrom(' ', '@', ',', ';', '<'), (email, n, wrong) => {
        const at = 1 + (n % (email.length - 1));
        expect(errors({ email: email.slice(0, at) + wrong + email.slice(at) }).email).toBeDefined();
        expect(errors({ email: email.replace(/\..*$/, '') }).email).toBeDefined();
      }),
    );
  });

  it('counts a name’s graphemes, however many code points each one has', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.constantFrom('a', 'ñ', 'n\u0303', '👩‍👩‍👧', '🇪🇸', 'क्षि'),
        (count, character) => {
          const found = errors({ name: character.repeat(count) });
          expect(found.name === undefined).toBe(count <= 25);
        },
      ),
    );
  });
});
