import { escapeUTF8 } from 'entities';
import hljs from 'highlight.js';
import MarkdownIt, { type Token } from 'markdown-it';
import anchor from 'markdown-it-anchor';
import cjkFriendly from 'markdown-it-cjk-friendly';
import container from 'markdown-it-container';
import footnote from 'markdown-it-footnote';
import { addressParts } from '../../shared/address.ts';
import { addressesOf, type BuiltImage, placeholderOf } from '../../shared/builtImage.ts';
import { slugOf } from '../../shared/slug.ts';
import { typeset } from '../../shared/typeset.ts';
import { decoded } from '../shared/decoded.ts';

/** Words a minute that adults read silently: https://doi.org/10.1016/j.jml.2019.104047 */
const PACE = 238;
/** Widths of pictures in a wide window, in pixels, by where they stand. */
const WIDTHS = { column: 649, band: 540, margin: 352, wide: 1120, full: 1440 };
/** The height of pictures in a line of text. */
const ICON = 64;
/** The arrow from a footnote to the text: the site's own, since a font may lack one; feeds have none. */
const BACK = '<svg width="1em" height="1em" aria-hidden="true"><use href="#icon-arrow"/></svg>';
/** Tokens allowed around the pictures of a paragraph of pictures. */
const GAPS = /^(softbreak|link_open|link_close)$/;
/** The ids that a document's frame and footnotes have: no heading gets one. */
const TAKEN = /^(main|root|contents|footnotes|external-site|icon-.*|fn(ref)?\d+)$/;

const parser = new MarkdownIt({
  linkify: true,
  highlight: (code, language) =>
    hljs.getLanguage(language) ? hljs.highlight(code, { language, ignoreIllegals: true }).value : '',
})
  .use(footnote)
  .use(cjkFriendly)
  .use(anchor, {
    slugifyWithState: (text, { env }) => idOf(text, env.language),
    uniqueSlugStartIndex: 2,
    callback: (token: Token, { title }: { title: string }) => {
      token.meta = { text: title };
    },
  });
for (const name of ['margin', 'full', 'note'])
  parser.use(container, name, {
    render: (tokens: Token[], i: number) =>
      tokens[i]?.nesting === 1
        ? `<div class="${name}"${name === 'note' ? ' role="note"' : ''}>\n`
        : '</div>\n',
  });
// Link only complete addresses, such as https://ada.dev.
parser.linkify.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false });
parser.core.ruler.push('figures', ({ tokens }) => markFigures(tokens));

// Keep a footnote's mark on the line of its word.
parser.core.ruler.push('marks', ({ tokens }) => {
  for (const { children } of tokens)
    for (const [i, token] of (children ?? []).entries()) {
      const before = children?.[i - 1];
      if (token.type === 'footnote_ref' && before?.type === 'text')
        before.content = `${before.content.replace(/ $/, '\u00a0')}\u2060`;
    }
});

/** A heading's part of the address: Latin where possible, otherwise in its own letters. */
function idOf(text: string, language: string) {
  const letters = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  const id = slugOf(text, language) || letters.replace(/^-|-$/g, '') || 'section';
  return TAKEN.test(id) ? `${id}-section` : id;
}

interface MarkdownContext {
  /** By `src`. */
  images: Record<string, BuiltImage>;
  assetsUrl: string;
  /** The document's, for links within it; '' where it is read at its own address. */
  address: string;
  hrefOf: (path: string) => string;
  labels: { footnotes: string; back: string };
  /** Its language. */
  code: string;
  dir: 'ltr' | 'rtl';
}

/** A token's data from the rules above and the plugins. */
interface Meta {
  text: string;
  layout: keyof typeof WIDTHS;
  isTop: boolean;
  inLine: boolean;
  /** Around a figure's picture. */
  link: Token;
  id: number;
  subId: number;
}
const metaOf = (token: Token | undefined) => (token?.meta ?? {}) as unknown as Meta;

const isEmpty = (token: Token | undefined) => token?.content === '';

/** Whether a cell is a row's first, in a table whose corner is empty. */
function headsRow(tokens: Token[], cell: number): boolean {
  const start = tokens.slice(0, cell).findLastIndex(({ type }) => type === 'table_open');
  const corner = tokens.findIndex(({ type }, i) => i > start && type === 'th_open');
  return tokens[cell - 1]?.type === 'tr_open' && isEmpty(tokens[corner + 1]);
}

type Rule = (tokens: Token[], i: number, options: unknown, env: { context: MarkdownContext }) => string;

/** How tokens of a kind are rendered. */
const rules: Record<string, Rule> = {
  text(tokens, i, _options, { context }) {
    const { content = '' } = tokens[i] ?? {};
    const isAddress = tokens[i - 1]?.info === 'auto';
    if (isAddress) {
      const address = addressParts(content).map(parser.utils.escapeHtml).join('<wbr>');
      return context.dir === 'rtl' ? `<bdi>${address}</bdi>` : address;
    }
    return parser.utils.escapeHtml(String(typeset(content, context.code)));
  },
  link_open: (tokens, i, _options, { context }) => linkHtml(tokens[i] as Token, context),
  image: (tokens, i, _options, { context }) => pictureHtml(tokens[i] as Token, context, WIDTHS.column),
  figures(tokens, i, _options, { context }) {
    const { layout: wanted, isTop } = metaOf(tokens[i]);
    const all = tokens[i]?.children ?? [];
    const isWide = wanted !== 'wide' || all.every((token) => fillsPage(context.images[srcOf(token)]));
    const layout = isWide ? wanted : 'column';
    const figures = all.map((token) => figureHtml(token, context, WIDTHS[layout])).join('');
    const pair = all.length === 1 ? figures : `<div class="pair">${figures}</div>`;
    return isTop ? `<div class="${layout}">${pair}</div>\n` : `${pair}\n`;
  },
  table_open: () => '<div class="scroll"><table>\n',
  table_close: () => '</table></div>\n',
  // An empty corner heads nothing, and the rows below it have headings.
  th_open: (tokens, i) =>
    isEmpty(tokens[i + 1]) ? '<td>' : `<th scope="col"${parser.renderer.renderAttrs(tokens[i] as Token)}>`,
  th_close: (tokens, i) => (isEmpty(tokens[i - 1]) ? '</td>\n' : '</th>\n'),
  td_open: (tokens, i) =>
    `<${headsRow(tokens, i) ? 'th scope="row"' : 'td'}${parser.renderer.renderAttrs(tokens[i] as Token)}>`,
  td_close: (tokens, i) => (headsRow(tokens, i - 2) ? '</th>\n' : '</td>\n'),
  footnote_block_open: (_tokens, _i, _options, { context }) =>
    '<section class="footnotes" aria-labelledby="footnotes">' +
    `<h2 id="footnotes">${escapeUTF8(context.labels.footnotes)}</h2>\n<ol>\n`,
  footnote_block_close: () => '</ol>\n</section>\n',
  footnote_anchor: (tokens, i, _options, { context }) =>
    ` <a href="${context.address}#fnref${numberOf(tokens[i])}" aria-label="${escapeUTF8(context.labels.back)}">${context.address ? '↩' : BACK}</a>`,
  footnote_ref(tokens, i, _options, { context }) {
    const number = metaOf(tokens[i]).id + 1;
    const link = `<a href="${context.address}#fn${number}" id="fnref${numberOf(tokens[i])}">[${number}]</a>`;
    return `<sup class="footnote-ref">${link}</sup>`;
  },
};
Object.assign(parser.renderer.rules, rules);

/** Whether a picture is shown as wide as the page: not a drawing, whose letters would be larger than the text's. */
const fillsPage = (image?: BuiltImage) =>
  image?.widths !== undefined && image.width >= WIDTHS.wide && image.width > image.height;

/** Of a reference to a footnote, which may have several. */
function numberOf(token: Token | undefined) {
  const { id, subId } = metaOf(token);
  return `${id + 1}${subId > 0 ? `:${subId}` : ''}`;
}

/** A document, and what is known of it before it is rendered. */
export interface Parsed {
  tokens: Token[];
  env: object;
  /** To read it. */
  minutes: number;
  /** Its sections, from three on. */
  contents: { id: string; text: string }[];
  /** The paths of its pictures, as its author wrote them. */
  pictures: string[];
  /** Its faults, each with the fix. */
  faults: string[];
  /** Its characters, each once. */
  letters: string[];
}

/** @param language decides how the addresses of sections become Latin letters */
export function parse(body: string, language: string): Parsed {
  const env = { language };
  const tokens = parser.parse(body, env);
  const flat = all(tokens);

  return {
    tokens,
    env,
    minutes: minutesOf(flat, language),
    contents: contentsOf(tokens),
    pictures: flat.flatMap((token) => (token.type === 'image' ? srcOf(token) : [])),
    faults: faultsOf(flat),
    letters: [...new Set(body)],
  };
}

function minutesOf(tokens: Token[], language: string): number {
  // Some languages write no spaces between words.
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  const texts = tokens.filter(({ type }) => /^(text|code_inline)$/.test(type));
  const words = texts.flatMap(({ content }) =>
    [...segmenter.segment(content)].filter(({ isWordLike }) => isWordLike),
  );

  return Math.max(1, Math.round(words.length / PACE));
}

function contentsOf(tokens: Token[]): Parsed['contents'] {
  const sections = tokens
    .filter(({ type, tag }) => type === 'heading_open' && tag === 'h2')
    .map((token) => ({ id: String(token.attrGet('id')), text: metaOf(token).text }));
  return sections.length > 2 ? sections : [];
}

/** Each token, inline ones included. */
const all = (tokens: Token[]): Token[] => tokens.flatMap((token) => [token, ...all(token.children ?? [])]);

/**
 * Turns a paragraph of pictures alone, linked ones too, into figures: their titles become captions, and two
 * are side by side.
 */
function markFigures(tokens: Token[]) {
  let container: string | null = null;

  for (const [i, token] of tokens.entries()) {
    const [, name, side] = token.type.match(/^container_(margin|full)_(open|close)$/) ?? [];
    if (name) container = side === 'open' ? name : null;

    const inline = token.children ?? [];
    const [, strong, figure] = inline;
    if (container === 'margin' && strong?.type === 'strong_open')
      strong.attrSet('style', `--letters:${figure?.content.length}`); // as large as its column allows

    const pictures = inline.filter(({ type }) => type === 'image');
    const visible = inline.filter(
      ({ type, content }) => !GAPS.test(type) && (type !== 'text' || content.trim()),
    );
    const [before, after] = [tokens[i - 1], tokens[i + 1]];
    const areFigures = before?.type === 'paragraph_open' && pictures.length === visible.length;

    for (const picture of pictures) {
      const link = inline[inline.indexOf(picture) - 1];
      const isLinked = areFigures && link?.type === 'link_open';
      picture.meta = isLinked ? { link } : { inLine: !areFigures };
    }

    if (!areFigures || !after || pictures.length === 0) continue;

    const isTop = before.level === 0;
    const single = isTop ? 'wide' : 'column';
    const layout = container ?? (pictures.length > 1 ? 'band' : single);

    Object.assign(token, { type: 'figures', children: pictures, meta: { layout, isTop } });
    before.hidden = true;
    after.hidden = true;
  }
}

/** A picture's path as its author wrote it. */
function srcOf(token: Token): string {
  const src = String(token.attrGet('src'));
  return decoded(src) ?? src; // a % that means itself
}

/** The faults of a document's Markdown, each with the fix. */
function faultsOf(tokens: Token[]): string[] {
  const headings = tokens.filter(({ type }) => type === 'heading_open');
  const levels = [1, ...headings.map(({ tag }) => Number(tag.slice(1)))];
  const ofHeadings = headings.flatMap((heading, i) => {
    const { text } = metaOf(heading);
    const [before = 1, level = 1] = levels.slice(i);
    if (level === 1) return `has the heading "${text}" of the first level, which is the title’s: write ##`;
    if (level <= before + 1) return [];
    return `skips a level of headings before "${text}": write ${'#'.repeat(before + 1)}`;
  });

  const pictures = tokens.filter(({ type }) => type === 'image');
  const ofPictures = pictures.flatMap((picture) => {
    const src = srcOf(picture);
    if (!picture.content.trim()) return `shows ${src} without a description: write it between the brackets`;
    if (!/^([a-z]+:|\/\/)/i.test(src)) return [];
    return `shows a picture of another site, ${src}: put it into static/images`;
  });

  return [...ofHeadings, ...ofPictures];
}

/** @param parsed without faults */
export function render({ tokens, env }: Parsed, context: MarkdownContext): string {
  const html = sectionsOf(tokens)
    .map((section) => parser.renderer.render(section, parser.options, { ...env, context }))
    .map((inside) => `<section>\n${inside}</section>\n`)
    .join('');
  // Code is read from the left, whatever the words around it.
  return context.dir === 'rtl' ? html.replace(/<(pre|code)(?=[ >])/g, '<$1 dir="ltr"') : html;
}

/** What comes before the first heading, each heading with what follows it, and the footnotes. */
function sectionsOf(tokens: Token[]): Token[][] {
  const starts = tokens.flatMap(({ type, tag, level }, i) =>
    type === 'footnote_block_open' || (type === 'heading_open' && tag === 'h2' && level === 0) ? i : [],
  );
  return [0, ...starts]
    .map((start, i) => tokens.slice(start, starts[i]))
    .filter((section) => section.length > 0);
}

function linkHtml(token: Token, { hrefOf, address }: MarkdownContext) {
  const href = String(token.attrGet('href'));
  const isWithin = href.startsWith('#');
  const to = href.startsWith('/') ? hrefOf(href) : (isWithin ? address : '') + href;
  return `<a href="${escapeUTF8(to)}"${/^https?:/i.test(href) ? ' rel="noopener"' : ''}>`;
}

function figureHtml(token: Token, context: MarkdownContext, width: number) {
  const caption = token.attrGet('title');
  const words = caption ? `<figcaption>${escapeUTF8(String(caption))}</figcaption>` : '';
  const { link } = metaOf(token);
  const picture = pictureHtml(token, context, width);
  const linked = link ? `${linkHtml(link, context)}${picture}</a>` : picture;
  return `<figure>${linked}${words}</figure>`;
}

/**
 * The same as the component Picture writes.
 *
 * @param width in a wide window
 */
function pictureHtml(token: Token, { images, assetsUrl }: MarkdownContext, width: number) {
  const built = images[srcOf(token)];
  if (!built) return '';

  const { src, srcSet } = addressesOf(built, assetsUrl);
  const size = `width="${built.width}" height="${built.height}"`;
  const isIcon = metaOf(token).inLine && built.height <= ICON;
  const alt = parser.renderer.renderInlineAsText(token.children ?? [], parser.options, {});
  const shared = `alt="${escapeUTF8(alt)}"${isIcon ? ' data-icon' : ''} loading="lazy" decoding="async"`;
  // Lets the styles limit the width so that the picture isn't higher than the window.
  const ratio = `--ratio:${Number((built.width / built.height).toFixed(3))}`;
  if (!srcSet) return `<img src="${src}" ${size} style="${ratio}" ${shared}>`;

  // Never enlarge a picture that is narrower.
  const sizes = built.width < width ? `min(92vw, ${built.width}px)` : `(min-width: 48rem) ${width}px, 92vw`;
  const tone = built.tone ? `;background:${placeholderOf(built.tone)}` : '';
  const files = `sizes="${sizes}" srcset="${srcSet}" src="${src}"`;

  return `<img ${files} ${size} style="${ratio}${tone}" ${shared}>`;
}
