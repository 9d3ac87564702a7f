import type { Site } from '../content/content.ts';
import { imagesOf } from '../content/entries.ts';
import { cspHash } from '../shared/hash.ts';
import type { Options } from '../shared/options.ts';

export type Policy = ReturnType<typeof openPolicy>;

/**
 * The content security policy: browsers block what it doesn't name. Inline scripts and styles are named by their
 * hashes; nothing else may be inline, and nothing may be evaluated.
 */
export function openPolicy(site: Site, options: Options) {
  const styles: Set<string> = new Set();
  const scripts: Set<string> = new Set();
  return {
    /**
     * @param css the contents of a page's style element
     * @param inline its inline scripts
     * @returns the value of the page's `Content-Security-Policy` meta element
     */
    forPage(css: string, inline: string[]): string {
      styles.add(css);
      for (const script of inline) scripts.add(script);
      return policy(site, { scripts: inline, styles: [css] }, options);
    },
    /**
     * The policy that covers every page so far, for a header that is sent with all of them.
     *
     * @param connections the sites that other documents connect to
     */
    whole: (connections: string[] = []) =>
      policy(site, { scripts: [...scripts].sort(), styles: [...styles].sort(), connections }, options),
  };
}

function policy(
  { sources, editions, owner }: Site,
  { scripts, styles, connections = [] }: { scripts: string[]; styles: string[]; connections?: string[] },
  { siteUrl, assetsUrl, inbox }: Options,
) {
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
    'connect-src': ["'self'", ...connections, ...allowed],
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
