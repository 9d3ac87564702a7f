import type { Site } from '../content/content.ts';
import { cspHash } from '../shared/hash.ts';
import type { Options } from '../shared/options.ts';

const INLINE = /<!--[\s\S]*?-->|<(script|style)\b([^>]*)>([\s\S]*?)<\/\1\s*>/gi;

/** The hashes of a document's inline code; data, such as JSON-LD, and comments have none. */
const inlineIn = (html: string, element: 'script' | 'style') =>
  [...html.matchAll(INLINE)].flatMap(([, name, attributes = '', code = '']) =>
    name?.toLowerCase() === element && code.trim() && !/\ssrc\s*=|application\/(ld\+)?json/i.test(attributes)
      ? cspHash(code.replaceAll('\r\n', '\n'))
      : [],
  );

/**
 * The content security policies of a site's pages: browsers block what they don't name. A page's inline
 * scripts and styles are named by their hashes, and nothing may be evaluated; only attributes may have styles
 * of their own, such as a picture's focus.
 *
 * @returns a function that makes the value of a page's `Content-Security-Policy` meta element from its HTML
 */
export function policiesOf(
  { editions, owner: { allowed = [] } }: Pick<Site, 'editions' | 'owner'>,
  { siteUrl, assetsUrl, inbox }: Pick<Options, 'siteUrl' | 'assetsUrl' | 'inbox'>,
): (html: string) => string {
  const { origin } = new URL(siteUrl);
  const assets = ["'self'", new URL(assetsUrl, siteUrl).origin].filter((each) => each !== origin);
  const [{ pages } = { pages: [] }] = editions;
  const forms = inbox ? [] : pages.flatMap(({ definition, content }) => definition.postsTo?.(content) ?? []);

  const directivesOf = (html: string) => ({
    'default-src': ["'none'"],
    'script-src': [...assets, ...inlineIn(html, 'script'), ...allowed],
    // Widgets bring styles of their own, and a hash would disable 'unsafe-inline':
    // https://www.w3.org/TR/CSP3/#allow-all-inline
    'style-src': [
      ...assets,
      ...(allowed.length > 0 ? ["'unsafe-inline'", ...allowed] : inlineIn(html, 'style')),
    ],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': [...assets, 'https:', ...allowed],
    // A story runs its project in a frame.
    'frame-src': ["'self'", ...allowed],
    'font-src': [...assets, ...allowed],
    'worker-src': ["'self'"],
    // Lighthouse fetches robots.txt from the page, and live reload listens to a stream of events.
    'connect-src': ["'self'", ...allowed],
    // form-action also covers the service's redirect to the site's address, which may differ from the visited
    // one: https://github.com/w3c/webappsec-csp/issues/8
    'form-action': ["'self'", origin, ...forms.map((address) => new URL(address).origin), ...allowed],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    // Scripts of other sites write HTML without Trusted Types.
    ...(allowed.length === 0 && {
      'require-trusted-types-for': ["'script'"],
      // The only place where code passes an address as a script: src/particles/particles.ts.
      'trusted-types': ['particles'],
    }),
  });

  return (html) =>
    Object.entries(directivesOf(html))
      .map(([name, values]) => `${name} ${[...new Set(values)].join(' ')}`)
      .join('; ');
}
