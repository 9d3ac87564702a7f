/** Where hosts find the headers of each file. */
export const HEADERS_FILE = '_headers';

/**
 * The `_headers` file as Netlify and Cloudflare read it. Pages contain their policies; only a header can say which sites may
 * frame them. It must not say more: a second header for some paths would be added to it, not replace it.
 */
export const headersFile = ({ base }: { base: string }) => `/*
  Content-Security-Policy: frame-ancestors 'self'
  Referrer-Policy: strict-origin-when-cross-origin
  X-Content-Type-Options: nosniff
  Cross-Origin-Opener-Policy: same-origin
${base}/assets/*
  Cache-Control: public, max-age=31536000, immutable
`;

/**
 * The headers that a `_headers` file sets for a path.
 *
 * @param path as in the request, base included
 * @returns name and value of each
 */
export function headersFor(file: string, path: string): [name: string, value: string][] {
  const rules = file.split(/^(?=\S)/m);
  return rules.flatMap((rule) => {
    const [pattern = '', ...lines] = rule.trimEnd().split('\n');
    const applies = pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
    const headers = lines.flatMap((line) => [...line.matchAll(/^\s+([\w-]+):\s*(.*)$/g)]);
    return applies ? headers.map(([, name = '', value = '']) => [name, value] as [string, string]) : [];
  });
}
