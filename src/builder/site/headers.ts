import type { Edition } from '../content/content.ts';

/** The file in which hosts find the headers of each file. */
export const HEADERS_FILE = '_headers';

/** Pages contain their policies; only a header can say which sites may frame them. */
const OF_PAGES = `
  Content-Security-Policy: frame-ancestors 'self'
  Referrer-Policy: strict-origin-when-cross-origin
  X-Content-Type-Options: nosniff
  Cross-Origin-Opener-Policy: same-origin
`;

/**
 * The `_headers` file as Netlify and Cloudflare read it: it names the site's own pages, so that an owner's
 * documents in static/ have their own headers. Editions below the root have a splat, since Cloudflare takes
 * 100 rules: https://developers.cloudflare.com/pages/configuration/headers/
 *
 * @param rules the owner's rules, which come after these
 */
export function headersFile(
  [first, ...others]: Pick<Edition, 'path' | 'pages' | 'notes'>[],
  { base, rules = '' }: { base: string; rules?: string },
): string {
  const names = [...(first?.pages.map(({ name }) => name) ?? []), ...(first?.notes ? ['Notes'] : [])];
  const paths = [
    ...['/', '/index.html', '/404.html'],
    ...names.flatMap((name) => [`/${name}`, `/${name}.html`, `/${name}/*`]),
    ...others.flatMap(({ path }) => [path, `${path}.html`, `${path}/*`]),
  ];

  const ofAssets = `${base}/assets/*
  Cache-Control: public, max-age=31536000, immutable
  X-Content-Type-Options: nosniff
`;

  return paths.map((path) => base + path + OF_PAGES).join('') + ofAssets + rules;
}
