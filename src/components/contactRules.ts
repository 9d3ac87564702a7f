/** The fields that the visitor fills in. */
export interface ContactValues {
  nombre: string;
  email: string;
  empresa: string;
  description: string;
}

export interface ContactMessages {
  nombre: string;
  nombreMax: string;
  email: string;
  description: string;
}

/** A field's name → what is wrong with it; '' where the field is wrong but has no message of its own. */
export type ContactErrors = Partial<Record<keyof ContactValues, string>>;

/**
 * One @, no spaces, and a host of at least two labels that end in letters (or punycode). Letters of any script
 * are fine, since addresses may be internationalised.
 */
const EMAIL =
  /^[^\s@,;:<>()[\]\\"]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(?:\p{L}{2,}|xn--[a-z0-9-]+)$/u;

/** Checks a message by the rules of the form, in the order of its fields. */
export function contactErrors(
  values: ContactValues,
  messages: ContactMessages,
  nameMax: number,
): ContactErrors {
  const errors: ContactErrors = {};
  const name = values.nombre.trim();
  if (name === '') errors.nombre = messages.nombre;
  else if (countGraphemes(name) > nameMax) errors.nombre = messages.nombreMax;
  const email = values.email.trim();
  if (!EMAIL.test(email) || /^\.|\.\.|\.@/.test(email)) errors.email = messages.email;
  if (values.empresa.trim() === '') errors.empresa = '';
  if (values.description.trim() === '') errors.description = messages.description;
  return errors;
}

/** Characters as people count them: 'ñ' and a flag are one each, however they are encoded. */
function countGraphemes(text: string): number {
  if (typeof Intl === 'object' && 'Segmenter' in Intl) {
    return [...new Intl.Segmenter('es', { granularity: 'grapheme' }).segment(text)].length;
  }
  return [...text.normalize('NFC')].length;
}
