// Content files as text: typed, and laid out as the project's own are.

/** The names that each file imports and gives its exports, in the order in which they stand. */
const FACTS = new Map([
  ['aboutStory', { aboutStory: 'AboutStoryFacts' }],
  ['contact', { contact: 'ContactFacts' }],
  ['editions', { editions: 'EditionFacts[]' }],
  ['frame', { navigation: 'NavigationFacts' }],
  ['homeStory', { homeStory: 'HomeStoryFacts', logos: 'LogoFacts[]' }],
  ['owner', { owner: 'OwnerFacts' }],
  ['projects', { projects: 'ProjectFacts[]' }],
  ['skills', { skills: 'SkillFacts[]' }],
]);
const TEXTS = new Map([
  ['about', { about: 'AboutTexts' }],
  ['aboutStory', { aboutStory: 'AboutStoryTexts', carouselLabels: 'CarouselLabelTexts' }],
  ['contact', { contact: 'ContactTexts' }],
  ['cv', { cv: 'CvTexts' }],
  ['descriptions', { descriptions: 'DescriptionsTexts' }],
  ['frame', { navigation: 'NavigationTexts', labels: 'LabelTexts', popup: 'PopupTexts' }],
  ['home', { home: 'HomeTexts' }],
  ['homeStory', { homeStory: 'HomeStoryTexts', logos: 'LogoTexts' }],
  ['inbox', { inbox: 'InboxTexts' }],
  ['owner', { owner: 'OwnerTexts' }],
  ['projects', { title: '', intro: '', projects: 'ProjectTexts' }],
  ['skills', { title: '', labels: 'SkillLabelTexts', intro: '', skills: 'SkillTexts' }],
]);

/** Files whose ids the types of the texts are made of. */
const LISTED = ['aboutStory', 'homeStory', 'projects', 'skills'];

/** What an owner should know where it stands, by place. */
const FACT_NOTES = new Map([
  ['aboutStory story', 'Technologies: those of the daily work; those that come next may stand in `next`.'],
  [
    'aboutStory photographs',
    'None, or 3 to 15 on a ring: { id, image: { src }, credit, licence, url }, and alt and caption in the texts’ `ring`.',
  ],
  [
    'contact endpoint',
    'The address that your form-forwarding service gave you. Without it there is no form.',
  ],
  [
    'contact asks',
    'What it asks for besides name, address and message: empresa (company), pais (language of the reply).',
  ],
  ['editions', 'The languages of the site, each with a folder here. The first is at the root.'],
  ['homeStory jobs', 'Newest first. `from` and `to` are years; without `to` it lasts.'],
  ['homeStory featured', 'The ids of three projects, or none.'],
  ['logos', 'The technologies of the sliding strip, or none.'],
  [
    'owner profiles',
    'Any number. The id is the network’s name, whose mark is shown; `email` with mailto: is a mailbox.',
  ],
  ['projects', 'Each has its texts in the languages’ projects.ts. Pictures are below static/images.'],
  [
    'skills',
    'Each has its texts in the languages’ skills.ts; `info` there is a longer text behind a button.',
  ],
]);
const TEXT_NOTES = new Map([
  ['home phrases', 'Typed in turn.'],
  ['home lead', 'Beside the portrait: a sentence or two.'],
  ['cv file', 'The name of the printed file.'],
]);

/** As many characters as a line has. */
const WIDTH = 110;

/**
 * A content file.
 *
 * @param {string} name its path below src/content, without ending
 * @param {Record<string, unknown>} exports
 * @returns {string}
 */
export function printFile(name, exports) {
  const [file = '', folder] = name.split('/').toReversed();
  const types = /** @type {Record<string, string>} */ ((folder ? TEXTS : FACTS).get(file) ?? {});
  const notes = folder ? TEXT_NOTES : FACT_NOTES;
  const listed = !folder && LISTED.includes(file);
  const used = Object.keys(types).filter((key) => key in exports && types[key]);
  const imported = [...used.map((key) => String(types[key]).replace('[]', '')), ...(listed ? ['Facts'] : [])];
  const head = `import type { ${imported.sort().join(', ')} } from '${folder ? '../texts.ts' : './types.ts'}';`;
  const bodies = Object.keys(types)
    .filter((key) => exports[key] !== undefined)
    .map((key) => {
      const value = print(exports[key], 0, [key], notes);
      const type = types[key];
      const declared = type && !listed ? `${key}: ${type}` : key;
      const ending = listed ? ` as const satisfies Facts<${type}>` : '';
      return `${noteAt(notes, [key], 0)}export const ${declared} = ${value}${ending};\n`;
    });
  return `${[head, ...bodies].join('\n\n').replace(/\n\n+/g, '\n\n')}`;
}

/** @typedef {Map<string, string>} Notes by place */

/**
 * @param {unknown} value
 * @param {number} depth
 * @param {string[]} path
 * @param {Notes} notes
 * @param {number} [room] for it on the line where it begins
 * @returns {string}
 */
function print(value, depth, path, notes, room = 0) {
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const inside = '  '.repeat(depth + 1);
  const isList = Array.isArray(value);
  const entries = Object.entries(value).filter(([, child]) => child !== undefined);
  const parts = entries.map(([key, child]) => {
    const name = isList ? '' : `${/^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(key) ? key : quoted(key)}: `;
    const place = [...path, isList ? '*' : key];
    const text = print(child, depth + 1, place, notes, WIDTH - inside.length - name.length - 1);
    return { note: isList ? '' : noteAt(notes, place, depth + 1), text: name + text };
  });
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  if (parts.length === 0) return open + close;
  const pad = isList ? '' : ' ';
  const line = open + pad + parts.map(({ text }) => text).join(', ') + pad + close;
  const flat = parts.every(({ note, text }) => !note && !text.includes('\n'));
  if (flat && line.length <= room) return line;
  const lines = parts.map(({ note, text }) => `${note}${inside}${text},\n`);
  return `${open}\n${lines.join('')}${'  '.repeat(depth)}${close}`;
}

/** @param {Notes} notes @param {string[]} path @param {number} depth */
function noteAt(notes, path, depth) {
  const note = notes.get(path.join(' '));
  return note ? `${'  '.repeat(depth)}/** ${note} */\n` : '';
}

/** @param {string} text @returns {string} in single quotes; what can't be seen is written as an escape */
function quoted(text) {
  const safe = text
    .replace(/[\\']/g, (character) => `\\${character}`)
    .replace(/[\p{C}\u00a0\u2028\u2029]/gu, (character) =>
      [...Array(character.length).keys()]
        .map((i) => `\\u${character.charCodeAt(i).toString(16).padStart(4, '0')}`)
        .join(''),
    );
  return `'${safe}'`;
}
