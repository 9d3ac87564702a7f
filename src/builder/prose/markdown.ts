import type { Token } from 'markdown-it';
import MarkdownIt from 'markdown-it';
import cjkFriendly from 'markdown-it-cjk-friendly';
import { full as emoji } from 'markdown-it-emoji';
import footnote from 'markdown-it-footnote';
import alerts from 'markdown-it-github-alerts';
import type { Highlighter } from 'shiki';
import { slugOf } from '../../schema/slug.ts';
import { addressesOf, type BuiltImage } from '../../shared/builtImage.ts';
import { escapeHtml } from '../shared/escape.ts';
import { compose, type Part } from './compose.ts';
import { shownAsItIs, withNamesOfFiles } from './habits.ts';
import { highlight, languageOf } from './highlight.ts';

/** In characters: a longer heading fills a phone's window. */
const LONGEST_HEADING = 120;
/** Words a minute that adults read silently: https://doi.org/10.1016/j.jml.2019.104047 */
const PACE = 238;
/** Of pictures in a wide window, in pixels: in a line of text, one of two, and alone. */
const WIDTHS = { column: 560, half: 540, margin: 320, wide: 1120, full: 1440 };
/** The height of pictures that are as high as their line of text, and the width from which on one may stand for its document, in pixels. */
const ICON = 64;
const LARGE = 320;
const BLOCK = /^(paragraph|heading)_open$/;
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufefc]/;

/** The ids that a document's frame and footnotes have: no heading gets one. */
const TAKEN = /^(main|root|contents|footnotes|external-site|icon-.*|fn(ref)?\d+)$/;

// HTML is parsed so that it can be refused; nothing of it is ever written.
const parser = new MarkdownIt({ html: true, linkify: true })
  .use(footnote)
  .use(cjkFriendly)
  .use(alerts)
  .use(emoji, { shortcuts: {} });
// Only addresses that say that they are one.
parser.linkify.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false });
// All addresses are parsed, too: `check` says what is wrong with them.
parser.validateLink = () => true;
parser.normalizeLink = (url) => url; // names of files, not encoded ones
parser.core.ruler.push('headings', ({ tokens }) => {
  const ids = new Set<string>();
  for (const [i, token] of tokens.entries()) {
    const inline = tokens[i + 1];
    if (token.type === 'heading_open') {
      const own = takeId(inline);
      const text = textOf(inline);
      token.meta = { text };
      token.attrSet('id', freeId(own ?? idOf(text), ids));
      token.attrSet('tabindex', '-1');
    }
    // The policy refuses style attributes.
    const align = token.attrGet('style');
    if (align) token.attrs = [['data-align', String(align).replace('text-align:', '')]];
    // A short list's paragraphs are hidden.
    const block = token.hidden ? tokens[i - 1] : token;
    if (BLOCK.test(token.type) && RIGHT_TO_LEFT.test(inline?.content ?? '')) block?.attrSet('dir', 'auto');
  }
});
// A paragraph of nothing but pictures becomes figures, whose titles are their captions; two stand side by side.
parser.core.ruler.push('figures', (state) => {
  for (const [i, token] of state.tokens.entries()) {
    const shown = (state.tokens[i + 1]?.children ?? []).filter(
      ({ type, content }) => type !== 'softbreak' && (type !== 'text' || content.trim()),
    );
    const isFigure = token.type === 'paragraph_open' && shown.every(({ type }) => type === 'image');
    if (!isFigure || shown.length === 0) {
      if (!/_open$/.test(token.type)) continue;
      for (const image of shown.filter(({ type }) => type === 'image'))
        image.meta = { inLine: true, inHeading: token.type === 'heading_open' };
      continue;
    }
    Object.assign(token, { type: 'figures', children: shown, nesting: 0 });
    state.tokens.splice(i + 1, 2);
  }
});

// Habits that authors bring from elsewhere: encoded names of files, and lists of things to do.
parser.core.ruler.push('habits', ({ tokens }) => {
  for (const { token } of all(tokens))
    if (token.type === 'image') token.attrSet('src', decoded(String(token.attrGet('src'))));
  for (const [i, token] of tokens.entries()) {
    const [text] = tokens[i + 2]?.children ?? [];
    const [box, mark] = (token.type === 'list_item_open' && text?.content.match(/^\[([ x])\] /i)) || [];
    if (text && box) text.content = (mark === ' ' ? '☐ ' : '☑ ') + text.content.slice(box.length);
  }
});

/** Takes an id such as `{#setup}` off a heading's end; null when it has none. */
function takeId(inline: Token | undefined): string | null {
  const last = inline?.children?.at(-1);
  const [all, id] = (last?.type === 'text' && last.content.match(/\s*\{#([\p{L}\p{N}_-]+)\}\s*$/u)) || [];
  if (!last || !all || !id) return null;
  last.content = last.content.slice(0, -all.length);
  return id;
}

/** A heading's part of the address: Latin where possible, otherwise in its own letters. */
function idOf(text: string) {
  const own = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  return slugOf(text) || own.replace(/^-|-$/g, '') || 'section';
}

/** The id, with a number where the page or an earlier heading has it. */
function freeId(id: string, ids: Set<string>) {
  let free = id;
  for (let n = 2; ids.has(free) || TAKEN.test(free); n += 1) free = `${id}-${n}`;
  ids.add(free);
  return free;
}

/** A path without %20 and the like. */
export function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // a % that means itself
  }
}

interface MarkdownContext {
  highlighter: Highlighter;
  /** By `src`. */
  images: Record<string, BuiltImage>;
  assetsUrl: string;
  hrefOf: (path: string) => string;
  labels: { footnotes: string; back: string; alerts?: Record<string, string> | undefined };
  /** What addresses within the document begin with: '' in it, its own address in a feed. */
  self: string;
  /** Its language. */
  code: string;
}

/** How tokens of a kind are rendered. */
const rules: Record<
  string,
  (tokens: Token[], i: number, options: unknown, env: { place: MarkdownContext }) => string
> = {
  fence(tokens, i, _options, { place }) {
    const { content = '', info = '' } = tokens[i] ?? {};
    return `<pre><code>${highlight(place.highlighter, content.replace(/\n$/, ''), languageOf(info.trim()) ?? '')}</code></pre>\n`;
  },
  link_open(tokens, i, _options, { place }) {
    const href = String(tokens[i]?.attrGet('href'));
    const address = href.startsWith('/')
      ? place.hrefOf(href)
      : href.startsWith('#')
        ? place.self + href
        : href;
    return `<a href="${escapeHtml(address.replace(/\s/g, '%20'))}"${/^https?:/i.test(href) ? ' rel="noopener"' : ''}>`;
  },
  alert_open(tokens, i, _options, { place }) {
    const { title = '', type = '' } = (tokens[i]?.meta ?? {}) as { title?: string; type?: string };
    // The plugin's own title, unless the author wrote another.
    const isOwn = title.toLowerCase() !== type;
    const words = isOwn ? title : (place.labels.alerts?.[type] ?? title);
    return `<div class="alert" data-kind="${type}" role="note"><p>${escapeHtml(words)}</p>\n`;
  },
  html_block: () => '', // a comment
  html_inline: () => '',
  image(tokens, i, _options, { place }) {
    return pictureHtml(tokens[i], place);
  },
  figures(tokens, i, _options, { place }) {
    const shown = tokens[i]?.children ?? [];
    const width = shown.length > 1 ? 'half' : (tokens[i]?.meta?.layout ?? 'column');
    const figures = shown.map((token) => figureHtml(token, place, WIDTHS[width as keyof typeof WIDTHS]));
    return figures.length > 1 ? `<div class="pair">${figures.join('')}</div>\n` : `${figures.join('')}\n`;
  },
  table_open: () => '<div class="wide"><table>\n',
  table_close: () => '</table></div>\n',
  footnote_block_open: (_tokens, _i, _options, { place }) =>
    `<section class="footnotes" aria-labelledby="footnotes"><h2 id="footnotes">${escapeHtml(place.labels.footnotes)}</h2>\n<ol>\n`,
  footnote_block_close: () => '</ol>\n</section>\n',
  footnote_anchor(tokens, i, _options, { place }) {
    const { id = 0, subId = 0 } = (tokens[i]?.meta ?? {}) as { id?: number; subId?: number };
    return ` <a href="${place.self}#fnref${id + 1}${subId > 0 ? `:${subId}` : ''}" aria-label="${escapeHtml(place.labels.back)}">↩</a>`;
  },
  footnote_ref(tokens, i, _options, { place }) {
    const { id = 0, subId = 0 } = (tokens[i]?.meta ?? {}) as { id?: number; subId?: number };
    const name = `fnref${id + 1}${subId > 0 ? `:${subId}` : ''}`;
    return `<sup class="footnote-ref"><a href="${place.self}#fn${id + 1}" id="${name}">[${id + 1}]</a></sup>`;
  },
  footnote_caption: (tokens, i) => String(Number(tokens[i]?.meta?.id) + 1),
};
Object.assign(parser.renderer.rules, rules);

export type Parsed = { tokens: Token[]; env: object };

export function parse({ body }: { body: string }): Parsed {
  const env = {};
  const tokens = parser.parse(withNamesOfFiles(body), env);
  // One in a list or a quote belongs there.
  const [first] = tokens.flatMap(({ type, children, level }) =>
    type === 'figures' && children?.length === 1 && level === 0 ? children : [],
  );
  if (first) first.meta = { first: true };
  return { tokens, env };
}

/**
 * @returns each token, inline ones included, with its line, counted from 0
 */
function* all(tokens: Token[], line = 0): Generator<{ token: Token; line: number }> {
  for (const token of tokens) {
    const own = token.map?.[0] ?? line;
    yield { token, line: own };
    if (token.children) yield* all(token.children, own);
    line = /^(soft|hard)break$/.test(token.type) ? own + 1 : own;
  }
}

/**
 * @returns a document's first picture as HTML, but for icons and other small ones; null when it has none
 */
export function firstPicture({ tokens }: Parsed, place: MarkdownContext): string | null {
  const [first] = [...all(tokens)].filter(
    ({ token }) => token.type === 'image' && isLarge(place.images[String(token.attrGet('src'))]),
  );
  return first ? pictureHtml(first.token, place, WIDTHS.half) : null;
}

/**
 * @returns a note's first picture that stands alone as HTML, with its caption; null when there is none
 */
export function firstFigure({ tokens }: Parsed, place: MarkdownContext): string | null {
  const [first] = [...all(tokens)].filter(({ token }) => isAtTop(token, place));
  return first ? figureHtml(first.token, place, WIDTHS.half) : null;
}

/** Whether a note shows it at its top, where there is room for a large one. */
function isAtTop(token: Token, { images }: MarkdownContext) {
  return token.meta?.first === true && isLarge(images[String(token.attrGet('src'))]);
}

/** Whether a picture may stand for its document. A drawing may be of any size, but an icon's. */
const isLarge = (picture: BuiltImage | undefined) =>
  picture !== undefined && (picture.file.endsWith('.svg') ? picture.height > ICON : picture.width >= LARGE);

/** The pictures of a document: paths below static/images. */
export const picturesIn = ({ tokens }: Parsed) =>
  [...all(tokens)].flatMap(({ token, line }) =>
    token.type === 'image' ? [{ src: String(token.attrGet('src')), line }] : [],
  );

/**
 * Finds faults in a document's Markdown.
 *
 * @param site the paths of its pages and documents, such as `/Notes/exact-spring`; whether it has a static file at a
 *   path
 * @returns lines counted from 0
 */
export function check(
  { tokens }: Parsed,
  site: { paths: Set<string>; isFile: (path: string) => boolean },
): { line: number; message: string }[] {
  const faults: { line: number; message: string }[] = [];
  let level = 1;
  const anchors = new Set(tokens.map((token) => `#${token.attrGet('id')}`));
  for (const { token, line } of all(tokens)) {
    const fault = (message: string) => faults.push({ line, message });
    if (/^html_/.test(token.type) && !/^\s*<!--.*-->\s*$/s.test(token.content))
      fault(`contains HTML (${token.content.trim().slice(0, 40)}): write Markdown, and < as \\<`);
    if (token.type === 'heading_open') {
      const next = Number(token.tag.slice(1));
      if (next === 1) fault('has a heading of the first level, which is the title’s: write ##');
      else if (next > level + 1) fault(`skips a level of headings: write ${'#'.repeat(level + 1)}`);
      level = next;
      const text = String(token.meta?.text);
      if (text.length > LONGEST_HEADING)
        fault(`has a heading of ${text.length} characters: use at most ${LONGEST_HEADING}`);
    }
    if (token.type === 'image') {
      const src = String(token.attrGet('src'));
      if (!token.content.trim()) fault(`shows ${src} without a description: write it between the brackets`);
      if (/^([a-z]+:|\/\/)/i.test(src))
        fault(`shows a picture of another site, ${src}: put it into static/images`);
    }
    if (token.type === 'link_open') {
      const found = linkFault(String(token.attrGet('href')), { anchors, ...site });
      if (found) fault(found);
    }
  }
  return faults;
}

/** What is wrong with a link, and the fix; null for one that leads somewhere. */
function linkFault(
  href: string,
  { anchors, paths, isFile }: { anchors: Set<string>; paths: Set<string>; isFile: (path: string) => boolean },
): string | null {
  if (/^(https?:\/\/\S+|mailto:\S+@\S+)$/i.test(href)) return null;
  if (href.startsWith('#')) {
    if (anchors.has(href)) return null;
    const meant = [...anchors].find((each) => idOf(each) === idOf(decoded(href)));
    return `links to "${href}", but no heading here has that address: ${meant ? `write ${meant}` : 'correct the link'}`;
  }
  if (!/^\/(?!\/)/.test(href))
    return `links to "${href}": write https://…, mailto:…, #…, or a path of this site such as /Projects`;
  const path = decoded(href.replace(/[?#].*/, ''));
  // They are published under other names.
  if (path.startsWith('/images/'))
    return `links to "${href}", but pictures have other addresses on the web: show it, as in ![…](${path.slice(8)})`;
  if (paths.has(path) || isFile(path)) return null;
  // Files of notes begin with a date, which their addresses lack.
  const like = path.toLowerCase().replace(/\/\d{4}-\d\d(-\d\d)?-/, '/');
  const meant = [...paths].find((each) => each.toLowerCase() === like);
  const fix = meant ? `write ${meant}` : 'correct the link';
  return `links to "${href}", but there is no such page or document in this language: ${fix}`;
}

/** The languages of a document's code, and what is shown as it is though it looks as if it should be something else, once a kind. */
export function oddities({ tokens }: Parsed) {
  const languages: string[] = [];
  const warnings: { line: number; message: string }[] = [];
  const named = new Set<string>();
  for (const { token, line } of all(tokens)) {
    const info = token.type === 'fence' ? token.info.trim() : '';
    const language = languageOf(info);
    if (language === undefined)
      warnings.push({
        line,
        message: `has code in "${info}", which the highlighter doesn’t know: it has no colours`,
      });
    if (/^mermaid\b/.test(info))
      warnings.push({ line, message: 'shows the source of a diagram: draw it, and show it as a picture' });
    languages.push(language ?? '');
    for (const { found, fix } of token.type === 'text' ? shownAsItIs(token.content) : []) {
      if (named.has(fix)) continue;
      named.add(fix);
      warnings.push({ line, message: `shows ${found} as it is: ${fix}` });
    }
  }
  return { languages, warnings };
}

const textOf = (inline: Token | undefined) =>
  (inline?.children ?? [])
    .map(({ type, content }) => (type === 'softbreak' ? ' ' : content))
    .join('')
    .trim();

/**
 * @param parsed without faults
 * @returns `contents`: the sections, from three on
 */
export function render(
  { tokens, env }: Parsed,
  place: MarkdownContext,
): { html: string; contents: { id: string; text: string }[]; minutes: number } {
  const htmlOf = (some: Token[]) => parser.renderer.render(some, parser.options, { ...env, place });
  const partHtml = (part: Part) => {
    for (const token of part.tokens) if (token.type === 'figures') token.meta = { layout: part.layout };
    const own = htmlOf(part.tokens);
    return part.layout === 'column' ? own : `<div class="${part.layout}">${own}</div>\n`;
  };
  const sizeOf = (src: string) => (place.images[src]?.file.endsWith('.svg') ? undefined : place.images[src]);
  // Some languages write no spaces between words.
  const segmenter = new Intl.Segmenter(place.code, { granularity: 'word' });
  let words = 0;
  for (const { token } of all(tokens))
    if (token.type === 'text' || token.type === 'code_inline')
      words += [...segmenter.segment(token.content)].filter(({ isWordLike }) => isWordLike).length;
  const contents = tokens
    .filter(({ type, tag }) => type === 'heading_open' && tag === 'h2')
    .map((token) => ({ id: String(token.attrGet('id')), text: String(token.meta?.text) }));
  return {
    html: compose(tokens, sizeOf).map(partHtml).join(''),
    contents: contents.length > 2 ? contents : [],
    minutes: Math.max(1, Math.round(words / PACE)),
  };
}

/** The one at a note's top is marked: the text doesn't show it again (Prose.module.css). */
function figureHtml(token: Token, place: MarkdownContext, width: number) {
  const caption = token.attrGet('title');
  const words = caption ? `<figcaption>${escapeHtml(String(caption))}</figcaption>` : '';
  return `<figure${isAtTop(token, place) ? ' data-first' : ''}>${pictureHtml(token, place, width)}${words}</figure>`;
}

/**
 * The same as the component Picture writes.
 *
 * @param width in a wide window
 */
function pictureHtml(
  token: Token | undefined,
  { images, assetsUrl }: MarkdownContext,
  width: number = WIDTHS.column,
) {
  const built = images[String(token?.attrGet('src'))];
  if (!built) return '';
  const { src, srcSet } = addressesOf(built, assetsUrl);
  const size = `width="${built.width}" height="${built.height}"`;
  const alt = parser.renderer.renderInlineAsText(token?.children ?? [], parser.options, {});
  const isIcon = token?.meta?.inHeading || (token?.meta?.inLine && built.height <= ICON);
  const shared = `alt="${escapeHtml(alt)}"${isIcon ? ' data-icon' : ''} loading="lazy" decoding="async"`;
  if (!srcSet) return `<img src="${src}" ${size} ${shared}>`;
  // A narrower one is never enlarged.
  const sizes = built.width < width ? `min(92vw, ${built.width}px)` : `(min-width: 48rem) ${width}px, 92vw`;
  const source = `<source type="image/avif" srcset="${srcSet}" sizes="${sizes}">`;
  return `<picture>${source}<img src="${src}" ${size}${built.tone ? ` data-tone="${built.tone}"` : ''} ${shared}></picture>`;
}
