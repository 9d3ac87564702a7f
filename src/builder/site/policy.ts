import type { Site } from '../content/content.ts';
import { picturesOf } from '../content/entries.ts';
import { cspHash } from '../shared/hash.ts';
import type { Options } from '../shared/options.ts';

const COMMENT_OR_SCRIPT = /<!--[\s\S]*?-->|<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;

/** The inline scripts of a document, such as a snippet that an analytics service asks for. */
export const inlineScripts = (html: string): string[] =>
  [...html.matchAll(COMMENT_OR_SCRIPT)].flatMap(([, attributes, code = '']) =>
    attributes !== undefined && !/\ssrc\s*=/i.test(attributes) && code.trim()
      ? code.replaceAll('\r\n', '\n') // as browsers hash it
      : [],
  );

/** What is inline in a page. */
interface Inline {
  scripts: string[];
  styles: string[];
}

/**
 * The content security policies of a site's pages: browsers block what they don't name. A page's inline scripts and styles
 * are named by their hashes; nothing else may be inline, and nothing may be evaluated.
 *
 * @returns a function that makes the value of a page's `Content-Security-Policy` meta element
 */
export function policiesOf(
  { sources, schemas, editions, owner }: Pick<Site, 'sources' | 'schemas' | 'editions' | 'owner'>,
  { siteUrl, assetsUrl, inbox }: Pick<Options, 'siteUrl' | 'assetsUrl' | 'inbox'>,
): (inline: Inline) => string {
  const { origin } = new URL(assetsUrl, siteUrl);
  const assets = origin === new URL(siteUrl).origin ? ["'self'"] : ["'self'", origin];
  const pictures = picturesOf({ sources, schemas })
    .map(({ value }) => value.src)
    .filter((src) => src.startsWith('https:'))
    .map((src) => new URL(src).origin);
  const [{ pages } = { pages: [] }] = editions;
  const forms = pages.flatMap(({ definition, content }) => definition.postsTo?.(content) ?? []);
  const { allowed = [] } = owner;
  const directivesOf = ({ scripts, styles }: Inline) => ({
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
  });
  return (inline) =>
    Object.entries(directivesOf(inline))
      .map(([name, values]) => `${name} ${[...new Set(values)].join(' ')}`)
      .join('; ');
}
