import { contentFile } from '../content/faults.ts';

/** Variable packages of fontsource that have Latin letters, too, by the script that they add. */
const PACKAGES: [script: RegExp, name: string][] = [
  [/\p{Script=Cyrillic}|\p{Script=Greek}/u, 'commissioner'],
  [/\p{Script=Arabic}/u, 'vazirmatn'],
  [/\p{Script=Hebrew}/u, 'rubik'],
  [/\p{Script=Thai}/u, 'noto-sans-thai'],
  [/\p{Script=Devanagari}/u, 'noto-sans-devanagari'],
  [/\p{Script=Armenian}/u, 'noto-sans-armenian'],
  [/\p{Script=Georgian}/u, 'noto-sans-georgian'],
];

/** Their fonts are megabytes large, so that the system's are the better choice. */
const SQUARE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** How many letters are named. */
const NAMED = 8;

/**
 * A sentence on the letters that a site's font lacks, with a font that has them.
 *
 * @param has whether the font has a character
 */
export function lackingLetters(
  letters: Set<string>,
  font: string,
  has: (letter: string) => boolean,
): string[] {
  const all = [...letters].filter((letter) => /\p{L}/u.test(letter) && !SQUARE.test(letter));
  const lacking = all.filter((letter) => !has(letter)).sort();
  if (lacking.length === 0) return [];

  const [, name] = PACKAGES.find(([script]) => lacking.some((letter) => script.test(letter))) ?? [];
  const more = lacking.length > NAMED ? ', …' : '';

  const fix = name
    ? `run npm install --save-dev --save-exact @fontsource-variable/${name}, and write ` +
      `font: '@fontsource-variable/${name}' in ${contentFile('owner')}`
    : `choose one that has them on fontsource.org, and name it as font in ${contentFile('owner')}`;

  return [`${titleOf(font)} has no ${lacking.slice(0, NAMED).join(', ')}${more}: ${fix}`];
}

/** A package's name as people write it, such as Bricolage Grotesque. */
const titleOf = (name: string) =>
  name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
