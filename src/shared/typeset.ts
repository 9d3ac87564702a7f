/** What typography binds: patterns, and what stands in their place. */
type Rules = [pattern: RegExp, bound: string][];

const UNITS =
  'px|ms|s|min|h|o|ko|Mo|Go|B|kB|KB|MB|GB|TB|mm|cm|m|km|g|kg|Hz|kHz|MHz|GHz|fps|V|mA|W|kW|°C|ans?';

/**
 * In every language: a level, such as (C1), and a dot between entries stay with the word before them, a unit with
 * its number, and in a sentence both sides of an arrow.
 */
const EVERYWHERE: Rules = [
  [/ (?=\([^\s()]{1,3}\)|· )/g, '\u00a0'],
  [/(?<=^(?=.{20}).*\d\S*(?:[ \u00a0]\S{1,3})?) (?=→ \d)|(?<=^(?=.{20}).*\d.*→) (?=\d)/gs, '\u00a0'],
  [new RegExp(`(?<=\\d) (?=(?:${UNITS})(?![\\p{L}\\d]))`, 'gu'), '\u00a0'],
];
/** By a language's code. */
const RULES: Record<string, Rules> = {};

// A dash doesn't begin a line.
for (const code of ['uk', 'pl', 'cs']) RULES[code] = [[/ (?=[–—] )/g, '\u00a0']];

// Imprimerie nationale, Lexique des règles typographiques: signs keep the space before them, numbers their unit.
RULES.fr = [
  [/ (?=[;!?])/g, '\u202f'],
  [/ (?=[:»%€])/g, '\u00a0'],
  [/(?<=«) /g, '\u00a0'],
  [/(?<=\d) (?=\d{3}(?!\d))/g, '\u202f'],
  [/(?<=\p{L})'(?=\p{L}|$)/gu, '’'],
  [
    /\b1 (?=(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)(?!\p{L}))/gu,
    '1er\u00a0',
  ],
];

/** In a text with spaces, or letters that run from right to left: no address, and no name that is isolated. */
const AMONG = '(?:(?<=[\\u0590-\\u08ff\\s][^]*)|(?=[^]*[\\u0590-\\u08ff\\s]))';

/** In a text with letters that run from right to left. */
const RTL = '(?:(?<=[\\u0590-\\u08ff][^]*)|(?=[^]*[\\u0590-\\u08ff]))';
const LATIN = '[A-Za-z.\\u200e][\\w+#.\\u200e-]*';

// From right to left, what comes next is on the left, also after a Latin word at the start; C#, .NET and B.Sc. keep
// their signs: a mark stands beside them. A telephone number is isolated, a quantity with its sign and unit, and each
// entry of a list.
for (const code of ['ar', 'fa', 'he', 'ur'])
  RULES[code] = [
    [/→/g, '←'],
    [
      new RegExp(`(?<![\\w.])[-−+±]?\\p{Nd}[\\p{Nd}.,٫٬]*\u00a0?(?:%|(?:${UNITS})(?![\\p{L}\\d]))`, 'gu'),
      '\u2066$&\u2069',
    ],
    [/(?<=[\p{L}\p{P}]\s?)\+\d[\d\s().-]{5,}\d/gu, '\u2066$&\u2069'],
    [new RegExp(`${AMONG}(?<=[A-Za-z])[#+]+(?![\\w\\u200e#+])`, 'g'), '$&\u200e'],
    [new RegExp(`${AMONG}(?<![\\w/.\\u200e])\\.(?=[A-Za-z])`, 'g'), '\u200e.'],
    [/(?<=[A-Za-z])\.(?=,)/g, '.\u200e'],
    // Between two Latin words alone, a comma is the list's.
    [new RegExp(`${RTL}(?<=(?:^|[^\\w\\s] ?)${LATIN}),(?= ${LATIN}(?:[,)]|$| [^A-Za-z]))`, 'g'), ',\u200f'],
    [/(?<=^|\u00a0· )[^·]+(?=\u00a0· )|(?<=\u00a0· )[^·]+$/g, '\u2068$&\u2069'],
    [/^(?=[A-Za-z\u200e].*\s.*[\u0590-\u08ff])/gs, '\u200f'],
  ];

// They have a comma of their own; a name's first part and its next are one.
for (const code of ['ar', 'fa', 'ur'])
  RULES[code]?.push(
    [/(?<=[\u0600-\u06ff][)»]?),(?= )|,(?= [\u0600-\u06ff])/g, '،'],
    [/(?<!\p{L})(عبد|أبو|ابن|بن) (?=\p{L})/gu, '$1\u00a0'],
  );

/** A value with each text in it set as its language asks. */
export function typeset(value: unknown, language: string): unknown {
  if (typeof value === 'string')
    return [...EVERYWHERE, ...(RULES[language] ?? [])].reduce(
      (text, [pattern, bound]) => text.replace(pattern, bound),
      value,
    );
  if (Array.isArray(value)) return value.map((each) => typeset(each, language));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, typeset(each, language)]));
}
