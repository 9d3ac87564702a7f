/**
 * The edition that a visitor would choose, judging by the browser's languages.
 *
 * @param wanted tags such as `de-AT`, best first
 * @param offered the editions' codes
 * @returns undefined when none of them is wanted
 */
export function preferredEdition(wanted: readonly string[], offered: string[]): string | undefined {
  const codes = wanted.map((tag) => tag.toLowerCase().split('-')[0] ?? '');
  return codes.find((code) => offered.includes(code));
}
