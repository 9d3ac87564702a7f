import MarkdownIt from 'markdown-it';
import footnote from 'markdown-it-footnote';
import { slugOf } from '../../content/schema/slug.mjs';
import { escapeHtml } from '../shared/escape.mjs';
import { highlight, LANGUAGES } from './highlight.mjs';

/** @typedef {import('../content/prose.mjs').Source} Source */
/** @typedef {import('../content/entries.mjs').BuiltImage} BuiltImage */
/** @typedef {import('markdown-it').Token} Token */

/** In characters: a longer heading fills a phone's window. */
const LONGEST_HEADING = 120;
/** Words a minute that adults read silently: https://doi.org/10.1016/j.jml.2019.104047 */
const PACE = 238;
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufefc]/;

// HTML is parsed so that it can be refused; nothing of it is ever written.
const parser = new MarkdownIt({ html: true, linkify: false, typographer: false }).use(footnote);
// All addresses are parsed, too: `check` says what is wrong with them.
parser.validateLink = () => true;

/** @typedef {{ tokens: Token[], env: Record<string, unknown> }} Parsed */

/** @param {Source} source @returns {Parsed} */
export function parse({ body }) {
  const env = {};
  return { tokens: parser.parse(body, env), env };
}

/**
 * @param {Token[]} tokens
 * @returns {Generator<{ token: Token, line: number }>} each token, inline ones included, with its line, counted from 0
 */
function* all(tokens, line = 0) {
  for (const token of tokens) {
    const own = token.map?.[0] ?? line;
    yield { token, line: own };
    if (token.children) yield* all(token.children, own);
    line = own;
  }
}

/** The pictures of a document: paths below static/images. @param {Parsed} parsed */
export const picturesIn = ({ tokens }) =>
  [...all(tokens)].flatMap(({ token, line }) =>
    token.type === 'image' ? [{ src: String(token.attrGet('src')), line }] : [],
  );

/**
 * What is wrong with a document's Markdown.
 *
 * @param {Source} source
 * @param {Parsed} parsed
 * @param {(path: string) => boolean} exists whether the site has something at a path, such as `/Notes/exact-spring`
 * @returns {{ line: number, message: string }[]}
 */
export function check({ bodyLine }, { tokens }, exists) {
  /** @type {{ line: number, message: string }[]} */
  const faults = [];
  let level = 1;
  const ids = new Set();
  for (const { token, line } of all(tokens)) {
    const fault = (/** @type {string} */ message) => faults.push({ line: bodyLine + line, message });
    if (token.type === 'html_block' || token.type === 'html_inline')
      fault(`contains HTML (${token.content.trim().slice(0, 40)}): write Markdown, and < as \\<`);
    if (token.type === 'heading_open') {
      const next = Number(token.tag.slice(1));
      if (next === 1) fault('has a heading of the first level, which is the title’s: write ##');
      else if (next > level + 1) fault(`skips a level of headings: write ${'#'.repeat(level + 1)}`);
      level = next;
      const text = textOf(tokens[tokens.indexOf(token) + 1]);
      if (text.length > LONGEST_HEADING)
        fault(`has a heading of ${text.length} characters: use at most ${LONGEST_HEADING}`);
      const id = slugOf(text);
      if (!id)
        fault('has a heading without Latin letters or digits, from which its address is made: add some');
      else if (ids.has(id)) fault(`has two headings that read "${text}": change one`);
      ids.add(id);
    }
    if (token.type === 'fence' && token.info.trim() && !LANGUAGES.includes(token.info.trim()))
      fault(`has code in "${token.info.trim()}": use one of ${LANGUAGES.join(', ')}, or none`);
    if (token.type === 'image' && !token.content.trim())
      fault(`shows ${token.attrGet('src')} without a description: write it between the brackets`);
    if (token.type === 'image' && /^([a-z]+:|\/\/)/i.test(String(token.attrGet('src'))))
      fault(`shows a picture of another site, ${token.attrGet('src')}: put it into static/images`);
    if (token.type === 'link_open') {
      const href = String(token.attrGet('href'));
      if (/^(https?:\/\/\S+|mailto:\S+@\S+)$/i.test(href)) continue;
      if (/^#/.test(href)) {
        // Footnotes and headings; the check of links finds the rest.
      } else if (!/^\/(?!\/)/.test(href))
        fault(`links to "${href}": write https://…, mailto:…, #…, or a path of this site such as /Projects`);
      else if (!exists(href.replace(/[?#].*/, '')))
        fault(`links to "${href}", but there is no such page or document in this language: correct the link`);
    }
  }
  return faults;
}

/** @param {Token | undefined} inline */
const textOf = (inline) =>
  (inline?.children ?? [])
    .map(({ type, content }) => (type === 'softbreak' ? ' ' : content))
    .join('')
    .trim();

/**
 * @param {Parsed} parsed without faults
 * @param {{ open: import('shiki').Highlighter, images: Record<string, BuiltImage>, assetsUrl: string, hrefOf: (path: string) => string, labels: { footnotes: string, back: string } }} site
 * @returns {{ html: string, contents: { id: string, text: string }[], minutes: number }}
 */
export function render({ tokens, env }, { open, images, assetsUrl, hrefOf, labels }) {
  /** @type {{ id: string, text: string }[]} */
  const contents = [];
  let words = 0;
  for (const { token } of all(tokens)) {
    if (token.type === 'text' || token.type === 'code_inline')
      words += token.content.match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
    if (token.type === 'link_open') {
      const href = String(token.attrGet('href'));
      token.attrSet('href', href.startsWith('/') ? hrefOf(href) : href);
      if (/^https?:/i.test(href)) token.attrSet('rel', 'noopener');
    }
    if (token.type === 'heading_open') {
      const text = textOf(tokens[tokens.indexOf(token) + 1]);
      token.attrSet('id', slugOf(text));
      token.attrSet('tabindex', '-1');
      if (token.tag === 'h2') contents.push({ id: slugOf(text), text });
    }
    if (/^(paragraph|heading|list_item|blockquote)_open$/.test(token.type)) {
      const inline = tokens[tokens.indexOf(token) + 1];
      if (inline?.content && RIGHT_TO_LEFT.test(inline.content)) token.attrSet('dir', 'auto');
    }
  }

  const { rules } = parser.renderer;
  const picture = (/** @type {Token} */ token) =>
    pictureHtml(images[String(token.attrGet('src'))], {
      alt: token.content,
      src: String(token.attrGet('src')),
      assetsUrl,
    });
  Object.assign(rules, {
    /** @param {Token[]} list @param {number} i */
    fence: (list, i) => {
      const { content, info } = /** @type {Token} */ (list[i]);
      return `<pre tabindex="0"><code>${highlight(open, content.replace(/\n$/, ''), info.trim())}</code></pre>\n`;
    },
    /** @param {Token[]} list @param {number} i */
    image: (list, i) => picture(/** @type {Token} */ (list[i])),
    table_open: () => '<div class="wide" tabindex="0" role="group"><table>\n',
    table_close: () => '</table></div>\n',
    footnote_block_open: () =>
      `<section class="footnotes" aria-labelledby="footnotes"><h2 id="footnotes">${escapeHtml(labels.footnotes)}</h2>\n<ol>\n`,
    footnote_block_close: () => '</ol>\n</section>\n',
    /** @param {Token[]} list @param {number} i */
    footnote_anchor: (list, i) => {
      const { id = 0, subId = 0 } = /** @type {{ id?: number, subId?: number }} */ (list[i]?.meta ?? {});
      return ` <a href="#fnref${id + 1}${subId > 0 ? `:${subId}` : ''}" aria-label="${escapeHtml(labels.back)}">↩</a>`;
    },
    /** @param {Token[]} list @param {number} i */
    footnote_caption: (list, i) => String(Number(list[i]?.meta?.id ?? 0) + 1),
  });
  const html = parser.renderer.render(figures(tokens, picture), parser.options, env);
  return {
    html,
    contents: contents.length > 3 ? contents : [],
    minutes: Math.max(1, Math.round(words / PACE)),
  };
}

/**
 * A paragraph of nothing but pictures becomes figures, whose titles are their captions; two stand side by side.
 *
 * @param {Token[]} tokens
 * @param {(token: Token) => string} picture
 */
function figures(tokens, picture) {
  /** @type {Token[]} */
  const result = [];
  for (let i = 0; i < tokens.length; i++) {
    const [open, inline] = [tokens[i], tokens[i + 1]];
    const shown = (inline?.children ?? []).filter(({ type }) => type !== 'softbreak');
    const isFigure =
      open?.type === 'paragraph_open' && shown.length > 0 && shown.every(({ type }) => type === 'image');
    if (!isFigure || !open) {
      if (open) result.push(open);
      continue;
    }
    const html = shown.map((token) => {
      const caption = token.attrGet('title');
      return `<figure>${picture(token)}${caption ? `<figcaption>${escapeHtml(String(caption))}</figcaption>` : ''}</figure>`;
    });
    open.type = 'html_block';
    open.content = html.length > 1 ? `<div class="pair">${html.join('')}</div>\n` : `${html.join('')}\n`;
    open.hidden = false;
    open.nesting = 0;
    result.push(open);
    i += 2;
  }
  return result;
}

/**
 * The same as the component Picture writes.
 *
 * @param {BuiltImage | undefined} built
 * @param {{ alt: string, src: string, assetsUrl: string }} image
 */
function pictureHtml(built, { alt, src, assetsUrl }) {
  const shared = `alt="${escapeHtml(alt)}" loading="lazy" decoding="async"`;
  if (!built) return `<img src="${escapeHtml(src)}" ${shared} referrerpolicy="no-referrer">`;
  const size = `width="${built.width}" height="${built.height}"`;
  const url = assetsUrl + built.file;
  if (!built.widths) return `<img src="${url}" ${size} ${shared}>`;
  const { widths } = built;
  const sources = ['avif', 'webp'].map((format) => {
    const set = widths.map((w) => `${url}-${w}.${format} ${w}w`).join(', ');
    return `<source type="image/${format}" srcset="${set}" sizes="(min-width: 48rem) 704px, 92vw">`;
  });
  const tone = built.tone ? ` data-tone="${built.tone}"` : '';
  return `<picture>${sources.join('')}<img src="${url}-${widths[Math.floor(widths.length / 2)]}.webp" ${size}${tone} ${shared}></picture>`;
}
