/** Where hosts find the headers of each file. */
export const HEADERS_FILE = '_headers';

/**
 * The `_headers` file as Netlify and Cloudflare read it. Pages contain their policies; only a header can say
 * which sites may frame them. It must not say more: a second header for some paths would be added to it, not
 * replace it.
 */
export const headersFile = ({ base }: { base: string }) => `/*
  Content-Security-Policy: frame-ancestors 'self'
  Referrer-Policy: strict-origin-when-cross-origin
  X-Content-Type-Options: nosniff
  Cross-Origin-Opener-Policy: same-origin
${base}/assets/*
  Cache-Control: public, max-age=31536000, immutable
`;
