/** Letters that aren't a Latin one with a mark, as they are usually written without them. */
const LETTERS = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' };

/** How languages write letters that others only strip of their marks. */
const BY_LANGUAGE: Record<string, Record<string, string>> = {
  de: { ä: 'ae', ö: 'oe', ü: 'ue' },
  da: { å: 'aa', ø: 'oe' },
  nb: { å: 'aa', ø: 'oe' },
};

/**
 * @param language its language's code
 * @returns it as part of an address: lowercase Latin letters, digits and hyphens; '' if nothing is left
 */
export function slugOf(text: string, language: string = ''): string {
  const letters = Object.entries({ ...LETTERS, ...BY_LANGUAGE[language] });
  const spelt = letters.reduce(
    (all, [letter, latin]) => all.replaceAll(letter, latin),
    text.normalize('NFC').toLowerCase(),
  );
  const plain = spelt.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}
