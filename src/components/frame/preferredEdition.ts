/**
 * The edition that a visitor would choose, judging by the browser's languages.
 *
 * @param wanted tags such as `de-AT`, best first
 * @param offered the editions' languages, such as `de` or `sr-Latn`
 * @returns undefined when none of them is wanted
 */
export function preferredEdition(wanted: readonly string[], offered: string[]): string | undefined {
  const codeOf = (tag: string) => tag.toLowerCase().split('-')[0];
  const matches = wanted.flatMap((tag) => offered.filter((lang) => codeOf(lang) === codeOf(tag)));
  return matches[0];
}
