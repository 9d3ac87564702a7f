/**
 * The headers that every file has. Pages contain their policies; only a header can say which sites may frame
 * them. It must not say more: a second header for some paths would be added to it, not replace it.
 */
const HEADERS = {
  'Content-Security-Policy': "frame-ancestors 'self'",
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Opener-Policy': 'same-origin',
};
const FOR_EVER = 'public, max-age=31536000, immutable';

/** How many rules hosts read: https://developers.cloudflare.com/pages/configuration/headers/ */
const MOST_RULES = 100;

/** `path` may end with `*`. */
type HeaderRule = { path: string; headers: [name: string, value: string][] };

/**
 * The `_headers` file as Netlify and Cloudflare read it. Each page's rule names the fonts: some hosts send that ahead of the
 * page (103 Early Hints), and browsers request them a round trip sooner.
 *
 * @param fonts their paths
 */
export function headersFile(
  { base, assetsUrl }: { base: string; assetsUrl: string },
  pages: { path: string }[],
  fonts: string[],
) {
  const rules: HeaderRule[] = [
    { path: '/*', headers: Object.entries(HEADERS) },
    { path: `${base}/assets/*`, headers: [['Cache-Control', FOR_EVER]] },
  ];
  const links = fonts.map(
    (path) => `<${assetsUrl}${path}>; rel=preload; as=font; type="font/woff2"; crossorigin`,
  );
  const hinted = pages
    .map(({ path }) => path)
    .filter((path) => /^(?!.*\b404\b).*\.html$/.test(path))
    .map((path) => `${base}/${path.replace(/(index)?\.html$/, '')}`)
    .map((path) => ({ path, headers: [['Link', links.join(', ')]] as HeaderRule['headers'] }));
  const all = rules.length + hinted.length <= MOST_RULES ? [...rules, ...hinted] : rules;
  return all
    .map(
      ({ path, headers }) => `${path}\n${headers.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`,
    )
    .join('');
}

/**
 * The headers that a `_headers` file sets for a path.
 *
 * @param path as in the request, base included
 * @returns by lower-case name
 */
export function headersFor(file: string, path: string): Record<string, string> {
  const found: Record<string, string> = {};
  let applies = false;
  for (const line of file.split('\n')) {
    if (/^\S/.test(line)) {
      const pattern = line.trim();
      applies = pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
    } else if (applies && line.includes(':')) {
      const [name = '', ...value] = line.trim().split(':');
      found[name.toLowerCase()] = value.join(':').trim();
    }
  }
  return found;
}
