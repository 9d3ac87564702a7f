import { addressFault } from '../../schema/address.ts';
import { colour, endpointUrl, httpUrl, profileUrl } from '../../schema/kinds.ts';
import { MAILTO } from '../resume/export.ts';
import { clean } from '../shared/words.ts';

/** A question that setup asks the owner; its key is a flag of the command, by which it needn't be asked. */
interface Question {
  text: string;
  /** Whether "-" means that there is none. */
  optional?: boolean;
  /** Whether a resume answers it: it says who the owner is, but not which languages the site has, for example. */
  inResume?: boolean;
  /** Says what is wrong with an answer, and the fix. */
  check?: (answer: string) => string | null | undefined;
}

/** The longest answer, in characters. */
const LONGEST = 500;
/** Means that there is none. */
export const NONE = '-';
const FORM_SERVICE = 'https://formsubmit.co/';

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
/** Scripts that are read from right to left. */
const RIGHT_TO_LEFT = ['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm', 'Rohg'];
export const isRightToLeftLanguage = (code: string) =>
  RIGHT_TO_LEFT.includes(new Intl.Locale(code).maximize().script ?? '');

const isPage = (text: string) => httpUrl.safeParse(text).success;
const isEmail = (text: string) => profileUrl.safeParse(MAILTO + text).success;
/** The alias that FormSubmit issues in place of an e-mail address. */
const isAlias = (text: string) => /^[\w-]{3,80}$/.test(text);

/** The parts of an answer that may have several. */
export const words = (text: string) => text.split(/[\s,]+/).filter(Boolean);

function languagesFault(answer: string) {
  const codes = words(answer);
  if (codes.length === 0) return 'No language given: write codes such as en, de or el';
  const wrong = codes.find((code) => !/^[a-z]{2,3}$/.test(code) || !names.of(code) || code === 'cv');
  if (wrong) return `"${wrong}" isn’t a language: write codes such as en, de or el, without a country`;
  const opposite = codes.find(isRightToLeftLanguage);
  if (opposite)
    return `"${opposite}" is read from right to left, which the site can’t show yet: write another language`;
  return new Set(codes).size < codes.length ? 'A language appears twice: remove one' : null;
}

const QUESTIONS = {
  languages: {
    text: 'Languages of the site, the first at its root and that of your texts (en, de, es …)',
    check: languagesFault,
  },
  name: { text: 'Your name', inResume: true },
  roles: {
    text: 'What you do, such as Frontend developer (separate several with semicolons)',
    inResume: true,
  },
  place: { text: 'Where you live', optional: true, inResume: true },
  profiles: {
    text: 'Your pages elsewhere, such as https://github.com/you (separate several with spaces)',
    optional: true,
    inResume: true,
    check(answer) {
      const wrong = words(answer).find((url) => !isPage(url));
      return wrong && `"${wrong}" isn’t an address: start it with https://`;
    },
  },
  email: {
    text: 'An e-mail address to show publicly',
    optional: true,
    inResume: true,
    check: (answer) =>
      isEmail(answer) ? null : 'This isn’t an e-mail address: write one such as ada@example.org',
  },
  form: {
    text: 'Where the form’s messages go: an alias or e-mail address for FormSubmit, or another service’s address',
    optional: true,
    check: (answer) =>
      isEmail(answer) || isAlias(answer) || endpointUrl.safeParse(answer).success
        ? null
        : 'This isn’t an alias, e-mail address or https address: write one of them',
  },
  site: {
    text: 'The address where the site will live',
    optional: true,
    check(answer) {
      const fault = addressFault(answer);
      return isPage(answer) ? fault && `This ${fault}` : 'This isn’t an address: start it with https://';
    },
  },
  accent: {
    text: 'Your colour, such as #0a7d5a, instead of a hue for each page',
    optional: true,
    check: (answer) => colour.safeParse(answer).error?.issues[0]?.message,
  },
} satisfies Record<string, Question>;

export type Key = keyof typeof QUESTIONS;
export type Answers = Partial<Record<Key, string>>;
export const KEYS = Object.keys(QUESTIONS) as Key[];
export const questionOf = (key: Key): Question => QUESTIONS[key];

/**
 * @returns what is wrong with an answer, and the fix
 */
export function faultOf(key: Key, answer: string): string | null {
  const { optional, check } = questionOf(key);
  if (/\p{Cc}/u.test(answer)) return 'This contains control characters: type it again';
  const text = clean(answer);
  if (text === '') return `This is empty: write something${optional ? `, or ${NONE} for none` : ''}`;
  if (text.length > LONGEST)
    return `This has ${text.length} characters, over the limit of ${LONGEST}: shorten it`;
  if (text === NONE) return optional ? null : 'This is required: write something';
  return check?.(text) || null;
}

/**
 * @returns the form's endpoint
 */
export function endpointOf(answer: string): string | null {
  if (answer === NONE) return null;
  return isPage(answer) ? answer : FORM_SERVICE + answer;
}
