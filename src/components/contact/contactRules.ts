import { unaccented } from '../../shared/words.ts';

/** The fields that the visitor fills in. */
export interface ContactValues {
  name: string;
  email: string;
  /** undefined if the form doesn't ask for it. */
  company: string | undefined;
  message: string;
}

export interface ContactRules {
  /** How many characters a name may have. */
  nameMax: number;
  messages: {
    name: string;
    nameMax: string;
    email: string;
    message: string;
  };
}

export interface SpamWords {
  /**
   * The forwarding service drops a message with any of these, in any letter case, with or without accents.
   */
  blacklist: string[];
  messages: {
    /** {words} is replaced by the words that were found, each of them put into `word` in place of {word}. */
    blacklist: string;
    word: string;
  };
}

/** A field's name → its error message; '' if the field is invalid but has no message of its own. */
export type ContactErrors = Partial<Record<keyof ContactValues, string>>;

/**
 * One @, no spaces, no dot at either end of the local part, no two dots in a row, and a host of at least two
 * labels, the last one of letters (or punycode). Letters of any script are fine, with their marks, since
 * addresses may be internationalised. At most 254 characters: RFC 5321, 4.5.3.1.3, allows 256 for a path, of
 * which two are its brackets.
 *
 * Also used for the field's `pattern`, so it is valid with the flags u and v.
 */
export const EMAIL_PATTERN = [
  String.raw`(?!\.|.*\.\.|.*\.@|.{255})`,
  String.raw`[^\s@,;:<>\(\)\[\]\\"]{1,64}@`,
  String.raw`(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}\-]{0,61}[\p{L}\p{M}\p{N}])?\.)+`,
  String.raw`(?:\p{L}[\p{L}\p{M}]{1,62}|[xX][nN]--[a-zA-Z0-9\-]{1,59})`,
].join('');
const EMAIL = new RegExp(`^(?:${EMAIL_PATTERN})$`, 'u');

/**
 * A character as its reader counts it: a letter with its marks, an emoji with its tone. It matches in one way
 * only: otherwise backtracking takes minutes for a long name.
 */
const LETTER = String.raw`[^\p{M}\p{Emoji_Modifier}\u200d][\p{M}\p{Emoji_Modifier}]*`;

/** A name of at most so many characters, of which joined emoji are one; for the field's `pattern`, too. */
export const namePattern = (max: number) => String.raw`(?:${LETTER}(?:\u200d${LETTER})*){1,${max}}`;

/** Checks a message against the form's rules, in the order of its fields. */
export function contactErrors(values: ContactValues, { nameMax, messages }: ContactRules): ContactErrors {
  const errors: ContactErrors = {};
  const name = values.name.trim();

  if (name === '') errors.name = messages.name;
  else if (!new RegExp(`^${namePattern(nameMax)}$`, 'u').test(name)) errors.name = messages.nameMax;
  if (!EMAIL.test(values.email.trim())) errors.email = messages.email;
  if (values.company?.trim() === '') errors.company = '';
  if (values.message.trim() === '') errors.message = messages.message;

  return errors;
}

/** A text without letter case and accents. Upper case, since it has one form of the Greek sigma and of the Turkish i. */
const folded = (text: string) => unaccented(text.toUpperCase());

/** A note on each field whose words may make the service drop the message; it also finds them inside other words. */
export const spamNotices = (values: ContactValues, words: SpamWords): ContactErrors =>
  Object.fromEntries(Object.entries(values).map(([name, text = '']) => [name, spamNotice(text, words)]));

/**
 * Names the words that may make the service drop a text; it also finds them inside other words.
 *
 * @returns '' when there are none
 */
export function spamNotice(text: string, { blacklist, messages }: SpamWords): string {
  const found = blacklist.filter((word) => folded(text).includes(folded(word)));
  const longest = found.filter((word) => !found.some((other) => other !== word && other.includes(word)));
  if (longest.length === 0) return '';

  const words = longest.map((word) => messages.word.replace('{word}', () => word)).join(', ');
  return messages.blacklist.replace('{words}', () => words);
}
