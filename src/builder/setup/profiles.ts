import type { Person } from '../../schema/definePage.ts';
import { slugOf } from '../../schema/slug.ts';
import { MAILTO } from '../resume/export.ts';
import { clean, distinct } from '../shared/words.ts';
import { type Answers, NONE, words } from './questions.ts';

/** The id and label of the profile that is a mailbox. */
export const MAILBOX = { id: 'email', label: 'E-mail' };

/** How languages call an e-mail address, where they don't say E-mail. */
const MAILBOXES: Record<string, string> = {
  ...{
    de: 'E-Mail',
    en: 'Email',
    es: 'Correo electrónico',
    et: 'E-post',
    fi: 'Sähköposti',
    hu: 'E-mail-cím',
  },
  ...{
    ja: 'メール',
    ko: '이메일',
    lt: 'El. paštas',
    lv: 'E-pasts',
    nb: 'E-post',
    nn: 'E-post',
    no: 'E-post',
  },
  ...{
    sl: 'E-pošta',
    sr: 'Е-пошта',
    sv: 'E-post',
    tr: 'E-posta',
    uk: 'Ел. пошта',
    vi: 'Thư điện tử',
    zh: '电子邮箱',
  },
};

/** Profiles whose mailbox has each language's name. */
export const labelled = (profiles: Person['profiles'], each: <T>(of: (language: string) => T) => T) =>
  profiles.map((profile) =>
    profile.id === MAILBOX.id
      ? { ...profile, label: each((language) => MAILBOXES[language] ?? MAILBOX.label) }
      : profile,
  );

/** Networks that many developers are on: the names of the mark and the network, and where users' pages are. */
const NETWORKS = [
  { mark: 'github', name: 'GitHub', pages: 'https://github.com/' },
  { mark: 'gitlab', name: 'GitLab', pages: 'https://gitlab.com/' },
  { mark: 'linkedin', name: 'LinkedIn', pages: 'https://www.linkedin.com/in/' },
  { mark: 'codepen', name: 'CodePen', pages: 'https://codepen.io/' },
  { mark: 'x', name: 'X', pages: 'https://x.com/' },
  { mark: 'bluesky', name: 'Bluesky', pages: 'https://bsky.app/profile/' },
  { mark: 'devdotto', name: 'dev.to', pages: 'https://dev.to/' },
];

/** Names of networks that the icon package spells differently. */
const MARKS = new Map([
  ['twitter', 'x'],
  ['stack-overflow', 'stackoverflow'],
  ['dev-to', 'devdotto'],
  ['dev', 'devdotto'],
  ['hacker-news', 'ycombinator'],
]);

/**
 * @param network its name
 * @returns that of its mark; '' when there are no Latin letters in it
 */
export function markOf(network: string): string {
  const slug = slugOf(network);
  return MARKS.get(slug) ?? slug;
}

/**
 * @returns the user's page there, if known
 */
export function pageOf(mark: string, username: string): string | undefined {
  const known = NETWORKS.find((network) => network.mark === mark);
  return known && username ? known.pages + encodeURIComponent(username) : undefined;
}

/**
 * @param url of a page
 * @returns the name of its network, or one derived from its host
 */
export function networkAt(url: string): string {
  const hostOf = (page: string) => new URL(page).hostname.replace(/^www\./, '');
  const host = hostOf(url);
  const known = NETWORKS.find(({ pages }) => hostOf(pages) === host);
  const [first = host] = host.split('.');
  return known?.name ?? (slugOf(first) ? first.charAt(0).toUpperCase() + first.slice(1) : host);
}

/** The person with what was answered. */
export function answeredBy(person: Person, { name, roles, place, profiles, email }: Answers): Person {
  const isMailbox = ({ id }: Person['profiles'][number]) => id === MAILBOX.id;
  const pages = person.profiles.filter((profile) => !isMailbox(profile));
  const given = (answer: string) => (answer === NONE ? '' : answer);
  const pageAt = (url: string) => {
    const label = networkAt(url);
    return pages.find((page) => page.url === url) ?? { id: markOf(label) || 'profile', label, url };
  };
  const shown = profiles === undefined ? pages : words(given(profiles)).map(pageAt);
  const mailboxes = email && given(email) ? [{ ...MAILBOX, url: MAILTO + email }] : [];
  return {
    ...person,
    ...(name && { name }),
    ...(roles && { roles: distinct(roles.split(';').map(clean)) }),
    ...(place !== undefined && { place: given(place) }),
    profiles: withIds([...shown, ...(email === undefined ? person.profiles.filter(isMailbox) : mailboxes)]),
  };
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
