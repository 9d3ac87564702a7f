// The owner's own documents in static/, and inline scripts in index.html: what their policy lets run, and what it blocks.
import { unescapeHtml } from '../shared/escape.ts';
import { cspHash } from '../shared/hash.ts';

/** As the HTML standard reads it, and so browsers hash it. */
const withLineFeeds = (text: string) => text.replace(/\r\n?/g, '\n');

/** Scripts in a document, with the attributes of their elements. */
const scriptsIn = (html: string) =>
  [...html.replace(/<!--[\s\S]*?-->/g, blank).matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi)].map(
    ({ 1: attributes = '', 2: code = '', index }) => ({
      src: attributes.match(/\bsrc\s*=\s*["']?([^"'\s>]+)/i)?.[1],
      code: withLineFeeds(code),
      line: lineAt(html, index),
    }),
  );

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;
/** Keeps the lines. */
const blank = (text: string) => text.replace(/[^\n]/g, ' ');

/** The inline scripts of a document, such as a snippet that an analytics service asks for. */
export const inlineScripts = (html: string): string[] =>
  scriptsIn(html).flatMap(({ src, code }) => (src === undefined && code.trim() ? code : []));

/** What attributes such as `onclick` run. */
const handlersIn = (html: string) =>
  [...html.matchAll(/<[a-z][^<>]*?\son[a-z]+\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)].map(([, double, single]) =>
    withLineFeeds(unescapeHtml(double ?? single ?? '')),
  );

/** Other sites whose scripts a document loads, or its scripts import. */
const sitesIn = (html: string, code: string[]) => [
  ...scriptsIn(html).flatMap(({ src = '' }) => siteOf(src)),
  ...[...inlineScripts(html), ...code].flatMap((text) => importsIn(text).flatMap(siteOf)),
];

const siteOf = (address: string) => {
  const absolute = address.startsWith('//') ? `https:${address}` : address;
  return /^https:/i.test(absolute) && URL.canParse(absolute) ? [new URL(absolute).origin] : [];
};

/** The absolute addresses that a script imports, or an import map names. */
const importsIn = (code: string) =>
  [...code.matchAll(/(?:\bfrom|\bimport|:)\s*\(?\s*["'](https:\/\/[^"'\s]+)["']/g)].map(
    ([, address = '']) => address,
  );

/** The scripts beside a document that it loads, as paths below its folder or, with a slash first, below the site. */
export const scriptsBeside = (html: string): string[] =>
  scriptsIn(html).flatMap(({ src }) =>
    src && !/^([a-z]+:|\/\/)/i.test(src) ? src.replace(/[?#].*/, '') : [],
  );

const OWN_POLICY = /<meta\b[^>]*http-equiv\s*=\s*["']?content-security-policy/i;

/** Whether a document says itself what it may do. */
export const hasPolicy = (html: string): boolean => OWN_POLICY.test(html);

/**
 * Adds the policy of ordinary pages to a document of the owner's: it may show and fetch what it likes, and run its own scripts,
 * inline ones too, WebAssembly, and those of the sites that it names. Text that becomes code is blocked.
 *
 * @param beside the code of its scripts beside it
 * @returns the same when it has a policy
 */
export function withPolicy(html: string, beside: string[] = []): string {
  if (hasPolicy(html)) return html;
  const handlers = handlersIn(html).map(cspHash);
  const scripts = [
    ...inlineScripts(html).map(cspHash),
    ...(handlers.length > 0 ? ["'unsafe-hashes'", ...handlers] : []),
    ...sitesIn(html, beside),
  ];
  const policy = [
    "default-src 'self' https: data: blob:",
    `script-src ${[...new Set(["'self'", 'blob:', "'wasm-unsafe-eval'", ...scripts])].join(' ')}`,
    "style-src 'self' 'unsafe-inline' https:",
    "connect-src 'self' https: wss: data: blob:",
    "object-src 'none'",
  ].join('; ');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  // The encoding must be named within the first kilobyte.
  for (const before of [
    /<meta\b[^>]*\bcharset\b[^>]*>/i,
    /<head\b[^>]*>/i,
    /<html\b[^>]*>/i,
    /<!doctype[^>]*>/i,
  ])
    if (before.test(html)) return html.replace(before, (found) => found + meta);
  return meta + html;
}

/** What a policy without 'unsafe-eval' blocks. */
const AS_CODE = /\beval\s*\(|\bnew\s+Function\s*\(|\bset(?:Timeout|Interval)\s*\(\s*["'`]/;

/** Lines of a script, or of the scripts in a document, that run text as code. */
function linesWithCode(text: string) {
  return text.split('\n').flatMap((line, i) => {
    const [found] = line.match(AS_CODE) ?? [];
    return found && !/^\s*(\/\/|\*)/.test(line) ? [{ line: i + 1, what: found.replace(/\s*\(.*/, '') }] : [];
  });
}

/** What the policy of ordinary pages blocks in a document or in a script beside it, with the fix. */
export function blockedIn(file: string, text: string): string[] {
  const code = /\.html?$/i.test(file)
    ? scriptsIn(text).flatMap(({ code, line, src }) =>
        src === undefined ? linesWithCode(code).map((each) => ({ ...each, line: line + each.line - 1 })) : [],
      )
    : linesWithCode(text);
  return code.map(
    ({ line, what }) =>
      `${file}:${line} runs text as code (${what}), which browsers block there: write a function, or give its document a policy of its own`,
  );
}

/**
 * What the site's policy blocks in index.html, with the fix.
 *
 * @param allowed the sites that the owner lets in
 */
export function blockedInShell(html: string, allowed: string[] = []): string[] {
  const fix = (site: string) => `write allowed: ['${site}'] in src/content/owner.ts`;
  return [
    ...scriptsIn(html).flatMap(({ src = '', line }) =>
      siteOf(src)
        .filter((site) => !allowed.includes(site))
        .map(
          (site) =>
            `index.html:${line} loads a script from ${site}, which the site’s policy blocks: ${fix(site)}`,
        ),
    ),
    ...[...html.matchAll(/<[a-z][^<>]*?\s(on[a-z]+)\s*=/gi)].map(
      ({ 1: name = '', index }) =>
        `index.html:${lineAt(html, index)} has an ${name} attribute, which the site’s policy blocks: add the listener in a script`,
    ),
  ];
}
