// Reads what people write into the fields of a resume.
import MarkdownIt from 'markdown-it';
import { httpUrl, YEARS } from '../../schema/kinds.ts';
import { clean } from '../shared/words.ts';

/** Tags that people write; `Vec<T>` isn't one. */
const TAG =
  /<\/?(a|b|br|code|div|em|h[1-6]|i|iframe|img|li|ol|p|pre|script|small|span|strong|style|sub|sup|table|td|tr|u|ul)(\s[^>]*)?\/?>/gi;
/** An address or a file's name, whose signs aren't Markdown's. */
const ADDRESS = /^([a-z][\w+.-]*:\S+|[\w-]+(\.[\w-]+)+([/?#]\S*)?|[^\s*`]+@\S+)$/i;

/** Reads character references, too, such as `&eacute;`. */
const markdown = new MarkdownIt();

/** A line without Markdown: emphasis and code as their words, a link as its words and its address. */
function plainLine(line: string): string {
  if (ADDRESS.test(line.trim())) return line;
  const [inline] = markdown.parseInline(line.replace(/^\s*#{1,6}\s+/, ''), {});
  const hrefs: string[] = [];
  const parts = (inline?.children ?? []).map((token) => {
    if (token.type === 'link_open') hrefs.push(String(token.attrGet('href')));
    if (token.type !== 'link_close') return token.content;
    const href = hrefs.pop() ?? '';
    return line.includes(`<${href}>`) ? '' : ` (${href})`;
  });
  return parts.join('');
}

/** A text without HTML and Markdown, its line breaks and lists kept: an item of a list begins with `- `. */
export function plainLines(text: string): string {
  return text
    .replace(/<(script|style)\b.*?<\/\1>/gis, '')
    .replace(/<li(\s[^>]*)?>/gi, '\n- ')
    .replace(/<br\s*\/?>|<\/(li|ul|ol|tr|h[1-6])>/gi, '\n')
    .replace(/<\/?(p|div)(\s[^>]*)?>/gi, '\n\n')
    .replace(TAG, '')
    .split('\n')
    .map(plainLine)
    .join('\n')
    .replaceAll('\u00a0', ' ')
    .trim();
}

/** Its paragraphs, and the items of its lists. */
export function partsOf(text: string): { paragraphs: string[]; items: string[] } {
  const ITEM = /^\s*(?:[-*•–]|\d+[.)])\s+/;
  const lines = text.split('\n');
  const items = lines.filter((line) => ITEM.test(line)).map((line) => clean(line.replace(ITEM, '')));
  const others = lines.map((line) => (ITEM.test(line) ? '' : line)).join('\n');
  return {
    paragraphs: others
      .split(/\n\s*\n/)
      .map(clean)
      .filter(Boolean),
    items: items.filter(Boolean),
  };
}

/** Adds a full stop unless the text ends with punctuation. */
export const ended = (text: string) => (/[.!?…。;:]$/.test(text) ? text : `${text}.`);

/** How people say in the field of a date that something goes on. */
const ONGOING =
  /^(to )?(the )?(present|current(ly)?|now|today|ongoing|heute|jetzt|aktuell|laufend|actualidad|la actualidad|actual(mente)?|presente|hoy|aujourd['’]hui|actuel(lement)?|présent|oggi|attuale|attualmente|in corso|atual(mente)?|hoje|obecnie|teraz|nu|heden|dnes|dosud|dodnes|nyní|(do )?současnosti?|idag|nykyinen|сейчас|настоящее время|по настоящее время|至今|现在|現在|현재|[-–—])\.?$/iu;

export const isOngoing = (text: string) => ONGOING.test(clean(text));

/** Whether it names neither a day nor a year, in a language that isn't listed here: such as `Devam ediyor`. */
export const isWordy = (text: string) => !/\d/.test(text) && !isOngoing(text);

/**
 * The year of a date however it is written, such as `2023-9-28`, `09/2015`, `May 2022` or `Spring 2019`.
 *
 * @returns undefined where it can't be read, or names more than one
 */
export function yearIn(text: string): number | undefined {
  const years = new Set(text.match(/(?<!\d)\d{4}(?!\d)/g)?.map(Number));
  const [year] = years;
  return years.size === 1 && year && year >= YEARS.first && year <= YEARS.last ? year : undefined;
}

/** Whether a date says more than a year. */
export const hasMonth = (text: string) => /\d{4}\D+\d|\d\D+\d{4}|\p{L}/u.test(text) && !isOngoing(text);

/** An address as people write it: https is added where there is no scheme. */
export function urlIn(text: string): string | undefined {
  const bare = clean(text);
  const url = /^[a-z][a-z\d+.-]*:/i.test(bare)
    ? bare
    : /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(bare)
      ? `https://${bare}`
      : '';
  return httpUrl.safeParse(url).success ? url : undefined;
}

/** Whether most of a text's letters are read from right to left. */
export function isRightToLeft(text: string) {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const opposite =
    text.match(/[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/gu)?.length ?? 0;
  return opposite > letters / 2;
}
