import { imagesOf } from '../content/entries.mjs';
import { cspHash } from '../shared/hash.mjs';

/**
 * The content security policy of every page: what is not named is refused. Scripts and styles that stand in the HTML are
 * named by their hashes; nothing may be inline or evaluated otherwise.
 *
 * @param {import('../content/content.mjs').Content} content
 * @param {{ start: string, css: string, cvCss: string }} client
 * @param {import('../shared/options.mjs').Options} options
 * @returns {string} the value of a `Content-Security-Policy` meta element
 */
export function contentPolicy(content, { start, css, cvCss }, { siteUrl, assetsUrl, inbox }) {
  const { origin } = new URL(assetsUrl, siteUrl);
  const assets = origin === new URL(siteUrl).origin ? ["'self'"] : ["'self'", origin];
  const pictures = [...imagesOf(content)]
    .map(({ value }) => value.src)
    .filter((src) => src.startsWith('https:'))
    .map((src) => new URL(src).origin);
  const directives = {
    'default-src': ["'none'"],
    'script-src': [...assets, cspHash(start)],
    'style-src': [cspHash(css), cspHash(cvCss)],
    'img-src': [...assets, ...pictures],
    'font-src': assets,
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    // Auditors read robots.txt through the page, and live reload listens.
    'connect-src': ["'self'"],
    // The service's answer leads back to the site's address, which counts as well, and need not be the one that was visited.
    'form-action': [
      "'self'",
      new URL(siteUrl).origin,
      ...(inbox ? [] : [new URL(content.contact.contact.endpoint).origin]),
    ],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // The one address that code makes a script of: src/particles/offscreen.ts.
    'trusted-types': ['particles'],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${[...new Set(values)].join(' ')}`)
    .join('; ');
}
