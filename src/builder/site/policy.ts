import type { Site } from '../content/content.ts';
import { imagesOf } from '../content/entries.ts';
import { cspHash } from '../shared/hash.ts';
import type { Options } from '../shared/options.ts';

/**
 * The content security policy of a page: browsers block what it doesn't name. Its inline scripts and styles are named by
 * their hashes; nothing else may be inline, and nothing may be evaluated.
 *
 * @returns the value of its `Content-Security-Policy` meta element
 */
export function policyOf(
  { sources, editions, owner }: Pick<Site, 'sources' | 'editions' | 'owner'>,
  { scripts, styles }: { scripts: string[]; styles: string[] },
  { siteUrl, assetsUrl, inbox }: Pick<Options, 'siteUrl' | 'assetsUrl' | 'inbox'>,
): string {
  const { origin } = new URL(assetsUrl, siteUrl);
  const assets = origin === new URL(siteUrl).origin ? ["'self'"] : ["'self'", origin];
  const pictures = [...imagesOf(sources)]
    .map(({ value }) => value.src)
    .filter((src) => src.startsWith('https:'))
    .map((src) => new URL(src).origin);
  const [{ pages } = { pages: [] }] = editions;
  const forms = pages.flatMap(({ definition, content }) => definition.postsTo?.(content) ?? []);
  const { allowed = [] } = owner;
  const directives = {
    'default-src': ["'none'"],
    'script-src': [...assets, ...scripts.map(cspHash), ...allowed],
    'style-src': [...assets, ...styles.map(cspHash)],
    'img-src': [...assets, ...pictures, ...allowed],
    // A story runs its project in a frame.
    'frame-src': ["'self'", ...allowed],
    'font-src': assets,
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    // Lighthouse fetches robots.txt from the page, and live reload listens to a stream of events.
    'connect-src': ["'self'", ...allowed],
    // It also covers the service's redirect back to the site's address, which may differ from the visited one.
    'form-action': [
      "'self'",
      new URL(siteUrl).origin,
      ...(inbox ? [] : forms.map((address) => new URL(address).origin)),
      ...allowed,
    ],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    // Scripts of other sites write HTML as they are used to.
    ...(allowed.length === 0 && {
      'require-trusted-types-for': ["'script'"],
      // The only place where code passes an address as a script: src/particles/offscreen.ts.
      'trusted-types': ['particles'],
    }),
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${[...new Set(values)].join(' ')}`)
    .join('; ');
}
