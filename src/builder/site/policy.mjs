import { imagesOf } from '../content/entries.mjs';
import { cspHash } from '../shared/hash.mjs';

/**
 * The content security policy: what is not named is refused. Scripts and styles that stand in the HTML are named by their
 * hashes; nothing may be inline or evaluated otherwise.
 *
 * @param {import('../content/content.mjs').Content} content
 * @param {string} start the script that stands in every page
 * @param {import('../shared/options.mjs').Options} options
 */
export function openPolicy(content, start, options) {
  /** @type {Set<string>} */
  const styles = new Set();
  return {
    /**
     * @param {string} css what stands in a page's style element
     * @returns {string} the value of the page's `Content-Security-Policy` meta element
     */
    forPage(css) {
      styles.add(css);
      return policy(content, { start, styles: [css] }, options);
    },
    /** What every page so far may do, for a header that is sent with all of them. */
    whole: () => policy(content, { start, styles: [...styles] }, options),
  };
}

/**
 * @param {import('../content/content.mjs').Content} content
 * @param {{ start: string, styles: string[] }} inline
 * @param {import('../shared/options.mjs').Options} options
 */
function policy(content, { start, styles }, { siteUrl, assetsUrl, inbox }) {
  const { origin } = new URL(assetsUrl, siteUrl);
  const assets = origin === new URL(siteUrl).origin ? ["'self'"] : ["'self'", origin];
  const pictures = [...imagesOf(content)]
    .map(({ value }) => value.src)
    .filter((src) => src.startsWith('https:'))
    .map((src) => new URL(src).origin);
  const directives = {
    'default-src': ["'none'"],
    'script-src': [...assets, cspHash(start)],
    'style-src': [...assets, ...styles.map(cspHash)],
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
