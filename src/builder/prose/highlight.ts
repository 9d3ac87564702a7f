import { type BundledLanguage, bundledLanguagesInfo, createHighlighter, type Highlighter } from 'shiki';
import { escapeHtml } from '../shared/escape.ts';

/**
 * The classes of a code's parts, by TextMate scope. The highlighter's theme has a colour for each class, which is then
 * turned into the class: the content security policy refuses style attributes, and styles differ by colour scheme.
 */
const PARTS = {
  comment: ['comment', 'punctuation.definition.comment'],
  string: ['string', 'punctuation.definition.string', 'constant.character'],
  number: ['constant', 'variable.other.constant'],
  keyword: ['keyword', 'storage', 'variable.language', 'entity.name.tag', 'punctuation.definition.heading'],
  name: [
    'entity.name',
    'support',
    'entity.other.attribute-name',
    'meta.property-name',
    'variable.other.property',
  ],
};
const PLAIN = '#000000';
const colourOf = (i: number) => `#00000${i + 1}`;
const classes = new Map(Object.keys(PARTS).map((name, i) => [colourOf(i), name]));

const theme = {
  name: 'parts',
  type: 'dark' as const,
  fg: PLAIN,
  bg: '#ffffff',
  settings: [
    { settings: { foreground: PLAIN } },
    ...Object.values(PARTS).map((scope, i) => ({ scope, settings: { foreground: colourOf(i) } })),
  ],
};

/** The languages that the highlighter knows, by name and by alias. */
const LANGUAGES = new Map(
  bundledLanguagesInfo.flatMap(({ id, aliases = [] }) => [id, ...aliases].map((name) => [name, id] as const)),
);
/** How authors say that a block has no language. */
const NONE = ['', 'text', 'txt', 'plain', 'plaintext', 'console', 'output'];

/**
 * The language of a code block.
 *
 * @param info what follows the fence, such as `js {1,3} title="a"`
 * @returns its name in the highlighter, '' for plain text; undefined for one that the highlighter doesn't know
 */
export function languageOf(info: string): string | undefined {
  const [name = ''] = info.toLowerCase().match(/^[^\s{,]+/) ?? [];
  return NONE.includes(name) ? '' : LANGUAGES.get(name);
}

let highlighter: Promise<Highlighter> | undefined;

/**
 * Opens the highlighter, once for all builds, and loads languages.
 *
 * @param languages from `languageOf`
 */
export async function openHighlighter(languages: string[]) {
  highlighter ??= createHighlighter({ themes: [theme], langs: [] });
  const open = await highlighter;
  await Promise.all(
    [...new Set(languages)].filter(Boolean).map((name) => open.loadLanguage(name as BundledLanguage)),
  );
  return open;
}

/**
 * @param language from `languageOf`
 * @returns HTML
 */
export function highlight(open: Highlighter, code: string, language: string): string {
  if (!language) return escapeHtml(code);
  const { tokens } = open.codeToTokens(code, {
    lang: language as BundledLanguage,
    theme: 'parts',
    tokenizeTimeLimit: 0, // none: on a busy machine, a line would lose its colours
  });
  return tokens
    .map((line) =>
      line
        .map(({ content, color = PLAIN }) => {
          const part = classes.get(color.toLowerCase());
          const text = escapeHtml(content);
          return part && content.trim() ? `<span data-code="${part}">${text}</span>` : text;
        })
        .join(''),
    )
    .join('\n');
}
