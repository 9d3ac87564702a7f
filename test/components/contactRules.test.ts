import { describe, expect, it } from 'vitest';
import { contactErrors } from '../../src/components/contactRules.ts';
import { contact } from '../../src/content/contact.ts';

const good = { nombre: 'Ada', email: 'ada@example.com', empresa: 'Analytical Engines', description: 'Hola' };
const errors = (changed: Partial<typeof good>) =>
  contactErrors({ ...good, ...changed }, contact.messages, contact.nameMax);

describe('contactErrors', () => {
  it('finds nothing wrong with a good message', () => {
    expect(errors({})).toEqual({});
  });

  it('asks for the name, also when it is only spaces', () => {
    expect(errors({ nombre: '' })).toEqual({ nombre: 'Dime tu nombre' });
    expect(errors({ nombre: '   ' })).toEqual({ nombre: 'Dime tu nombre' });
  });

  it('counts the name as people do: 25 characters pass, 26 do not', () => {
    const message = 'Tu nombre no puede superar los 25 caracteres';
    expect(errors({ nombre: 'a'.repeat(25) })).toEqual({});
    expect(errors({ nombre: 'a'.repeat(26) })).toEqual({ nombre: message });
    expect(errors({ nombre: ` ${'a'.repeat(25)} ` })).toEqual({});
    expect(errors({ nombre: 'n\u0303'.repeat(25) })).toEqual({});
    expect(errors({ nombre: '👩‍👩‍👧'.repeat(25) })).toEqual({});
    expect(errors({ nombre: '👩‍👩‍👧'.repeat(26) })).toEqual({ nombre: message });
  });

  it.each([
    'a@b.co',
    'first.last+tag@mail.example.museum',
    "o'neil@example.ie",
    'josé@correo.es',
    'x@müller.de',
    'x@例え.テスト',
    'x@xn--mller-kva.xn--p1ai',
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
  ])('refuses the address "%s"', (email) => {
    expect(errors({ email })).toEqual({ email: 'El formato del e-mail está incorrecto' });
  });

  it('requires the company without a message and the note with one', () => {
    expect(errors({ empresa: ' ' })).toEqual({ empresa: '' });
    expect(errors({ description: '\n' })).toEqual({ description: '¿No quieres dejarme una nota?' });
  });
});
