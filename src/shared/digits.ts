/** A number or a time in the digits of a page, such as `arab`: https://cldr.unicode.org/translation/core-data/numbering-systems */
export const inDigits = (written: number | string, digits: string): string =>
  digits === 'latn'
    ? String(written)
    : String(written).replace(/\d/g, (digit) =>
        new Intl.NumberFormat('en', { numberingSystem: digits }).format(Number(digit)),
      );
