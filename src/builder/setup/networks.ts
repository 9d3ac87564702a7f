import { slugOf } from '../../schema/slug.ts';

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
