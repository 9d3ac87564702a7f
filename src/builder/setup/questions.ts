import { addressFault } from '../../schema/address.ts';
import type { Person } from '../../schema/definePage.ts';
import { colour, endpointUrl, httpUrl, profileUrl } from '../../schema/kinds.ts';
import { MAILTO } from '../resume/export.ts';
import { clean, distinct } from '../shared/words.ts';
import { markOf, networkAt } from './networks.ts';
import { MAILBOX } from './person.ts';

/** A question that setup asks the owner. */
export interface Question {
  /** Its key in an answers file. */
  key: keyof Answers;
  text: string;
  /** Whether "-" means that there is none. */
  optional?: boolean;
  /** Says what is wrong with an answer, and the fix. */
  check: (answer: string) => string | null;
}

/** A question that setup asks the owner. */
export type Answers = {
  languages: string;
  name: string;
  roles: string;
  place: string;
  profiles: string;
  email: string;
  form: string;
  site: string;
  accent: string;
};

/** The longest answer, in characters. */
const LONGEST = 500;
/** Means that there is none. */
export const NONE = '-';

/** The alias that FormSubmit issues in place of an e-mail address. */
const ALIAS = /^[\w-]{3,80}$/;
const FORM_SERVICE = 'https://formsubmit.co/';

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** Scripts that are read from right to left. */
const RIGHT_TO_LEFT = ['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm', 'Rohg'];

export const isRightToLeftLanguage = (code: string) =>
  RIGHT_TO_LEFT.includes(new Intl.Locale(code).maximize().script ?? '');

const isPage = (text: string) => httpUrl.safeParse(text).success;
const isEmail = (text: string) => profileUrl.safeParse(MAILTO + text).success;
const isAlias = (text: string) => ALIAS.test(text);

/** The parts of an answer that may have several. */
export const words = (text: string) => text.split(/[\s,]+/).filter(Boolean);

export const QUESTIONS: Question[] = [
  {
    key: 'languages',
    text: 'Languages of the site, the first at its root and that of your texts (en, de, es …)',
    check: (answer) => {
      if (words(answer).length === 0) return 'No language given: write codes such as en, de or el';
      const wrong = words(answer).find(
        (code) => !/^[a-z]{2,3}$/.test(code) || !names.of(code) || code === 'cv',
      );
      if (wrong) return `"${wrong}" isn’t a language: write codes such as en, de or el, without a country`;
      const opposite = words(answer).find(isRightToLeftLanguage);
      if (opposite)
        return `"${opposite}" is read from right to left, which the site can’t show yet: write another language`;
      return new Set(words(answer)).size < words(answer).length
        ? 'A language appears twice: remove one'
        : null;
    },
  },
  { key: 'name', text: 'Your name', check: () => null },
  {
    key: 'roles',
    text: 'What you do, such as Frontend developer (separate several with semicolons)',
    check: () => null,
  },
  { key: 'place', text: 'Where you live', optional: true, check: () => null },
  {
    key: 'profiles',
    text: 'Your pages elsewhere, such as https://github.com/you (separate several with spaces)',
    optional: true,
    check: (answer) => {
      const wrong = words(answer).find((url) => !isPage(url));
      return wrong ? `"${wrong}" isn’t an address: start it with https://` : null;
    },
  },
  {
    key: 'email',
    text: 'An e-mail address to show publicly',
    optional: true,
    check: (answer) =>
      isEmail(answer) ? null : 'This isn’t an e-mail address: write one such as ada@example.org',
  },
  {
    key: 'form',
    text: 'Where the form’s messages go: an alias or e-mail address for FormSubmit, or another service’s address',
    optional: true,
    check: (answer) =>
      isEmail(answer) || isAlias(answer) || endpointUrl.safeParse(answer).success
        ? null
        : 'This isn’t an alias, e-mail address or https address: write one of them',
  },
  {
    key: 'site',
    text: 'The address where the site will live',
    optional: true,
    check: (answer) => {
      if (!isPage(answer)) return 'This isn’t an address: start it with https://';
      const fault = addressFault(answer);
      return fault && `This ${fault}`;
    },
  },
  {
    key: 'accent',
    text: 'Your colour, such as #0a7d5a, instead of a hue for each page',
    optional: true,
    check: (answer) => colour.safeParse(answer).error?.issues[0]?.message ?? null,
  },
];

/**
 * @returns what is wrong with it, and the fix
 */
export function faultOf({ optional, check }: Question, answer: unknown): string | null {
  if (typeof answer !== 'string') return 'This isn’t text: write it in quotation marks';
  if (/\p{Cc}/u.test(answer)) return 'This contains control characters: type it again';
  const text = clean(answer);
  if (text === '') return `This is empty: write something${optional ? `, or ${NONE} for none` : ''}`;
  if (text.length > LONGEST)
    return `This has ${text.length} characters, over the limit of ${LONGEST}: shorten it`;
  if (text === NONE) return optional ? null : 'This is required: write something';
  return check(text);
}

/**
 * @returns the form's endpoint
 */
export function endpointOf(answer: string): string | null {
  if (answer === NONE) return null;
  return isPage(answer) ? answer : FORM_SERVICE + answer;
}

/** The person with what was answered. */
export function answeredBy(
  person: Person,
  { name, roles, place, profiles, email }: Partial<Answers>,
): Person {
  const isMailbox = ({ id }: Person['profiles'][number]) => id === MAILBOX.id;
  const pages = person.profiles.filter((profile) => !isMailbox(profile));
  const urls = profiles === NONE ? [] : words(profiles ?? '');
  const shown =
    profiles === undefined
      ? pages
      : urls.map((url) => pages.find((page) => page.url === url) ?? profileAt(url));
  const mailbox =
    email === undefined
      ? person.profiles.filter(isMailbox)
      : email === NONE
        ? []
        : [{ ...MAILBOX, url: MAILTO + email }];
  return {
    ...person,
    ...(name && { name }),
    ...(roles && { roles: distinct(roles.split(';').map(clean)) }),
    ...(place !== undefined && { place: place === NONE ? '' : place }),
    profiles: withIds([...shown, ...mailbox]),
  };
}

function profileAt(url: string) {
  const label = networkAt(url);
  return { id: markOf(label) || 'profile', label, url };
}

/** Profiles of the same network get different ids, and keep its mark. */
function withIds(profiles: Person['profiles']) {
  const used = new Map<string, number>();
  return profiles.map((profile) => {
    const count = (used.get(profile.id) ?? 0) + 1;
    used.set(profile.id, count);
    return count > 1
      ? { ...profile, id: `${profile.id}-${count}`, mark: profile.mark ?? profile.id }
      : profile;
  });
}
