/** A number or a time in the digits of a page, which are ten, from 0 on. */
export const inDigits = (written: number | string, digits: string): string =>
  `${written}`.replace(/\d/g, (digit) => [...digits][Number(digit)] ?? digit);
