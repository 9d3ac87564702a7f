// The owner's own documents in static/, and scripts in index.html: what their policy lets run, and what it blocks.
import { unescapeHtml } from '../shared/escape.ts';
import { cspHash } from '../shared/hash.ts';

/** As the HTML standard reads it, and so browsers hash it. */
const withLineFeeds = (text: string) => text.replace(/\r\n?/g, '\n');

const COMMENT_OR_SCRIPT = /<!--[\s\S]*?-->|<script\b((?:"[^"]*"|'[^']*'|[^'">])*)>([\s\S]*?)<\/script\s*>/gi;

interface Script {
  /** Undefined for an inline one. */
  src: string | undefined;
  /** Whether it maps names of modules to addresses. */
  isMap: boolean;
  code: string;
  /** In the document, from 1. */
  line: number;
}

/** Scripts in a document that aren't in a comment. */
const scriptsIn = (html: string): Script[] =>
  [...html.matchAll(COMMENT_OR_SCRIPT)].flatMap(({ 1: attributes, 2: code = '', index }) =>
    attributes === undefined
      ? []
      : {
          src: attributes.match(/(?:^|\s)src\s*=\s*["']?([^"'\s>]+)/i)?.[1],
          isMap: /(?:^|\s)type\s*=\s*["']?importmap/i.test(attributes),
          code: withLineFeeds(code),
          line: lineAt(html, index),
        },
  );

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;

/** The document's markup alone: comments and scripts are blank, so that places stay the same. */
const markupOf = (html: string) =>
  html.replace(COMMENT_OR_SCRIPT, (found, attributes, code: string) =>
    attributes === undefined ? blank(found) : found.replace(code, blank),
  );
const blank = (text: string) => text.replace(/[^\n]/g, ' ');

/** The inline scripts of a document, such as a snippet that an analytics service asks for. */
export const inlineScripts = (html: string): string[] =>
  scriptsIn(html).flatMap(({ src, code }) => (src === undefined && code.trim() ? code : []));

const TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi;
const HANDLER = /\s(on[a-z]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

/** What attributes such as `onclick` run. */
const handlersIn = (html: string) =>
  [...markupOf(html).matchAll(TAG)].flatMap(({ 0: tag, index }) =>
    [...tag.matchAll(HANDLER)].map(([, name = '', double, single, bare]) => ({
      name,
      code: withLineFeeds(unescapeHtml(double ?? single ?? bare ?? '')),
      line: lineAt(html, index),
    })),
  );

/** Other sites whose scripts a document loads, or its scripts import or load. */
const sitesIn = (html: string, beside: string[]) => [
  ...scriptsIn(html).flatMap(({ src = '', isMap, code }) => [
    ...siteOf(src),
    ...(isMap ? addressesIn(code, IN_MAP) : addressesIn(code, LOADED)).flatMap(siteOf),
  ]),
  ...beside.flatMap((code) => addressesIn(code, LOADED).flatMap(siteOf)),
];

const siteOf = (address: string) => {
  const absolute = address.startsWith('//') ? `https:${address}` : address;
  return /^https:/i.test(absolute) && URL.canParse(absolute) ? [new URL(absolute).origin] : [];
};

const IN_MAP = /:\s*"(https:\/\/[^"\s]+)"/g;
const LOADED = /(?:\bfrom|\bimport|\bimportScripts|\.src\s*=)\s*\(?\s*["'`](https:\/\/[^"'`\s]+)["'`]/g;

const addressesIn = (code: string, pattern: RegExp) =>
  [...code.matchAll(pattern)].map(([, address = '']) => address);

/** The scripts beside a document that it loads, as they are written there. */
export const scriptsBeside = (html: string): string[] =>
  scriptsIn(html).flatMap(({ src }) =>
    src && !/^([a-z]+:|\/\/)/i.test(src) ? src.replace(/[?#].*/, '') : [],
  );

/** Whether HTML is a whole document: fragments that a script fetches, and files that prove who owns a site, stay as they are. */
export const isDocument = (html: string): boolean => /<(!doctype|html|head|body|script)\b/i.test(html);

const OWN_POLICY = /<meta\b[^>]*http-equiv\s*=\s*["']?content-security-policy/i;

/** Whether a document says itself what it may do. */
export const hasPolicy = (html: string): boolean => OWN_POLICY.test(markupOf(html));

/**
 * Adds the policy of ordinary pages to a document of the owner's: it may show and fetch what it likes over https, and run its own
 * scripts, inline ones too, WebAssembly, and those of the sites that it names. Text that becomes code is blocked.
 *
 * @param beside the code of its scripts beside it
 * @returns the same when it has a policy
 */
export function withPolicy(html: string, beside: string[] = []): string {
  if (hasPolicy(html)) return html;
  const handlers = handlersIn(html).map(({ code }) => cspHash(code));
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
  ].join('; ');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  const markup = markupOf(html);
  // The encoding must be named within the first kilobyte.
  for (const before of [
    /<meta\b[^>]*\bcharset\b[^>]*>/i,
    /<head\b[^>]*>/i,
    /<html\b[^>]*>/i,
    /<!doctype[^>]*>/i,
  ]) {
    const { 0: found, index } = markup.match(before) ?? {};
    if (found === undefined || index === undefined) continue;
    const end = index + found.length;
    return html.slice(0, end) + meta + html.slice(end);
  }
  return meta + html;
}

/** What a policy without 'unsafe-eval' blocks. */
const AS_CODE = /\beval\s*\(|\bnew\s+Function\s*\(|\bset(?:Timeout|Interval)\s*\(\s*["'`]/;

/** Lines of a script that run text as code. */
function linesWithCode(text: string, first = 1) {
  return text.split('\n').flatMap((line, i) => {
    const [found] = line.match(AS_CODE) ?? [];
    return found && !/^\s*(\/\/|\*)/.test(line)
      ? [{ line: first + i, what: found.replace(/\s*\(.*/, '') }]
      : [];
  });
}

const inlineLinesWithCode = (html: string) =>
  scriptsIn(html).flatMap(({ code, line, src }) => (src === undefined ? linesWithCode(code, line) : []));

/** What the policy of ordinary pages blocks in a document or in a script beside it, with the fix. */
export function blockedIn(file: string, text: string): string[] {
  const isHtml = /\.html?$/i.test(file);
  const code = isHtml ? inlineLinesWithCode(text) : linesWithCode(text);
  const links = isHtml ? [...markupOf(text).matchAll(/\shref\s*=\s*["']?\s*javascript:/gi)] : [];
  return [
    ...code.map(
      ({ line, what }) =>
        `${file}:${line} runs text as code (${what}), which browsers block there: write a function, or give its document a policy of its own`,
    ),
    ...links.map(
      ({ index }) =>
        `${file}:${lineAt(text, index)} links to javascript:, which browsers block there: use a button and a listener`,
    ),
  ];
}

/** Scripts that write HTML or load others; on pages without `allowed` sites, trusted types block that. */
const WRITES = /\.(?:inner|outer)HTML\s*=|\binsertAdjacentHTML\s*\(|\bdocument\.write\s*\(|\.src\s*=/;

/**
 * What the site's policy blocks in index.html, with the fix.
 *
 * @param allowed the sites that the owner lets in
 */
export function blockedInShell(html: string, allowed: string[] = []): string[] {
  const of = (line: number, what: string, fix: string) =>
    `index.html:${line} ${what}, which the site’s policy blocks: ${fix}`;
  const scripts = scriptsIn(html);
  return [
    ...scripts.flatMap(({ src = '', line }) =>
      siteOf(src)
        .filter((site) => !allowed.includes(site))
        .map((site) =>
          of(line, `loads a script from ${site}`, `write allowed: ['${site}'] in src/content/owner.ts`),
        ),
    ),
    ...inlineLinesWithCode(html).map(({ line, what }) =>
      of(line, `runs text as code (${what})`, 'write a function'),
    ),
    ...scripts
      .filter(({ src, code }) => src === undefined && allowed.length === 0 && WRITES.test(code))
      .map(({ line }) =>
        of(
          line,
          'writes HTML or loads a script',
          'list the site that it is for in allowed, in src/content/owner.ts',
        ),
      ),
    ...handlersIn(html).map(({ name, line }) =>
      of(line, `has an ${name} attribute`, 'add the listener in a script'),
    ),
  ];
}
