// What authors write as other tools and systems have it.

/** Code, or the start of a link or picture up to its title: its address begins like a path or ends like a file's name. */
const SPACED = /`+[^`]*`+|(!?\[[^\]]*\]\()([^<>"]*?\.\w{2,5})(?=\s*(?:"[^"]*")?\))/g;

/**
 * Puts names of files as systems make them, such as `Screenshot (12).png`, between angle brackets, which Markdown asks for; outside
 * code.
 */
export function withNamesOfFiles(body: string) {
  let inCode = false;
  const bracketed = (all: string, start: string | undefined, name = '') => {
    const isFile = start?.startsWith('!') || name.startsWith('/');
    return isFile && /[\s()]/.test(name) && isBalanced(name) ? `${start}<${name}>` : all;
  };
  return body
    .split('\n')
    .map((line) => {
      if (/^\s*(```|~~~)/.test(line)) inCode = !inCode;
      return inCode ? line : line.replace(SPACED, bracketed);
    })
    .join('\n');
}

/** Whether each parenthesis that is closed has been opened. */
function isBalanced(text: string) {
  let depth = 0;
  for (const letter of text) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

/** Markdown of other tools, which is shown as it is written: what it looks like in a text, and what to write. */
const OTHER_TOOLS: [pattern: RegExp, fix: string][] = [
  [/\[\^\w+\]/, 'there is no footnote of that name'],
  [/\]\([^)]*\)?/, 'put the address between < and >, or write %20 for its spaces'],
  [/\[\[[^\]]+\]\]|^\[toc\]$/i, 'write [text](/Notes/name); contents are made where they help'],
  [/^\[!\w+\]/, 'write one of [!NOTE], [!TIP], [!IMPORTANT], [!WARNING], [!CAUTION]'],
  [/\$\$|(?:^|\s)\$[^\s$](?:[^$]*[^\s$])?\$(?!\d)/, 'write a formula in words, or show it as a picture'],
  [/^:::\s*\w*/, 'write > [!NOTE], and > before each line'],
  [/==[^=\s](?:[^=]*[^=\s])?==/, 'write **bold**'],
  [/\w~\w+~/, 'write the letter itself, such as ₂'],
  [/\{[{%].*?[%}]\}/, 'it is for another program: remove it'],
  [/(?<![\w:]):[a-z]\w*[a-z]:(?![\w:])/, 'there is no emoji of that name'],
  [/(?:^|\s)\*{1,2}\p{L}|\p{L}\*{1,2}(?:\s|$)/u, 'begin and end what is emphasized with the same stars'],
];

/** What a text shows as it is written, though another tool would make something of it, and the fix. */
export const shownAsItIs = (text: string): { found: string; fix: string }[] =>
  OTHER_TOOLS.flatMap(([pattern, fix]) => {
    const [found] = text.match(pattern) ?? [];
    return found === undefined ? [] : [{ found: found.trim(), fix }];
  });
