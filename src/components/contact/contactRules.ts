import { graphemes } from '../../motion/graphemes.ts';

/** The fields that the visitor fills in. */
export interface ContactValues {
  nombre: string;
  email: string;
  /** undefined where the form doesn't ask for it. */
  empresa: string | undefined;
  description: string;
}

export interface ContactRules {
  /** How many characters a name may have. */
  nameMax: number;
  /** The forwarding service drops a message with any of these, in whatever letter case. */
  blacklist: string[];
  messages: {
    nombre: string;
    nombreMax: string;
    email: string;
    description: string;
    /** {words} is replaced by the words that were found, each within `word` in place of {word}. */
    blacklist: string;
    word: string;
  };
}

/** A field's name → its error message; '' where the field is wrong but has no message of its own. */
export type ContactErrors = Partial<Record<keyof ContactValues, string>>;

/**
 * One @, no spaces, and a host of at least two labels that end in letters (or punycode). Letters of any script
 * are fine, with their marks, since addresses may be internationalised.
 */
const EMAIL =
  /^[^\s@,;:<>()[\]\\"]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+(?:\p{L}[\p{L}\p{M}]{1,62}|xn--[a-z0-9-]{1,59})$/iu;
/** RFC 5321, 4.5.3.1.3: a path has at most 256 characters, of which two are its brackets. */
const EMAIL_MAX = 254;

/** Checks a message by the rules of the form, in the order of its fields. */
export function contactErrors(
  values: ContactValues,
  { nameMax, blacklist, messages }: ContactRules,
): ContactErrors {
  const errors: ContactErrors = {};
  const name = values.nombre.trim();
  if (name === '') errors.nombre = messages.nombre;
  else if (graphemes(name).length > nameMax) errors.nombre = messages.nombreMax;
  if (!isEmail(values.email.trim())) errors.email = messages.email;
  if (values.empresa?.trim() === '') errors.empresa = '';
  if (values.description.trim() === '') errors.description = messages.description;

  // Text that the service would drop is an error too; sort all errors into the order of the fields again.
  const ordered: ContactErrors = {};
  for (const field of ['nombre', 'email', 'empresa', 'description'] as const) {
    const dropped = errors[field] === undefined ? droppedFor(values[field] ?? '', blacklist) : [];
    const words = dropped.map((word) => messages.word.replace('{word}', () => word)).join(', ');
    const error = words ? messages.blacklist.replace('{words}', () => words) : errors[field];
    if (error !== undefined) ordered[field] = error;
  }
  return ordered;
}

function isEmail(address: string): boolean {
  return address.length <= EMAIL_MAX && EMAIL.test(address) && !/^\.|\.\.|\.@/.test(address);
}

/** The words for which the service would drop a text; it also looks for them within other words. */
function droppedFor(text: string, blacklist: string[]): string[] {
  const lower = text.toLowerCase();
  const found = blacklist.filter((word) => lower.includes(word.toLowerCase()));
  return found.filter((word) => !found.some((other) => other !== word && other.includes(word)));
}
